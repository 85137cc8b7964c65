import Foundation

/// What a file of JSON turned out to hold.
public enum JSONFile: Sendable {
    /// Cases, each of them read or in error by itself.
    case cases([Result<Case, CaseError>])
    /// A Figma document or a page of a Sketch file.
    case document(DesignDocument)

    /// Reads a file, whatever it holds: a Sketch page has a `_class`; a case has a `root`; a list of cases
    /// holds objects with one; other objects with a `document`, `nodes`, a `type` or `children` are Figma's.
    /// What is nothing of this is taken for cases.
    ///
    /// - Parameter name: How results call a document.
    /// - Throws: Only if the file as a whole cannot be read.
    /// - Complexity: O(bytes).
    public static func read(_ data: Data, name: String) throws(DocumentError) -> JSONFile {
        let json: JSONDocument
        do {
            json = try JSONScanner.scan(data)
        } catch {
            throw DocumentError(error)
        }
        switch kind(of: json.root) {
        case .cases:
            do {
                return .cases(try CaseFile.entries(of: json.root))
            } catch {
                throw .noLayers(found: json.root.excerpt)
            }
        case .figma:
            var reader = FigmaReader(json, name: name)
            return .document(reader.read())
        case .sketch:
            var reader = SketchReader(name: name)
            reader.add(page: json)
            return .document(reader.finished())
        }
    }

    enum Kind { case cases, figma, sketch }

    /// What a text holds, as far as its first object tells.
    static func kind(of root: JSONValue) -> Kind {
        var value = root
        while let list = value.array {
            guard let first = list.first(where: { $0.isObject || $0.array != nil }) else { return .cases }
            value = first
        }
        guard value.isObject else { return .cases }
        let json = value.document
        func has(_ name: String) -> Bool { json.member(name, of: value.index) != nil }
        if has("_class") { return .sketch }
        if has("root") { return .cases }
        return has("document") || has("nodes") || has("type") || has("children") ? .figma : .cases
    }
}
