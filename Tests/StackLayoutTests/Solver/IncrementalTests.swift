@testable import StackLayout
import Testing

/// P7: an incremental solve looks at what changed, not at the whole tree.
@Suite struct IncrementalTests {
    /// A column of 100 rows of 100 leaves each.
    private let tree: LayoutTree
    private let rows: [NodeID]
    private let leaves: [NodeID]

    init() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        var rows: [NodeID] = []
        var leaves: [NodeID] = []
        for _ in 0..<100 { rows.append(try tree.add(.horizontal(), width: 2000, to: root)) }
        for row in rows {
            for _ in 0..<100 { leaves.append(try tree.addLeaf(size: Size(10, 20), to: row)) }
        }
        try tree.solve()
        self.tree = tree
        self.rows = rows
        self.leaves = leaves
    }

    private func visits(_ edit: (inout LayoutTree) throws -> Void) throws -> (LayoutTree, Int) {
        var tree = tree
        try edit(&tree)
        try tree.solve()
        let summary = try #require(tree.lastSolve)
        #expect(summary.isIncremental)
        return (tree, summary.visitedNodes)
    }

    @Test func theFirstSolveIsAFullOne() {
        #expect(tree.lastSolve == SolveSummary(isIncremental: false, visitedNodes: 10_101))
        #expect(tree.changedNodes == nil)
    }

    @Test func aLeafThatChangesNoAncestorCostsItsSiblingsOnly() throws {
        let (tree, visits) = try visits { try $0.updateStyle(of: leaves[5_050]) { $0.height = 15 } }
        #expect(visits <= 2 * 100)
        #expect(tree.changedNodes == [leaves[5_050]])
    }

    @Test func aLeafThatChangesAncestorsCostsTheirChildrenToo() throws {
        let (tree, visits) = try visits { try $0.updateStyle(of: leaves[5_050]) { $0.height = 30 } }
        #expect(visits <= 4 * 101)
        // The leaf, its row, the root, and the rows below, which moved.
        #expect(tree.changedNodes?.count == 3 + 49)
        #expect(tree.frame(of: rows[99])?.y == 1990.0)
    }

    @Test func addingAndRemovingCostSiblingsAndAncestors() throws {
        #expect(try visits { try $0.addLeaf(size: Size(1, 1), to: rows[50]) }.1 <= 4 * 101)
        #expect(try visits { try $0.remove(leaves[5_050]) }.1 <= 4 * 101)
    }
}
