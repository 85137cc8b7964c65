import Foundation
import KitScreens
import StackLayout
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import DesignFiles

/// Reads XML strictly and counts what is in it.
private final class XMLContents: NSObject, XMLParserDelegate {
    private(set) var counts: [String: Int] = [:]
    private(set) var root: [String: String] = [:]
    private(set) var names: [String] = []
    private(set) var texts = ""

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if counts.isEmpty { root = attributes }
        counts[element, default: 0] += 1
        if let name = attributes["name"] { names.append(name) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { texts += text }
}

@Suite struct JUnitReportTests {
    @Test func aCaseALayer() throws {
        let input = try ReportFixture.components(["Row"])
        let xml = try XMLContents(JUnitReport.document([input], problems: ["x: there is no such file"]))
        #expect(
            xml.root == [
                "name": "layout-verify", "tests": "5", "failures": "3", "skipped": "0", "errors": "1",
            ])
        #expect(
            xml.counts == ["testsuites": 1, "testsuite": 2, "testcase": 5, "failure": 3, "error": 1])
        #expect(
            xml.texts.contains("x: stored 22, derived 18\n  why x of 2\n  Row: gap 12 would give x 22 and 44")
        )
    }

    /// Build servers tell by the name that a case failed before and passes now.
    @Test func aCaseIsCalledTheSameWhetherItFailsOrNot() throws {
        func names(tolerance: Double) throws -> [String] {
            var budget = SuggestionBudget()
            var input = CheckedInput(name: "made", kind: "kit notation", tolerance: tolerance)
            let verification = try Verification(of: ReportFixture.component(), tolerance: tolerance)
            input.add(verification, within: &budget) { _, _ in "" }
            return try XMLContents(JUnitReport.document([input])).names
        }
        let names = (try names(tolerance: 0.005), try names(tolerance: 50))
        #expect(names.0 == names.1)
        #expect(names.0.dropFirst(2) == ["Row", "Row/Row", "Row/Row#2", "Row/Row#3"])
    }

    @Test(arguments: [false, true]) func whatIsUndecidedIsSkippedUnlessStrict(isStrict: Bool) throws {
        let (input, report) = try ReportFixture.document(.order)
        let xml = try XMLContents(JUnitReport.document([input], isStrict: isStrict))
        let layers = Set(
            report.numbers { $0.isUndecided }.map(\.node))
        #expect(xml.counts[isStrict ? "failure" : "skipped"] == layers.count)
        #expect(xml.counts[isStrict ? "skipped" : "failure"] == nil)
        let tested = Set(report.numbers { $0 == .equal || $0.isUndecided }.map(\.node))
        #expect(xml.counts["testcase"] == tested.count)
    }

    @Test func anyNameIsWellFormed() throws {
        let input = try ReportFixture.components([ReportFixture.nastyName])
        let xml = try XMLContents(
            JUnitReport.document([input], problems: [ReportFixture.nastyName]))
        #expect(xml.names.contains { $0.contains("</script><b onclick=\"x\">&'\\u{0}") })
    }
}

@Suite struct SVGReportTests {
    @Test func picturesAreWellFormed() throws {
        let input = try ReportFixture.components([ReportFixture.nastyName, "Row"])
        for (_, text) in SVGReport.files([input]) {
            let xml = try XMLContents(text)
            #expect(xml.root["role"] == "img")
            #expect(xml.counts["text"] == 3)
            // The background, and one behind each label.
            #expect(xml.counts["rect"] == 4)
        }
    }

    @Test func labelsOfAPictureDoNotOverlap() throws {
        let parts = try ReportFixture.components(["Row"]).components[0]
        let labels = ComponentPicture(parts).labels.map(\.place)
        #expect(labels.count == 3)
        for (index, a) in labels.enumerated() {
            for b in labels.dropFirst(index + 1) {
                #expect(
                    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height
                        || b.y >= a.y + a.height)
            }
        }
    }

    @Test func framesThatCannotBeDrawnAreLeftOut() throws {
        var parts = try ReportFixture.components(["Row"]).components[0]
        for index in parts.layers.indices {
            parts.layers[index].stored = Rect(x: .nan, y: -.infinity, width: 1e300, height: -1)
            parts.layers[index].derived = parts.layers[index].stored
        }
        let text = ComponentPicture(parts).document()
        #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("e+"))
        _ = try XMLContents(text)
    }

    @Test func fileNamesAreSafeAndUnlikeEachOther() {
        let wanted = [
            "Row", "row", "Row", "row-2", "../../etc/passwd", "", "//", "con", "a\u{0}b", "Größe", "GRÖSSE",
            "日本",
            "Gro\u{308}ße", String(repeating: "é", count: 500), String(repeating: "é", count: 501),
        ]
        var names = FileNames()
        let given = wanted.map { names.next(for: $0) }
        #expect(Set(given.map { $0.lowercased() }).count == wanted.count)
        #expect(given.allSatisfy { !$0.isEmpty && $0.utf8.count <= 140 })
        #expect(
            given.prefix(9) == [
                "Row", "row-2", "Row-3", "row-2-2", "etc-passwd", "component", "component-2", "con_", "a-b",
            ])
    }
}
