import Foundation
import Synchronization
import Testing

@testable import StackLayout

/// P13: results do not depend on threads.
@Suite struct ConcurrencyTests {
    /// Every kind of node, so that whatever a solve writes is written by several threads; to be run with
    /// `--sanitize=thread` too.
    @Test(arguments: Profile.all) func severalThreadsGiveTheFramesOfOne(_ profile: Profile) throws {
        let forest = try forest(of: profile, leastNodes: 1_500, seed: RandomTreeTests.firstSeed)
        var alone = forest
        try alone.solve()
        for performer in Performer.allCases {
            var together = forest
            #expect(try together.solve(performer) > 0)
            #expect(together.frames == alone.frames, "\(performer)")
            // Again, with what the first solve left behind, and from the other side.
            together.tree.direction = .rightToLeft
            try together.solve(performer)
            together.tree.direction = .leftToRight
            try together.solve(performer)
            #expect(together.frames == alone.frames, "\(performer), again")
        }
    }

    @Test func rightToLeftIsMirroredInPieces() throws {
        var alone = try forest(of: Profile.all[3], leastNodes: 1_500, seed: 7)
        alone.tree.direction = .rightToLeft
        var together = alone
        try alone.solve()
        #expect(try together.solve(.threads) == 3)
        #expect(together.frames == alone.frames)
    }

    @Test func largeTreesAreDealtOut() throws {
        let tree = try forest(of: Profile.all[0], leastNodes: 20_000, seed: 1)
        #expect(try calls(tree).count == 2)
        #expect(try calls(tree).allSatisfy { (16...Pieces.most).contains($0) })
    }

    @Test func smallTreesAreNot() throws {
        #expect(try calls(forest(of: Profile.all[0], leastNodes: 1_000, seed: 1)) == [])
    }

    @Test func treesOfOnePathAreNot() throws {
        var tree = LayoutTree()
        var parent = try tree.addRoot(.vertical())
        for _ in 0..<20_000 {
            try tree.addLeaf(size: Size(10, 10), to: parent)
            parent = try tree.add(.vertical(), to: parent)
        }
        var calls = 0
        try tree.solve { count, body in
            calls += 1
            for number in 0..<count { body(number) }
        }
        #expect(calls == 0)
    }

    @Test(arguments: [Style.vertical(gap: 0.3), .horizontal(gap: 0.3, alignment: .center)])
    func childrenOfLongStacksAreDealtOut(_ list: Style) throws {
        var alone = try SolvedTree(TestNode(.overlay()))
        let stack = try alone.tree.add(list, to: alone.ids[0])
        for index in 0..<1_000 {
            var row = Style.horizontal()
            // Across the stack one fills.
            if index == 7 { if list.kind == .vertical { row.width = .fill } else { row.height = .fill } }
            let container = try alone.tree.add(row, to: stack)
            for size in 1...3 {
                let size = Size(20.1 + Double((index * size) % 90), 7.3 + Double((index + size) % 11))
                try alone.tree.addLeaf(size: size, to: container)
            }
        }
        var ids = [alone.ids[0]]
        var next = 0
        while next < ids.count {
            ids += try alone.tree.children(of: ids[next])
            next += 1
        }
        for performer in Performer.allCases {
            var (together, alone) = (alone, alone)
            for size in [20.1, 3.7, 900_000_000_000.0] {
                for direction in [LayoutDirection.rightToLeft, .leftToRight] {
                    try alone.tree.updateStyle(of: ids[5]) { $0.width = .fixed(size) }
                    try together.tree.updateStyle(of: ids[5]) { $0.width = .fixed(size) }
                    (together.tree.direction, alone.tree.direction) = (direction, direction)
                    try alone.solve()
                    #expect(try together.solve(performer) > 2, "more calls than for the pieces")
                    for id in ids { #expect(together.tree.frame(of: id) == alone.tree.frame(of: id)) }
                }
            }
        }
    }

    @Test func removedAndAddedNodesAreRespected() throws {
        var forest = try forest(of: Profile.all[0], leastNodes: 1_500, seed: 3)
        try forest.solve(.threads)
        let page = forest.ids[0]
        for _ in 0..<20 { try forest.tree.remove(try forest.tree.children(of: page)[5]) }
        try forest.tree.addLeaf(size: Size(30, 30), to: page)
        var other = forest
        for direction in [LayoutDirection.rightToLeft, .leftToRight] {
            (forest.tree.direction, other.tree.direction) = (direction, direction)
            try forest.solve(.threads)
            try other.solve()
            #expect(forest.frames == other.frames)
        }
    }

    /// The numbers of pieces that a performer is asked to perform.
    private func calls(_ forest: SolvedTree) throws -> [Int] {
        var forest = forest
        var calls: [Int] = []
        try forest.tree.solve(measuring: &forest.measurer) { count, body in
            calls.append(count)
            for number in 0..<count { body(number) }
        }
        return calls
    }

    /// Random trees of a profile, one below the other.
    private func forest(of profile: Profile, leastNodes: Int, seed: UInt64) throws -> SolvedTree {
        var forest = try SolvedTree(TestNode(.vertical()))
        var seed = seed
        while forest.ids.count < leastNodes {
            try forest.add(RandomTree.testCase(profile, seed: seed).root, to: forest.ids[0])
            seed += 1
        }
        return forest
    }
}

/// Ways to perform pieces.
private enum Performer: CaseIterable {
    case threads, pool, backwards

    var perform: ParallelPerformer {
        switch self {
        case .threads:
            { count, body in
                let ends = DispatchSemaphore(value: 0)
                for first in 0..<3 {
                    Thread {
                        for number in stride(from: first, to: count, by: 3) { body(number) }
                        ends.signal()
                    }.start()
                }
                for _ in 0..<3 { ends.wait() }
            }
        case .pool: { count, body in DispatchQueue.concurrentPerform(iterations: count, execute: body) }
        case .backwards: { count, body in for number in (0..<count).reversed() { body(number) } }
        }
    }
}

extension SolvedTree {
    /// Deals the tree out, small as it is; returns how often pieces were performed.
    @discardableResult
    fileprivate mutating func solve(_ performer: Performer) throws -> Int {
        let calls = Mutex(0)
        let perform = performer.perform
        let crew = Crew(
            perform: { count, body in
                calls.withLock { $0 += 1 }
                perform(count, body)
            }, smallestTree: 500, longestStack: 300)
        try tree.solve(measuring: &measurer, with: crew)
        return calls.withLock { $0 }
    }
}
