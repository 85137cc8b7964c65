import StackLayout
import Testing

/// SEMANTICS 16.4: a line in which every limit binds on its own is shared in time linear in its length.
@Suite struct LongLineTests {
    private let count = 20_000

    /// Every minimum is distinct, and the freeze loop would find them a few at a time.
    @Test func fillsWithDistinctMinimums() throws {
        var tree = LayoutTree()
        let row = try tree.addRoot(.horizontal(), width: .fixed(Double(count)), height: 10)
        var fills: [NodeID] = []
        for index in 0..<count {
            let style = Style.leaf.sized(.fill(weight: 1), 10).with {
                $0.widthLimits.min = index % 2 == 0 ? 0 : 2 / (1 + Double(index) / Double(count))
            }
            fills.append(try tree.add(style, to: row))
        }
        let time = try ContinuousClock().measure { try tree.solve() }
        let widths = fills.map { tree.frame(of: $0)!.width }
        #expect(abs(widths.reduce(0, +) - Double(count)) < 1e-6)
        // All that are not held up by their minimum are equally wide.
        let share = widths[0]
        for (index, width) in widths.enumerated() {
            let minimum = index % 2 == 0 ? 0 : 2 / (1 + Double(index) / Double(count))
            #expect(abs(width - max(share, minimum)) < 1e-9)
        }
        #expect(time < .seconds(5))
    }

    /// Over-full, and every child stops giving way at a point of its own.
    @Test func shrinkingChildrenWithDistinctMinimums() throws {
        var tree = LayoutTree()
        let row = try tree.addRoot(.horizontal(), width: .fixed(Double(count) * 5), height: 10)
        var children: [NodeID] = []
        for index in 0..<count {
            let style = Style.leaf.sized(10, 10).with {
                $0.shrink = 1
                $0.widthLimits.min = 9 * Double(index) / Double(count)
            }
            children.append(try tree.add(style, to: row))
        }
        try tree.solve()
        let widths = children.map { tree.frame(of: $0)!.width }
        #expect(abs(widths.reduce(0, +) - Double(count) * 5) < 1e-6)
        for (index, width) in widths.enumerated() {
            #expect(abs(width - max(widths[0], 9 * Double(index) / Double(count))) < 1e-9)
        }
    }
}
