/// Scans JSON text (RFC 8259) into the flat records of a ``JSONDocument``: every rule is enforced, and the
/// first text that breaks one is named with its place.
///
/// Why not Foundation's `JSONSerialization`: measured on Linux, it took 7 to 17 s and 1.6 GB for a file of
/// 21 MB, stops at 512 levels where our trees may have a million, loses digits of numbers beyond 15, accepts
/// `[1,]` on some systems, keeps one of several equal keys, and places some errors wrongly or not at all.
///
/// Nothing recurses: a container that is still open links to the one around it, so the records are the stack.
struct JSONScanner {
    /// The text, followed by a zero. No text may contain one unescaped, so it ends every loop below.
    let bytes: [UInt8]
    /// How long the text is, without the zero.
    let count: Int
    /// What was scanned so far, in the order of the text.
    var records: [JSONDocument.Record] = []
    /// The next byte to look at.
    var offset = 0
    /// Whether some key has an escape, so that equal keys may be spelled differently.
    var hasEscapedKeys = false
    /// The keys of the object that is being closed; kept for its capacity.
    var keys: [Int] = []
    /// The innermost open container.
    private(set) var open = Self.none

    /// No container is open.
    static let none = UInt32.max
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Prepares to scan UTF-8 text.
    init(_ text: some Collection<UInt8>) {
        count = text.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 1)
        bytes.append(contentsOf: text)
        bytes.append(0)
        self.bytes = bytes
    }

    /// The document.
    ///
    /// - Complexity: O(bytes); an object of n > 8 members adds n log n comparisons of keys.
    static func scan(_ text: some Collection<UInt8>) throws(JSONError) -> JSONDocument {
        var scanner = JSONScanner(text)
        try scanner.scan()
        return JSONDocument(bytes: scanner.bytes, records: scanner.records)
    }

    private mutating func scan() throws(JSONError) {
        guard count < Int(Self.none) else {
            throw unexpected("a text below 4 GB", found: "\(count) bytes", at: 0)
        }
        records.reserveCapacity(mostRecords)
        if bytes.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
        repeat { try value() } while try goesOn()
    }

    /// Each record is the first of the text or comes behind one of these bytes.
    private var mostRecords: Int {
        var marks = 1
        for byte in bytes where byte == Self.comma || byte == Self.colon || byte | 0x20 == Self.openBrace {
            marks += 1
        }
        return marks
    }

    /// Scans a scalar, an empty container, or the beginning of a container up to its first value.
    private mutating func value() throws(JSONError) {
        while true {
            skipBlanks()
            switch bytes[offset] {
            case Self.openBrace:
                begin()
                if bytes[offset] == Self.closeBrace { return try end() }
                try key(expected: "a key in quotes, or \"}\"")
            case Self.openBracket:
                begin()
                if bytes[offset] == Self.closeBracket { return try end() }
            case Self.quote:
                try string()
                return
            case Self.minus, UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
            case UInt8(ascii: "t"): return try literal("true")
            case UInt8(ascii: "f"): return try literal("false")
            case UInt8(ascii: "n"): return try literal("null")
            default: throw noValue()
            }
        }
    }

    /// Scans what stands between a value and the next: closing brackets, a comma, a key. False at the end.
    private mutating func goesOn() throws(JSONError) -> Bool {
        while true {
            skipBlanks()
            let byte = bytes[offset]
            guard open != Self.none else {
                guard offset == count else { throw unexpected("the end of the text") }
                return false
            }
            let isObject = bytes[Int(records[Int(open)].start)] == Self.openBrace
            if byte == Self.comma {
                offset += 1
                if isObject {
                    skipBlanks()
                    try key(expected: "a key in quotes")
                }
                return true
            }
            guard byte == (isObject ? Self.closeBrace : Self.closeBracket) else {
                throw unexpected(isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
            }
            try end()
        }
    }

    private mutating func begin() {
        let index = UInt32(records.count)
        records.append(.init(start: UInt32(offset), link: open))
        open = index
        offset += 1
        skipBlanks()
    }

    private mutating func end() throws(JSONError) {
        let index = Int(open)
        if bytes[offset] == Self.closeBrace { try refuseRepeatedKeys(of: index) }
        offset += 1
        open = records[index].link
        records[index].link = UInt32(records.count)
    }

    /// Scans a key and the colon behind it.
    private mutating func key(expected: String) throws(JSONError) {
        guard bytes[offset] == Self.quote else {
            throw bytes[offset] == Self.closeBrace ? commaAtEnd() : unexpected(expected)
        }
        if try string() { hasEscapedKeys = true }
        skipBlanks()
        guard bytes[offset] == Self.colon else { throw unexpected("\":\" behind the key") }
        offset += 1
    }

    private mutating func literal(_ word: String) throws(JSONError) {
        let start = offset
        for byte in word.utf8 {
            guard bytes[offset] == byte else {
                // A text that stops inside a word ends too early; other words are wrong as a whole.
                if offset < count { offset = start }
                throw unexpected("a value")
            }
            offset += 1
        }
        add(from: start)
    }

    /// Adds a scalar that ends here.
    mutating func add(from start: Int) {
        records.append(.init(start: UInt32(start), link: UInt32(offset)))
    }

    private mutating func skipBlanks() {
        while Self.isBlank(bytes[offset]) { offset += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || byte == UInt8(ascii: "\t")
    }

    private func noValue() -> JSONError {
        let before = bytes[..<offset].last { !Self.isBlank($0) }
        return bytes[offset] == Self.closeBracket && before == Self.comma
            ? commaAtEnd() : unexpected("a value")
    }

    /// What is wrong with a closing bracket behind a comma.
    private func commaAtEnd() -> JSONError {
        let comma = bytes[..<offset].lastIndex(of: Self.comma) ?? offset
        return unexpected(
            "a value behind it, or no comma", found: "a comma before the closing bracket", at: comma)
    }

    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let quote = UInt8(ascii: "\"")
    static let minus = UInt8(ascii: "-")
    static let backslash = UInt8(ascii: "\\")
}
