// A renderer for terminals: `swift run terminal [COLUMNS]` draws a screen in box-drawing characters.

import Foundation

var width = 72
if CommandLine.arguments.count > 1 {
    guard CommandLine.arguments.count == 2, let given = Int(CommandLine.arguments[1]),
        (30...1000).contains(given)
    else {
        FileHandle.standardError.write(Data("usage: terminal [COLUMNS], from 30 to 1000\n".utf8))
        exit(64)
    }
    width = given
}
for line in try Screen(width: width).drawn() { print(line) }
