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

    /// In each round of the freeze loop exactly one largest size binds: more rounds than the loop goes.
    @Test(arguments: [9, 12, 30]) func fillsThatReachTheirLargestSizeOneByOne(_ count: Int) throws {
        var tree = LayoutTree()
        let row = try tree.addRoot(.horizontal(), width: 900, height: 10)
        let weights = (0..<count).map { 1 / [Double](repeating: 3, count: $0).reduce(1, *) }
        var rest = 900.0
        var largest: [Double] = []
        for index in 0..<count - 1 {
            // A quarter below what the fill would get of what those before it have left.
            let share = rest * weights[index] / weights[index...].reduce(0, +)
            largest.append(share * 0.75)
            rest -= largest[index]
        }
        var fills: [NodeID] = []
        for index in 0..<count {
            let style = Style.leaf.sized(.fill(weight: weights[index]), 10).with {
                if index < count - 1 { $0.widthLimits.max = largest[index] }
            }
            fills.append(try tree.add(style, to: row))
        }
        try tree.solve()
        for index in 0..<count - 1 {
            #expect(abs(tree.frame(of: fills[index])!.width - largest[index]) < 1e-9)
        }
        #expect(abs(tree.frame(of: fills[count - 1])!.width - rest) < 1e-9)
    }

    /// The same for children that give way, each down to a least size of its own.
    @Test(arguments: [9, 12, 30]) func childrenThatGiveWayOneByOne(_ count: Int) throws {
        var tree = LayoutTree()
        let row = try tree.addRoot(.horizontal(), width: .fixed(1000 * Double(count) - 900), height: 10)
        let rates = (0..<count).map { 1 / [Double](repeating: 3, count: $0).reduce(1, *) }
        var rest = 900.0
        var least: [Double] = []
        for index in 0..<count - 1 {
            let share = rest * rates[index] / rates[index...].reduce(0, +)
            least.append(1000 - share * 0.75)
            rest -= 1000 - least[index]
        }
        var children: [NodeID] = []
        for index in 0..<count {
            let style = Style.leaf.sized(1000, 10).with {
                $0.shrink = rates[index]
                if index < count - 1 { $0.widthLimits.min = least[index] }
            }
            children.append(try tree.add(style, to: row))
        }
        try tree.solve()
        for index in 0..<count - 1 {
            #expect(abs(tree.frame(of: children[index])!.width - least[index]) < 1e-6)
        }
        #expect(abs(tree.frame(of: children[count - 1])!.width - (1000 - rest)) < 1e-6)
    }
}
