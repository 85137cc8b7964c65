@testable import StackLayout
import Testing

/// Trees that are emptied and filled again.
@Suite struct EmptyingTests {
    /// Nothing of what a tree has held before shows in what it holds then.
    @Test(arguments: Profile.all.indices) func emptiedTreesAreAsGoodAsNew(profile: Int) throws {
        var reused = LayoutTree()
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + 40 {
            let test = RandomTree.testCase(Profile.all[profile], seed: seed)
            var fresh = try SolvedTree(test.root, test.direction)
            try fresh.solve()
            reused.removeAll()
            reused.direction = test.direction
            let root = try reused.copyAsRoot(fresh.ids[0], from: fresh.tree)
            if seed % 3 == 0 { try reused.setTag(Int(seed), of: root) }
            #expect(reused.frame(of: root) == nil && reused.lastSolve == nil)
            try reused.solve(measuring: &fresh.measurer)
            let (ours, theirs) = (fresh.tree.paintedNodes(), reused.paintedNodes())
            #expect(
                ours.map(\.frame.bits) == theirs.map(\.frame.bits),
                "profile \(Profile.all[profile].name), seed \(seed)")
            #expect(reused.tag(of: root) == (seed % 3 == 0 ? Int(seed) : 0))
            let point = Point(ours[0].frame.x + 3, ours[0].frame.y + 2)
            #expect((reused.hitTest(point) == nil) == (fresh.tree.hitTest(point) == nil))
        }
    }

    @Test func longStacksStartOver() throws {
        var tree = LayoutTree()
        for count in [1_000, 3, 700, 300] {
            tree.removeAll()
            let list = try tree.addRoot(.vertical())
            for _ in 0..<count { try tree.addLeaf(size: Size(5, 2), to: list) }
            try tree.solve()
            let rows = try tree.children(of: list)
            try tree.remove(rows[1])
            try tree.solve()
            #expect(tree.frame(of: rows[count - 1])?.y == 2 * Double(count - 2))
            #expect(tree.frame(of: list)?.height == 2 * Double(count - 1))
        }
    }

    @Test func identifiersBecomeInvalid() throws {
        var tree = LayoutTree()
        let old = try tree.addRoot(.leaf, width: 3, height: 4)
        let copy = tree
        tree.removeAll()
        #expect(tree.nodeCount == 0 && tree.roots.isEmpty && tree.frame(of: old) == nil)
        let new = try tree.addRoot(.leaf, width: 5, height: 6)
        #expect(throws: LayoutError.unknownNode(old)) { try tree.remove(old) }
        #expect(new != old && tree.nodeCount == 1)
        #expect(copy.nodeCount == 1 && (try? copy.style(of: old)) != nil)
        try tree.solve()
        #expect(tree.frame(of: new)?.size == Size(5, 6))
    }
}
