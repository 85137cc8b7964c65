import Testing

@testable import StackLayout

/// What derivations say, on trees like those of the kit's pages.
@Suite struct DerivationTextTests {
    /// The derivation of the node at a path of child indices.
    private func text(
        _ root: TestNode, _ direction: LayoutDirection = .leftToRight, at path: [Int],
        _ property: Derivation.Property
    ) throws -> String {
        var solved = try SolvedTree(root, direction)
        try solved.solve()
        var id = solved.tree.roots[0]
        for index in path { id = try solved.tree.children(of: id)[index] }
        return try #require(solved.tree.derivation(of: id, property)).description
    }

    private func leaf(_ width: Double, _ height: Double) -> TestNode { TestNode(.leaf(Size(width, height))) }

    /// An empty state: a bar above content that is centred in what is left.
    private var screen: TestNode {
        TestNode(
            .vertical(padding: EdgeInsets(top: 62, bottom: 88)).sized(402, 874),
            [
                TestNode(Style.leaf.sized(.fill, 105)),
                TestNode(
                    .vertical(gap: 16, padding: .horizontal(16), alignment: .center, distribution: .center)
                        .sized(.fill, .fill),
                    [leaf(52, 41), TestNode(.vertical(gap: 2), [leaf(338, 26), leaf(338, 84)])]),
            ])
    }

    @Test func screenIsGiven() throws {
        #expect(try text(screen, at: [], .width) == "width 402 = fixed 402 (fixed)")
        #expect(try text(screen, at: [], .x) == "x 0 = 0 (root)")
        #expect(try text(screen, at: [0], .y) == "y 62 = padding 62 (first child)")
    }

