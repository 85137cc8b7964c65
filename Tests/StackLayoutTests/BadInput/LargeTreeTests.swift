@testable import StackLayout
import Testing

/// P4, P10: trees and hints of any size.
@Suite struct LargeTreeTests {
    @Test(arguments: [Int.max, Int.min, -1, 0, 1 << 40]) func anyHintOfCapacityIsTaken(_ count: Int) throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        // A large hint costs memory; one is enough.
        if count == Int.max || count < 1000 { tree.reserveCapacity(count) }
        let leaf = try tree.addLeaf(size: Size(3, 4), to: root)
        try tree.solve()
        #expect(tree.frame(of: leaf)?.size == Size(3, 4))
    }

    /// Twice the same in each of 40 levels is more than there is memory for; in each of 63 more than there are
    /// numbers.
    @Test(arguments: [24, 40, 63, 80]) func declarationsSharedWithoutEndAreRefused(levels: Int) {
        var node = Leaf("Leaf", 1, 1).declaration
        for _ in 0..<levels {
            node =
                Stack("Twice", .horizontal) {
                    node
                    node
                }.declaration
        }
        let expected = DeclarationError(path: "", reason: .treeFull(limit: 16_777_216))
        #expect(throws: expected) { try node.layout() }
        #expect(throws: expected) { try node.makeTree() }
        #expect(
            expected.description
                == "the root: a tree holds at most 16777216 nodes; split it into several trees")
    }

    /// Edits without a solve do not pile up: the tree is put in order from time to time.
    @Test func editsWithoutEndTakeNoMemory() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let kept = try tree.add(.horizontal(), to: root)
        let leaf = try tree.addLeaf(size: Size(5, 6), to: kept)
        try tree.solve()
        for _ in 0..<150_000 {
            let stack = try tree.add(.horizontal(), to: root)
            try tree.move(leaf, into: stack, at: 0)
            try tree.move(leaf, into: kept, at: 0)
            try tree.remove(stack)
        }
        #expect(tree.storage.core.slotCount < 100_000 && tree.storage.core.containerCount < 100_000)
        #expect(tree.frame(of: leaf)?.size == Size(5, 6))
        #expect(try tree.children(of: root) == [kept] && tree.children(of: kept) == [leaf])
        try tree.solve()
        #expect(tree.frame(of: root)?.size == Size(5, 6))
    }

    @Test func emptyTrees() throws {
        var tree = LayoutTree()
        try tree.solve()
        #expect(tree.roots.isEmpty && tree.diagnostics().isEmpty && tree.changedNodes == nil)
        let root = try tree.addRoot(.free())
        try tree.remove(root)
        try tree.solve()
        #expect(tree.nodeCount == 0 && tree.frame(of: root) == nil)
        #expect(tree.derivationChain(of: root, .x).isEmpty)
    }
}
