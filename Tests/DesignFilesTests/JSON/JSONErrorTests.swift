import Testing

@testable import DesignFiles

/// Each error says where, what was found, and what was expected.
@Suite struct JSONErrorTests {
    @Test(arguments: [
        ("", 1, 1, "the end of the text", "a value"),
        ("\u{FEFF}x", 1, 1, "\"x\"", "a value"),
        ("[\n\"é\" True", 2, 6, "\"True\"", "\",\" or \"]\""),
        ("[True]", 1, 2, "\"True\"", "a value"),
        ("[\r\n  nulL]", 2, 3, "\"nulL\"", "a value"),
        ("[1, €]", 1, 5, "\"€\"", "a value"),
        ("[\"a\u{1}\"]", 1, 4, "U+0001", "control characters as escapes, like \\n or \\u0000"),
        ("[\"a\nb\"]", 1, 4, "U+000A", "control characters as escapes, like \\n or \\u0000"),
        ("\u{9B}", 1, 1, "U+009B", "a value"),
        ("[\"a\\x\"]", 1, 4, "\"\\x\"", "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"),
        ("[\"\\u12\"]", 1, 3, "\"\\u12\"", "four hexadecimal digits behind \\u"),
        ("[\"\\uD83D\"]", 1, 3, "\"\\uD83D\" alone", "both halves of a surrogate pair"),
        ("[\"\\uDE00\"]", 1, 3, "\"\\uDE00\" alone", "both halves of a surrogate pair"),
        ("[01]", 1, 2, "\"01\"", "a number without leading zeros"),
        ("[-x]", 1, 3, "\"x\"", "a digit"),
        ("[1.]", 1, 4, "\"]\"", "a digit behind the point"),
        ("[1e]", 1, 4, "\"]\"", "a digit of the exponent"),
        ("[1e+,", 1, 5, "\",\"", "a digit of the exponent"),
        ("{a:1}", 1, 2, "\"a\"", "a key in quotes, or \"}\""),
        ("{\"a\":1,b:1}", 1, 8, "\"b\"", "a key in quotes"),
        ("{\"a\" \"b\"}", 1, 6, "a string", "\":\" behind the key"),
        ("{\"a\":1]", 1, 7, "\"]\"", "\",\" or \"}\""),
        ("{\"a\":]", 1, 6, "\"]\"", "a value"),
        ("{\"a\":1 , }", 1, 8, "a comma before the closing bracket", "a value behind it, or no comma"),
        ("[1\n,\n]", 2, 1, "a comma before the closing bracket", "a value behind it, or no comma"),
        ("[] []", 1, 4, "\"[\"", "the end of the text"),
        ("]", 1, 1, "\"]\"", "a value"),
        (
            "[1,\n2", 2, 2, "the end of the text",
            "\",\" or \"]\"; the \"[\" at line 1, column 1 is not closed"
        ),
        (
            "[\n {\"a\":tr", 2, 9, "the end of the text",
            "a value; the \"{\" at line 2, column 2 is not closed"
        ),
        ("\"abc", 1, 5, "the end of the text", "the closing quote of a string"),
        ("\"\\", 1, 3, "the end of the text", "an escape"),
        ("\"\\u0", 1, 5, "the end of the text", "four hexadecimal digits behind \\u"),
    ]) func unexpected(text: String, line: Int, column: Int, found: String, expected: String) {
        let place = JSONError.Place(line: line, column: column)
        #expect(scanError(text.utf8) == .unexpected(found: found, expected: expected, at: place))
    }

    @Test(arguments: [
        ("{\"a\":1,\"b\":2,\n \"a\":3}", "a", 1, 2, 2, 2),
        ("[{},{\"\":1,\"\":{}}]", "", 1, 6, 1, 11),
        ("{\"a\":{\"b\":1},\"b\":2,\"\\u0062\":3}", "b", 1, 14, 1, 20),
        ("{\"\\t\":1,\"\\u0009\":2}", "\t", 1, 2, 1, 9),
        ("{\"a\":{\"b\":1,\"b\":1},\"a\":1}", "b", 1, 7, 1, 13),
    ]) func repeatedKeys(
        text: String, key: String, firstLine: Int, firstColumn: Int, line: Int, column: Int
    ) {
        let place = JSONError.Place(line: line, column: column)
        let first = JSONError.Place(line: firstLine, column: firstColumn)
        #expect(scanError(text.utf8) == .repeatedKey(key, at: place, first: first))
    }

    /// Few keys are compared each with each other, many are sorted; some of them are spelled with escapes.
    @Test(arguments: [2, 7, 8, 9, 40, 1000], [false, true])
    func aRepeatedKeyIsFoundAmongAnyNumber(count: Int, isEscaped: Bool) {
        for second in [1, count / 2, count - 1] where second > 0 {
            let first = second / 2
            var lines = (0..<count).map { "\"k\($0)\":{\"k0\":[]}" }
            lines[second] = isEscaped ? "\"\\u006b\(first)\":0" : "\"k\(first)\":0"
            let text = "{" + lines.joined(separator: ",\n") + "}"
            let place = JSONError.Place(line: second + 1, column: 1)
            let firstPlace = JSONError.Place(line: first + 1, column: first == 0 ? 2 : 1)
            #expect(scanError(text.utf8) == .repeatedKey("k\(first)", at: place, first: firstPlace))
        }
    }

    @Test(arguments: [1, 8, 9, 1000]) func keysThatDifferArePassed(count: Int) {
        let members = (0..<count).map { "\"\(String(repeating: "a", count: $0))\":0,\"\\u0062\($0)\":0" }
        #expect(scanError("{\(members.joined(separator: ","))}".utf8) == nil)
    }
}
