import KitScreens
import StackLayout

// Any text as kit notation: it is read or refused with a place, and what was read is printed and read again as the
// same; then the tree is solved.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let components: [Component]
    do {
        components = try Notation.parse(text)
    } catch {
        if error.description.isEmpty { fatalError("an error without a text") }
        return 0
    }
    let printed = Notation.print(components)
    guard let again = try? Notation.parse(printed) else { fatalError("not read again: \(printed)") }
    if Notation.print(again) != printed { fatalError("printed otherwise: \(printed)") }
    for component in components where component.parts.count < 500 { _ = try? Verification(of: component, tolerance: 0.01) }
    return 0
}
