@testable import StackLayout
import Testing

/// Lists of many rows: edits cost less than the rows (P7), and frames are those of a fresh tree, to the bit (P6).
@Suite struct LongStackTests {
    struct Kind: CustomTestStringConvertible {
        var axis: Axis
        var direction: LayoutDirection
        var holdsText: Bool
        var testDescription: String { "\(axis) \(direction)\(holdsText ? " with text" : "")" }
    }

    private static let kinds: [Kind] = [Axis.vertical, .horizontal].flatMap { axis in
        [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
            [false, true].map { Kind(axis: axis, direction: direction, holdsText: $0) }
        }
    }

    @Test(arguments: kinds) func editedListsSolveAsFreshOnes(_ kind: Kind) throws {
        var incremental = 0
        var inChunks = 0
        for seed in 1...UInt64(4) {
            var list = try EditedList(
                kind.axis, kind.direction, count: 250 + 150 * Int(seed % 3), holdsText: kind.holdsText,
                seed: seed)
            try list.solve()
            for round in 0..<40 {
                let before = list.frames
                for _ in 0..<[1, 1, 2, 5][round % 4] { try list.editAtRandom() }
                if round == 20 { list.turn() }
                try list.solve()
                if list.isSolvedInChunks { inChunks += 1 }
                guard let mistake = try list.mistake(since: before) else {
                    if list.tree.lastSolve?.isIncremental == true { incremental += 1 }
                    continue
                }
                Issue.record(
                    "\(kind.testDescription), seed \(seed), round \(round): \(mistake)\n\(list.log.suffix(5))"
                )
                return
            }
        }
        #expect(incremental > 40)
        // From right to left rows stand one by one.
        #expect(inChunks > 40 || kind.axis == .horizontal)
    }

    /// A list of rows of a fixed height.
    private func list(_ count: Int, height: Double = 44) throws -> (
        tree: LayoutTree, list: NodeID, rows: [NodeID]
    ) {
        var tree = LayoutTree()
        let list = try tree.addRoot(.vertical(gap: 1), width: 402)
        let rows = try (0..<count).map { _ in
            try tree.add(.leaf, width: .fill, height: .fixed(height), to: list)
        }
        try tree.solve()
        return (tree, list, rows)
    }

    @Test(arguments: [0, 25_000, 50_000]) func anEditVisitsLessThanTheRows(at place: Int) throws {
        var (tree, list, rows) = try list(50_000)
        // The first one spreads the rows, so that there is room everywhere.
        try tree.insert(.leaf, height: 10, into: list, at: 20_000)
        try tree.solve()
        let limit = 6 * (50_000 / 48 + 2 * 64)
        let row = try tree.insert(.leaf, height: 30, into: list, at: place)
        try tree.solve()
        #expect(try #require(tree.lastSolve).visitedNodes < limit)
        try tree.updateStyle(of: rows[min(place, 49_999)]) { $0.height = 60 }
        try tree.solve()
        #expect(try #require(tree.lastSolve).visitedNodes < limit)
        try tree.remove(row)
        try tree.solve()
        #expect(try #require(tree.lastSolve).visitedNodes < limit)
        // Its 50,000 rows and the first insertion, a gap of 1 behind each, and the row that grew.
        #expect(tree.frame(of: list)?.height == Double(50_000 * 45 + 10 + 16))
    }

    @Test func sumsOnTheGridAreCloserThanPlainOnes() throws {
        var tree = LayoutTree()
        let list = try tree.addRoot(.vertical(gap: 0.1))
        for _ in 0..<100_000 { try tree.addLeaf(size: Size(1, 20.1), to: list) }
        try tree.solve()
        #expect(abs(try #require(tree.frame(of: list)).height - (100_000 * 20.2 - 0.1)) < 0.001)
    }

    @Test(arguments: [1e-90, 1e-300, 0x1p-1074, 1e99]) func sizesOfAnyMagnitude(_ unit: Double) throws {
        var tree = LayoutTree()
        let list = try tree.addRoot(.vertical(gap: unit))
        for place in 0..<300 { try tree.addLeaf(size: Size(1, unit * Double(place % 7)), to: list) }
        try tree.solve()
        let frame = try #require(tree.frame(of: list))
        let expected = (0..<300).reduce(299 * unit) { $0 + unit * Double($1 % 7) }
        #expect(abs(frame.height - expected) <= expected * 1e-9 + 1e-270)
    }

    @Test func aRowMuchLargerThanTheOthersDoesNotBlurThem() throws {
        var (tree, list, rows) = try list(1000, height: 20.1)
        try tree.updateStyle(of: rows[500]) { $0.height = 1e9 }
        try tree.solve()
        let last = try #require(tree.frame(of: rows[999]))
        #expect(abs(last.y - (998 * 20.1 + 1e9 + 999)) < 1e-3)
        try tree.updateStyle(of: rows[500]) { $0.height = 20.1 }
        try tree.solve()
        #expect(abs(try #require(tree.frame(of: rows[999])).y - 999 * 21.1) < 1e-8)
        #expect(tree.frame(of: list) != nil)
    }
}
