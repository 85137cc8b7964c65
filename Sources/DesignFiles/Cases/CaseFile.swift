import Foundation
import KitScreens

/// Files of cases: JSON trees with the frames that they are expected to have (SEMANTICS 1.1 and 20).
///
/// A file is an array of cases, or one case; it is UTF-8, and may begin with a byte-order mark. Reading is
/// strict, so that a typo cannot pass for a default: an unknown property of a node is an error, and so is a
/// key that an object has twice. Beyond the rules, a node may have `"corners"`: a radius, four of them
/// clockwise from the top left, or `"max"`. Nodes may be nested to any depth: nothing recurses.
public enum CaseFile {
    /// All cases of a file.
    ///
    /// - Throws: the first error, if any case is invalid.
    /// - Complexity: O(bytes).
    public static func read(_ data: Data) throws(CaseError) -> [Case] {
        var cases: [Case] = []
        for entry in try entries(data) { cases.append(try entry.get()) }
        return cases
    }

    /// The cases of a file, each of them read or in error by itself.
    ///
    /// - Throws: an error only if the file as a whole cannot be read.
    /// - Complexity: O(bytes); an object of n members adds n log n comparisons of keys.
    public static func entries(_ data: Data) throws(CaseError) -> [Result<Case, CaseError>] {
        let root: JSONValue
        do {
            root = try JSONScanner.scan(data).root
        } catch {
            throw CaseError(error)
        }
        return try entries(of: root)
    }

    /// The cases of a text that was scanned.
    static func entries(of root: JSONValue) throws(CaseError) -> [Result<Case, CaseError>] {
        guard let cases = root.array else {
            guard root.isObject else { throw .notCases(found: root.excerpt) }
            return [entry(root, at: 0)]
        }
        return cases.enumerated().map { entry($0.element, at: $0.offset) }
    }

    private static func entry(_ value: JSONValue, at index: Int) -> Result<Case, CaseError> {
        Result { () throws(CaseError) in try CaseReader(index: index, value: value).read() }
    }

    /// The text of a file: an array with one case a line.
    ///
    /// Members stand in the order of the rules, those at their defaults are left out, and numbers have the
    /// fewest digits that read as the same number; so ``read(_:)`` gives equal cases again. What the format
    /// has no member for is lost: a part's look, and the line it came from.
    ///
    /// - Complexity: O(nodes).
    public static func write(_ cases: [Case]) -> String {
        var writer = CaseWriter()
        for item in cases { writer.add(item) }
        return writer.finished()
    }
}
