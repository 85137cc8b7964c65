import StackLayout

/// A design document of any format: layers with what is declared about each and the frame that the file stores.
///
/// The tree is flat: ``nodes`` holds the layers depth first, every layer after its parent and before its later
/// siblings; children of a stack stand in the order of its flow. Nothing here recurses, however deep the tree.
public struct DesignDocument: Sendable {
    /// Which program's file it is.
    public enum Format: String, Sendable, Codable {
        /// Figma's REST JSON.
        case figma
        /// A Sketch file, its unpacked folder, or the JSON of one page.
        case sketch
    }

    /// How results call the document, such as the path of its file.
    public var name: String
    public var format: Format
    /// The layers, depth first.
    public internal(set) var nodes: [DesignNode] = []
    /// What was found in the file that is neither a layer nor harmless, one line each: parts that were left out.
    public internal(set) var notes: [String] = []

    /// Creates a document without layers.
    public init(name: String, format: Format) {
        self.name = name
        self.format = format
    }
}

extension DesignDocument {
    /// The layers that reports are grouped by: those right inside a page, a section or a set of components, and
    /// those that stand in no page. In the order of ``nodes``.
    ///
    /// - Complexity: O(layers).
    public var components: [Int] { nodes.indices.filter { nodes[$0].component == $0 } }

    /// The components that are no sections or sets with components of their own.
    ///
    /// - Complexity: O(layers).
    public var outermostComponents: [Int] {
        let components = components
        let groups = Set(components.compactMap { nodes[$0].parent })
        return components.filter { nodes[$0].role != .page && !groups.contains($0) }
    }

    /// The visible name of a layer: its name, or its type where it has none.
    public func label(of node: Int) -> String {
        nodes[node].name.isEmpty ? nodes[node].type.lowercased() : nodes[node].name
    }

    /// The names from a layer's component down to it, `Screen/List/Row`; in a deep tree the middle is left out.
    /// Names may repeat: ``DesignNode/id`` is unique.
    ///
    /// - Complexity: O(1): at most ``longestPath`` names.
    public func path(of node: Int) -> String {
        var names: [String] = []
        var current = node
        while names.count < Self.longestPath {
            names.append(label(of: current))
            guard nodes[current].component != current, let parent = nodes[current].parent else { break }
            current = parent
        }
        let root = nodes[node].component
        if names.count == Self.longestPath, current != root { names += ["…", label(of: root)] }
        return names.reversed().joined(separator: "/")
    }

    /// How many names a path has at most, its component's aside.
    static let longestPath = 20

    /// The last layer of a subtree, which begins with `node`: the subtree is `node...lastDescendant(of: node)`.
    ///
    /// - Complexity: O(layers inside).
    public func lastDescendant(of node: Int) -> Int {
        var last = node
        while last + 1 < nodes.count, let parent = nodes[last + 1].parent, parent >= node { last += 1 }
        return last
    }
}
