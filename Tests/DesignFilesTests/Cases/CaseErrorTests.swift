import DesignFiles
import Foundation
import Testing

/// Each error names the place, what was found, and what is expected.
@Suite struct CaseErrorTests {
    @Test(arguments: [
        ("{\"widht\":4}", "root.widht: found an unknown property; expected one of name, stack, w, h,"),
        ("{\"stack\":\"x\"}", "root.stack: found \"x\"; expected \"h\", \"v\", \"z\" or \"free\""),
        ("{\"w\":\"wide\"}", "root.w: found \"wide\"; expected a number of at least 0 or \"hug\""),
        ("{\"w\":-1}", "root.w: found -1; expected a number of at least 0"),
        ("{\"w\":null}", "root.w: found null; expected a number"),
        ("{\"w\":true}", "root.w: found true; expected a number"),
        (
            "{\"h\":{\"fill\":1}}",
            "root.h: found {\"fill\":1}; expected a number of at least 0 or \"hug\", since a root"
        ),
        ("{\"w\":{\"fraction\":0.5}}", "root.w: found {\"fraction\":0.5}; expected a number"),
        ("{\"maxH\":-2}", "root.maxH: found -2; expected a finite number of at least 0"),
        ("{\"pad\":4}", "root.pad: found 4; expected [top, right, bottom, left], four numbers of at least 0"),
        ("{\"pad\":[1,2,3]}", "root.pad: found [1,2,3]; expected [top, right, bottom, left]"),
        ("{\"pad\":[1,2,3,-4]}", "root.pad: found [1,2,3,-4]; expected [top"),
        ("{\"gap\":\"8\"}", "root.gap: found \"8\"; expected a finite number"),
        ("{\"wrap\":1}", "root.wrap: found 1; expected true or false"),
        (
            "{\"lines\":\"baseline\"}",
            "root.lines: found \"baseline\"; expected \"start\", \"center\", \"end\","
        ),
        ("{\"align\":\"middle\"}", "root.align: found \"middle\"; expected \"start\", \"center\","),
        ("{\"alignSelf\":1}", "root.alignSelf: found 1; expected \"start\""),
        ("{\"distribute\":\"stretch\"}", "root.distribute: found \"stretch\"; expected \"start\""),
        ("{\"shrink\":-1}", "root.shrink: found -1; expected a finite number of at least 0"),
        ("{\"absolute\":true}", "root.absolute: found true; expected an object with pins"),
        (
            "{\"absolute\":{\"lef\":1}}",
            "root.absolute.lef: found an unknown property; expected one of left, right"
        ),
        ("{\"absolute\":{\"top\":\"1\"}}", "root.absolute.top: found \"1\"; expected a finite number"),
        ("{\"hidden\":\"yes\"}", "root.hidden: found \"yes\"; expected true, false or \"keep\""),
        ("{\"content\":{\"w\":1}}", "root.content.h: found nothing; expected a finite number of at least 0"),
        (
            "{\"content\":{\"w\":-1,\"h\":1}}",
            "root.content.w: found -1; expected a finite number of at least 0"
        ),
        (
            "{\"content\":{\"w\":1,\"h\":1,\"x\":1}}",
            "root.content.x: found an unknown property; expected one of w, h"
        ),
        ("{\"words\":[1,-2],\"lineHeight\":1}", "root.words: found [1,-2]; expected widths of words"),
        ("{\"words\":[1]}", "root.lineHeight: found nothing; expected a number of at least 0, beside words"),
        (
            "{\"words\":[1],\"lineHeight\":1,\"content\":{\"w\":1,\"h\":1}}",
            "root.content: found {\"w\":1,\"h\":1}; expected no"
        ),
        ("{\"lineHeight\":8}", "root.lineHeight: found 8; expected words beside it"),
        ("{\"baseline\":8}", "root.baseline: found 8; expected words beside it"),
        ("{\"aspect\":0}", "root.aspect: found 0; expected width divided by height, a number above 0"),
        ("{\"corners\":\"round\"}", "root.corners: found \"round\"; expected a radius"),
        ("{\"corners\":[1,2]}", "root.corners: found [1,2]; expected a radius"),
        ("{\"name\":4}", "root.name: found 4; expected a string"),
        (
            "{\"children\":[{}]}",
            "root.children: found 1 children in a node without stack; expected \"stack\": \"h\""
        ),
        ("{\"stack\":\"h\",\"children\":{}}", "root.children: found {}; expected an array of nodes"),
        ("{\"stack\":\"h\",\"children\":[4]}", "root.children[0]: found 4; expected a node: an object"),
        (
            "{\"frame\":[0,0,1]}",
            "root.frame: found [0,0,1]; expected [x, y, width, height], four finite numbers"
        ),
        ("{\"frame\":[0,0,1,\"1\"]}", "root.frame: found [0,0,1,\"1\"]; expected [x, y"),
    ]) func aNodeThatIsInvalid(root: String, message: String) throws {
        let error = #expect(throws: CaseError.self) { try readRoot(root) }
        let text = try #require(error).description
        #expect(text.hasPrefix("case \"a\", \(message)"), "\(text)")
    }

