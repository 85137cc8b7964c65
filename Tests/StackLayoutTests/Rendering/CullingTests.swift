@testable import StackLayout
import Testing

/// Trees with so many children that they are found through groups, and groups of groups.
@Suite struct CullingTests {
    /// A column of rows of 20 points, each with an icon and a label; every 100th row sticks out.
    private func feed(_ rows: Int, _ direction: LayoutDirection = .leftToRight) throws -> LayoutTree {
        var tree = LayoutTree(direction: direction)
        let feed = try tree.addRoot(.vertical(), width: 300)
        for number in 0..<rows {
            let row = try tree.add(.horizontal(gap: 4), width: .fill, height: 20, to: feed)
            try tree.setTag(number, of: row)
            try tree.addLeaf(size: Size(16, number % 100 == 7 ? 90 : 16), to: row)
            try tree.addLeaf(size: Size(100, 16), to: row)
        }
        try tree.solve()
        return tree
    }

    @Test(arguments: [10, 64, 65, 4_096, 4_100, 20_000]) func feedsShowWhatTouches(rows: Int) throws {
        let tree = try feed(rows)
        let all = tree.paintedNodes()
        #expect(all.count == 1 + 3 * rows)
        for y in [-30, 0, 199, 200, Double(rows) * 10, Double(rows) * 20 - 10, Double(rows) * 20 + 75] {
            let visible = Rect(x: 0, y: y, width: 300, height: 250)
            let found = tree.paintedNodes(in: visible)
            #expect(found == all.filter { $0.frame.touchesAll([visible]) })
            #expect(tree.hits(at: Point(10, y)) == all.reversed().filter { $0.frame.contains(Point(10, y)) })
        }
    }

    /// Culling looks at few nodes however many there are: counted in boxes that are compared.
    @Test func wrappingAndFreeContainersAreCulledToo() throws {
        var tree = LayoutTree()
        let grid = try tree.addRoot(.horizontal(gap: 2).wrapping(crossGap: 2), width: 500)
        for _ in 0..<9_000 { try tree.addLeaf(size: Size(48, 48), to: grid) }
        let board = try tree.addRoot(.free(), width: 100, height: 100)
        for number in 0..<9_000 {
            let pins = Pins(left: Double(number % 90) * 50, top: Double(number / 90) * 50)
            try tree.add(Style.leaf(Size(40, 40)).pinned(pins), to: board)
        }
        try tree.solve()
        let all = tree.paintedNodes()
        #expect(all.count == 18_002)
        for y in stride(from: 0.0, through: 46_000, by: 2_250) {
            let visible = Rect(x: 120, y: y, width: 200, height: 300)
            #expect(tree.paintedNodes(in: visible) == all.filter { $0.frame.touchesAll([visible]) })
        }
    }

    @Test func nearlyAllOfAListIsPassedOver() throws {
        let tree = try feed(20_000)
        var walk = PaintWalk(
            tree, from: nil, seeing: PaintBox.box(Rect(x: 0, y: 200_000, width: 300, height: 100)),
            isTopDown: false, PaintStack())
        _ = walk.nextChild().map { walk.descend($0, walk.frame($0), isSeen: true) }
        var seen = 0
        while walk.nextChild() != nil { seen += 1 }
        // Five rows and one on either side, and the one that sticks out into them.
        #expect((6...9).contains(seen))
    }

    @Test(arguments: [false, true]) func orderedSiblingsAreCulledInTheirOrder(isReversed: Bool) throws {
        var tree = LayoutTree()
        let style = Style.vertical().with { $0.paintsInReverse = isReversed }
        let list = try tree.addRoot(style, width: 100)
        var rows: [NodeID] = []
        for number in 0..<10_000 {
            let row = Style.leaf(Size(100, 10)).with { $0.zOrder = number % 3 }
            rows.append(try tree.add(row, to: list))
        }
        try tree.solve()
        let seen = tree.paintedNodes(in: Rect(x: 0, y: 50_001, width: 100, height: 48)).map(\.id)
        let places = [5000, 5001, 5002, 5003, 5004]
        let order = places.sorted { one, other in
            (one % 3, isReversed ? -one : one) < (other % 3, isReversed ? -other : other)
        }
        #expect(seen == [list] + order.map { rows[$0] })
        #expect(tree.hitTest(Point(5, 50_005))?.id == rows[5000])
    }

    @Test func anIndexFollowsEdits() throws {
        var tree = try feed(5_000)
        let list = tree.roots[0]
        let visible = Rect(x: 0, y: 60_000, width: 300, height: 200)
        for step in 0..<30 {
            let rows = try tree.children(of: list)
            switch step % 5 {
            case 0: try tree.remove(rows[step * 90])
            case 1: try tree.insert(.leaf(Size(7, 7)), into: list, at: step * 60)
            case 2: try tree.updateStyle(of: rows[step * 100]) { $0.height = 33 }
            case 3:
                try tree.updateStyle(of: tree.children(of: rows[3_001])[0]) {
                    $0.content = .size(Size(9, 800))
                }
            default: try tree.move(rows[4_000], into: list, at: step)
            }
            try tree.solve()
            #expect(tree.lastSolve?.isIncremental == true)
            let expected = try PaintReference(tree, in: visible)
            #expect(tree.paintedNodes(in: visible) == expected.nodes)
        }
    }

    /// Chunks fill up, are spread, added and given up, and the stack stops being long and is long again.
    @Test func anIndexFollowsChunks() throws {
        var random = SeededGenerator(seed: RandomTreeTests.firstSeed)
        var tree = try feed(700)
        let list = tree.roots[0]
        for round in 0..<60 {
            let grows = round % 20 < 12
            for _ in 0..<25 {
                let count = try tree.childCount(of: list)
                if grows {
                    let row = try tree.insert(
                        .horizontal(), width: .fill, height: 20, into: list, at: random.int(0...count))
                    try tree.addLeaf(size: Size(9, random.chance(0.1) ? 70 : 9), to: row)
                } else {
                    let row = try tree.children(of: list)[random.int(0...count - 1)]
                    try tree.remove(row)
                }
            }
            try tree.updateStyle(of: list) { $0.distribution = round % 15 == 14 ? .center : .start }
            try tree.solve()
            let height = try #require(tree.frame(of: list)?.height)
            let visible = Rect(x: 0, y: random.double(0...height), width: 300, height: 100)
            let expected = try PaintReference(tree, in: visible)
            try #require(tree.paintedNodes(in: visible) == expected.nodes, "round \(round)")
        }
    }

    @Test func deeplyNestedNodesAreVisitedAndHit() throws {
        var tree = LayoutTree()
        var node = try tree.addRoot(.vertical(padding: .all(0.0001)))
        for _ in 0..<100_000 { node = try tree.add(.vertical(padding: .all(0.0001)), to: node) }
        let leaf = try tree.addLeaf(size: Size(10, 10), to: node)
        try tree.solve()
        var count = 0
        tree.forEachPainted { _ in count += 1 }
        #expect(count == 100_002)
        #expect(tree.hitTest(Point(15, 15))?.id == leaf)
        count = 0
        tree.forEachPainted(in: Rect(x: 0, y: 0, width: 5, height: 300)) { _ in count += 1 }
        #expect((49_990...50_010).contains(count))
    }
}
