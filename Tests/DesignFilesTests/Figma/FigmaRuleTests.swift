import DesignFiles
import Foundation
import KitScreens
import Testing

/// One rule of Figma's documents each, in documents made by hand.
@Suite struct FigmaRuleTests {
    private func leaf(_ name: String, _ frame: [Double], _ members: String...) -> FigmaBox {
        var box = FigmaBox(name, "RECTANGLE", frame, fixed)
        if let first = members.first { box = FigmaBox(name, "RECTANGLE", frame, first) }
        return box
    }

    @Test func numbersAreGivenOrDerived() throws {
        let report = try FigmaBox.row(
            "Row", [100, 50, 38, 14], hug, "itemSpacing:4", "paddingLeft:2", "paddingTop:2"
        )
        .holding(leaf("A", [102, 52, 12, 12]), leaf("B", [118, 52, 20, 10])).checked()
        #expect(report.verdicts("Row") == ["placed", "placed", "=", "="])
        #expect(report.verdicts("A") == ["first", "=", "fixed", "fixed"])
        #expect(report.verdicts("B") == ["=", "=", "fixed", "fixed"])
        #expect(report.children == 2 && report.agreeingChildren == 2)
    }

    @Test func aWrongNumberIsDifferentAndMakesNoOtherWrong() throws {
        let report = try FigmaBox.row("Row", [0, 0, 40, 10], fixed, "itemSpacing:5").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [16, 0, 10, 10]), leaf("C", [30, 0, 10, 10])
        ).checked()
        #expect(report.verdicts("B") == ["≠", "=", "fixed", "fixed"])
        #expect(report.derived("B")[0] == 15)
        #expect(report.verdicts("C") == ["=", "=", "fixed", "fixed"])
        #expect(report.tally.different == 1)
    }

    @Test func aFirstChildThatIsNotAtTheBeginningIsDifferent() throws {
        let report = try FigmaBox.row("Row", [0, 0, 40, 10], fixed).holding(leaf("A", [3, 0, 10, 10]))
            .checked()
        #expect(report.verdicts("A")[0] == "≠")
    }

    // MARK: Sizes

    @Test func fillSharesWhatIsLeftWithinLimits() throws {
        let fill = "layoutSizingHorizontal:\"FILL\",\"layoutSizingVertical\":\"FILL\""
        let report = try FigmaBox.row("Row", [0, 0, 100, 20], fixed, "itemSpacing:10").holding(
            leaf("A", [0, 0, 20, 20], fill + ",\"maxWidth\":20"), leaf("B", [30, 0, 70, 20], fill)
        ).checked()
        #expect(report.verdicts("A") == ["first", "=", "=", "="])
        #expect(report.verdicts("B") == ["=", "=", "=", "="])
    }

    @Test func oldExportsSayHowSizesAreInOtherWords() throws {
        // A column whose main size is fixed and whose cross size hugs, in a row that hugs both.
        let report = try FigmaBox.row("Row", [0, 0, 60, 50], "itemSpacing:10").holding(
            FigmaBox.column("Column", [0, 0, 20, 50], "primaryAxisSizingMode:\"FIXED\"", "itemSpacing:5")
                .holding(
                    FigmaBox("Grows", "FRAME", [0, 0, 20, 35], "layoutGrow:1"),
                    FigmaBox("Fixed", "RECTANGLE", [0, 40, 20, 10])),
            FigmaBox("Stretches", "RECTANGLE", [30, 0, 30, 50], "layoutAlign:\"STRETCH\"")
        ).checked()
        #expect(report.verdicts("Row") == ["placed", "placed", "=", "="])
        #expect(report.verdicts("Column") == ["first", "=", "=", "fixed"])
        #expect(report.verdicts("Grows") == ["=", "first", "fixed", "="])
        #expect(report.verdicts("Stretches") == ["=", "=", "fixed", "="])
    }

    @Test func veryOldExportsAlignChildrenOneByOneAndPadBothSides() throws {
        let report = try FigmaBox.row(
            "Row", [0, 0, 60, 50], fixed, "horizontalPadding:5", "verticalPadding:7"
        ).holding(
            leaf("A", [5, 7, 10, 10]), leaf("B", [15, 33, 10, 10], "layoutAlign:\"MAX\""),
            leaf("C", [25, 20, 10, 10], "layoutAlign:\"CENTER\"")
        ).checked()
        for name in ["A", "B", "C"] { #expect(report.verdicts(name)[1] == "=", "\(name)") }
    }

    @Test func theSizeOfAnEmptyHugIsGiven() throws {
        let report = try FigmaBox.row("Row", [0, 0, 30, 10], hug).holding(
            FigmaBox("Hidden", "FRAME", [0, 0, 99, 99], "visible:false")
        ).checked()
        #expect(report.verdicts("Row") == ["placed", "placed", "empty", "empty"])
        #expect(report.verdicts("Hidden") == ["none", "none", "none", "none"])
    }

    @Test func textHasTheSizeThatItHas() throws {
        let auto = "layoutSizingHorizontal:\"FILL\",\"layoutSizingVertical\":\"HUG\""
        let report = try FigmaBox.column("Column", [0, 0, 80, 52], hug).holding(
            FigmaBox.row("Row", [0, 0, 80, 10], fixed), FigmaBox("Text", "TEXT", [0, 10, 80, 42], auto)
        ).checked()
        #expect(report.verdicts("Text") == ["=", "=", "=", "content"])
        // The row is as wide as the column: the text can be no wider.
        #expect(report.verdicts("Column") == ["placed", "placed", "=", "="])
    }

    @Test func textThatFillsAHuggingParentCannotBeDecided() throws {
        let auto = "layoutSizingHorizontal:\"FILL\",\"layoutSizingVertical\":\"HUG\""
        let report = try FigmaBox.column("Column", [0, 0, 80, 42], hug).holding(
            FigmaBox("Text", "TEXT", [0, 0, 80, 42], auto)
        ).checked()
        #expect(report.verdicts("Column") == ["placed", "placed", "text-fill-in-hug", "="])
        #expect(report.reasons == [.textFillInHug: 1])
        #expect(report.tally.different == 0)
    }

    // MARK: Gaps and alignment

    @Test func theStoredGapIsStaleWhereChildrenAreSpread() throws {
        let between = "primaryAxisAlignItems:\"SPACE_BETWEEN\""
        let wide = try FigmaBox.row("Row", [0, 0, 50, 10], fixed, between, "itemSpacing:99").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [40, 0, 10, 10])
        ).checked()
        #expect(wide.verdicts("B")[0] == "=")
        let hugging = try FigmaBox.row("Row", [0, 0, 20, 10], hug, between, "itemSpacing:99").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [10, 0, 10, 10])
        ).checked()
        #expect(hugging.verdicts("Row")[2] == "=")
        let single = try FigmaBox.row("Row", [0, 0, 50, 10], fixed, between).holding(
            leaf("A", [0, 0, 10, 10])
        )
        .checked()
        #expect(single.verdicts("A")[0] == "first")
    }

    @Test(arguments: [(7.0, "="), (5.0, "negative-space")])
    func spaceBetweenWhatDoesNotFit(x: Double, verdict: String) throws {
        let report = try FigmaBox.row(
            "Row", [0, 0, 10, 10], fixed, "primaryAxisAlignItems:\"SPACE_BETWEEN\""
        )
        .holding(leaf("A", [0, 0, 7, 10]), leaf("B", [x, 0, 7, 10])).checked()
        #expect(report.verdicts("B")[0] == verdict)
    }

    @Test func negativeGapsOverlap() throws {
        let report = try FigmaBox.row("Row", [0, 0, 16, 10], hug, "itemSpacing:-4").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [6, 0, 10, 10])
        ).checked()
        #expect(report.verdicts("B")[0] == "=")
        #expect(report.verdicts("Row")[2] == "=")
    }

    @Test func absoluteAndHiddenChildrenTakeNoPart() throws {
        let report = try FigmaBox.row("Row", [0, 0, 24, 10], hug, "itemSpacing:4").holding(
            leaf("A", [0, 0, 10, 10]),
            FigmaBox("Badge", "RECTANGLE", [20, -5, 9, 9], "layoutPositioning:\"ABSOLUTE\""),
            FigmaBox("Hidden", "RECTANGLE", [0, 0, 50, 50], "visible:false"), leaf("B", [14, 0, 10, 10])
        ).checked()
        #expect(report.verdicts("B")[0] == "=")
        #expect(report.verdicts("Row")[2] == "=")
        #expect(report.verdicts("Badge") == ["placed", "placed", "fixed", "fixed"])
        #expect(report.children == 2)
    }

    @Test func baselinesCannotBeDecided() throws {
        let report = try FigmaBox.row("Row", [0, 0, 20, 14], hug, "counterAxisAlignItems:\"BASELINE\"")
            .holding(
                leaf("A", [0, 4, 10, 10]), leaf("B", [10, 0, 10, 14])
            ).checked()
        #expect(report.verdicts("A") == ["first", "baseline-without-ascent", "fixed", "fixed"])
        #expect(report.verdicts("B")[0] == "=")
        #expect(report.verdicts("Row") == ["placed", "placed", "=", "baseline-without-ascent"])
    }

    // MARK: Wrapping

    private func wrapping(
        _ extra: String, height: Double, _ ys: [Double], rowHeights: [Double] = [10, 10, 10]
    )
        throws -> DocumentReport
    {
        try FigmaBox.row(
            "Row", [0, 0, 25, height], fixed, "layoutWrap:\"WRAP\"", "itemSpacing:5", extra
        ).holding(
            leaf("A", [0, ys[0], 10, rowHeights[0]]), leaf("B", [15, ys[1], 10, rowHeights[1]]),
            leaf("C", [0, ys[2], 10, rowHeights[2]])
        ).checked()
    }

    @Test func linesArePackedWithTheMainGapUnlessThereIsACrossGap() throws {
        #expect(try wrapping("counterAxisSpacing:null", height: 40, [0, 0, 15]).tally.different == 0)
        #expect(try wrapping("counterAxisSpacing:3", height: 40, [0, 0, 13]).tally.different == 0)
        #expect(try wrapping("counterAxisSpacing:3", height: 40, [0, 0, 15]).tally.different == 1)
    }

    @Test func theBlockOfLinesIsAlignedWithTheItems() throws {
        let center = "counterAxisAlignItems:\"CENTER\",\"counterAxisSpacing\":2"
        // Lines of 10 and 10 with 2 between them are 22 high, in the middle of 42; B is aligned in its line.
        let report = try wrapping(center, height: 42, [10, 13, 22], rowHeights: [10, 4, 10])
        #expect(report.tally.different == 0)
        let spread = "counterAxisAlignContent:\"SPACE_BETWEEN\",\"counterAxisSpacing\":2"
        #expect(try wrapping(spread, height: 42, [0, 0, 32]).tally.different == 0)
    }

    @Test func linesStretchWhereAllChildrenDo() throws {
        let fill = "layoutSizingHorizontal:\"FIXED\",\"layoutSizingVertical\":\"FILL\""
        let report = try FigmaBox.row("Row", [0, 0, 25, 40], fixed, "layoutWrap:\"WRAP\"", "itemSpacing:5")
            .holding(
                leaf("A", [0, 0, 10, 17.5], fill), leaf("B", [15, 0, 10, 17.5], fill),
                leaf("C", [0, 22.5, 10, 17.5], fill)
            ).checked()
        #expect(report.tally.different == 0)
        #expect(report.verdicts("C") == ["=", "=", "fixed", "="])
    }

    @Test func columnsDoNotWrap() throws {
        let report = try FigmaBox.column("Column", [0, 0, 10, 15], fixed, "layoutWrap:\"WRAP\"").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [0, 10, 10, 10])
        ).checked()
        #expect(report.verdicts("B") == ["=", "=", "fixed", "fixed"])
    }

    // MARK: Strokes

    @Test(arguments: [("INSIDE", 3.0), ("CENTER", 1.5), ("OUTSIDE", 0)])
    func ownStrokesPad(align: String, padding: Double) throws {
        let strokes = "strokes:[{\"type\":\"SOLID\"}],\"strokeWeight\":3,\"strokeAlign\":\"\(align)\""
        let side = 10 + 2 * padding
        let report = try FigmaBox.row(
            "Row", [0, 0, side, side], hug, strokes, "strokesIncludedInLayout:true"
        )
        .holding(leaf("A", [padding, padding, 10, 10])).checked()
        #expect(report.verdicts("Row") == ["placed", "placed", "=", "="])
        #expect(report.verdicts("A") == ["first", "=", "fixed", "fixed"])
        let without = try FigmaBox.row("Row", [0, 0, 10, 10], hug, strokes).holding(
            leaf("A", [0, 0, 10, 10])
        )
        .checked()
        #expect(without.tally.different == 0)
    }

    @Test func singleSidesAndUnseenStrokes() throws {
        let sides = "strokes:[{\"visible\":true}],\"individualStrokeWeights\":{\"top\":2,\"left\":1}"
        let report = try FigmaBox.row("Row", [0, 0, 11, 12], hug, sides, "strokesIncludedInLayout:true")
            .holding(leaf("A", [1, 2, 10, 10])).checked()
        #expect(report.tally.different == 0)
        let unseen = "strokes:[{\"visible\":false}],\"strokeWeight\":5"
        let none = try FigmaBox.row("Row", [0, 0, 10, 10], hug, unseen, "strokesIncludedInLayout:true")
            .holding(leaf("A", [0, 0, 10, 10])).checked()
        #expect(none.tally.different == 0)
    }

    @Test func outerStrokesOfChildrenEnlargeThem() throws {
        let outside = ",\"strokes\":[{}],\"strokeWeight\":2,\"strokeAlign\":\"OUTSIDE\""
        let fill = "layoutSizingHorizontal:\"FILL\",\"layoutSizingVertical\":\"FILL\"" + outside
        let report = try FigmaBox.row(
            "Row", [0, 0, 60, 20], fixed, "strokesIncludedInLayout:true", "itemSpacing:4"
        )
        .holding(leaf("A", [2, 2, 10, 10], fixed + outside), leaf("B", [20, 2, 38, 16], fill)).checked()
        #expect(report.verdicts("A") == ["first", "=", "fixed", "fixed"])
        #expect(report.verdicts("B") == ["=", "=", "=", "="])
        let component = report.document.component(of: 0)
        let frames = try component.derivedFrames()
        #expect(component.parts.count == 5)
        #expect(frames[4]?.width == 38 && frames[4]?.x == 2)
    }

    // MARK: Rotation and grids

    @Test func aRotatedChildCountsWithItsBoundingBoxAndIsCentredInItsShare() throws {
        let turned = "rotation:-0.7853981633974483,"
        let fill = turned + "\"layoutSizingHorizontal\":\"FILL\",\"layoutSizingVertical\":\"FIXED\""
        let report = try FigmaBox.row("Row", [0, 0, 60, 20], fixed).holding(
            leaf("A", [0, 0, 14, 14], turned + "\"layoutSizingHorizontal\":\"FIXED\""),
            leaf("B", [30, 0, 14, 14], fill), leaf("C", [60, 0, 0, 10])
        ).checked()
        #expect(report.verdicts("A")[0] == "first")
        #expect(report.verdicts("B") == ["=", "=", "fixed", "fixed"])
    }

    @Test func childrenOfSomethingRotatedAreLeftOut() throws {
        let report = try FigmaBox.row("Row", [0, 0, 14, 14], hug, "rotation:0.785398").holding(
            FigmaBox.row("Inner", [3, 3, 8, 8], hug).holding(leaf("A", [5, 5, 2, 2]))
        ).checked()
        #expect(report.verdicts("Row")[2] == "content")
        #expect(report.children == 0)
        #expect(report.verdicts("Inner")[0] == "rotated-parent")
        #expect(report.verdicts("A")[0] == "rotated-parent")
        #expect(report.tally.different == 0)
    }

    /// A row of 30 × 10 with children at 0 and 20, turned by quarter turns and maybe flipped.
    @Test(
        arguments: [
            (-90.0, [0.0, 0, 10, 30], [0.0, 20, 10, 10], [0.0, 0, 5, 10]),
            (90, [0, 0, 10, 30], [0, 0, 10, 10], [5, 20, 5, 10]),
            (180, [0, 0, 30, 10], [20, 0, 10, 10], [0, 5, 10, 5]),
            (180, [0, 0, 30, 10], [0, 0, 10, 10], [20, 5, 10, 5]),
        ] as [(Double, [Double], [Double], [Double])])
    func childrenOfSomethingTurnedByQuarters(angle: Double, row: [Double], a: [Double], b: [Double]) throws {
        let turned = "rotation:\(angle * .pi / 180)"
        let report = try FigmaBox.row("Row", row, fixed, "itemSpacing:10", turned).holding(
            leaf("A", a), leaf("B", b)
        ).checked()
        for name in ["A", "B"] { #expect(report.verdicts(name)[1] == "=", "\(name)") }
        #expect(report.verdicts("A")[0] == "first" && report.verdicts("B")[0] == "=")
        #expect(report.agreeingChildren == 2)
    }

    @Test func turnedChildrenThatDoNotAgreeAreNotDecided() throws {
        let report = try FigmaBox.row("Row", [0, 0, 30, 10], fixed, "rotation:3.14159265").holding(
            leaf("A", [4, 0, 10, 10]), leaf("B", [20, 0, 10, 10])
        ).checked()
        #expect(report.verdicts("A")[0] == "rotated-parent")
        #expect(report.tally.different == 0)
    }

    @Test func rotationByRoundingIsNone() throws {
        let report = try FigmaBox.row("Row", [0, 0, 10, 10], hug, "rotation:1.7e-18").holding(
            leaf("A", [0, 0, 10, 10])
        ).checked()
        #expect(report.verdicts("Row")[2] == "=")
    }

    @Test func aGridIsALeafAndNothingInItIsDecided() throws {
        let grid = FigmaBox(
            "Grid", "FRAME", [0, 0, 40, 40], "layoutMode:\"GRID\",\"layoutSizingHorizontal\":\"HUG\"")
        let fill = "layoutSizingHorizontal:\"FILL\",\"layoutSizingVertical\":\"FIXED\""
        let report = try FigmaBox.row("Row", [0, 0, 40, 40], hug).holding(
            grid.holding(leaf("Cell", [20, 0, 20, 20], fill))
        ).checked()
        #expect(report.verdicts("Grid") == ["first", "=", "content", "fixed"])
        #expect(report.verdicts("Cell") == ["grid", "grid", "grid", "fixed"])
        #expect(report.verdicts("Row") == ["placed", "placed", "=", "="])
    }
}
