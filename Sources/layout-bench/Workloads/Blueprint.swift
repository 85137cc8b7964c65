import StackLayout

/// A tree as compact data in document order, from which every form that is measured is made.
///
/// Most nodes differ from others in their size only. So 16 bytes a node, with whole styles kept once each,
/// leave the caches to what is measured.
struct Blueprint {
    struct Node {
        /// Index of the parent; `Blueprint.none` for the root.
        var parent: UInt32
        /// Index into ``Blueprint/styles``.
        var style: UInt32
        /// A fixed size in place of the style's, in points on the quarter grid; NaN leaves the style's.
        var width: Float
        var height: Float
    }

    static let none = UInt32.max

    /// Every parent before its children, each followed by all inside it.
    var nodes: [Node] = []
    var styles: [Style] = []
    /// The texts of measured leaves; a leaf's tag is an index into it.
    var texts: [WordText] = []

    /// What is declared about a node.
    @inline(__always)
    func style(of node: Node) -> Style {
        var style = styles[Int(node.style)]
        if !node.width.isNaN { style.width = .fixed(Double(node.width)) }
        if !node.height.isNaN { style.height = .fixed(Double(node.height)) }
        return style
    }

    /// How many children each node has.
    func childCounts() -> [UInt32] {
        var counts = [UInt32](repeating: 0, count: nodes.count)
        for node in nodes where node.parent != Self.none { counts[Int(node.parent)] += 1 }
        return counts
    }
}
