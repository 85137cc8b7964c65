/// A place in a text, from which words and marks are read.
///
/// It works on bytes: everything that the notation itself uses is ASCII, except `×` and `→`. Reading skips
/// spaces before a token and never leaves the line; only ``nextLine()`` does.
struct Cursor {
    let bytes: [UInt8]
    private(set) var position = 0
    /// Counted from 1.
    private(set) var line = 1
    private var lineStart = 0

    /// Starts at the beginning of a text; a byte order mark is skipped.
    init(_ text: String) {
        bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            lineStart = 3
        }
    }

    // MARK: Lines

    var isAtEnd: Bool { position >= bytes.count }

    /// The byte at the cursor; a line feed at the end of the line, however the line ends.
    var byte: UInt8 { byte(at: position) }

    /// The byte at some place, as ``byte``.
    func byte(at place: Int) -> UInt8 {
        guard place < bytes.count else { return UInt8(ascii: "\n") }
        let byte = bytes[place]
        let isLineEnd =
            byte == UInt8(ascii: "\r")
            && (place + 1 == bytes.count || bytes[place + 1] == UInt8(ascii: "\n"))
        return isLineEnd ? UInt8(ascii: "\n") : byte
    }

    var isAtLineEnd: Bool { byte == UInt8(ascii: "\n") }
    var isAtLineStart: Bool { position == lineStart }
    /// How many bytes of the line are behind the cursor.
    var offsetInLine: Int { position - lineStart }

    /// Goes to the beginning of the next line, wherever on its line the cursor is.
    mutating func nextLine() {
        while position < bytes.count && bytes[position] != UInt8(ascii: "\n") { position += 1 }
        position = min(position + 1, bytes.count)
        line += 1
        lineStart = position
    }

    mutating func skipSpaces() {
        while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    }

    /// Steps over bytes of this line.
    mutating func advance(by count: Int = 1) { position += count }

    /// Goes to another place on this line.
    mutating func move(to place: Int) { position = place }

    // MARK: Words and marks

    /// Whether a token may begin here: at the start of a line, behind a space, or behind `|`.
    var isSeparated: Bool {
        guard position > lineStart else { return true }
        let before = bytes[position - 1]
        return before == UInt8(ascii: " ") || before == UInt8(ascii: "\t") || before == UInt8(ascii: "|")
    }

    /// Takes the word at the cursor: ASCII letters, and hyphens between letters. Empty if there is none.
    mutating func takeWord() -> String {
        skipSpaces()
        guard isSeparated else { return "" }
        let end = wordEnd
        defer { position = end }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Takes the word at the cursor if it is this one.
    mutating func take(word: String) -> Bool {
        skipSpaces()
        guard isSeparated else { return false }
        let end = wordEnd
        guard bytes[position..<end].elementsEqual(word.utf8) else { return false }
        position = end
        return true
    }

    /// Takes one of the words that a type has, if it is at the cursor.
    mutating func take<Word: RawRepresentable>(_ type: Word.Type) -> Word? where Word.RawValue == String {
        skipSpaces()
        let start = position
        if let word = Word(rawValue: takeWord()) { return word }
        position = start
        return nil
    }

    /// Takes a mark that is not a word, such as `×`, if it is at the cursor.
    mutating func take(mark: String) -> Bool {
        skipSpaces()
        return takeNext(mark)
    }

    /// Takes a mark that must follow without a space.
    mutating func takeNext(_ mark: String) -> Bool {
        guard bytes[position...].starts(with: mark.utf8) else { return false }
        position += mark.utf8.count
        return true
    }

    private var wordEnd: Int {
        var end = position
        while isLetter(byte(at: end)) || byte(at: end) == UInt8(ascii: "-") && isLetter(byte(at: end + 1)) {
            end += 1
        }
        return end
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    // MARK: Errors

    /// An error at the cursor, or at another place on this line.
    func error(_ expected: String, at place: Int? = nil, found: String? = nil) -> NotationError {
        let place = place ?? position
        let before = String(decoding: bytes[lineStart..<place], as: UTF8.self)
        return NotationError(
            line: line, column: before.count + 1, expected: expected, found: found ?? token(at: place))
    }

    /// What stands at a place, for a message: the text up to the next space, shortened.
    private func token(at place: Int) -> String {
        if place >= bytes.count { return "the end of the text" }
        if byte(at: place) == UInt8(ascii: "\n") { return "the end of the line" }
        var end = place
        while byte(at: end) != UInt8(ascii: "\n") && byte(at: end) != UInt8(ascii: " ") { end += 1 }
        let token = String(decoding: bytes[place..<max(end, place + 1)], as: UTF8.self)
        return token.count > 40 ? "\"\(token.prefix(40))…\"" : "\"\(token)\""
    }
}
