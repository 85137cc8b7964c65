@testable import StackLayout
import Testing

/// Mistakes that random trees once found, as the smallest trees that show them.
@Suite struct FoundByRandomTreesTests {
    /// SEMANTICS 12: an aspect ratio takes the place of content, measured content too.
    @Test func measuredContentDoesNotCountBesideAnAspectRatio() throws {
        let text = WordText(words: [44], lineHeight: 8)
        let filled = TestNode(Style.leaf.sized(.fill).with { $0.aspectRatio = 2 }, text: text)
        let rule = TestNode(Style.leaf.sized(30, 1))
        let frames = try SolvedTree.frames(of: TestNode(.overlay(), [filled, rule]), .leftToRight)
        #expect(frames[0]?.size == Size(30, 15))
        #expect(frames[1]?.size == Size(30, 15))
    }

    /// SEMANTICS 6.3, 7: a share of nothing leaves no negative space to distribute.
    @Test(arguments: [Distribution.center, .end]) func nothingToShareIsNotOverflow(how: Distribution) throws {
        let leaf = TestNode(Style.leaf(Size(57, 20)).sized(.fill(weight: 2)))
        let inner = TestNode(Style.horizontal(distribution: how).sized(.fill(weight: 0)), [leaf])
        let frames = try SolvedTree.frames(of: TestNode(.horizontal(), [inner]), .leftToRight)
        #expect(frames[2] == Rect(x: 0, y: 0, width: 0, height: 20))
    }

    /// Removing a container must not change the order in which sizes go up.
    @Test func sizesGoUpInOrderAfterAContainerIsRemoved() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal(alignment: .end), width: 33.5)
        let first = try tree.add(.vertical(), to: root)
        try tree.addLeaf(size: Size(70, 28.5), to: first)
        let second = try tree.add(
            .vertical(padding: EdgeInsets(top: 1, bottom: 9)), height: .fill(weight: 0), to: root)
        try tree.solve()
        try tree.remove(first)
        try tree.solve()
        #expect(tree.frame(of: root)?.height == 10)
        #expect(tree.frame(of: second) == Rect(x: 0, y: 0, width: 0, height: 10))
    }
}

/// Trees that independent attempts to fool the engine came up with.
@Suite struct FoundByAttackTests {
    /// 6.8d: the size that shrinking starts from changed, the natural size did not, for a max holds it.
    @Test func aHugSizeBehindAMaxChanges() throws {
        func solved(_ height: Double, after first: Double?) throws -> [Rect?] {
            var tree = LayoutTree()
            let root = try tree.addRoot(.vertical(), width: 10, height: 100)
            let box = try tree.add(
                Style.vertical().with {
                    $0.shrink = 1
                    $0.heightLimits.max = 60
                }, to: root)
            let leaf = try tree.addLeaf(size: Size(10, first ?? height), to: box)
            let other = try tree.add(Style.leaf(Size(10, 80)).with { $0.shrink = 1 }, to: root)
            try tree.solve()
            if first != nil {
                try tree.setStyle(.leaf(Size(10, height)), of: leaf)
                try tree.solve()
            }
            return [box, other].map { tree.frame(of: $0) }
        }
        #expect(try solved(300, after: 100) == solved(300, after: nil))
    }

    /// 2.8: only ratios of weights matter, whatever their magnitude.
    @Test(arguments: [1, 1e-100, .leastNormalMagnitude / 64, .leastNonzeroMagnitude])
    func aTinyWeightTakesWhatAMaxLeaves(weight: Double) throws {
        var tree = LayoutTree()
        let row = try tree.addRoot(.horizontal(), width: 100, height: 1)
        let capped = Style.leaf.sized(.fill(weight: 1), 1).with { $0.widthLimits.max = 10 }
        let held = try tree.add(capped, to: row)
        let tiny = try tree.add(.leaf, width: .fill(weight: weight), height: 1, to: row)
        try tree.solve()
        #expect([held, tiny].map { tree.frame(of: $0)?.width } == [10, 90])
    }
}