    @Test func fillTakesWhatSiblingsLeave() throws {
        #expect(
            try text(screen, at: [1], .height) == "height 619 = 724 − 105 (fill: what its siblings leave)")
        #expect(
            try text(screen, at: [], .inner(.vertical))
                == "inner height 724 = 874 − 62 − 88 (without padding)")
    }

    @Test func distributionPutsTheFirstChild() throws {
        #expect(
            try text(screen, at: [1, 0], .y) == "y 225 = (619 − 41 − 112 − 16) / 2 (distribute center)")
    }

    @Test func childrenFollowEachOther() throws {
        #expect(try text(screen, at: [1, 1], .y) == "y 282 = 225 + 41 + gap 16 (behind its sibling)")
    }

    @Test func alignmentCentresAcross() throws {
        #expect(try text(screen, at: [1, 0], .x) == "x 175 = 16 + (370 − 52) / 2 (align center)")
    }

    @Test func stackHugs() throws {
        #expect(try text(screen, at: [1, 1], .height) == "height 112 = 26 + gap 2 + 84 (hug)")
        #expect(try text(screen, at: [1, 1], .width) == "width 338 = 338 (hug: its largest child)")
        #expect(try text(screen, at: [1, 1, 0], .height) == "height 26 = content 26 (content)")
    }

    @Test func segmentsShareEqually() throws {
        let segment = TestNode(Style.leaf.sized(.fill, 28))
        let control = TestNode(
            .horizontal(gap: 4, padding: .all(2)).sized(370), [TestNode](repeating: segment, count: 5))
        #expect(
            try text(control, at: [2], .width)
                == "width 70 = (370 − 2 − 2 − 4 × 4) / 5 (fill: one of 5 equal shares)")
        #expect(try text(control, at: [2], .x) == "x 150 = 76 + 70 + gap 4 (behind its sibling)")
    }

    @Test func sharesByWeight() throws {
        let row = TestNode(
            .horizontal().sized(100, 10),
            [
                TestNode(Style.leaf.sized(.fill(weight: 1))), TestNode(Style.leaf.sized(.fill(weight: 3))),
                TestNode(Style.leaf.sized(.fill).with { $0.widthLimits.max = 20 }),
            ])
        #expect(
            try text(row, at: [1], .width)
                == "width 60 = (100 − 20) × 3 / (1 + 3) (fill: its share by weight)")
        #expect(try text(row, at: [2], .width) == "width 20 = max 20 (fill: held at its largest size)")
    }

    @Test func fillWithoutRoom() throws {
        let row = TestNode(
            .horizontal().sized(50, 10),
            [leaf(60, 10), TestNode(Style.leaf.sized(.fill).with { $0.widthLimits.min = 8 })])
        #expect(
            try text(row, at: [1], .width) == "width 8 = min 8 (fill: its siblings leave nothing to share)")
    }

    @Test func manyNumbersAreAddedUp() throws {
        let children = (1...9).map { leaf(Double($0), 10) } + [TestNode(Style.leaf.sized(.fill))]
        let row = TestNode(.horizontal().sized(100, 10), children)
        #expect(
            try text(row, at: [9], .width) == "width 55 = 100 − Σ 45 (fill: what its siblings leave)")
    }

    @Test func shrinkGivesWayBySize() throws {
        func child(_ width: Double, shrink: Double = 1) -> TestNode {
            TestNode(Style.leaf.sized(.fixed(width), 10).with { $0.shrink = shrink })
        }
        let row = TestNode(.horizontal().sized(80, 10), [child(100), child(50), child(20, shrink: 0)])
        #expect(
            try text(row, at: [0], .width)
                == "width 40 = 100 − (100 + 50 − (80 − 20)) × 100 / (100 + 50) (shrink: its part of what does not fit)"
        )
        let alone = TestNode(.horizontal().sized(80, 10), [child(100), child(50, shrink: 0)])
        #expect(try text(alone, at: [0], .width) == "width 30 = 80 − 50 (shrink: what its siblings leave)")
    }

    @Test func pinnedToEdgesAndCentre() throws {
        let panel = TestNode(Style.leaf.sized(.hug, 20).pinned(Pins(left: 36, right: 32, bottom: 8)))
        let badge = TestNode(Style.leaf.sized(20, 20).pinned(Pins(right: -4, centerY: 3)))
        let root = TestNode(Style.free().sized(402, 100), [panel, badge])
        #expect(try text(root, at: [0], .width) == "width 334 = 402 − left 36 − right 32 (pinned)")
        #expect(try text(root, at: [0], .x) == "x 36 = left 36 (pinned to the left)")
        #expect(try text(root, at: [0], .y) == "y 72 = 100 − bottom 8 − 20 (pinned to the bottom)")
        #expect(try text(root, at: [1], .x) == "x 386 = 402 − right −4 − 20 (pinned to the right)")
        #expect(try text(root, at: [1], .y) == "y 43 = (100 − 20) / 2 + centerY 3 (pinned to the centre)")
    }

    @Test func limitsThatBind() throws {
        let style = Style.horizontal().with { $0.widthLimits = Limits(min: 80, max: 60) }
        let root = TestNode(style, [leaf(100, 10)])
        #expect(
            try text(root, at: [], .width) == "width 80 = max(min(100, max 60), min 80) (hug)")
        let padded = TestNode(Style.leaf.sized(10, 10).with { $0.padding = .horizontal(8) })
        #expect(try text(padded, at: [], .width) == "width 16 = max(10, 8 + 8) (fixed)")
    }

    @Test func fractionsAndRatios() throws {
        let leaf = TestNode(Style.leaf.sized(.fraction(0.5)).with { $0.aspectRatio = 2 })
        let root = TestNode(Style.vertical(padding: .all(10)).sized(120, 100), [leaf])
        #expect(
            try text(root, at: [0], .width) == "width 50 = 0.5 × 100 (fraction of its parent's content box)")
        #expect(try text(root, at: [0], .height) == "height 25 = 50 / ratio 2 (width / aspect ratio)")
    }

    @Test func textIsMeasuredAtItsWidth() throws {
        let style = Style.leaf.sized(60).with { $0.padding = .all(4) }
        let root = TestNode(style, text: WordText(words: [30, 30, 30], lineHeight: 20))
        #expect(try text(root, at: [], .height) == "height 68 = 4 + measured 60 + 4 (measured at width 52)")
    }

    @Test func linesAcrossARow() throws {
        let style = Style.horizontal(gap: 2, alignment: .center).sized(50, 100)
            .wrapping(crossGap: 5, lines: .end)
        let root = TestNode(style, [leaf(40, 10), leaf(30, 20), leaf(15, 6)])
        #expect(try text(root, at: [2], .y) == "y 87 = 80 + (20 − 6) / 2 (align center)")
        #expect(
            try text(root, at: [], .lineStart(1))
                == "start of line 2 80 = 65 + 10 + cross gap 5 (lines end)")
        #expect(
            try text(root, at: [], .lineStart(0)) == "start of line 1 65 = 100 − 10 − 20 − 5 (lines end)")
        #expect(try text(root, at: [], .lineSize(1)) == "size of line 2 20 = 20 (its largest child)")
    }

    @Test func baselinesMeet() throws {
        let style = Style.horizontal(padding: EdgeInsets(top: 3), alignment: .baseline)
        let children = [
            TestNode(.leaf(Size(10, 20), baseline: 16)), TestNode(.leaf(Size(10, 12), baseline: 9)),
        ]
        let root = TestNode(style, children)
        #expect(try text(root, at: [1], .y) == "y 10 = 3 + 16 − 9 (align baseline)")
        #expect(
            try text(root, at: [1], .baseline) == "baseline 9 = baseline 9 (the baseline of its content)")
    }

    @Test func overlaysDistributeAcross() throws {
        let root = TestNode(
            Style.overlay(padding: .all(10), alignment: .end, distribution: .center).sized(100, 50),
            [leaf(20, 10)])
        #expect(try text(root, at: [0], .x) == "x 40 = 10 + (80 − 20) / 2 (distribute center)")
        #expect(try text(root, at: [0], .y) == "y 30 = 10 + 30 − 10 (align end)")
    }

    @Test func rightToLeft() throws {
        let root = TestNode(
            Style.horizontal(gap: 4, padding: .horizontal(16)).sized(402, 50), [leaf(52, 10), leaf(30, 10)])
        #expect(
            try text(root, .rightToLeft, at: [0], .x) == "x 334 = 402 − 16 − 52 (first child, right to left)")
        #expect(
            try text(root, .rightToLeft, at: [1], .x)
                == "x 300 = 334 − gap 4 − 30 (behind its sibling, right to left)")
    }
}
