import KitScreens
import StackLayout

/// Writes cases, one a line. The tree is flat and depth first, so writing it is one walk with a stack of the
/// containers that are still open.
struct CaseWriter {
    private var text = "["
    private var isFirst = true

    mutating func add(_ item: Case) {
        text += isFirst ? "\n" : ",\n"
        isFirst = false
        let component = item.component
        text += "{\"name\":\(JSONText.quoted(component.name))"
        if component.direction == .rightToLeft { text += ",\"rtl\":true" }
        if let source = item.source { text += ",\"source\":\(JSONText.quoted(source))" }
        for (key, value) in item.extras.sorted(by: { $0.key < $1.key }) {
            text += ",\(JSONText.quoted(key)):\(value)"
        }
        text += ",\"root\":"
        write(component)
        text += "}"
    }

    /// The text of the file.
    mutating func finished() -> String {
        text += "\n]\n"
        return text
    }

    private mutating func write(_ component: Component) {
        var open: [Int] = []
        for (index, part) in component.parts.enumerated() {
            while let last = open.last, last != part.parent {
                close(component.parts[last])
                open.removeLast()
            }
            if index > 0 && part.parent != index - 1 { text += "," }
            var node = NodeWriter(part.style, texts: component.texts)
            text += "{" + node.members(name: part.name)
            if part.style.kind == .leaf {
                writeFrame(of: part, isFirstMember: node.isEmpty)
                text += "}"
            } else {
                text += ",\"children\":["
                open.append(index)
            }
        }
        while let last = open.popLast() { close(component.parts[last]) }
    }

    private mutating func close(_ container: Part) {
        text += "]"
        writeFrame(of: container, isFirstMember: false)
        text += "}"
    }

    private mutating func writeFrame(of part: Part, isFirstMember: Bool) {
        guard let frame = part.stored else { return }
        let numbers = JSONText.list([frame.x, frame.y, frame.width, frame.height])
        text += "\(isFirstMember ? "" : ",")\"frame\":\(numbers)"
    }
}
