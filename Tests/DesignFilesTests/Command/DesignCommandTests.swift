import DesignFiles
import Foundation
import KitScreens
import Testing

/// The command on design documents.
@Suite struct DesignCommandTests {
    private func leaf(_ name: String, _ frame: [Double]) -> FigmaBox {
        FigmaBox(name, "RECTANGLE", frame, fixed)
    }

    /// A row whose second child differs.
    private var differing: String {
        FigmaBox.row("Row", [0, 0, 40, 10], fixed, "itemSpacing:5").holding(
            leaf("A", [0, 0, 10, 10]), leaf("B", [17, 0, 10, 10])
        ).json
    }

    /// A row whose baseline is not known.
    private var undecided: String {
        FigmaBox.row("Row", [0, 0, 40, 10], fixed, "counterAxisAlignItems:\"BASELINE\"").holding(
            leaf("A", [0, 0, 10, 10])
        ).json
    }

    @Test func aDocumentThatAgrees() throws {
        let text = String(decoding: try RealDocument.cart.data(), as: UTF8.self)
        let run = try LayoutVerify(["--strict", "cart"], files: ["cart": text])
        #expect(run.lines.first == "cart: Figma, 308 layers in 1 component")
        #expect(run.output.contains("  240 of 240 children of stacks agree within 0.01 pt"))
        #expect(run.output.contains("  not decidable, grid: 18 numbers (placed by a grid)"))
        // What a grid places is not decidable.
        #expect(run.status == 1)
        #expect(try LayoutVerify(["cart"], files: ["cart": text]).status == 0)
    }

    @Test func onlyDifferencesFailUnlessStrict() throws {
        #expect(try LayoutVerify(["x"], files: ["x": differing]).status == 1)
        #expect(try LayoutVerify(["x"], files: ["x": undecided]).status == 0)
        #expect(try LayoutVerify(["--strict", "x"], files: ["x": undecided]).status == 1)
        #expect(try LayoutVerify(["--tolerance", "2", "x"], files: ["x": differing]).status == 0)
    }

    @Test func differencesComeWithTheirDerivation() throws {
        let run = try LayoutVerify(["x"], files: ["x": differing])
        #expect(run.lines.last == "  Row/B x: stored 17, derived 15 = 0 + 10 + gap 5 (behind its sibling)")
    }

