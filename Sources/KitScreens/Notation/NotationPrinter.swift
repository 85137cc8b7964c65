import StackLayout

/// Writes components line by line. The values are written in the files that read them.
struct NotationPrinter {
    private(set) var text = ""

    /// Lines are broken between properties before they are longer, if they can.
    private static let lineLength = 110
    /// The deepest level that is indented. Beyond, its number is written: a chain of n parts would else take
    /// n² spaces.
    private static let deepestIndentation = 24

    /// Adds a component, behind a blank line if it is not the first.
    mutating func add(_ component: Component) {
        if !text.isEmpty { text += "\n" }
        var levels: [Int] = []
        levels.reserveCapacity(component.parts.count)
        for part in component.parts {
            let level = part.parent.map { levels[$0] + 1 } ?? 0
            levels.append(level)
            var phrases = [part.parent == nil ? Self.head(of: component, root: part) : Self.head(of: part)]
            phrases += Self.layout(of: part, texts: component.texts)
            phrases += Self.properties(of: part.look)
            write(phrases, level: level)
        }
    }

    private static func head(of component: Component, root: Part) -> String {
        var head = "COMPONENT \(QuotedText.quoted(component.name))"
        if component.direction == .rightToLeft { head += " rtl" }
        if root.look.layer != .component || !root.name.isEmpty { head += " " + self.head(of: root) }
        return head
    }

    private static func head(of part: Part) -> String {
        let layer = part.look.layer.rawValue
        return part.name.isEmpty ? layer : "\(layer) \(QuotedText.quoted(part.name))"
    }

    private mutating func write(_ phrases: [String], level: Int) {
        let isIndented = level <= Self.deepestIndentation
        let indentation = isIndented ? String(repeating: "  ", count: level) : "\(level)> "
        let continuation = (isIndented ? indentation : "") + "  |"
        var line = indentation + phrases[0]
        var length = line.unicodeScalars.count
        for phrase in phrases.dropFirst() {
            let more = phrase.unicodeScalars.count + 1
            if length + more > Self.lineLength {
                text += line + "\n"
                line = continuation
                length = continuation.utf8.count
            }
            line += " " + phrase
            length += more
        }
        text += line + "\n"
    }
}
