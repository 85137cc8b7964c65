import Testing

@testable import StackLayout

/// Derivations as data: what they refer to, and when there is none.
@Suite struct DerivationChainTests {
    private func list() throws -> (tree: LayoutTree, root: NodeID, first: NodeID, second: NodeID) {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(gap: 16), width: 100, height: 200)
        let first = try tree.addLeaf(size: Size(10, 41), to: root)
        let second = try tree.addLeaf(size: Size(20, 30), to: root)
        try tree.solve()
        return (tree, root, first, second)
    }

    @Test func termsSayWhereNumbersComeFrom() throws {
        let (tree, root, first, second) = try list()
        let derivation = try #require(tree.derivation(of: second, .y))
        #expect(derivation.value == 57)
        #expect(derivation.rule == "7.1")
        #expect(
            derivation.terms.map(\.source) == [
                .derived(.y, of: first), .derived(.height, of: first), .declared(.gap, of: root),
            ])
        #expect(derivation.terms.map(\.value) == [0, 41, 16])
        #expect(derivation.formula.operations == [.term, .term, .add, .term, .add])
    }

    @Test func namesStandBeforeNumbersOfOtherNodes() throws {
        let (tree, _, first, second) = try list()
        let derivation = try #require(tree.derivation(of: second, .y))
        #expect(derivation.text == "y 57 = 0 + 41 + gap 16")
        #expect(
            derivation.text { $0 == first ? "List/A" : "List/B" }
                == "List/B y 57 = List/A y 0 + List/A height 41 + gap 16")
    }

    @Test func chainGoesDownToGivenNumbers() throws {
        let (tree, _, _, second) = try list()
        let chain = tree.derivationChain(of: second, .y)
        #expect(chain.map(\.text) == ["y 57 = 0 + 41 + gap 16", "y 0 = 0", "height 41 = content 41"])
        #expect(tree.derivationChain(of: second, .y, limit: 2).count == 2)
        #expect(tree.derivationChain(of: second, .y, limit: 0).isEmpty)
    }

    @Test func chainHasEachNumberOnce() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal(), width: 100, height: 10)
        var last = root
        for _ in 0..<20 { last = try tree.add(.leaf, width: .fill, to: root) }
        try tree.solve()
        let chain = tree.derivationChain(of: last, .x)
        // x and the width of every child but the last one's width, and the width of the root.
        #expect(chain.count == 20 + 19 + 1)
        #expect(Set(chain).count == chain.count)
    }

    @Test func thereIsNoneWithoutASolvedFrame() throws {
        var (tree, root, first, _) = try list()
        #expect(tree.derivation(of: first, .lineSize(0)) == nil)
        #expect(tree.derivation(of: first, .base(.horizontal)) == nil)
        let hidden = try tree.add(Style.leaf.with { $0.visibility = .hidden }, to: root)
        #expect(tree.derivation(of: first, .y) == nil)
        #expect(tree.derivationChain(of: first, .y).isEmpty)
        try tree.solve()
        #expect(tree.derivation(of: first, .y) != nil)
        #expect(tree.derivation(of: hidden, .y) == nil)
        #expect(LayoutTree().derivation(of: first, .y) == nil)
    }

    @Test func deepChainsNeedNoStack() throws {
        var tree = LayoutTree()
        var node = try tree.addRoot(.vertical(), width: 100)
        for _ in 0..<100_000 { node = try tree.add(.vertical(), to: node) }
        try tree.addLeaf(size: Size(10, 20), to: node)
        try tree.solve()
        let chain = tree.derivationChain(of: tree.roots[0], .height, limit: 200_000)
        #expect(chain.count == 100_002)
        #expect(chain.last?.text == "height 20 = content 20")
    }

    private static let numbers: [(Double, String)] = [
        (70, "70"), (334.5, "334.5"), (2.0 / 3, "0.667"), (-4, "−4"), (-0.0, "0"), (1e-9, "1e-09"),
        (0.0004, "0.0004"), (1_000_000, "1000000"), (-12.3456, "−12.346"),
    ]

    @Test(arguments: numbers) func numbersAreShort(number: Double, text: String) {
        #expect(numberText(number) == text)
    }
}
