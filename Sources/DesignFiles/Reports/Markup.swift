/// Text as HTML and XML 1.0 may hold it.
enum Markup {
    /// The text with markup characters as entities, to stand in an element or in a quoted attribute. What XML
    /// cannot hold or readers cannot see is written out, as by ``visible(_:)``.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in visible(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The text with control characters, those that turn the direction of others, and what no character is
    /// written as `\u{1B}`.
    static func visible(_ text: String) -> String {
        if !text.unicodeScalars.contains(where: isHidden) { return text }
        var visible = ""
        for scalar in text.unicodeScalars {
            if isHidden(scalar) {
                visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
        }
    }

    /// A number with at most `decimals` decimals, within what viewers can draw.
    static func number(_ value: Double, decimals: Int = 3) -> String {
        guard value.isFinite else { return "0" }
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let bounded = min(max(value, -1e9), 1e9)
        return JSONText.number((bounded * scale).rounded() / scale + 0)
    }

    /// A number for people: at most six decimals.
    static func points(_ value: Double?) -> String {
        guard let value else { return "none" }
        return JSONText.number(value.magnitude < 1e9 ? (value * 1e6).rounded() / 1e6 + 0 : value)
    }
}
