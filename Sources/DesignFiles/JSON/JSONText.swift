/// Values as JSON text, written by hand for the sake of speed and of the order of members.
enum JSONText {
    /// The number with the fewest digits that read as the same number: `402`, `0.1`. It must be finite.
    static func number(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The numbers between brackets.
    static func list(_ numbers: [Double]) -> String {
        "[\(numbers.map(number).joined(separator: ","))]"
    }

    /// The string between quotes.
    static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
