@testable import StackLayout

/// What has to hold of every random tree; each check returns what is wrong, or `nil`.
enum Agreement {
    /// The engine gives the frames of the second solver.
    static func withReference(_ item: TestCase) throws -> String? {
        let derived = try SolvedTree.frames(of: item.root, item.direction)
        let expected = ReferenceNode.frames(of: item.root, item.direction)
        return item.report(expected: expected, derived: derived, .arithmetic)
    }

    /// An edited and solved forest has bit for bit the frames of a fresh one (P6), all of them finite (P10).
    static func withFresh(_ forest: EditedForest) throws -> String? {
        let tree = forest.edited.tree
        for root in forest.roots {
            let fresh = try SolvedTree.frames(of: root.asTestNode, tree.direction)
            let derived = root.withDescendants.map { tree.frame(of: $0.id) }
            let wrong = fresh.indices.filter {
                fresh[$0]?.bits != derived[$0]?.bits || derived[$0]?.isFinite == false
            }
            if !wrong.isEmpty {
                return root.asTestNode.described(expected: fresh, derived: derived, wrong: Set(wrong))
            }
        }
        return nil
    }

    /// After an incremental solve, the nodes that are told to have changed are those whose frames did, each once.
    static func ofChanges(in tree: LayoutTree, _ before: [NodeID: Rect], _ after: [NodeID: Rect]) -> String? {
        guard let reported = tree.changedNodes else { return nil }
        let changed = Set(after.keys.filter { after[$0] != before[$0] })
        if Set(reported) == changed, reported.count == changed.count { return nil }
        return "changed: \(changed.map(\.description).sorted()), reported \(reported)"
    }
}

extension Rect {
    /// For comparisons bit for bit.
    var bits: [UInt64] { [x, y, width, height].map(\.bitPattern) }

    var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
