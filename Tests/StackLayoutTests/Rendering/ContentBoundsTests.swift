import StackLayout
import Testing

/// P11: what sticks out of a node, on all four sides.
@Suite struct ContentBoundsTests {
    private func row(
        _ widths: [Double], _ distribution: Distribution, _ direction: LayoutDirection = .leftToRight
    ) throws -> (LayoutTree, NodeID) {
        var tree = LayoutTree(direction: direction)
        let padding = EdgeInsets(top: 1, right: 2, bottom: 3, left: 4)
        let row = try tree.addRoot(
            .horizontal(padding: padding, distribution: distribution), width: 100, height: 50)
        for width in widths { try tree.addLeaf(size: Size(width, 20), to: row) }
        try tree.solve()
        return (tree, row)
    }

    @Test func contentThatFitsIsTheNode() throws {
        let (tree, row) = try row([40, 40], .start)
        #expect(tree.contentBounds(of: row) == Rect(x: 0, y: 0, width: 100, height: 50))
        #expect(tree.scrollExtents(of: row) == .zero)
        // Nor is any of them -0, which would be printed as such.
        let extents = try #require(tree.scrollExtents(of: row))
        #expect([extents.top, extents.right, extents.bottom, extents.left].allSatisfy { $0.sign == .plus })
    }

    @Test func overflowAtTheEndAddsThePaddingThere() throws {
        let (tree, row) = try row([80, 60], .start)
        // Up to 4 + 140, and 2 of padding.
        #expect(tree.contentBounds(of: row) == Rect(x: 0, y: 0, width: 146, height: 50))
        #expect(tree.scrollExtents(of: row) == EdgeInsets(right: 46))
    }

    @Test func overflowAtTheStartIsSeen() throws {
        let (tree, row) = try row([80, 60], .end)
        // The row ends at 98; 140 before it, and 4 of padding.
        #expect(tree.contentBounds(of: row) == Rect(x: -46, y: 0, width: 146, height: 50))
        #expect(tree.scrollExtents(of: row) == EdgeInsets(left: 46))
    }

    @Test func centredContentSticksOutOnBothSides() throws {
        let (tree, row) = try row([80, 60], .center)
        #expect(tree.scrollExtents(of: row) == EdgeInsets(right: 23, left: 23))
    }

    @Test func rightToLeftOverflowsAtTheLeft() throws {
        let (tree, row) = try row([80, 60], .start, .rightToLeft)
        #expect(tree.scrollExtents(of: row) == EdgeInsets(left: 46))
        #expect(tree.contentSize(of: row) == Size(100, 50))
    }

    @Test func pinnedChildrenCountWithoutPadding() throws {
        var (tree, row) = try row([], .start)
        try tree.add(Style.leaf(Size(10, 10)).pinned(Pins(left: -7, top: 55)), to: row)
        try tree.solve()
        #expect(tree.contentBounds(of: row) == Rect(x: -7, y: 0, width: 107, height: 65))
    }
}
