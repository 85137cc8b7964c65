@testable import StackLayout
import Testing

/// Visits of random trees, compared with looking at every node.
@Suite struct PaintingPropertyTests {
    /// The seeds of a profile's trees.
    private func seeds(_ profile: Profile) -> Range<UInt64> {
        let count = UInt64(profile.nodes.upperBound > 100 ? 40 : 120)
        return RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + count
    }

    /// A solved random tree with a random look.
    private func picture(_ profile: Profile, _ seed: UInt64) throws -> (tree: LayoutTree, SeededGenerator) {
        var random = SeededGenerator(seed: seed ^ 0x7061_696E)
        var test = RandomTree.testCase(profile, seed: seed)
        test.root = test.root.painted(&random)
        test.root.style.visibility = .visible
        var solved = try SolvedTree(test.root, test.direction)
        for id in solved.ids where random.chance(0.1) { try solved.tree.setTag(random.int(-9...9), of: id) }
        try solved.solve()
        return (solved.tree, random)
    }

    @Test(arguments: Profile.all.indices) func visitsAreThoseOfEveryNode(profile: Int) throws {
        let profile = Profile.all[profile]
        for seed in seeds(profile) {
            var (tree, random) = try picture(profile, seed)
            let all = try PaintReference(tree)
            try #require(tree.paintedNodes() == all.nodes, "profile \(profile.name), seed \(seed)")
            for _ in 0..<6 {
                let visible = random.rect(near: all.nodes.map(\.frame))
                let found = tree.paintedNodes(in: visible)
                let expected = try PaintReference(tree, in: visible)
                try #require(found == expected.nodes, "profile \(profile.name), seed \(seed), \(visible)")
                // Culling takes away, and nothing else.
                let filtered = all.nodes.filter { node in
                    let bounds = node.clip.map { $0.bounds }
                    return node.frame.touchesAll([visible] + (bounds.map { [$0] } ?? []))
                }
                try #require(found == filtered, "profile \(profile.name), seed \(seed), \(visible)")
            }
        }
    }

    @Test(arguments: Profile.all.indices) func hitsAreThoseOfEveryNode(profile: Int) throws {
        let profile = Profile.all[profile]
        var hits = 0
        for seed in seeds(profile) {
            var (tree, random) = try picture(profile, seed)
            let all = try PaintReference(tree)
            for _ in 0..<12 {
                let point = random.point(near: all.nodes.map(\.frame))
                let expected = all.hits(at: point)
                let found = tree.hits(at: point)
                try #require(found == expected, "profile \(profile.name), seed \(seed), \(point)")
                try #require(tree.hitTest(point) == expected.first)
                hits += expected.count
                let tagged = tree.hitTest(point) { $0.tag != 0 }
                try #require(tagged == expected.first { $0.tag != 0 })
            }
        }
        #expect(hits > 300)
    }

    @Test(arguments: Profile.all.indices) func clipsNest(profile: Int) throws {
        struct Visitor: PaintVisitor {
            var open: [ClipShape] = []
            var found: [[ClipShape]] = []
            mutating func paint(_ node: PaintedNode) { found.append(open) }
            mutating func pushClip(_ shape: ClipShape) { open.append(shape) }
            mutating func popClip() { open.removeLast() }
        }
        for number in 0..<40 as Range<UInt64> {
            let (tree, _) = try picture(Profile.all[profile], RandomTreeTests.firstSeed + number)
            var visitor = Visitor()
            tree.paint(with: &visitor)
            #expect(visitor.open.isEmpty)
            #expect(try visitor.found == PaintReference(tree).clips)
        }
    }

    /// The index is brought up to date, not made anew, and holds the same.
    @Test(arguments: [0, 1, 2, 3, 4, 11, 14, 19, 24, 25]) func visitsStayRightUnderEdits(profile: Int) throws
    {
        let profile = Profile.all[profile]
        for number in 0..<40 as Range<UInt64> {
            let seed = RandomTreeTests.firstSeed + number
            var random = SeededGenerator(seed: seed)
            var forest = try EditedForest(profile, seed: seed)
            for step in 0..<8 {
                for _ in 0..<random.int(1...3) { try forest.editAtRandom() }
                try forest.changeLook(&random)
                if random.chance(0.8) { try forest.solve() }
                let tree = random.chance(0.3) ? forest.copiedTree : forest.edited.tree
                let all = try PaintReference(tree)
                let visible = random.rect(near: all.nodes.map(\.frame))
                let expected = try PaintReference(tree, in: visible)
                try #require(
                    tree.paintedNodes(in: visible) == expected.nodes,
                    "profile \(profile.name), seed \(seed), step \(step): \(forest.log)")
                let point = random.point(near: all.nodes.map(\.frame))
                try #require(tree.hits(at: point) == all.hits(at: point))
            }
        }
    }
}

extension EditedForest {
    /// Changes how a node looks, where it is painted, and nothing else.
    mutating func changeLook(_ random: inout SeededGenerator) throws {
        let node = random.pick(nodes)
        let painted = try edited.tree.style(of: node.id).painted(&random)
        try edited.tree.setStyle(painted, of: node.id)
        node.style = node.style.painted(like: painted)
    }

    /// A copy with memory of its own.
    var copiedTree: LayoutTree {
        var copy = edited.tree
        copy.makeUnique()
        return copy
    }
}

extension Style {
    fileprivate func painted(like other: Style) -> Style {
        with {
            $0.clipsContent = other.clipsContent
            $0.zOrder = other.zOrder
            $0.paintsInReverse = other.paintsInReverse
            $0.corners = other.corners
            $0.visibility = other.visibility
        }
    }
}
