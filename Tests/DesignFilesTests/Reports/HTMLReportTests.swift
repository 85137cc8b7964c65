import Foundation
import KitScreens
import StackLayout
import Testing

@testable import DesignFiles

/// What a report's page holds as data.
struct PageData: Decodable {
    struct Component: Decodable {
        let name, page, svg: String
        let d, u, e, g, found: Int
        let findings: [Finding]
        let layers: [Layer]
    }
    struct Finding: Decodable {
        let mark: Int
        let texts: [String]
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            mark = try list.decode(Int.self)
            var texts: [String] = []
            while !list.isAtEnd { texts.append(try list.decode(String.self)) }
            self.texts = texts
        }
    }
    struct Layer: Decodable {
        let depth: Int
        let name, id, verdicts: String
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            depth = try list.decode(Int.self)
            name = try list.decode(String.self)
            id = try list.decode(String.self)
            verdicts = try list.decode(String.self)
        }
    }
    let components: [Component]

    init(_ inputs: [CheckedInput]) throws {
        self = try JSONDecoder().decode(PageData.self, from: Data(HTMLReport.data(inputs).utf8))
    }
}

/// Inputs for reports.
enum ReportFixture {
    static let nastyName = "</script><b onclick=\"x\">&'\u{0}\u{1B}\u{202E}\u{FFFE}]]> 🇨🇭"

    /// A row whose second child is 4 points too far right, and whose third is 8.
    static func component(named name: String = "Row") -> Component {
        var parts = [
            Part(
                name: "", parent: nil, style: .horizontal(gap: 8),
                stored: Rect(x: 0, y: 0, width: 54, height: 10))
        ]
        for index in 0..<3 {
            parts.append(
                Part(
                    name: name, parent: 0, style: .leaf(Size(10, 10)),
                    stored: Rect(x: Double(index) * 22, y: 0, width: 10, height: 10)))
        }
        return Component(name: name, parts: parts)
    }

    static func components(_ names: [String]) throws -> CheckedInput {
        var budget = SuggestionBudget()
        var input = CheckedInput(name: "made", kind: "kit notation", tolerance: 0.005)
        for name in names {
            let verification = try Verification(of: component(named: name), tolerance: 0.005)
            input.add(verification, within: &budget) { "why \($0) of \($1)" }
        }
        return input
    }

    static func document(_ document: RealDocument) throws -> (CheckedInput, DocumentReport) {
        var budget = SuggestionBudget()
        let report = DocumentReport(of: try document.read())
        return (CheckedInput(report, within: &budget), report)
    }
}

@Suite struct HTMLReportTests {
    @Test(arguments: RealDocument.allCases) func thePageCountsWhatTheReportCounts(document: RealDocument)
        throws
    {
        let (input, report) = try ReportFixture.document(document)
        let components = try PageData([input]).components
        #expect(components.map(\.d).reduce(0, +) == report.tally.different)
        #expect(components.map(\.u).reduce(0, +) == report.tally.notDecidable)
        #expect(components.map(\.e).reduce(0, +) == report.tally.derived)
        #expect(components.map(\.g).reduce(0, +) == report.tally.given)
        for component in components {
            let letters = component.layers.map(\.verdicts).joined()
            #expect(letters.filter { $0 == "e" }.count == component.e)
            #expect(letters.filter { $0 == "g" }.count == component.g)
            #expect(component.findings.count == component.d + component.u)
        }
    }

    @Test func theBookingAppIsASmallPage() throws {
        let (input, _) = try ReportFixture.document(.booking)
        #expect(HTMLReport.page([input]).utf8.count < 1_000_000)
    }

    @Test func differencesComeWithReasonsAndSuggestions() throws {
        let component = try #require(try PageData([ReportFixture.components(["Row"])]).components.first)
        #expect(component.d == 3 && component.e == 13)
        #expect(component.findings.map(\.mark) == [1, 2, 3])
        #expect(
            component.findings[1].texts == [
                "Row/Row#2", "x", "", "22", "18", "why x of 2",
                "Row: gap 12 would give x 22 and 44, width 54 (instead of 8; cures 3 numbers)",
            ])
    }

    @Test func namesCannotEndTheScript() throws {
        var input = try ReportFixture.components([ReportFixture.nastyName])
        input.name = ReportFixture.nastyName
        let page = HTMLReport.page([input, input], problems: [ReportFixture.nastyName])
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(!page.contains("<b onclick"))
        #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
        let name = try #require(try PageData([input]).components.first?.name)
        #expect(name == "</script><b onclick=\"x\">&'\\u{0}\\u{1B}\\u{202E}\\u{FFFE}]]> 🇨🇭")
    }

    @Test func aPageNeedsNoNetwork() throws {
        let page = HTMLReport.page([try ReportFixture.components(["Row"])])
        #expect(page.contains("default-src 'none'"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("url("))
    }

    @Test func everyControlHasALabel() {
        let page = HTMLReport.page([])
        for control in ["text", "verdict", "page"] {
            #expect(page.contains("<label for=\"\(control)\">") && page.contains("id=\"\(control)\""))
        }
    }
}
