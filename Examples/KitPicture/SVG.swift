/// The text of an SVG drawing, element by element.
struct SVG {
    private(set) var text: String
    private var open: [String] = []
    private var identifiers = 0

    typealias Attributes = KeyValuePairs<String, String>

    /// Begins a drawing of the given size, in points.
    init(width: Double, height: Double, title: String) {
        let (width, height) = (number(width), number(height))
        text = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
            width="\(width)" height="\(height)">
            <title>\(escaped(title))</title>

            """
    }

    /// Adds an element that holds no others.
    mutating func add(_ name: String, _ attributes: Attributes, content: String? = nil) {
        let end = content.map { ">\(escaped($0))</\(name)>" } ?? "/>"
        text += indentation + "<\(name)\(written(attributes))\(end)\n"
    }

    /// Begins an element; what is added next stands inside it.
    mutating func begin(_ name: String, _ attributes: Attributes) {
        text += indentation + "<\(name)\(written(attributes))>\n"
        open.append(name)
    }

    /// Ends the element that was begun last.
    mutating func end() {
        let name = open.removeLast()
        text += indentation + "</\(name)>\n"
    }

    /// A name for a definition that was not given before.
    mutating func newIdentifier() -> String {
        identifiers += 1
        return "d\(identifiers)"
    }

    /// The finished drawing.
    func finished() -> String {
        precondition(open.isEmpty, "an element was not ended")
        return text + "</svg>\n"
    }

    private var indentation: String { String(repeating: " ", count: open.count) }

    /// Attributes with an empty value are left out.
    private func written(_ attributes: Attributes) -> String {
        attributes.filter { !$0.value.isEmpty }.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    }
}

/// A number with at most two decimals.
func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    return (Double(hundredths) / 100).description
}

/// Text as markup: what would end it or begin an element is written as an entity.
private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.append(character)
        }
    }
    return result
}
