/// Why a text is no JSON that we take, and where.
enum JSONError: Error, Hashable {
    /// The text breaks the grammar.
    case unexpected(found: String, expected: String, at: Place)
    /// Two members of an object have the same key.
    case repeatedKey(String, at: Place, first: Place)

    /// A place in a text, counted from 1; the column in bytes. Lines end with a line feed.
    struct Place: Hashable {
        var line: Int
        var column: Int
    }
}

extension JSONScanner {
    /// What is wrong at a place, by default the current one.
    func unexpected(_ expected: String, found: String? = nil, at offset: Int? = nil) -> JSONError {
        let offset = offset ?? self.offset
        if offset == count {
            return .unexpected(
                found: "the end of the text", expected: expected + openNote, at: place(of: offset))
        }
        let isText = found != nil || scalarLength(at: offset) != nil
        return .unexpected(
            found: found ?? word(at: offset), expected: isText ? expected : "UTF-8 text",
            at: place(of: offset))
    }

    /// The word at a place as messages show it, or the one character there.
    func word(at start: Int, length: Int = 1) -> String {
        if bytes[start] == Self.quote { return "a string" }
        guard scalarLength(at: start) != nil else { return "the byte 0x\(hex(UInt32(bytes[start]), 2))" }
        var end = start
        while end < count && end - start < Self.longestWord && Self.isOfWord(bytes[end]) { end += 1 }
        while end < start + length, end == start || bytes[end] >= 0x20, let next = scalarLength(at: end) {
            end += next
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        if let first = text.unicodeScalars.first, first.properties.generalCategory == .control {
            return "U+\(hex(first.value, 4))"
        }
        return "\"\(text)\""
    }

    /// The line and column of a byte. A byte-order mark takes no column.
    func place(of offset: Int) -> JSONError.Place {
        let start = bytes.starts(with: Self.byteOrderMark) ? min(Self.byteOrderMark.count, offset) : 0
        let before = bytes[start..<offset]
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
        return JSONError.Place(
            line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: offset - lineStart + 1)
    }

    /// Which bracket is open where the text ends.
    private var openNote: String {
        guard open != Self.none else { return "" }
        let start = Int(records[Int(open)].start)
        let place = place(of: start)
        return "; the \(word(at: start)) at line \(place.line), column \(place.column) is not closed"
    }

    /// How much of a word is shown, in bytes.
    private static let longestWord = 20

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func hex(_ value: UInt32, _ count: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
