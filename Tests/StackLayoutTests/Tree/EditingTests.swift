@testable import StackLayout
import Testing

/// P6: after any sequence of edits a solve gives bit for bit the frames of a tree made afresh.
@Suite struct EditingTests {
    /// Those without baselines and widths that follow heights are solved edit by edit.
    private static let profiles = Profile.all.filter { $0.children.upperBound < 20 }

    @Test(arguments: profiles) func editedTreesSolveAsFreshOnes(_ profile: Profile) throws {
        var incremental = 0
        let seeds = UInt64(profile.nodes.upperBound > 100 ? 6 : 25)
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + seeds {
            var forest = try EditedForest(profile, seed: seed)
            for round in 0..<16 {
                let before = forest.frames
                for _ in 0..<[1, 1, 1, 2, 5][round % 5] { try forest.editAtRandom() }
                if round == 9 { forest.setDirection(.rightToLeft) }
                try forest.solve()
                if forest.edited.tree.lastSolve?.isIncremental == true { incremental += 1 }
                let changes = Agreement.ofChanges(in: forest.edited.tree, before, forest.frames)
                guard let mistake = try mistake(in: forest) ?? changes else { continue }
                let log = forest.log.suffix(8).joined(separator: "\n")
                Issue.record(
                    "\(profile.name), seed \(seed), round \(round):\n\(mistake)\nlast edits:\n\(log)")
                return
            }
        }
        let mayBeIncremental = profile.features.isDisjoint(with: [.baseline, .aspect])
        #expect(incremental > 0 || !mayBeIncremental)
    }

    /// The first thing that is not as it should be.
    private func mistake(in forest: EditedForest) throws -> String? {
        let tree = forest.edited.tree
        let nodes = forest.nodes
        if tree.nodeCount != nodes.count { return "\(tree.nodeCount) nodes, should be \(nodes.count)" }
        if tree.roots != forest.roots.map(\.id) { return "roots \(tree.roots)" }
        for node in nodes {
            let children = try tree.children(of: node.id)
            if children != node.children.map(\.id) { return "children of \(node.id): \(children)" }
            if try tree.childCount(of: node.id) != children.count { return "child count of \(node.id)" }
            if try tree.parent(of: node.id) != node.parent?.id { return "parent of \(node.id)" }
            if node.text == nil, try tree.style(of: node.id) != node.style { return "style of \(node.id)" }
        }
        for id in forest.stale where tree.contains(id) || tree.frame(of: id) != nil {
            return "stale \(id) lives"
        }
        return try Agreement.withFresh(forest)
    }

    @Test func childrenKeepTheOrderOfInsertion() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal())
        let second = try tree.add(.leaf, to: root)
        let first = try tree.insert(.leaf, into: root, at: 0)
        let fourth = try tree.insert(.leaf, into: root, at: 2)
        let third = try tree.insert(.leaf, into: root, at: 2)
        #expect(try tree.children(of: root) == [first, second, third, fourth])
        try tree.move(first, into: root, at: 3)
        #expect(try tree.children(of: root) == [second, third, fourth, first])
        try tree.remove(third)
        #expect(try tree.children(of: root) == [second, fourth, first])
    }

    @Test func aChangeOfStyleThatFailsChangesNothing() throws {
        struct Failure: Error {}
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(gap: 3))
        #expect(throws: Failure.self) {
            try tree.updateStyle(of: root) { style in
                style.gap = 9
                throw Failure()
            }
        }
        #expect(try tree.style(of: root).gap == 3)
        try tree.updateStyle(of: root) { style in style.gap = try Result<Double, Failure>.success(4).get() }
        #expect(try tree.style(of: root).gap == 4)
    }

    @Test func nodesAddedSinceTheLastSolveHaveNoFrame() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal())
        let first = try tree.addLeaf(size: Size(10, 10), to: root)
        #expect(tree.frame(of: first) == nil)
        try tree.solve()
        let second = try tree.addLeaf(size: Size(20, 10), to: root)
        #expect(tree.frame(of: first) == Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(tree.frame(of: second) == nil)
        try tree.solve()
        #expect(tree.frame(of: second) == Rect(x: 10, y: 0, width: 20, height: 10))
    }

    @Test func copiesAreIndependent() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal(gap: 4))
        let leaf = try tree.addLeaf(size: Size(10, 10), to: root)
        let next = try tree.addLeaf(size: Size(10, 10), to: root)
        try tree.solve()
        var copy = tree
        try copy.updateStyle(of: leaf) { $0.width = 50 }
        try copy.solve()
        try tree.remove(next)
        let added = try tree.addLeaf(size: Size(1, 1), to: root)
        try tree.solve()

        #expect(copy.frame(of: next) == Rect(x: 54, y: 0, width: 10, height: 10))
        #expect(try copy.children(of: root) == [leaf, next])
        #expect(copy.frame(of: added) == nil)
        #expect(tree.frame(of: leaf)?.width == 10)
        #expect(tree.frame(of: added)?.x == 14)
        #expect(!tree.contains(next))
    }

    @Test func identifiersOfRemovedNodesNeverComeBack() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let stack = try tree.add(.horizontal(), to: root)
        let inside = try tree.addLeaf(size: Size(1, 1), to: stack)
        try tree.remove(stack)
        for _ in 0..<100 {
            let next = try tree.addLeaf(size: Size(1, 1), to: root)
            #expect(next != stack && next != inside)
        }
        for id in [stack, inside] {
            #expect(!tree.contains(id))
            #expect(tree.frame(of: id) == nil)
            #expect(throws: LayoutError.unknownNode(id)) { try tree.style(of: id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.parent(of: id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.children(of: id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.childCount(of: id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.remove(id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.add(.leaf, to: id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.insert(.leaf, into: id, at: 0) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.move(id, into: root, at: 0) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.setStyle(.leaf, of: id) }
            #expect(throws: LayoutError.unknownNode(id)) { try tree.invalidateMeasurement(of: id) }
        }
    }

    @Test func identifiersOfOtherTreesAreUnknown() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        var other = LayoutTree()
        let foreign = try other.addRoot(.vertical())
        #expect(root != foreign)
        #expect(!tree.contains(foreign))
        #expect(tree.frame(of: foreign) == nil)
        #expect(tree.absoluteFrame(of: foreign) == nil)
        #expect(throws: LayoutError.unknownNode(foreign)) { try tree.add(.leaf, to: foreign) }
        #expect(throws: LayoutError.unknownNode(foreign)) { try tree.move(root, into: foreign, at: 0) }
        #expect(tree.nodeCount == 1 && other.nodeCount == 1)
    }
}
