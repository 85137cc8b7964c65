@testable import StackLayout
import Testing

/// Copies of subtrees, and moves to and among the roots.
@Suite struct CopyingTests {
    private func names(_ tree: LayoutTree, _ id: NodeID) throws -> [Style] {
        try [tree.style(of: id)] + tree.children(of: id).flatMap { try names(tree, $0) }
    }

    @Test(arguments: Profile.all.indices) func copiesAreLaidOutAsTheirOriginals(profile: Int) throws {
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + 20 {
            let test = RandomTree.testCase(Profile.all[profile], seed: seed)
            var solved = try SolvedTree(test.root, test.direction)
            for (number, id) in solved.ids.enumerated() { try solved.tree.setTag(number, of: id) }
            try solved.solve()
            solved.measurer.reset()
            var other = LayoutTree(direction: test.direction)
            let root = try other.copyAsRoot(solved.ids[0], from: solved.tree)
            #expect(other.nodeCount == solved.tree.nodeCount)
            #expect(try names(other, root) == names(solved.tree, solved.ids[0]))
            try other.solve(measuring: &solved.measurer)
            // What was measured is known, unless limits or lines ask for other widths.
            #expect(solved.measurer.count == 0, "profile \(Profile.all[profile].name), seed \(seed)")
            let (ours, theirs) = (solved.tree.paintedNodes(), other.paintedNodes())
            #expect(ours.map(\.frame) == theirs.map(\.frame) && ours.map(\.tag) == theirs.map(\.tag))
        }
    }

    @Test func aNodeCanBeCopiedIntoItself() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(gap: 1))
        let row = try tree.add(.horizontal(), to: root)
        let leaf = try tree.addLeaf(size: Size(10, 5), to: row)
        try tree.setTag(7, of: leaf)
        try tree.solve()
        let copy = try tree.copy(root, into: row, at: 0)
        try tree.solve()
        #expect(tree.nodeCount == 6)
        #expect(try tree.children(of: row) == [copy, leaf])
        #expect(tree.frame(of: leaf) == Rect(x: 10, y: 0, width: 10, height: 5))
        let inner = try tree.children(of: tree.children(of: copy)[0])
        #expect(try inner.map { tree.tag(of: $0) } == [7] && tree.children(of: inner[0]).isEmpty)
    }

    @Test func copiesIntoLongStacksKeepTheirOrder() throws {
        var tree = LayoutTree()
        let list = try tree.addRoot(.vertical())
        for number in 0..<1_000 { try tree.addLeaf(size: Size(5, Double(number)), to: list) }
        try tree.solve()
        let rows = try tree.children(of: list)
        var expected = rows
        for step in 0..<200 {
            let place = (step * 37) % expected.count
            expected.insert(try tree.copy(rows[step], into: list, at: place), at: place)
        }
        let second = try tree.copyAsRoot(list)
        try tree.solve()
        #expect(try tree.children(of: list) == expected)
        let heights = try tree.children(of: second).map { tree.frame(of: $0)?.height }
        #expect(heights == expected.map { tree.frame(of: $0)?.height })
    }

    @Test func mistakesAreToldAndChangeNothing() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(), width: 100)
        let leaf = try tree.add(.leaf, width: .fill, to: root)
        let foreign = try LayoutTree().with { try $0.addRoot(.vertical()) }
        #expect(throws: LayoutError.leafCannotHoldChildren(leaf)) { try tree.copy(root, into: leaf) }
        #expect(throws: LayoutError.unknownNode(foreign)) { try tree.copy(foreign, into: root) }
        #expect(throws: LayoutError.childIndexOutOfRange(parent: root, index: 2, count: 1)) {
            try tree.copy(leaf, into: root, at: 2)
        }
        #expect(throws: LayoutError.rootSizeNotAbsolute(.newRoot, .horizontal)) { try tree.copyAsRoot(leaf) }
        #expect(throws: LayoutError.rootSizeNotAbsolute(.node(leaf), .horizontal)) {
            try tree.move(leaf, toRootAt: 0)
        }
        #expect(throws: LayoutError.rootIndexOutOfRange(index: 1, count: 0)) {
            try tree.move(root, toRootAt: 1)
        }
        #expect(tree.nodeCount == 2 && tree.roots == [root])
        let copy = try tree.copyAsRoot(leaf, width: 20)
        try tree.solve()
        #expect(tree.roots == [root, copy] && tree.frame(of: copy)?.width == 20)
    }

    @Test func nodesBecomeRootsAndRootsChangePlaces() throws {
        var tree = LayoutTree()
        let first = try tree.addRoot(.vertical(padding: .all(3)))
        let second = try tree.addRoot(.vertical(), width: 50, height: 50)
        let child = try tree.addLeaf(size: Size(8, 9), to: first)
        try tree.solve()
        try tree.move(child, toRootAt: 1)
        try tree.solve()
        #expect(tree.roots == [first, child, second])
        #expect(try tree.parent(of: child) == nil)
        #expect(tree.frame(of: child) == Rect(x: 0, y: 0, width: 8, height: 9))
        #expect(tree.frame(of: first)?.size == Size(6, 6))
        try tree.move(second, toRootAt: 0)
        try tree.solve()
        #expect(tree.roots == [second, first, child])
        #expect(tree.paintedNodes().map(\.id) == [second, first, child])
        try tree.move(child, into: second, at: 0)
        try tree.solve()
        #expect(tree.roots == [second, first] && tree.frame(of: child)?.size == Size(8, 9))
    }

    @Test func tagsStayWithTheirNodes() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        #expect(tree.storage.core.tags.capacity == 0)
        let rows = try (0..<3_000).map { _ in try tree.addLeaf(size: Size(1, 1), to: root) }
        for (number, row) in rows.enumerated() { try tree.setTag(number, of: row) }
        for row in rows[..<2_000] { try tree.remove(row) }
        try tree.solve()
        #expect(rows[2_000...].enumerated().allSatisfy { tree.tag(of: $1) == 2_000 + $0 })
        #expect(tree.tag(of: rows[5]) == 0)
        let new = try tree.addLeaf(size: Size(1, 1), to: root)
        #expect(tree.tag(of: new) == 0)
        #expect(throws: LayoutError.unknownNode(rows[5])) { try tree.setTag(1, of: rows[5]) }
    }

    @Test func tagsAskForNoSolve() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        try tree.solve()
        try tree.setTag(4, of: root)
        try tree.solve()
        #expect(tree.lastSolve?.visitedNodes == 0)
    }
}

extension LayoutTree {
    fileprivate func with<Result>(_ change: (inout LayoutTree) throws -> Result) rethrows -> Result {
        var tree = self
        return try change(&tree)
    }
}
