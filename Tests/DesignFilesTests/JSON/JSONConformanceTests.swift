import Foundation
import Testing

@testable import DesignFiles

/// What is JSON by RFC 8259, and what is not.
@Suite struct JSONConformanceTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-0", "12", "-1.5", "1e5", "1E+5", "1e-5", "0.0e0", "1e400", "-1e-400",
        "\"\"", "\"a\"", "\"\u{7F}\"", "\"\u{2028}\"", "\"é€😀\"", "\"\u{10FFFF}\"", "\"\\u0000\"",
        "\"\\uD83D\\uDE00\"",
        "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "[]", "{}", "[ ]", "{ }", "[\n]", "{\t}", " 1 ",
        "\r\n[\r\n1\t,2 ]\n",
        "[[],[[]],{}]", "{\"\":{}}", "{\"a\":1,\"b\":[{\"a\":1},{\"a\":2}]}", "{\"a\":{\"a\":{\"a\":0}}}",
        "[null,true,false]", "[0,-0,1.0]", "{\"a\":1,\"A\":2}", "{\"é\":1,\"e\u{301}\":2}", "\u{FEFF}[]",
        "{\"1\":0,\"2\":0,\"3\":0,\"4\":0,\"5\":0,\"6\":0,\"7\":0,\"8\":0,\"9\":0,\"10\":0,\"\":0,\"11\":0}",
    ]) func valid(text: String) {
        #expect(scanError(text.utf8) == nil)
    }

    @Test(arguments: [
        "", " ", "\u{FEFF}", "\u{FEFF}\u{FEFF}1", "\u{A0}1", "1\u{0}", "\u{0}", "nul", "nulll", "True", "NaN",
        "Infinity",
        "undefined", "'a'", "a", "+1", "-", "--1", "-a", ".5", "-.5", "1.", "1.e1", "01", "-01", "00", "1e",
        "1e+", "1E-",
        "1e1.5", "1.2.3", "0x10", "1_000", "1 2", "１", "\"", "\"a", "\"\\\"", "\"\\", "\"\\u", "\"\\u12",
        "\"\\u123\"",
        "\"\\u12G4\"", "\"\\x41\"", "\"\\'\"", "\"\\U0041\"", "\"\\\u{E9}\"", "\"\n\"", "\"\t\"",
        "\"\u{1F}\"", "\"\u{0}\"",
        "\"\\uD800\"", "\"\\uDC00\"", "\"\\uDC00\\uD800\"", "\"\\uD800\\uD800\"", "\"\\uD800x\"",
        "\"\\uD800\\n\"",
        "\"\\uD83D\\u00e9\"", "\"a\"b", "\"a\"\"b\"", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]",
        "[1 2]",
        "[1}", "[1:2]", "[]]", "[]1", "[][]", "[\"a]", "[/**/]", "[1]//", "#1", "{", "}", "{]", "{\"a\"",
        "{\"a\":",
        "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\":}", "{\"a\":,}", "{\"a\" 1}", "{\"a\"::1}",
        "{\"a\",1}",
        "{a:1}", "{1:1}", "{null:1}", "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}", "{\"a\":1]", "{[]:1}",
        "{\"a\":1}}",
        "{\"a\":1,\"a\":1}", "{\"\":1,\"\":2}", "{\"a\":1,\"b\":2,\"\\u0061\":3}", "{\"/\":1,\"\\/\":2}",
        "[{\"a\":1,\"a\":2}]",
    ]) func invalid(text: String) {
        #expect(scanError(text.utf8) != nil)
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF],
            [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
            [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x9F, 0x98, 0x28],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE],
            [0xFF],
        ] as [[UInt8]]) func bytesThatAreNotUTF8(bytes: [UInt8])
    {
        let quote = UInt8(ascii: "\"")
        let place = JSONError.Place(line: 2, column: 3)
        let byte = "the byte 0x" + String(bytes[0], radix: 16, uppercase: true)
        let error = JSONError.unexpected(found: byte, expected: "UTF-8 text", at: place)
        #expect(scanError([0x0A, quote, 0x61] + bytes + [quote]) == error)
        #expect(scanError([0x0A, 0x20, 0x20] + bytes) == error)
        #expect(scanError([0x0A, 0x5B, 0x30] + bytes + [0x5D]) == error)
    }

    @Test func everyScalarIsReadFromAStringThatHoldsIt() throws {
        for value in stride(from: UInt32(0x20), through: 0x10FFFF, by: 37) {
            guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { continue }
            let document = try JSONScanner.scan("\"\(scalar)\"".utf8)
            #expect(document.root.string?.unicodeScalars.elementsEqual([scalar]) == true, "\(value)")
        }
    }

    @Test func everyCodeUnitIsReadFromItsEscape() throws {
        for unit in UInt16.min...UInt16.max {
            let digits = String(unit, radix: 16, uppercase: unit % 2 == 0)
            let escape = "\"\\u" + String(repeating: "0", count: 4 - digits.count) + digits + "\""
            guard let scalar = Unicode.Scalar(unit) else {
                #expect(scanError(escape.utf8) != nil)
                continue
            }
            let string = try JSONScanner.scan(escape.utf8).root.string
            #expect(string?.unicodeScalars.elementsEqual([scalar]) == true, "\(escape)")
        }
    }

    @Test func surrogatePairsAreOneScalar() throws {
        for (escape, scalar) in [("\\ud800\\udc00", "\u{10000}"), ("\\uDBFF\\uDFFF", "\u{10FFFF}")] {
            #expect(try JSONScanner.scan("\"a\(escape)b\"".utf8).root.string == "a\(scalar)b")
        }
    }
}
