import Testing

@testable import StackLayout

/// What is allowed but may not be meant.
@Suite struct DiagnosticTests {
    private var tree = LayoutTree()
    private let root: NodeID

    init() throws { root = try tree.addRoot(.horizontal(alignment: .start), width: 100, height: 50) }

    /// The lines of all diagnostics after a solve, the root called `root` and every other node `it`.
    private mutating func lines() throws -> [String] {
        try tree.solve()
        return tree.diagnostics().map { [root] diagnostic in diagnostic.text { $0 == root ? "root" : "it" } }
    }

    @Test mutating func aSoundTreeHasNone() throws {
        try tree.add(.leaf(Size(10, 10)), width: .fill, to: root)
        #expect(try lines().isEmpty)
    }

    @Test mutating func minimumAboveMaximum() throws {
        try tree.add(Style.leaf.with { $0.widthLimits = Limits(min: 30, max: 20) }, to: root)
        #expect(
            try lines() == [
                "it: min width 30 is above max width 20, so min wins; raise the max or lower the min"
            ])
        #expect(tree.diagnostics()[0].values == [30, 20])
        #expect(tree.diagnostics()[0].code.rawValue == "minimum-above-maximum")
    }

    @Test mutating func fixedOutsideLimits() throws {
        try tree.add(Style.leaf.sized(10, 10).with { $0.padding.top = 12 }, to: root)
        #expect(
            try lines() == [
                "it: height is fixed at 10, but limits or padding make it 12; change the fixed size, the limits or the padding"
            ])
    }

    @Test mutating func aspectRatioIgnored() throws {
        try tree.add(Style.leaf.sized(10, 10).with { $0.aspectRatio = 1.5 }, to: root)
        #expect(
            try lines() == [
                "it: aspect ratio 1.5 is ignored, since width and height are declared; let one of them hug"
            ])
    }

    @Test mutating func aspectRatioWithoutHeight() throws {
        let column = try tree.add(.vertical(), height: .fill, to: root)
        try tree.add(Style.leaf.sized(.hug, .fill).with { $0.aspectRatio = 1.5 }, to: column)
        #expect(
            try lines() == [
                "it: aspect ratio 1.5 gives no width, since the height is known only after widths; fix the height, or declare the width instead"
            ])
    }

    @Test mutating func edgeIgnoredAndPinMissing() throws {
        try tree.add(Style.leaf.pinned(Pins(left: 3, centerX: 1)), to: root)
        #expect(
            try lines() == [
                "it: centerX 1 wins over left and right; remove one or the other",
                "it: no pin on the vertical axis, so it is at the near edge; pin an edge or the centre",
            ])
    }

    @Test mutating func fractionHugs() throws {
        let inner = try tree.add(.horizontal(), to: root)
        try tree.add(.leaf(Size(10, 10)), width: .fraction(0.5), to: inner)
        #expect(
            try lines() == [
                "it: width is a fraction (0.5) of a parent whose width is not definite, so it hugs; fix the parent's width or let it fill a definite one, or let this width hug"
            ])
    }

    @Test mutating func fillHugs() throws {
        let columns = try tree.add(Style.vertical().wrapping(), width: 40, height: 40, to: root)
        try tree.add(.leaf(Size(10, 10)), width: .fill, to: columns)
        #expect(
            try lines() == [
                "it: fill across the columns of a wrapping stack counts as hug; fix the width, or let it hug"
            ])
    }

    @Test mutating func shrinkIgnored() throws {
        try tree.add(Style.leaf.sized(.fill).with { $0.shrink = 2 }, to: root)
        #expect(
            try lines() == [
                "it: shrink 2 has no effect here; it counts on the main axis of a stack, for sizes that are fixed, hug or are fractions"
            ])
    }

    @Test mutating func fillWithoutRoomAndOverflow() throws {
        try tree.addLeaf(size: Size(130, 10), to: root)
        try tree.add(.leaf, width: .fill, to: root)
        #expect(
            try lines() == [
                "root: children stick out of its content box by 30 at the right; make it larger, make children smaller, or give them shrink",
                "it: width fills, but its siblings leave nothing to share, so it is 0; make the parent larger, or give siblings shrink",
            ])
        #expect(tree.diagnostics()[0].values == [0, 30])
    }

    @Test mutating func fillWithoutWeight() throws {
        try tree.add(Style.leaf.sized(.fill(weight: 0)).with { $0.widthLimits.min = 7 }, to: root)
        #expect(
            try lines() == [
                "it: width fills with weight 0, so it gets no share and is 7; give a weight above 0, or let it hug"
            ])
    }

    /// Along, across, and between pins.
    @Test mutating func minimumAboveAvailable() throws {
        try tree.addLeaf(size: Size(70, 10), to: root)
        try tree.add(
            Style.leaf.sized(.fill).with {
                $0.widthLimits.min = 40
                $0.height = .fill
                $0.heightLimits.min = 60
            }, to: root)
        try tree.add(
            Style.leaf.sized(.fill, 1).pinned(Pins(left: 50, right: 30, top: 0)).with {
                $0.padding.left = 25
            },
            to: root)
        let remedy = "lower the min or the padding, or make the parent larger"
        #expect(
            try lines() == [
                "root: children stick out of its content box by 10 at the right; make it larger, make children smaller, or give them shrink",
                "root: children stick out of its content box by 10 at the bottom; make it larger, make children smaller, or give them shrink",
                "it: width is at least 40, but only 30 is available; \(remedy)",
                "it: height is at least 60, but only 50 is available; \(remedy)",
                "it: width is at least 25, but only 20 is available; \(remedy)",
            ])
    }

    @Test mutating func contentOverflow() throws {
        try tree.add(.leaf(Size(130, 10)).with { $0.widthLimits.max = 90 }, to: root)
        // Whoever gives a size means it.
        try tree.add(.leaf(Size(130, 10)), width: 5, to: root)
        #expect(
            try lines() == [
                "it: content is larger than its content box, by 40 in width; give it more room, or less content"
            ])
    }

    @Test mutating func textThatIsTooHigh() throws {
        try tree.add(Style.measured(tag: 0).sized(30).with { $0.heightLimits.max = 35 }, to: root)
        var measurer = WordMeasurer(texts: [WordText(words: [25, 25, 25], lineHeight: 20)])
        try tree.solve(measuring: &measurer)
        let found = try #require(tree.diagnostics().first)
        #expect(found.code == .contentOverflow && found.axis == .vertical && found.values == [25])
    }

    /// Whatever there is to say about a long line, it is read once.
    @Test mutating func longLinesAreLookedAtOnce() throws {
        for _ in 0..<20_000 { try tree.add(.leaf, width: .fill, to: root) }
        try tree.addLeaf(size: Size(130, 10), to: root)
        try tree.solve()
        let clock = ContinuousClock()
        let time = clock.measure { #expect(tree.diagnostics().count == 20_001) }
        // Once for each fill it took minutes in a debug build.
        #expect(time < .seconds(20))
    }

    @Test mutating func beforeASolveOnlyDeclarationsAreLookedAt() throws {
        try tree.addLeaf(size: Size(130, 10), to: root)
        try tree.add(Style.leaf.with { $0.heightLimits = Limits(min: 3, max: 2) }, to: root)
        #expect(tree.diagnostics().map(\.code) == [.minimumAboveMaximum])
        try tree.solve()
        #expect(tree.diagnostics().map(\.code) == [.childrenOverflow, .minimumAboveMaximum])
    }

    @Test mutating func hiddenNodesHaveNone() throws {
        let hidden = try tree.add(Style.horizontal().with { $0.visibility = .hidden }, to: root)
        try tree.add(Style.leaf.with { $0.heightLimits = Limits(min: 3, max: 2) }, to: hidden)
        #expect(try lines().isEmpty)
    }
}
