/// Why a text is not kit notation: the first place where it goes wrong.
public struct NotationError: Error, Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in characters.
    public var column: Int
    /// What could stand there.
    public var expected: String
    /// What stands there.
    public var found: String

    /// Creates an error.
    public init(line: Int, column: Int, expected: String, found: String) {
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
    }
}

extension NotationError: CustomStringConvertible {
    /// One line: `line 3, column 12: expected a number of at least 0 for gap, found "wide"`.
    public var description: String {
        "line \(line), column \(column): expected \(expected), found \(found)"
    }
}
