// Prints the picture of the README: kit components, drawn with the engine. `scripts/picture` keeps it.
// With `--export` it prints what it would draw as plain lines, for the renderer in C (Examples/Cairo).

import KitScreens

if CommandLine.arguments.dropFirst() == ["--export"] {
    var export = Export()
    for component in KitScreens.components { export.write(component) }
    print(export.text, terminator: "")
} else {
    print(try Gallery().drawn(), terminator: "")
}
