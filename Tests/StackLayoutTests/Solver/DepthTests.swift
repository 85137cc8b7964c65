@testable import StackLayout
import Testing

/// P4: nothing recurses. These chains would overflow a thread's stack at a few thousand levels.
@Suite struct DepthTests {
    /// A chain of stacks around one leaf; the innermost node last.
    private func chain(
        _ depth: Int, _ direction: LayoutDirection = .leftToRight, leaf: Style = .leaf(Size(8, 4)),
        _ style: (Int) -> Style
    ) throws -> (tree: LayoutTree, ids: [NodeID]) {
        var tree = LayoutTree(direction: direction)
        var ids = [try tree.addRoot(style(0))]
        for level in 1..<depth { ids.append(try tree.add(style(level), to: ids[level - 1])) }
        ids.append(try tree.add(leaf, to: ids[depth - 1]))
        return (tree, ids)
    }

    @Test func aMillionAlternatingStacks() throws {
        var (tree, ids) = try chain(1_000_000, .rightToLeft) { level in
            let padding = EdgeInsets(top: 1)
            return level.isMultiple(of: 2) ? .horizontal(padding: padding) : .vertical(padding: padding)
        }
        try tree.solve()
        #expect(tree.frame(of: ids[0]) == Rect(x: 0, y: 0, width: 8, height: 1_000_004))
        #expect(tree.frame(of: ids[1_000_000]) == Rect(x: 0, y: 1, width: 8, height: 4))
        #expect(tree.absoluteFrame(of: ids[1_000_000])?.y == 1_000_000)
        try tree.updateStyle(of: ids[1_000_000]) { $0.height = 10 }
        try tree.solve()
        #expect(tree.frame(of: ids[0])?.height == 1_000_010)
        try tree.remove(ids[1])
        #expect(tree.nodeCount == 1)
    }

    @Test func aMillionStacksOnABaseline() throws {
        var (tree, ids) = try chain(1_000_000, leaf: .leaf(Size(8, 4), baseline: 3)) { _ in
            .horizontal(padding: EdgeInsets(top: 1), alignment: .baseline)
        }
        let beside = try tree.addLeaf(size: Size(2, 2), baseline: 0, to: ids[0])
        try tree.solve()
        #expect(tree.frame(of: ids[0])?.size == Size(10, 1_000_005))
        #expect(tree.frame(of: beside)?.y == 1_000_003)
    }

    @Test func aHundredThousandWrappingStacks() throws {
        var (tree, ids) = try chain(100_000) { level in
            let style = level.isMultiple(of: 2) ? Style.horizontal() : .vertical()
            return style.wrapping(crossGap: 1, lines: .stretch)
        }
        try tree.solve()
        #expect(tree.frame(of: ids[0]) == Rect(x: 0, y: 0, width: 8, height: 4))
        #expect(tree.frame(of: ids[100_000]) == Rect(x: 0, y: 0, width: 8, height: 4))
    }

    @Test func aHundredThousandFills() throws {
        var (tree, ids) = try chain(100_000) { level in
            level == 0 ? .vertical().sized(100, 50) : .horizontal().sized(.fill, .fill)
        }
        try tree.updateStyle(of: ids[100_000]) { $0 = $0.sized(.fill, .fraction(0.5)) }
        try tree.solve()
        #expect(tree.frame(of: ids[100_000]) == Rect(x: 0, y: 0, width: 100, height: 25))
    }

    @Test func aHundredThousandOverlaysAndPins() throws {
        var (tree, ids) = try chain(100_000) { level in
            guard level > 0 else { return .free().sized(300, 200) }
            return Style(level.isMultiple(of: 2) ? .free : .overlay).pinned(.edges(0.001))
        }
        try tree.solve()
        let innermost = try #require(tree.frame(of: ids[99_999]))
        #expect(abs(innermost.width - (300 - 2 * 99.999)) < 1e-6)
    }
}

/// P5: no drift.
@Suite struct DriftTests {
    @Test func aMillionRowsEndWhereTheyShould() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        var last = root
        for _ in 0..<1_000_000 { last = try tree.addLeaf(size: Size(100, 20.1), to: root) }
        try tree.solve()
        let frame = try #require(tree.frame(of: last))
        #expect(abs(frame.y + frame.height - 20_100_000) < 0.01)
        #expect(abs(tree.frame(of: root)!.height - 20_100_000) < 0.01)
    }
}
