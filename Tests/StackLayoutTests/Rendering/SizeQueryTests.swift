@testable import StackLayout
import Testing

/// "How high is this at that width?", without disturbing the tree.
@Suite struct SizeQueryTests {
    @Test func aTextWrapsInTheAnswerAndNotInTheTree() throws {
        var measurer = CountingMeasurer()
        let tag = measurer.add(WordText(words: [30, 30, 30, 30], lineHeight: 10))
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(padding: .all(5)), width: 500)
        let card = try tree.add(.vertical(gap: 2, padding: .all(4)), width: .fill, to: root)
        let text = try tree.add(.measured(tag: tag), width: .fill, to: card)
        try tree.addLeaf(size: Size(20, 7), to: card)
        try tree.solve(measuring: &measurer)
        let frames = tree.paintedNodes()
        measurer.reset()
        #expect(try tree.size(of: card, width: 68, measuring: &measurer) == Size(68, 4 + 20 + 2 + 7 + 4))
        // Its natural size is known; its height at 60 points is asked for, under its own name.
        #expect(measurer.questions == [tag: [.width(60)]])
        #expect(try tree.size(of: text, width: 35, measuring: &measurer) == Size(35, 40))
        #expect(try tree.size(of: card, height: 90, measuring: &measurer) == Size(128, 90))
        #expect(try tree.size(of: card, measuring: &measurer) == Size(128, 27))
        #expect(tree.paintedNodes() == frames)
        measurer.reset()
        try tree.solve(measuring: &measurer)
        #expect(tree.lastSolve?.visitedNodes == 0 && measurer.count == 0)
    }

    /// The answer is what the node gets where it has that width.
    @Test(arguments: Profile.all.indices) func answersAreThoseOfASolve(profile: Int) throws {
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + 40 {
            var test = RandomTree.testCase(Profile.all[profile], seed: seed)
            let width = Double(seed % 7 + 1) * 60
            var asked = try SolvedTree(test.root, test.direction)
            try asked.solve()
            let answer = try asked.tree.size(of: asked.ids[0], width: width, measuring: &asked.measurer)
            test.root.style.width = .fixed(width)
            let expected = try SolvedTree.frames(of: test.root, test.direction)[0]?.size
            #expect(answer == expected, "profile \(Profile.all[profile].name), seed \(seed)")
        }
    }

    @Test func mistakesNameTheNodeOfTheTree() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let row = try tree.add(.horizontal(), to: root)
        let text = try tree.add(.measured(tag: 3), to: row)
        #expect(throws: LayoutError.measurerMissing(text)) { try tree.size(of: row) }
        #expect(throws: LayoutError.invalidValue(.node(row), property: .width, value: -1)) {
            try tree.size(of: row, width: -1)
        }
        struct Broken: LeafMeasurer {
            func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
                Measurement(width: .nan, height: 1)
            }
        }
        var broken = Broken()
        do {
            _ = try tree.size(of: row, measuring: &broken)
            Issue.record("no error")
        } catch {
            guard case .invalidMeasurement(text, property: .width, let value) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(value.isNaN)
        }
    }
}
