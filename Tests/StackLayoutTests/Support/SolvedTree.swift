@testable import StackLayout

/// A layout tree made node by node from a test tree.
struct SolvedTree {
    var tree: LayoutTree
    /// In document order.
    var ids: [NodeID] = []
    var measurer = CountingMeasurer()

    /// Makes the tree, without solving it.
    init(_ root: TestNode, _ direction: LayoutDirection = .leftToRight) throws(LayoutError) {
        tree = LayoutTree(direction: direction)
        try add(root, to: nil)
    }

    /// Adds a node with all below it, behind the other children of `parent`.
    mutating func add(_ node: TestNode, to parent: NodeID?) throws(LayoutError) {
        let style = declared(node)
        let id: NodeID
        if let parent { id = try tree.add(style, to: parent) } else { id = try tree.addRoot(style) }
        ids.append(id)
        for child in node.children { try add(child, to: id) }
    }

    /// The style with the tag under which the measurer knows the text.
    mutating func declared(_ node: TestNode) -> Style {
        guard let text = node.text else { return node.style }
        return node.style.with { $0.content = .measured(tag: measurer.add(text)) }
    }

    mutating func solve() throws(LayoutError) { try tree.solve(measuring: &measurer) }

    /// In document order.
    var frames: [Rect?] { ids.map { tree.frame(of: $0) } }

    /// The frames of a case, by the engine.
    static func frames(of root: TestNode, _ direction: LayoutDirection) throws(LayoutError) -> [Rect?] {
        var solved = try SolvedTree(root, direction)
        try solved.solve()
        return solved.frames
    }
}

/// A word measurer that counts what it is asked.
struct CountingMeasurer: LeafMeasurer {
    var texts: [WordText] = []
    /// Questions since the last reset, by tag.
    var questions: [Int: [Proposal]] = [:]

    mutating func add(_ text: WordText) -> Int {
        texts.append(text)
        return texts.count - 1
    }

    mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        questions[leaf.tag, default: []].append(proposal)
        return texts[leaf.tag].measured(in: proposal)
    }

    /// How often it was asked since the last reset.
    var count: Int { questions.values.reduce(0) { $0 + $1.count } }

    mutating func reset() { questions = [:] }
}
