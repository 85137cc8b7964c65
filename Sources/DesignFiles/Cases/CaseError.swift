/// What is wrong with a case file, and where.
public enum CaseError: Error, Hashable, Sendable {
    /// The text is not JSON. Line and column count from 1, the column in bytes.
    case malformed(line: Int, column: Int, found: String, expected: String)
    /// Two members of one object have the same key; the place is that of the second, and counts likewise.
    case repeatedKey(String, line: Int, column: Int, firstLine: Int, firstColumn: Int)
    /// The text is JSON, but neither an array nor an object.
    case notCases(found: String)
    /// A case that says something the format does not know.
    case invalid(Place, found: String, expected: String)

    /// A place inside a case.
    public struct Place: Hashable, Sendable {
        /// Position of the case in its file, from 0.
        public var index: Int
        /// The name of the case, if it has one.
        public var name: String?
        /// The node, as in `root.children[2]`; empty for the case itself.
        public var node: String
        /// The property, as in `pad` or `content.w`; empty for the node or the case itself.
        public var property: String

        /// Creates a place.
        public init(index: Int, name: String? = nil, node: String = "", property: String = "") {
            self.index = index
            self.name = name
            self.node = node
            self.property = property
        }
    }
}

extension CaseError: CustomStringConvertible {
    /// One line: the place, what was found, what was expected.
    public var description: String {
        switch self {
        case .malformed(let line, let column, let found, let expected):
            "line \(line), column \(column): not JSON: found \(found); expected \(expected)"
        case .repeatedKey(let key, let line, let column, let firstLine, let firstColumn):
            """
            line \(line), column \(column): found the key \(JSONText.quoted(key)) again; expected each key \
            once in an object, and line \(firstLine), column \(firstColumn) has it
            """
        case .notCases(let found):
            "found \(found); expected an array of cases, or one case"
        case .invalid(let place, let found, let expected):
            "\(place): found \(found); expected \(expected)"
        }
    }
}

extension CaseError.Place: CustomStringConvertible {
    /// The place in words: `case "a", root.children[2].pad`. A case without a name is counted from 1.
    public var description: String {
        let label = name.map { "case \"\($0)\"" } ?? "case \(index + 1)"
        let inside = [node, property].filter { !$0.isEmpty }.joined(separator: ".")
        return inside.isEmpty ? label : "\(label), \(inside)"
    }
}

extension CaseError {
    init(_ error: JSONError) {
        switch error {
        case .unexpected(let found, let expected, let place):
            self = .malformed(line: place.line, column: place.column, found: found, expected: expected)
        case .repeatedKey(let key, let place, let first):
            self = .repeatedKey(
                key, line: place.line, column: place.column, firstLine: first.line, firstColumn: first.column)
        }
    }
}

/// Something wrong in one node or case, before it is known which.
struct Misfit: Error {
    var property: String
    var found: String
    var expected: String
}
