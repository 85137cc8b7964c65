@testable import StackLayout
import Testing

/// P3: how often leaves are measured.
@Suite struct MeasureCountTests {
    static let text = WordText(words: [30, 20, 10], lineHeight: 12, baseline: 9)

    /// What is asked about one text in a parent, by the first solve.
    private func questions(
        _ parent: Style, _ style: (inout Style) -> Void = { _ in }
    ) throws -> [Proposal] {
        let leaf = TestNode(Style(.leaf).with(style), text: Self.text)
        var solved = try SolvedTree(TestNode(parent, [leaf]))
        try solved.solve()
        return solved.measurer.questions[0] ?? []
    }

    @Test func huggingTextIsAskedOnce() throws {
        #expect(try questions(.vertical()) == [.natural])
        #expect(try questions(.horizontal(alignment: .baseline)) == [.natural])
        #expect(try questions(.overlay()) == [.natural])
    }

    @Test func textOfFixedWidthIsAskedForItsHeightOnly() throws {
        #expect(try questions(.vertical()) { $0.width = 35 } == [.width(35)])
        #expect(
            try questions(.vertical()) {
                $0.width = 35
                $0.padding = .horizontal(5)
            } == [.width(25)])
    }

    @Test func textOfFixedSizeIsNotAskedAtAll() throws {
        #expect(try questions(.vertical()) { $0 = $0.sized(35, 20) } == [])
    }

    @Test func filledWidthOfAFixedParentIsAskedForItsHeightOnly() throws {
        #expect(try questions(.vertical().sized(40)) { $0.width = .fill } == [.width(40)])
        #expect(try questions(.vertical(alignment: .stretch).sized(40)) == [.width(40)])
        #expect(try questions(.horizontal().sized(40)) { $0.width = .fill } == [.width(40)])
    }

    @Test func cutTextIsAskedTwice() throws {
        #expect(try questions(.vertical()) { $0.widthLimits.max = 50 } == [.natural, .width(50)])
        #expect(try questions(.horizontal().sized(20)) { $0.shrink = 1 } == [.natural, .width(20)])
    }

    @Test func hiddenTextIsNotAsked() throws {
        #expect(try questions(.vertical()) { $0.visibility = .hidden } == [])
        #expect(try questions(.vertical()) { $0.visibility = .hiddenKeepingSpace } == [.natural])
    }

    @Test func textWithAnAspectRatioIsNotAsked() throws {
        #expect(
            try questions(.vertical()) {
                $0.width = 30
                $0.aspectRatio = 2
            } == [])
    }

    @Test func nothingIsAskedWhenNothingChanged() throws {
        var solved = try solvedRow()
        try solved.solve()
        try solved.solve()
        #expect(solved.measurer.count == 0)
    }

    @Test func aWidthThatStaysIsNotAskedAgain() throws {
        var solved = try solvedRow()
        try solved.tree.updateStyle(of: solved.ids[0]) { $0.gap = 3 }
        try solved.solve()
        #expect(solved.measurer.count == 0)
    }

    @Test func onlyTheChangedTextIsAskedAgain() throws {
        var solved = try solvedRow()
        try solved.tree.updateStyle(of: solved.ids[1]) { $0.widthLimits.max = 30 }
        try solved.solve()
        #expect(solved.measurer.questions == [0: [.width(30)]])
    }

    @Test func invalidatingAsksThatLeafAgain() throws {
        var solved = try solvedRow()
        solved.measurer.texts[1] = WordText(words: [70], lineHeight: 12)
        try solved.tree.invalidateMeasurement(of: solved.ids[2])
        try solved.solve()
        #expect(solved.measurer.questions == [1: [.natural]])
        #expect(solved.tree.frame(of: solved.ids[2])?.width == 70)
    }

    /// A row of two texts, solved; what was asked so far is forgotten.
    private func solvedRow() throws -> SolvedTree {
        let leaf = TestNode(.leaf, text: Self.text)
        var solved = try SolvedTree(TestNode(.horizontal(), [leaf, leaf]))
        try solved.solve()
        #expect(solved.measurer.count == 2)
        solved.measurer.reset()
        return solved
    }

    /// One engine asks 45 million times for 24 levels of alternating stacks.
    @Test func nestingDoesNotMultiplyQuestions() throws {
        var node = TestNode(.leaf, text: Self.text)
        for level in 0..<200 {
            let style =
                level.isMultiple(of: 2)
                ? Style.vertical(alignment: .stretch) : .horizontal(alignment: .baseline)
            let fill: Sizing = level.isMultiple(of: 3) ? .fill : .hug
            node = TestNode(style.sized(fill, fill), [node, TestNode(.leaf(Size(1, 1)))])
        }
        var solved = try SolvedTree(TestNode(.vertical().sized(500, 500), [node]))
        try solved.solve()
        #expect((1...2).contains(solved.measurer.count))
    }

    @Test(arguments: Profile.all.filter { $0.has(.text) }) func neverMoreThanTwice(_ profile: Profile) throws
    {
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + 100 {
            let item = RandomTree.testCase(profile, seed: seed)
            var solved = try SolvedTree(item.root, item.direction)
            try solved.solve()
            let most = solved.measurer.questions.max { $0.value.count < $1.value.count }
            #expect((most?.value.count ?? 0) <= 2, "\(item.name): text \(most!.key) asked \(most!.value)")
            solved.measurer.reset()
            try solved.solve()
            #expect(solved.measurer.count == 0, "\(item.name)")
        }
    }
}
