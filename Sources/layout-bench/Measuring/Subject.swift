import StackLayout

/// A tree under measurement.
struct Subject {
    var tree: LayoutTree
    /// In document order.
    let ids: [NodeID]
    var measurer: CountingMeasurer
    private let measuredLeaves: [NodeID]

    init(_ blueprint: Blueprint) throws {
        let (tree, ids) = try blueprint.makeTree()
        self.init(tree, ids, of: blueprint)
    }

    init(_ tree: LayoutTree, _ ids: [NodeID], of blueprint: Blueprint) {
        self.tree = tree
        self.ids = ids
        measurer = CountingMeasurer(texts: blueprint.texts)
        let isMeasured = blueprint.styles.map { style in
            if case .measured = style.content { true } else { false }
        }
        measuredLeaves = blueprint.nodes.indices.filter { isMeasured[Int(blueprint.nodes[$0].style)] }
            .map { ids[$0] }
    }

    var isMeasured: Bool { !measuredLeaves.isEmpty }

    /// Gives every node its frame.
    @inline(__always)
    mutating func solve() throws(LayoutError) {
        if isMeasured { try tree.solve(measuring: &measurer) } else { try tree.solve() }
    }

    /// The same in pieces.
    mutating func solve(concurrently perform: ParallelPerformer) throws(LayoutError) {
        if isMeasured {
            try tree.solve(measuring: &measurer, concurrently: perform)
        } else {
            try tree.solve(concurrently: perform)
        }
    }

    /// Makes the next solve a full one: every size and position is calculated again, every text measured again.
    ///
    /// A change of direction concerns all nodes; changing it back leaves the declarations, and what the tree
    /// decided from them when they changed, as they are.
    mutating func makeEverythingDirty() throws(LayoutError) {
        tree.direction = tree.direction == .leftToRight ? .rightToLeft : .leftToRight
        tree.direction = tree.direction == .leftToRight ? .rightToLeft : .leftToRight
        for id in measuredLeaves { try tree.invalidateMeasurement(of: id) }
    }

    /// The frames as a number, which is compared with the one expected.
    var checksum: UInt64 { FrameChecksum.rounded(ids, in: tree) }
}