    @Test func aChildIsNamedByItsPlace() {
        let error = #expect(throws: CaseError.self) {
            try readRoot(
                """
                {"stack":"h","children":[{},{"stack":"v","children":[{},{},{"w":{"fill":1,"fraction":1}}]}]}
                """)
        }
        #expect(
            error?.description == """
                case "a", root.children[1].children[2].w: found {"fill":1,"fraction":1}; expected a number \
                of at least 0, "hug", {"fill": weight} or {"fraction": part of the parent}
                """)
    }

    @Test(arguments: [
        ("[4]", "case 1: found 4; expected a case: an object with name and root"),
        ("[{\"root\":{}}]", "case 1, name: found nothing; expected the name of the case, a string"),
        ("[{\"name\":\"b\"}]", "case \"b\", root: found nothing; expected a node: an object"),
        ("[{\"name\":\"b\",\"root\":[]}]", "case \"b\", root: found []; expected a node: an object"),
        ("[{\"name\":\"b\",\"rtl\":1,\"root\":{}}]", "case \"b\", rtl: found 1; expected true or false"),
        ("[{\"name\":\"b\",\"source\":1,\"root\":{}}]", "case \"b\", source: found 1; expected a string"),
        ("4", "found 4; expected an array of cases, or one case"),
        ("[\n  {\"name\": x}]", "line 2, column 12: not JSON: found \"x\"; expected a value"),
        (
            "[\n  {\"name\": \"é\",\n\"root\":{}}",
            "line 3, column 11: not JSON: found the end of the text; expected \",\" or"
        ),
        (
            "[1,\n2, ]",
            "line 2, column 2: not JSON: found a comma before the closing bracket; expected a value"
        ),
        ("{\"a\":\"[,]\",}", "line 1, column 11: not JSON: found a comma before the closing bracket"),
        ("", "line 1, column 1: not JSON: found the end of the text; expected a value"),
        (
            "[{\"name\":\"b\",\n\"root\":{\"w\":1,\"h\":1,\"w\":2}}]",
            "line 2, column 21: found the key \"w\" again; expected each key once in an object, and line 2, column 9"
        ),
    ]) func aFileOrCaseThatIsInvalid(text: String, message: String) throws {
        let error = #expect(throws: CaseError.self) { try CaseFile.read(Data(text.utf8)) }
        let description = try #require(error).description
        #expect(description.hasPrefix(message), "\(description)")
    }

    @Test func anErrorLeavesTheOtherCasesAlone() throws {
        let text = """
            [{"name":"a","root":{}},{"name":"b","root":{"w":-1}},{"name":"c","root":{}}]
            """
        let entries = try CaseFile.entries(Data(text.utf8))
        #expect(entries.map { (try? $0.get())?.component.name } == ["a", nil, "c"])
    }

    @Test func aDeepNodeIsNamedByBothEndsOfItsPlace() {
        let depth = 20_000
        let open = String(repeating: "{\"stack\":\"h\",\"children\":[", count: depth)
        let error = #expect(throws: CaseError.self) {
            try readRoot(open + "{\"w\":-1}" + String(repeating: "]}", count: depth))
        }
        let step = String(repeating: ".children[0]", count: 10)
        #expect(
            error?.description == """
                case "a", root\(step).(19980 more)\(step).w: found -1; expected a number of at least 0, "hug", \
                {"fill": weight} or {"fraction": part of the parent}
                """)
    }

    @Test func whatWasFoundIsCutShort() throws {
        let many = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        let error = #expect(throws: CaseError.self) { try readRoot("{\"w\":\(many)}") }
        let brackets = String(repeating: "[", count: 57)
        #expect(
            try #require(error).description.hasPrefix("case \"a\", root.w: found \(brackets)...; expected"))
    }
}
