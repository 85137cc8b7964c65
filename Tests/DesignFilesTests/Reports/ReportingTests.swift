import Foundation
import Testing

@Suite struct ReportingTests {
    @Test func theReportsAreWrittenBesideTheResults() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layout-reports-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
        let run = try LayoutVerify(
            [
                "--html", path("x.html"), "--svg", path("a/b"), "--junit", path("x.xml"), "x.json",
                RealDocument.cart.url.path,
            ], files: ["x.json": Fixture.differing])
        #expect(run.status == 1)
        #expect(run.lines.first == "x.json: 1 case, 3 frames, 2 differ (largest 1.5)")
        let page = try String(contentsOfFile: path("x.html"), encoding: .utf8)
        #expect(page.contains("<div class=\"different\"><dt>different</dt><dd>3</dd></div>"))
        #expect(page.contains("\"height\",\"\",\"3.5\",\"2\",\"2 = fixed 2 (fixed)\""))
        #expect(try FileManager.default.contentsOfDirectory(atPath: path("a/b")).count == 2)
        let xml = try String(contentsOfFile: path("x.xml"), encoding: .utf8)
        #expect(xml.contains("stored 3.5, derived 2"))
    }

    @Test(arguments: ["--html", "--junit"]) func aReportThatCannotBeWritten(option: String) throws {
        let run = try LayoutVerify([option, "missing/x", "x.json"], files: ["x.json": Fixture.good])
        #expect(run.status == 74)
        #expect(
            run.complaints
                == "layout-verify: missing/x: cannot be written; check that its folder is there and may be written to\n"
        )
        #expect(run.output.hasPrefix("x.json: 1 case"))
    }

    @Test func reportsAreOfVerifying() throws {
        let run = try LayoutVerify(["--solve", "--html", "x"])
        #expect(
            run.complaints.contains("reports are of verifying; leave out --solve, --explain and --suggest"))
        #expect(run.status == 64)
    }
}
