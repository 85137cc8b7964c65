/// Why a file cannot be read as a design document: one line that names the place and the remedy.
public enum DocumentError: Error, Hashable, Sendable {
    /// The text is not JSON. Line and column count from 1, the column in bytes. `file` is the part of an archive.
    case malformed(file: String, line: Int, column: Int, found: String, expected: String)
    /// The text is JSON, but holds no layers of a known format.
    case noLayers(found: String)
    /// The archive cannot be unpacked.
    case notUnpacked(String)
    /// A part of the archive or folder is missing.
    case missingPart(String)
}

extension DocumentError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let file, let line, let column, let found, let expected):
            (file.isEmpty ? "" : "\(file), ")
                + "line \(line), column \(column): not JSON: found \(found); expected \(expected)"
        case .noLayers(let found):
            "found \(found); expected a Figma document, its nodes, a list of nodes, or a Sketch page"
        case .notUnpacked(let problem): problem
        case .missingPart(let part): "\(part) is missing; give a whole Sketch file or its unpacked folder"
        }
    }
}

extension DocumentError {
    init(_ error: JSONError, file: String = "") {
        switch error {
        case .unexpected(let found, let expected, let place):
            self = .malformed(
                file: file, line: place.line, column: place.column, found: found, expected: expected)
        case .repeatedKey(let key, let place, let first):
            self = .malformed(
                file: file, line: place.line, column: place.column,
                found: "the key \(JSONText.quoted(key)) again",
                expected: "each key once; line \(first.line), column \(first.column) has it")
        }
    }
}
