import Foundation

extension DesignDocument {
    /// Reads a Figma document from its JSON: a whole file, an answer with nodes, a node, or a list of these. It may
    /// begin with a byte-order mark.
    ///
    /// - Complexity: O(bytes).
    public static func readFigma(_ data: Data, name: String) throws(DocumentError) -> DesignDocument {
        let json: JSONDocument
        do {
            json = try JSONScanner.scan(data)
        } catch {
            throw DocumentError(error)
        }
        var reader = FigmaReader(json, name: name)
        let document = reader.read()
        guard !document.nodes.isEmpty else { throw .noLayers(found: json.root.excerpt) }
        return document
    }
}
