import Foundation
import KitScreens
import Testing

@Suite struct CommandTests {
    @Test(arguments: [
        (["--nope"], "unknown option --nope"),
        (["-x"], "unknown option -x"),
        (["--tolerance"], "--tolerance needs POINTS"),
        (["--tolerance", "wide"], "--tolerance wide: give a number of points, at least 0"),
        (["--tolerance=-1"], "--tolerance -1: give a number of points, at least 0"),
        (["--tolerance", "nan"], "--tolerance nan: give a number of points, at least 0"),
        (["--json=1"], "--json takes no value"),
        (
            ["--solve", "--explain", "x"],
            "--solve, --explain and --suggest can be given only once, and not together"
        ),
        (["--solve", "--json"], "--solve prints the input's own format; leave out --json"),
    ]) func aCommandLineThatIsNotUnderstood(arguments: [String], complaint: String) throws {
        let run = try LayoutVerify(arguments)
        #expect(run.complaints.hasPrefix("layout-verify: \(complaint)\n\nusage: layout-verify"))
        #expect(run.output.isEmpty)
        #expect(run.status == 64)
    }

    @Test func helpListsEveryOption() throws {
        let run = try LayoutVerify(["--help"])
        let options = [
            "--solve", "--explain", "--suggest", "--component", "--format", "--tolerance", "--strict",
            "--json",
            "--help", "--version",
        ]
        for option in options {
            #expect(run.output.contains("  \(option) "))
        }
        #expect(run.status == 0)
    }

    @Test func theVersion() throws {
        let run = try LayoutVerify(["--version"])
        #expect(run.output.wholeMatch(of: /layout-verify \d+\.\d+\.\d+\n/) != nil)
        #expect(run.status == 0)
    }

    @Test func filesWithTheNamesOfOptions() throws {
        let run = try LayoutVerify(["--", "--solve"], files: ["--solve": Fixture.good])
        #expect(run.output.hasPrefix("--solve: 1 case"))
        #expect(run.status == 0)
    }

    @Test func solvingFillsInTheDerivedFrames() throws {
        let cases = try LayoutVerify(["--solve", "x.json"], files: ["x.json": Fixture.differing])
        #expect(
            cases.output == """
                [
                {"name":"b/c","root":{"stack":"h","children":[{"name":"K","w":5,"h":2,"frame":[0,0,5,2]},\
                {"hidden":true},{"w":1,"frame":[5,0,1,0]}],"frame":[0,0,6,2]}}
                ]

                """)
        #expect(cases.status == 0)
        let notation = try LayoutVerify(["--solve", "x"], files: ["x": Fixture.notation(deviation: 3)])
        #expect(notation.output == Fixture.notation(deviation: 0))
    }

    @Test func solvingRoundsToThousandths() throws {
        let thirds = "{\"name\":\"a\",\"root\":{\"stack\":\"h\",\"w\":10,\"children\":["
        let children = [String](repeating: "{\"w\":{\"fill\":1}}", count: 3).joined(separator: ",")
        let run = try LayoutVerify(["--solve", "-"], input: thirds + children + "]}}")
        #expect(run.output.contains("\"frame\":[3.333,0,3.333,0]"))
        #expect(run.output.contains("\"frame\":[6.667,0,3.333,0]"))
    }

    @Test func theSolvedKitIsTheKit() throws {
        #expect(try LayoutVerify(["x"], files: ["x": LayoutVerify(["--solve"]).output]).status == 0)
    }

    @Test(arguments: ["b/c/K", "K", "c/K"]) func explainingAPart(reference: String) throws {
        let run = try LayoutVerify(["--explain", reference, "x.json"], files: ["x.json": Fixture.differing])
        #expect(run.lines.first == "b/c/K")
        #expect(
            run.lines.dropFirst() == [
                "  x 0 = 0 (first child) (stored 1)",
                "  y 0 = 0 (align start) (stored 0)",
                "  width 5 = fixed 5 (fixed) (stored 5)",
                "  height 2 = fixed 2 (fixed) (stored 3.5)",
            ])
        #expect(run.status == 0)
    }

    @Test(arguments: ["b/c", "b/c/.", "b/c/", "c"]) func explainingARoot(reference: String) throws {
        let run = try LayoutVerify(["--explain", reference, "x.json"], files: ["x.json": Fixture.differing])
        #expect(run.output.contains("  width 6 = "))
        #expect(run.status == 0)
    }

    @Test func theLongestComponentNameWins() throws {
        let text = """
            [{"name":"b","root":{"stack":"h","children":[{"name":"c","stack":"h","children":[
            {"name":"K","w":1}]}]}},{"name":"b/c","root":{"stack":"h","children":[{"name":"K","w":2}]}}]
            """
        let run = try LayoutVerify(["--explain", "b/c/K", "-"], input: text)
        #expect(run.output.contains("  width 2 = "))
    }

    @Test func explainingAPartOfTheKit() throws {
        let run = try LayoutVerify(["--explain", "Segmented Controls//Light/3 - Touch/Glass"])
        #expect(run.output.contains("  x -10 = "))
        #expect(run.status == 0)
    }

    @Test func explainingWhatIsNotThere() throws {
        let run = try LayoutVerify(["--explain", "Segmented Controls//Light/3 - Touch/Gloss"])
        #expect(
            run.complaints.contains(
                "there is no part Segmented Controls//Light/3 - Touch/Gloss; did you mean\n"))
        #expect(run.complaints.contains("\n  Segmented Controls//Light/3 - Touch/Glass\n"))
        #expect(run.status == 65)
    }

    @Test func explainingWhatCouldBeSeveral() throws {
        let run = try LayoutVerify(["--explain", "Label/Spinner"])
        #expect(run.complaints.contains("Label/Spinner could be any of 2 parts; give more of the name:\n"))
        #expect(run.status == 65)
    }
}
