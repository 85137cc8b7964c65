import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

@Suite struct SuggestionTests {
    private func suggestions(_ report: DocumentReport) -> [String] {
        var budget = SuggestionBudget()
        return report.suggestions(within: &budget).map { suggestion in
            "\(report.document.path(of: suggestion.node)): \(suggestion) (instead of \(suggestion.was))"
        }
    }

    private func leaf(_ name: String, _ frame: [Double]) -> FigmaBox {
        FigmaBox(name, "RECTANGLE", frame, fixed)
    }

    /// The kit's dark label, as it was once misread.
    @Test func theDarkSpinnerLabelReadAsCentred() throws {
        let name = "Progress Indicators/Dark/Indeterminate Spinner with Label"
        var component = try #require(KitScreens.component(named: name))
        component.parts[1].style.distribution = .center
        let verification = try Verification(of: component, tolerance: 0.005)
        #expect(verification.differences.map(\.property) == [.x, .x])
        var budget = SuggestionBudget()
        let first = try #require(verification.suggestions(within: &budget).first)
        #expect(first.description == "distribute start would give x 0 and 30")
        #expect(first.was == "center" && component.path(of: first.node) == "Label")
    }

    @Test func anotherAlignment() throws {
        let report = try FigmaBox.row("Row", [0, 0, 30, 20], fixed).holding(
            leaf("A", [0, 5, 10, 10]), leaf("B", [10, 0, 10, 20])
        ).checked()
        #expect(suggestions(report).first == "Row: align center would give y 5 (instead of start)")
    }

    @Test func anotherGapCuresMostAndComesFirst() throws {
        let report = try FigmaBox.row("Row", [0, 0, 54, 10], hug, "itemSpacing:8").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [22, 0, 10, 10]), leaf("C", [44, 0, 10, 10])
        ).checked()
        #expect(
            suggestions(report).first == "Row: gap 12 would give x 22 and 44, width 54 (instead of 8)")
    }

    @Test func hugInsteadOfFill() throws {
        let fill = "layoutSizingHorizontal:\"FILL\",\"layoutSizingVertical\":\"FIXED\""
        let report = try FigmaBox.row("Row", [0, 0, 60, 10], fixed).holding(
            FigmaBox.row("Inner", [0, 0, 25, 10], fill, "paddingLeft:5").holding(leaf("A", [5, 0, 20, 10])),
            leaf("B", [25, 0, 10, 10])
        ).checked()
        #expect(
            suggestions(report).contains("Row/Inner: width hug would give x 25, width 25 (instead of fill)"))
    }

    @Test func fillInsteadOfHug() throws {
        let report = try FigmaBox.row("Row", [0, 0, 60, 10], fixed).holding(
            FigmaBox.row("Inner", [0, 0, 50, 10], hug).holding(leaf("A", [0, 0, 20, 10])),
            leaf("B", [50, 0, 10, 10])
        ).checked()
        #expect(suggestions(report).contains("Row/Inner: width fill would give width 50 (instead of hug)"))
    }

    @Test func anIgnoredChild() throws {
        let report = try FigmaBox.row("Row", [0, 0, 60, 10], fixed, "itemSpacing:3").holding(
            leaf("A", [0, 0, 10, 10]), leaf("Badge", [7, -4, 8, 8]), leaf("B", [13, 0, 10, 10])
        ).checked()
        #expect(
            suggestions(report).first
                == "Row/Badge: ignoring the stack would give x 7 and 13, y -4 (instead of in flow)")
    }

    @Test func aRowThatIsAColumnAndOneThatWraps() throws {
        let column = try FigmaBox.row("Row", [0, 0, 40, 40], fixed, "itemSpacing:2").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [0, 12, 10, 10])
        ).checked()
        #expect(suggestions(column).contains("Row: stack v would give x 0, y 12 (instead of a row)"))
        let wrapping = try FigmaBox.row("Row", [0, 0, 20, 20], fixed).holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [10, 0, 10, 10]), leaf("C", [0, 10, 10, 10])
        ).checked()
        #expect(suggestions(wrapping).contains("Row: wrap would give x 0, y 10 (instead of one line)"))
    }

    @Test func nothingIsSuggestedThatBreaksSomething() throws {
        let report = try FigmaBox.row("Row", [0, 0, 60, 20], fixed).holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [10, 4, 10, 10]), leaf("C", [20, 0, 10, 10])
        ).checked()
        var budget = SuggestionBudget()
        for suggestion in report.suggestions(within: &budget) {
            #expect(!"\(suggestion)".hasPrefix("align"))
        }
    }

    @Test func nothingDiffersNothingIsSuggested() throws {
        #expect(suggestions(DocumentReport(of: try RealDocument.cart.read())).isEmpty)
    }

    @Test func theBudgetIsKept() throws {
        let children = (0..<5000).map { leaf("\($0)", [Double($0) * 3, 1, 2, 2]) }
        let report = try FigmaBox.row("Row", [0, 0, 10, 10], fixed).holding(children).checked()
        #expect(report.tally.different > 5000)
        var budget = SuggestionBudget(nodes: 60_000)
        _ = report.suggestions(within: &budget)
        #expect(budget.isExhausted && budget.nodes >= 0)
    }
}
