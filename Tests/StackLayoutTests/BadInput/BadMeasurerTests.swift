import StackLayout
import Testing

/// P10: what a measurer may do wrong.
@Suite struct BadMeasurerTests {
    /// A column of two texts of 10 × 20, solved, which will be asked again at another width.
    private func solved() throws -> (tree: LayoutTree, root: NodeID, texts: [NodeID]) {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(alignment: .stretch), width: 100)
        let texts = try (0...1).map { _ in try tree.add(.measured(tag: 0), to: root) }
        var good = Answering { _, _ in Measurement(width: 10, height: 20) }
        try tree.solve(measuring: &good)
        return (tree, root, texts)
    }

    private struct Answering: LeafMeasurer {
        var answer: (MeasuredLeaf, Proposal) -> Measurement
        mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
            answer(leaf, proposal)
        }
    }

    @Test func afterAFailedSolveNoNodeHasAFrameAndTheTreeIsUsable() throws {
        var (tree, root, texts) = try solved()
        let before = tree
        try tree.updateStyle(of: root) { $0.width = 5 }
        var asked = 0
        var bad = Answering { _, _ in
            asked += 1
            return Measurement(width: 5, height: asked == 2 ? .nan : 40)
        }
        #expect(throws: LayoutError.self) { try tree.solve(measuring: &bad) }
        #expect(asked == 2)
        #expect(
            ([root] + texts).allSatisfy { tree.frame(of: $0) == nil && tree.absoluteFrame(of: $0) == nil })
        #expect(tree.lastSolve == nil && tree.changedNodes == nil)
        #expect(tree.derivation(of: root, .width) == nil)
        #expect(try tree.style(of: root).width == 5 && tree.nodeCount == 3)
        // The copy has not noticed.
        #expect(texts.map { before.frame(of: $0)?.y } == [0, 20])

        var good = Answering { _, _ in Measurement(width: 5, height: 40) }
        try tree.solve(measuring: &good)
        #expect(texts.map { tree.frame(of: $0) } == [0, 40].map { Rect(x: 0, y: $0, width: 5, height: 40) })
    }

    /// Answers are kept, so a measurer that changes its mind gives frames of one opinion.
    @Test func theFirstAnswerCounts() throws {
        var (tree, root, texts) = try solved()
        var height = 20.0
        var fickle = Answering { _, _ in
            height += 1
            return Measurement(width: 10, height: height)
        }
        try tree.updateStyle(of: root) { $0.padding.top = 3 }
        try tree.solve(measuring: &fickle)
        #expect(height == 20)
        #expect(tree.frame(of: root)?.height == 43)
        try tree.invalidateMeasurement(of: texts[1])
        try tree.solve(measuring: &fickle)
        #expect(height > 20)
        #expect(tree.frame(of: texts[0])?.height == 20 && tree.frame(of: texts[1])?.height == height)
    }

    /// A measurer that edits a copy of the tree it is asked by changes only the copy.
    @Test func copiesMayBeEditedWhileMeasuring() throws {
        let (tree, root, texts) = try solved()
        var solving = tree
        var copy = tree
        try solving.updateStyle(of: root) { $0.width = 5 }
        var failures = 0
        var editor = Answering { leaf, _ in
            do {
                try copy.remove(leaf.id)
                try copy.add(.horizontal(), width: 7, height: 9, to: root)
                try copy.updateStyle(of: root) { $0.width = 900 }
            } catch { failures += 1 }
            return Measurement(width: 5, height: 40)
        }
        try solving.solve(measuring: &editor)
        #expect(failures == 0)
        #expect(texts.map { solving.frame(of: $0)?.height } == [40, 40])
        try copy.solve()
        #expect(copy.nodeCount == 3 && copy.frame(of: root)?.size == Size(900, 18))
        #expect(texts.allSatisfy { !copy.contains($0) && tree.frame(of: $0)?.height == 20 })
    }

    /// Tags without a text, and texts without a width, are told with their leaf.
    @Test(arguments: [-1, 3, Int.max, Int.min, 0, 1, 2]) func wordMeasurersTellWhatTheyCannotMeasure(
        tag: Int
    ) throws {
        var words = WordMeasurer(texts: [
            WordText(words: [.nan, 1], lineHeight: 10), WordText(words: [5, -9], lineHeight: 10),
            WordText(words: [5], lineHeight: .infinity),
        ])
        for width: Sizing in [.hug, 4, .fill] {
            var tree = LayoutTree()
            let root = try tree.addRoot(.vertical(), width: 20)
            let leaf = try tree.add(.measured(tag: tag), width: width, to: root)
            do {
                try tree.solve(measuring: &words)
                Issue.record("tag \(tag) was measured")
            } catch LayoutError.invalidMeasurement(let id, _, let value) {
                #expect(id == leaf && !value.isFinite || value < 0)
            }
        }
    }

    /// In an answer to a width only the height counts.
    @Test func widthsOfAnswersToAWidthDoNotCount() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let text = try tree.add(.measured(tag: 0), width: 30, to: root)
        var odd = Answering { _, _ in Measurement(width: -1, height: 12) }
        try tree.solve(measuring: &odd)
        #expect(tree.frame(of: text)?.size == Size(30, 12))
    }
}