    @Test func machinesReadEveryFinding() throws {
        struct Report: Decodable {
            struct Document: Decodable {
                struct Finding: Decodable {
                    let layer, id, property, verdict: String
                    let stored, derived: Double?
                    let derivation: String?
                }
                let format: String
                let numbers: [String: Int]
                let children, agreeingChildren: Int
                let findings: [Finding]
            }
            let documents: [Document]
        }
        let run = try LayoutVerify(["--json", "x"], files: ["x": differing])
        let document = try #require(
            try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).documents.first)
        #expect(document.format == "figma" && document.children == 2 && document.agreeingChildren == 1)
        #expect(document.numbers == ["derived": 2, "different": 1, "given": 9, "notDecidable": 0])
        let finding = try #require(document.findings.first)
        #expect(finding.layer == "Row/B" && finding.id == "#B" && finding.property == "x")
        #expect(
            finding.stored == 17 && finding.derived == 15 && finding.derivation?.hasPrefix("15 = ") == true)
    }

    @Test func suggesting() throws {
        let run = try LayoutVerify(["--suggest", "x"], files: ["x": differing])
        #expect(run.lines.first == "x: 1 number differs")
        #expect(run.lines.contains("  Row: gap 7 would give x 17 (instead of 5; cures 1 of 1)"))
        #expect(run.status == 1)
        #expect(try LayoutVerify(["--suggest"]).status == 0)
    }

    @Test func suggestingForTheKitAsAFile() throws {
        let kit = try LayoutVerify(["--solve"]).output
        let misread = kit.replacingOccurrences(
            of: "h fill stack h gap8 align center\n",
            with: "h fill stack h gap8 align center distribute center\n")
        let name = "Progress Indicators/Dark/Indeterminate Spinner with Label"
        let run = try LayoutVerify(["--suggest", "--component", name, "kit"], files: ["kit": misread])
        #expect(run.lines.dropFirst().first?.contains("distribute start would give x 0 and 30") == true)
    }

    @Test func explaining() throws {
        let run = try LayoutVerify(["--explain", "Row/B", "x"], files: ["x": differing])
        #expect(
            run.lines == [
                "Row/B",
                "  x 15 = 0 + 10 + gap 5 (behind its sibling) (stored 17, derived and different)",
                "    A x 0 = 0 (first child)",
                "    A width 10 = fixed 10 (fixed)",
                "  y 0 = 0 (align start) (stored 0, derived and equal)",
                "  width (stored 10, given: a fixed size)",
                "  height (stored 10, given: a fixed size)",
            ])
        #expect(try LayoutVerify(["--explain", "#B", "x"], files: ["x": differing]).lines == run.lines)
    }

    @Test func solvingPrintsNotationOrCases() throws {
        let notation = try LayoutVerify(["--solve", "x"], files: ["x": differing]).output
        #expect(
            notation == """
                COMPONENT "Row" 40 × 10 w40 h10 stack h gap5
                  rect "A" 10 × 10 @0,0 w10 h10 content 0 × 0
                  rect "B" 10 × 10 @15,0 w10 h10 content 0 × 0

                """)
        #expect(try LayoutVerify(["y"], files: ["y": notation]).status == 0)
        let cases = try LayoutVerify(["--solve", "--format", "cases", "x"], files: ["x": differing]).output
        #expect(
            try LayoutVerify(["y"], files: ["y": cases]).output.hasPrefix("y: 1 case, 3 frames, 0 differ"))
        #expect(try LayoutVerify(["--format", "svg"]).status == 64)
    }

    @Test func lookingAtOneComponent() throws {
        let two = "[\(differing),\(FigmaBox.row("Other", [0, 0, 10, 10], fixed).json)]"
        let other = try LayoutVerify(["--component", "Other", "x"], files: ["x": two])
        #expect(other.lines.first == "x: Figma, 1 layer in 1 component")
        #expect(other.status == 0)
        #expect(
            try LayoutVerify(["--component", "Row/B", "--solve", "x"], files: ["x": two]).lines.count == 1)
        let none = try LayoutVerify(["--component", "None", "x"], files: ["x": two])
        #expect(none.complaints == "layout-verify: x: there is no component None\n")
        #expect(none.status == 65)
        #expect(try LayoutVerify(["--component", "Nothing"]).status == 65)
    }

    @Test func namesCannotSteerTheTerminal() throws {
        let evil = FigmaBox.row("\\u001b[31mRow", [0, 0, 40, 10], fixed).holding(
            leaf("B\\u0007", [17, 0, 10, 10]))
        let run = try LayoutVerify(["x"], files: ["x": evil.json])
        #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{7}"))
        #expect(run.output.contains("\\u{1B}[31mRow/B\\u{7} x: stored 17"))
        let cases = "[{\"name\":\"\\u001b[2J\",\"root\":{\"name\":\"r\",\"w\":1,\"frame\":[0,0,2,0]}}]"
        #expect(try !LayoutVerify(["x"], files: ["x": cases]).output.contains("\u{1B}"))
        #expect(try !LayoutVerify(["\u{1B}[2J"]).complaints.contains("\u{1B}"))
    }

    @Test func pipesAndDevicesAreRead() throws {
        let run = try LayoutVerify(["/dev/stdin"], input: differing)
        #expect(run.output.hasPrefix("/dev/stdin: Figma, 3 layers in 1 component\n"))
        #expect(run.status == 1)
    }

    @Test func withoutUnzipTheRemedyIsNamed() throws {
        let run = try LayoutVerify(
            ["x.sketch"], files: ["x.sketch": "PK\u{3}\u{4}"], environment: ["PATH": "/nonexistent"])
        #expect(run.complaints.contains("install unzip"))
        #expect(run.status == 65)
    }

    @Test func longListsAndDeepChainsThatDiffer() throws {
        let children = (0..<20_000).map { leaf("\($0)", [Double($0) * 3 + 1, 1, 2, 2]) }
        let long = FigmaBox.row("Row", [0, 0, 10, 10], fixed).holding(children).json
        let run = try LayoutVerify(["x"], files: ["x": long])
        #expect(run.lines.last == "  and 39950 differences more; --json has all")
        let depth = 3000
        let deep = """
            [{"name":"deep","root":\(String(repeating: "{\"stack\":\"v\",\"frame\":[9,9,9,9],\"children\":[", count: depth))\
            {"w":1}\(String(repeating: "]}", count: depth))}]
            """
        let lines = try LayoutVerify(["x"], files: ["x": deep]).lines
        #expect(lines.count == 4 * depth + 1)
        #expect((lines.map(\.utf8.count).max() ?? 0) < 400)
    }

    @Test func truncatedDocumentsAreErrors() throws {
        let run = try LayoutVerify(["x"], files: ["x": String(differing.dropLast(20))])
        #expect(run.complaints.hasPrefix("layout-verify: x: line 1, column"))
        #expect(run.status == 65)
        #expect(try LayoutVerify(["x"], files: ["x": "PK\u{3}\u{4}rest"]).status == 65)
    }
}
