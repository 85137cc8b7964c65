import KitScreens
import StackLayout
import Testing

@Suite("Kit notation: errors")
struct NotationErrorTests {
    /// A text, and where and how it goes wrong.
    struct Case: CustomTestStringConvertible {
        var text: String
        var line: Int
        var column: Int
        var expected: String
        var found: String

        init(_ text: String, _ line: Int, _ column: Int, expected: String, found: String) {
            self.text = text
            self.line = line
            self.column = column
            self.expected = expected
            self.found = found
        }

        /// An error on the line of the component itself, behind its name.
        static func root(_ rest: String, _ column: Int, expected: String, found: String) -> Case {
            let head = "COMPONENT \"A\" "
            return Case(head + rest, 1, head.count + column, expected: expected, found: found)
        }

        var testDescription: String { text }
    }

    static let structure: [Case] = [
        Case("", 1, 1, expected: "COMPONENT and a name", found: "the end of the text"),
        Case("# only a comment\n", 2, 1, expected: "COMPONENT and a name", found: "the end of the text"),
        Case("group \"A\"", 1, 1, expected: "COMPONENT and a name", found: "\"group\""),
        Case("  group \"A\"", 1, 3, expected: "COMPONENT and a name", found: "\"group\""),
        Case("| gap4", 1, 1, expected: "COMPONENT and a name", found: "\"|\""),
        Case("1> group", 1, 1, expected: "COMPONENT and a name", found: "\"1>\""),
        Case(
            "COMPONENT", 1, 10, expected: "the name of the component in double quotes",
            found: "the end of the text"),
        Case("COMPONENTS \"A\"", 1, 1, expected: "COMPONENT and a name", found: "\"COMPONENTS\""),
        Case("COMPONENT \"A", 1, 13, expected: "a closing \"", found: "the end of the text"),
        Case("COMPONENT \"A\n\"", 1, 13, expected: "a closing \"", found: "the end of the line"),
        Case("COMPONENT \"A\\q\"", 1, 13, expected: #"one of \" \\ \n \r \t \u{…}"#, found: "\"\\q\"\""),
        Case(
            "COMPONENT \"\\u{D800}\"", 1, 12, expected: #"one of \" \\ \n \r \t \u{…}"#,
            found: "\"\\u{D800}\"\""),
        Case(
            "COMPONENT \"A\" free\n   group", 2, 4, expected: "an indentation of two spaces a level",
            found: "3 spaces"),
        Case("COMPONENT \"A\" free\n\tgroup", 2, 1, expected: "spaces for indentation", found: "a tab"),
        Case("COMPONENT \"A\" free\n    group", 2, 5, expected: "level 1 at most", found: "level 2"),
        Case("COMPONENT \"A\" free\n3> group", 2, 1, expected: "level 1 at most", found: "level 3"),
        Case(
            "COMPONENT \"A\" free\n1 group", 2, 1, expected: "COMPONENT, or a level such as 25>",
            found: "\"1\""),
        Case(
            "COMPONENT \"A\" free\n0> group", 2, 1, expected: "a number above 0 for the level of the line",
            found: "\"0>\""),
        Case(
            "COMPONENT \"A\" free\n1.5> group", 2, 1, expected: "COMPONENT, or a level such as 25>",
            found: "\"1.5>\""),
        Case("COMPONENT \"A\" free\ngroup \"B\"", 2, 1, expected: "COMPONENT and a name", found: "\"group\""),
        Case(
            "COMPONENT \"A\" free\n  COMPONENT \"B\"", 2, 3,
            expected: "one of the layers component, group, text, oval, rect, instance", found: "\"COMPONENT\""
        ),
        Case(
            "COMPONENT \"A\" free\n  \"B\"", 2, 3,
            expected: "one of the layers component, group, text, oval, rect, instance", found: "\"\"B\"\""),
        Case(
            "COMPONENT \"A\"\n  group \"B\"", 2, 3,
            expected: "no part inside the part above, which is a leaf without stack or free",
            found: "\"group\""),
        Case(
            "COMPONENT \"A\" free\n  group\n  | gap4\n    text", 4, 5,
            expected: "no part inside the part above, which is a leaf without stack or free",
            found: "\"text\""),
    ]

    static let layout: [Case] = [
        .root("colour", 1, expected: "a property, a stored frame or →", found: "\"colour\""),
        .root("Gap4", 1, expected: "a property, a stored frame or →", found: "\"Gap4\""),
        .root("\"B\"", 1, expected: "a property, a stored frame or →", found: "\"\"B\"\""),
        .root("gap4 gap4", 6, expected: "gap once for a part", found: "a second gap"),
        .root("stack v free", 9, expected: "stack once for a part", found: "a second free"),
        .root(
            "words 1 line2 content 1 × 2", 15, expected: "content once for a part", found: "a second content"),
        .root("1 × 2 3 × 4", 7, expected: "one stored frame for a part", found: "a second one"),
        .root("→ \"B\" → \"C\"", 7, expected: "one → for a part", found: "a second one"),
        .root("gap", 4, expected: "a number for gap", found: "the end of the text"),
        .root("gap nan", 5, expected: "a number for gap", found: "\"nan\""),
        .root("gap inf", 5, expected: "a number for gap", found: "\"inf\""),
        .root("gap1e999", 4, expected: "a number for gap", found: "\"1e999\""),
        .root("gap+4", 4, expected: "a number for gap", found: "\"+4\""),
        .root("gap4pad", 5, expected: "a space", found: "\"pad\""),
        .root("gap1.2.3", 7, expected: "a space", found: "\".3\""),
        .root("w402px", 5, expected: "a space", found: "\"px\""),
        .root("w-402", 2, expected: "a number of at least 0 for w", found: "\"-402\""),
        .root("w wide", 3, expected: "hug, fill, a number or a percentage for w", found: "\"wide\""),
        .root("h fill -2", 8, expected: "a number of at least 0 for the weight of fill", found: "\"-2\""),
        .root("h -5%", 3, expected: "a percentage for h", found: "\"-5%\""),
        .root("402", 4, expected: "× and the height of the stored frame", found: "the end of the text"),
        .root(
            "402 × tall", 7, expected: "a number of at least 0 for the height of the stored frame",
            found: "\"tall\""),
        .root(
            "-402 × 5", 1, expected: "a number of at least 0 for the width of the stored frame",
            found: "\"-402\""),
        .root("4 × 5 @1", 9, expected: "a comma and the stored y", found: "the end of the text"),
        .root("maxH-1", 5, expected: "a number of at least 0 for maxH", found: "\"-1\""),
        .root("aspect0", 7, expected: "a number above 0 for aspect", found: "\"0\""),
        .root("stack x", 7, expected: "h, v or z for stack", found: "\"x\""),
        .root("pad1,2,3", 4, expected: "four paddings: top,right,bottom,left", found: "\"1,2,3\""),
        .root("pad1,2,-3,4", 8, expected: "a number of at least 0 for pad", found: "\"-3,4\""),
        .root(
            "align middle", 7, expected: "start, center, end, stretch, baseline for align",
            found: "\"middle\""),
        .root(
            "distribute stretch", 12, expected: "start, center, end, between, around, evenly for distribute",
            found: "\"stretch\""),
        .root("pin left1 left2", 11, expected: "left once for pin", found: "a second left"),
        .root("pin left top0", 10, expected: "a number for left", found: "\"top0\""),
        .root("corners round", 9, expected: "max, one radius or four for corners", found: "\"round\""),
        .root("corners 1,2", 9, expected: "max, one radius or four for corners", found: "\"1,2\""),
        .root(
            "words wide line2", 7, expected: "a number of at least 0 for the width of a word",
            found: "\"wide\""),
        .root("words 1,2", 10, expected: "line and the height of a line", found: "the end of the text"),
        .root("hidden kept", 8, expected: "a property, a stored frame or →", found: "\"kept\""),
    ]

    static let look: [Case] = [
        .root("fill red", 6, expected: "a colour such as #3C3C43 for fill", found: "\"red\""),
        .root("fill #12345", 6, expected: "a colour such as #3C3C43 for fill", found: "\"#12345\""),
        .root("fill #1234567", 13, expected: "a space", found: "\"7\""),
        .root(
            "fill #123456@101%", 14, expected: "a percentage from 0% to 100% for the alpha of fill",
            found: "\"101%\""),
        .root("fill #123456 {Blue", 19, expected: "a closing }", found: "the end of the text"),
        .root(
            "fill #123456 +", 15, expected: "a colour such as #3C3C43 for fill", found: "the end of the text"),
        .root("fill #123456 blend mix", 20, expected: "a blend mode such as multiply", found: "\"mix\""),
        .root("opacity 15", 9, expected: "a percentage from 0% to 100% for opacity", found: "\"15\""),
        .root("opacity -1%", 9, expected: "a percentage from 0% to 100% for opacity", found: "\"-1%\""),
        .root("string VIP", 8, expected: "the text in double quotes", found: "\"VIP\""),
        .root("glyph 1002C3", 7, expected: "a code point such as U+1002C3", found: "\"1002C3\""),
        .root("glyph U+D800", 9, expected: "the digits of a code point", found: "\"D800\""),
        .root(
            "font \"A\" 22/ left", 14, expected: "a number of at least 0 for the line height",
            found: "\"left\""),
        .root(
            "font \"A\" 22", 12, expected: "left, center, right or justified for the font",
            found: "the end of the text"),
        .root("shadow y1", 8, expected: "x and a number for shadow", found: "\"y1\""),
        .root("inner x0 y0 blur-1", 17, expected: "a number of at least 0 for blur", found: "\"-1\""),
        .root("border 1 around #000000", 10, expected: "inside, center or outside", found: "\"around\""),
        .root("blur motion", 6, expected: "gaussian or glass for blur", found: "\"motion\""),
        .root(
            "blur glass radius1 depth1", 20, expected: "saturation and a number for glass",
            found: "\"depth1\""),
        .root(
            "override \"a\" b", 14, expected: "a text in double quotes, a colour, or → and a name",
            found: "\"b\""),
        .root("→ B", 3, expected: "the name of a component in double quotes", found: "\"B\""),
        .root("note \"a\"\"b\"", 9, expected: "a space", found: "\"\"b\"\""),
    ]

    @Test("structure", arguments: structure)
    func structureErrors(_ test: Case) { expectError(test) }

    @Test("layout properties", arguments: layout)
    func layoutErrors(_ test: Case) { expectError(test) }

    @Test("properties of the look", arguments: look)
    func lookErrors(_ test: Case) { expectError(test) }

    private func expectError(_ test: Case) {
        let error = #expect(throws: NotationError.self) { try Notation.parse(test.text) }
        #expect(
            error
                == NotationError(
                    line: test.line, column: test.column, expected: test.expected, found: test.found))
    }

    @Test("columns count characters, lines count every line, and the first error is told")
    func places() {
        let text = "# é\n\nCOMPONENT \"e\u{301}→👩‍👩‍👧\" gap4 nonsense\n  more nonsense"
        let error = #expect(throws: NotationError.self) { try Notation.parse(text) }
        #expect(error?.line == 3)
        #expect(error?.column == 22)
        #expect(
            error?.description
                == "line 3, column 22: expected a property, a stored frame or →, found \"nonsense\"")
    }

    @Test("a long token is shortened in the message")
    func longTokens() {
        let text = "COMPONENT \"A\" " + String(repeating: "z", count: 1000)
        let error = #expect(throws: NotationError.self) { try Notation.parse(text) }
        #expect(error?.found == "\"" + String(repeating: "z", count: 40) + "…\"")
    }

    @Test("cutting a text anywhere gives an error or components, never a crash")
    func cutTexts() {
        let scalars = Array(KitScreens.notation.unicodeScalars.prefix(1500))
        for end in 0..<scalars.count {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[..<end])
            let result = Result { () throws(NotationError) in try Notation.parse(String(text)) }
            if case .success(let components) = result { #expect(!components.isEmpty) }
        }
    }
}
