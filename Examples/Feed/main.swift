// A list of 100,000 rows that is scrolled and edited: `swift run -c release feed [FRAMES]`. Each frame edits rows,
// solves, and visits what is to be seen; every tenth is compared with a tree made afresh. Prints what each cost.

import Foundation
import StackLayout

/// Adds up what there is to draw.
struct Pen: PaintVisitor {
    var count = 0
    var area = 0.0
    mutating func paint(_ node: PaintedNode) {
        count += 1
        area += node.frame.width * node.frame.height
    }
}

var frames = 30
if CommandLine.arguments.count > 1 {
    guard CommandLine.arguments.count == 2, let given = Int(CommandLine.arguments[1]),
        (1...100_000).contains(given)
    else {
        FileHandle.standardError.write(Data("usage: feed [FRAMES], from 1 to 100000\n".utf8))
        exit(64)
    }
    frames = given
}

func microseconds(_ work: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(work)
    return Double(time.components.seconds) * 1e6 + Double(time.components.attoseconds) / 1e12
}

func padded(_ number: Double) -> String {
    let text = (number * 10).rounded() / 10
    return String(repeating: " ", count: max(0, 9 - text.description.count)) + text.description
}

var feed = try Feed(rows: 100_000)
let first = try microseconds { try feed.solve() }
print("100,000 rows, \(feed.tree.nodeCount) nodes, first solve \(padded(first / 1000)) ms")
print("frame   edits µs  solve µs  visit µs    hit µs  nodes")

var stack = PaintStack()
var differences = 0
for frame in 0..<frames {
    // Scrolls down the list and up again, row by row and in leaps.
    let length = feed.tree.frame(of: feed.list)!.height
    let y = (Double(frame * frame) * 977).truncatingRemainder(dividingBy: length - 844)
    let place = frame * 331 % 90_000
    let edits = try microseconds {
        try feed.insertRow(at: place)
        try feed.resizeRow(at: place + 500, to: Double(50 + frame % 40))
        try feed.removeRow(at: place + 1_000)
    }
    let solve = try microseconds { try feed.solve() }
    let visible = Rect(x: 0, y: y, width: 390, height: 844)
    var pen = Pen()
    let visit = microseconds { feed.tree.paint(in: visible, with: &pen, &stack) }
    var hit: PaintedNode?
    let test = microseconds { hit = feed.tree.hitTest(Point(70, y + 400), &stack) }
    print(
        padded(Double(frame)).dropFirst(4), padded(edits), padded(solve), padded(visit), padded(test),
        pen.count)

    guard frame % 10 == 0 || frame == frames - 1 else { continue }
    let seen = feed.tree.paintedNodes(in: visible)
    let expected = try feed.freshlyPainted(in: visible)
    let isRight =
        seen.map(\.frame) == expected.map(\.frame) && seen.map(\.tag) == expected.map(\.tag)
        && hit?.frame == expected.last { $0.frame.contains(Point(70, y + 400)) }?.frame
    if !isRight {
        differences += 1
        print("frame \(frame) differs from a fresh solve")
    }
}
print(differences == 0 ? "all compared frames equal those of a fresh solve" : "\(differences) frames differ")
exit(differences == 0 ? 0 : 1)
