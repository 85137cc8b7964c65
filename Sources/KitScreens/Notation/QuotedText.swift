/// Strings as the notation writes them: in double quotes, on one line, every character kept.
enum QuotedText {
    /// `"Create Note "`, with escapes for `"`, `\` and what cannot be seen: controls, line separators and
    /// marks of direction.
    static func quoted(_ string: String) -> String {
        var text = String.UnicodeScalarView()
        text.append("\"")
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text.append(contentsOf: #"\""#.unicodeScalars)
            case "\\": text.append(contentsOf: #"\\"#.unicodeScalars)
            case "\n": text.append(contentsOf: #"\n"#.unicodeScalars)
            case "\r": text.append(contentsOf: #"\r"#.unicodeScalars)
            case "\t": text.append(contentsOf: #"\t"#.unicodeScalars)
            case _ where isInvisible(scalar):
                text.append(contentsOf: "\\u{\(hexadecimal(scalar))}".unicodeScalars)
            default: text.append(scalar)
            }
        }
        text.append("\"")
        return String(text)
    }

    /// `{Labels/Light/2 Secondary}`; quoted inside the braces where it could not be read back otherwise.
    static func braced(_ string: String) -> String {
        let needsQuotes = string.unicodeScalars.contains { $0 == "}" || isInvisible($0) }
        return needsQuotes || string.unicodeScalars.first == "\"" ? "{\(quoted(string))}" : "{\(string)}"
    }

    /// The digits of a code point, as in U+1002C3.
    static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x200E...0x200F, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}

extension Cursor {
    var isAtQuote: Bool { byte == UInt8(ascii: "\"") }

    /// Reads a string in double quotes; `name` says what it is for.
    mutating func quoted(for name: String) throws(NotationError) -> String {
        skipSpaces()
        guard isAtQuote, isSeparated else { throw error("\(name) in double quotes") }
        return try quotedBody()
    }

    /// Reads `{…}` if it is next.
    mutating func braced() throws(NotationError) -> String? {
        guard take(mark: "{") else { return nil }
        if isAtQuote {
            let string = try quotedBody()
            guard takeNext("}") else { throw error("a closing }") }
            return string
        }
        let start = position
        while byte != UInt8(ascii: "}") {
            if isAtLineEnd { throw error("a closing }") }
            advance()
        }
        advance()
        return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
    }

    /// Reads code points, `U+1002C3 U+100202`.
    mutating func codePoints() throws(NotationError) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        while take(mark: "U+") {
            let start = position
            guard let scalar = scalar() else { throw error("the digits of a code point", at: start) }
            scalars.append(scalar)
        }
        guard !scalars.isEmpty else { throw error("a code point such as U+1002C3") }
        return scalars
    }

    private mutating func quotedBody() throws(NotationError) -> String {
        advance()
        var text: [UInt8] = []
        while true {
            guard !isAtLineEnd else { throw error("a closing \"") }
            let byte = byte
            switch byte {
            case UInt8(ascii: "\""):
                advance()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(try escape()).utf8)
            default:
                text.append(byte)
                advance()
            }
        }
    }

    private mutating func escape() throws(NotationError) -> Unicode.Scalar {
        let start = position
        advance(by: 2)
        switch byte(at: start + 1) {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            if takeNext("{"), let scalar = scalar(), takeNext("}") { return scalar }
        default: break
        }
        throw error(#"one of \" \\ \n \r \t \u{…}"#, at: start)
    }

    /// Takes up to eight hexadecimal digits that name a Unicode scalar.
    private mutating func scalar() -> Unicode.Scalar? {
        let start = position
        while position - start < 8, Character(Unicode.Scalar(byte)).isHexDigit { advance() }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
}
