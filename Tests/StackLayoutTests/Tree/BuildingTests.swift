@testable import StackLayout
import Testing

/// What adding nodes leaves behind, in whatever order it happens.
@Suite struct BuildingTests {
    @Test func anyCapacityCanBeReserved() throws {
        var tree = LayoutTree()
        for count in [Int.max, Int.max - 1, -1, Int.min, 0] { tree.reserveCapacity(count) }
        let root = try tree.addRoot(.vertical())
        try tree.addLeaf(size: Size(3, 4), to: root)
        try tree.solve()
        #expect(tree.frame(of: root) == Rect(x: 0, y: 0, width: 3, height: 4))
    }

    @Test func levelByLevelNothingIsOutOfOrder() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let rows = try (0..<10).map { _ in try tree.add(.horizontal(), to: root) }
        for row in rows { for _ in 0..<3 { try tree.addLeaf(size: Size(1, 1), to: row) } }
        #expect(tree.storage.core.scattered == 0)
        #expect(tree.storage.core.slotCount == tree.nodeCount)
        try tree.solve()
    }

    @Test func childrenInTurnsKeepTheirOrder() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal())
        let columns = try (0..<3).map { _ in try tree.add(.vertical(), to: root) }
        var children: [[NodeID]] = [[], [], []]
        for round in 0..<40 {
            for (place, column) in columns.enumerated() {
                children[place].append(try tree.addLeaf(size: Size(1, Double(round)), to: column))
            }
        }
        #expect(tree.storage.core.scattered > 0)
        for (column, ids) in zip(columns, children) { #expect(try tree.children(of: column) == ids) }
        #expect(tree.frame(of: root) == nil)
        try tree.solve()
        for (place, ids) in children.enumerated() {
            let frame = tree.frame(of: ids[39])
            #expect(frame == Rect(x: 0, y: 741, width: 1, height: 39), "column \(place)")
        }
    }

    @Test func aPropertySetBackLeavesNoTrace() {
        var style = Style.leaf(Size(1, 2))
        style.shrink = 2
        style.pins = .center
        style.widthLimits.min = 4
        #expect(style != .leaf(Size(1, 2)))
        style.shrink = 0
        style.pins = nil
        style.widthLimits = .none
        #expect(style == .leaf(Size(1, 2)))
        #expect(style.hashValue == Style.leaf(Size(1, 2)).hashValue)
    }

    @Test func copiesOfAStyleAreIndependent() {
        let first = Style.leaf.with { $0.shrink = 1 }
        let second = first.with { $0.shrink = 2 }
        #expect(first.shrink == 1)
        #expect(second.shrink == 2)
    }

    @Test func aLeafWithChildrenIsToldByPath() {
        let tree = Stack(.vertical) { Stack("Part", .vertical) { Leaf("Inside") }.styled { $0 = .leaf } }
        #expect { try tree.makeTree() } throws: { error in
            guard let error = error as? DeclarationError, case .leafCannotHoldChildren = error.reason else {
                return false
            }
            return error.path == "Part/Inside"
        }
    }
}
