extension JSONScanner {
    /// Scans a string, and returns whether it has an escape.
    @discardableResult
    mutating func string() throws(JSONError) -> Bool {
        let start = offset
        var hasEscape = false
        offset += 1
        while true {
            switch bytes[offset] {
            case Self.quote:
                offset += 1
                add(from: start)
                return hasEscape
            case Self.backslash:
                hasEscape = true
                try escape()
            case 0..<0x20:
                guard offset < count else { throw unexpected("the closing quote of a string") }
                throw unexpected("control characters as escapes, like \\n or \\u0000")
            case 0x80...:
                guard let length = scalarLength(at: offset) else { throw unexpected("UTF-8 text") }
                offset += length
            default: offset += 1
            }
        }
    }

    private mutating func escape() throws(JSONError) {
        let start = offset
        switch bytes[offset + 1] {
        case Self.quote, Self.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 2
        case UInt8(ascii: "u"):
            let unit = try codeUnit()
            guard 0xD800...0xDFFF ~= unit else { return }
            let isFirst = unit < 0xDC00
            if isFirst && bytes[offset] == Self.backslash && bytes[offset + 1] == UInt8(ascii: "u") {
                if 0xDC00...0xDFFF ~= (try codeUnit()) { return }
            }
            let half = String(decoding: bytes[start..<start + 6], as: UTF8.self)
            throw unexpected("both halves of a surrogate pair", found: "\"\(half)\" alone", at: start)
        default:
            guard offset + 1 < count else { throw unexpected("an escape", at: count) }
            throw unexpected(
                "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", found: word(at: start, length: 2),
                at: start)
        }
    }

    /// Scans `\u` and four hexadecimal digits.
    private mutating func codeUnit() throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for position in offset + 2..<offset + 6 {
            guard let digit = JSONString.hexDigit(bytes[position]) else {
                let found = position < count ? word(at: offset, length: position - offset) : nil
                throw unexpected(
                    "four hexadecimal digits behind \\u", found: found, at: found == nil ? count : offset)
            }
            unit = unit << 4 | digit
        }
        offset += 6
        return unit
    }

    /// How many bytes the UTF-8 sequence of a scalar has; `nil` if it is not well formed: cut short, longer
    /// than it need be, a surrogate, or beyond U+10FFFF (Unicode, table 3-7).
    func scalarLength(at start: Int) -> Int? {
        let length: Int
        let second: ClosedRange<UInt8>
        switch bytes[start] {
        case 0..<0x80: return 1
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard second ~= bytes[start + 1] else { return nil }
        // The zero behind the text stops this before it runs over.
        for position in start + 2..<max(start + 2, start + length) where bytes[position] & 0xC0 != 0x80 {
            return nil
        }
        return length
    }
}
