import Foundation
import Testing

@Suite("layout-verify --matrix")
struct MatrixCommandTests {
    static let small = """
        COMPONENT "Bar" w100 h44 stack h
          instance "Close" w30 h30 → "Buttons/Light/Small"
        """
    static let good = small.replacingOccurrences(of: "w30 h30", with: "w44 h44")

    @Test("findings are lines, and the status says whether there are any")
    func lines() throws {
        let run = try LayoutVerify(["--matrix", "bar.kit"], files: ["bar.kit": Self.small])
        #expect(
            run.lines == [
                "Bar: 1 finding",
                "  small-target: Close: 720 of 720 variants, at worst 30 points, the smaller side "
                    + "(iPhone SE 4″, xSmall, left to right, light)",
                "1 subject in 720 variants: 720 solves, 1 finding",
            ])
        #expect(run.status == 1)
        #expect(try LayoutVerify(["--matrix", "bar.kit"], files: ["bar.kit": Self.good]).status == 0)
    }

    @Test("the result as JSON")
    func json() throws {
        let run = try LayoutVerify(["--matrix", "--json", "bar.kit"], files: ["bar.kit": Self.small])
        let result = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(result["solves"] as? Int == 720)
        let subjects = try #require(result["subjects"] as? [[String: Any]])
        let findings = try #require(subjects[0]["findings"] as? [[String: Any]])
        #expect(findings[0]["rule"] as? String == "small-target" && findings[0]["worst"] as? Double == 30)
    }

    @Test("what is not understood, not there or no font")
    func complaints() throws {
        let wrong = try LayoutVerify(["--matrix", "--nope"])
        #expect(
            wrong.status == 64 && wrong.complaints.hasPrefix("layout-verify: unknown option --nope\n\nusage:")
        )
        #expect(try LayoutVerify(["--matrix", "--sheet"]).status == 64)
        #expect(try LayoutVerify(["--matrix", "none.kit"]).status == 65)
        let font = try LayoutVerify(["--matrix", "--font", "bar.kit"], files: ["bar.kit": Self.good])
        #expect(font.status == 65 && font.complaints.contains("not a TrueType or OpenType font"))
        #expect(
            try LayoutVerify(
                ["--matrix", "--sheet", "no/where.html", "bar.kit"], files: ["bar.kit": Self.good]
            ).status == 74)
        #expect(try LayoutVerify(["--matrix", "--help"]).output.hasPrefix("usage: layout-verify --matrix"))
    }
}
