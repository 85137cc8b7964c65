import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

/// Files for the command to read.
enum Fixture {
    static let good = """
        [{"name":"a","root":{"stack":"v","pad":[2,2,2,2],"children":[
        {"name":"Label","content":{"w":20,"h":10},"frame":[2,2,20.01,10]}],"frame":[0,0,24,14]}}]
        """
    static let differing = """
        [{"name":"b/c","root":{"stack":"h","children":[
        {"name":"K","w":5,"h":2,"frame":[1,0,5,3.5]},{"hidden":true,"frame":[0,0,1,1]},
        {"w":1,"frame":[5,0,1,0]}]}}]
        """
    static let invalid = """
        [{"name":"a","root":{"w":1,"frame":[0,0,1,0]}},{"name":"b","root":{"widht":1}},
        {"name":"c","root":{"w":1,"frame":[0,0,1,0]}}]
        """

    /// A component whose stored width differs from the derived one by `deviation`.
    static func notation(deviation: Double) -> String {
        let label = Part(
            name: "Label", parent: 0, style: .leaf(Size(20, 10)),
            stored: Rect(x: 2, y: 2, width: 20 + deviation, height: 10))
        return Notation.print([
            Component(
                name: "Some//Thing",
                parts: [
                    Part(
                        name: "", parent: nil, style: .vertical(padding: .all(2)),
                        stored: Rect(x: 0, y: 0, width: 24, height: 14)), label,
                ])
        ])
    }
}

@Suite struct VerifyingTests {
    @Test func theKitIsDerived() throws {
        let run = try LayoutVerify([])
        #expect(run.lines.last == "192 frames of 32 components: 192 derived within 0.005 pt, 0 differ")
        #expect(run.lines.first == "Examples/Empty State/Large Symbol: 8 frames, 0 differ")
        #expect(run.lines.count == 33)
        #expect(run.status == 0)
    }

    @Test func casesThatAgree() throws {
        let run = try LayoutVerify(["x.json"], files: ["x.json": Fixture.good])
        #expect(run.output == "x.json: 1 case, 2 frames, 0 differ (largest 0.01)\n")
        #expect(run.complaints.isEmpty)
        #expect(run.status == 0)
    }

    @Test func casesThatDiffer() throws {
        let run = try LayoutVerify(["x.json"], files: ["x.json": Fixture.differing])
        #expect(
            run.lines == [
                "x.json: 1 case, 3 frames, 2 differ (largest 1.5)",
                "  b/c/1: has a stored frame, but is hidden",
                "  b/c/K x: stored 1, derived 0 = 0 (first child)",
                "  b/c/K height: stored 3.5, derived 2 = fixed 2 (fixed)",
            ])
        #expect(run.status == 1)
    }

    @Test func notationIsToldFromCasesByContent() throws {
        let run = try LayoutVerify(["x.json"], files: ["x.json": Fixture.notation(deviation: 0)])
        #expect(run.output == "x.json: 1 component, 2 frames, 0 differ (largest 0)\n")
        #expect(run.status == 0)
    }

    @Test func specificationsMayBeHalfAHundredthOff() throws {
        let run = try LayoutVerify(
            ["half", "more"],
            files: ["half": Fixture.notation(deviation: 0.005), "more": Fixture.notation(deviation: 0.006)])
        #expect(
            run.lines == [
                "half: 1 component, 2 frames, 0 differ (largest 0.005)",
                "more: 1 component, 2 frames, 1 differ (largest 0.006)",
                "  Some//Thing/Label width: stored 20.006, derived 20 = content 20 (content)",
            ])
        #expect(run.status == 1)
    }

    @Test func aToleranceIsForEveryInput() throws {
        let files = ["x.json": Fixture.good, "y": Fixture.notation(deviation: 0.01)]
        #expect(try LayoutVerify(["--tolerance", "0.02", "x.json", "y"], files: files).status == 0)
        #expect(try LayoutVerify(["--tolerance=0.001", "x.json"], files: files).status == 1)
    }

    @Test func theStandardInput() throws {
        let run = try LayoutVerify(["-"], input: "\u{FEFF} " + Fixture.good)
        #expect(run.output == "standard input: 1 case, 2 frames, 0 differ (largest 0.01)\n")
        #expect(run.status == 0)
    }

    @Test func anInvalidCaseLeavesTheOthersToBeChecked() throws {
        let run = try LayoutVerify(["x.json"], files: ["x.json": Fixture.invalid])
        #expect(run.output == "x.json: 2 cases, 2 frames, 0 differ (largest 0), 1 invalid\n")
        #expect(
            run.complaints.hasPrefix(
                "layout-verify: x.json: case \"b\", root.widht: found an unknown property"))
        #expect(run.complaints.split(separator: "\n").count == 1)
        #expect(run.status == 65)
    }

    @Test func aFileThatCannotBeReadLeavesTheOthersToBeChecked() throws {
        let files = ["bad.json": "[1,\n2", "bad": "nonsense", "x.json": Fixture.differing]
        let run = try LayoutVerify(["missing", "bad.json", ".", "bad", "x.json"], files: files)
        #expect(run.lines.first == "x.json: 1 case, 3 frames, 2 differ (largest 1.5)")
        let complaints = run.complaints.split(separator: "\n")
        #expect(complaints.count == 4)
        #expect(complaints[0] == "layout-verify: missing: there is no such file")
        #expect(complaints[1].hasPrefix("layout-verify: bad.json: line 2, column 2: not JSON"))
        #expect(complaints[2] == "layout-verify: .: is a folder; give a file, or an unpacked Sketch file")
        #expect(complaints[3].hasPrefix("layout-verify: bad: line 1, column 1: expected"))
        #expect(run.status == 65)
    }

    @Test func machinesReadTheSame() throws {
        struct Report: Decodable {
            struct Document: Decodable {
                struct Component: Decodable {
                    struct Difference: Decodable, Equatable {
                        var part: String
                        var property: String?
                        var stored: Double?
                        var derived: Double?
                        var isHidden: Bool?
                    }
                    let name: String
                    let differences: [Difference]
                }
                let name: String
                let frames: Int
                let differ: Int
                let largest: Double
                let components: [Component]
            }
            let documents: [Document]
            let problems: [String]
        }
        let run = try LayoutVerify(["--json", "x.json", "missing"], files: ["x.json": Fixture.differing])
        let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
        #expect(report.problems == ["missing: there is no such file"])
        let document = try #require(report.documents.first)
        #expect(document.name == "x.json")
        #expect(document.frames == 3 && document.differ == 2 && document.largest == 1.5)
        #expect(document.components.map(\.name) == ["b/c"])
        #expect(
            document.components[0].differences == [
                .init(part: "1", isHidden: true),
                .init(part: "K", property: "x", stored: 1, derived: 0),
                .init(part: "K", property: "height", stored: 3.5, derived: 2),
            ])
        #expect(run.status == 65)
    }
}
