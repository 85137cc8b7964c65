import Foundation
import Testing

@testable import DesignFiles

@Suite struct JSONScannerTests {
    @Test func randomDocumentsReadAsFoundationReadsThem() throws {
        var json = RandomJSON(random: SeededRandom(state: 3))
        for _ in 0..<2000 {
            let text = json.document()
            let ours = try JSONScanner.scan(text.utf8).root
            let theirs = PlainJSON(
                foundation: try JSONSerialization.jsonObject(
                    with: Data(text.utf8), options: .fragmentsAllowed))
            #expect(PlainJSON(ours) == theirs, "\(text)")
            // Without blanks it is the same document.
            #expect(PlainJSON(try JSONScanner.scan(ours.text.utf8).root) == theirs, "\(ours.text)")
        }
    }

    @Test func whatFoundationWritesReadsAsTheSame() throws {
        var json = RandomJSON(random: SeededRandom(state: 4))
        for _ in 0..<500 {
            let text = json.document()
            let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            let data = try JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .prettyPrinted])
            #expect(PlainJSON(try JSONScanner.scan(data).root) == PlainJSON(foundation: value), "\(text)")
        }
    }

    @Test func aTextCutShortIsRefusedWhereItEnds() throws {
        var json = RandomJSON(random: SeededRandom(state: 5))
        for _ in 0..<100 {
            let bytes = Array("[\(json.document())]".utf8)
            for count in 0..<bytes.count {
                let error = try #require(scanError(bytes[..<count]))
                guard case .unexpected(let found, let expected, _) = error else {
                    Issue.record("\(error)")
                    continue
                }
                // Half a character or half a surrogate pair is wrong by itself.
                #expect(
                    found == "the end of the text" || expected == "UTF-8 text"
                        || expected == "both halves of a surrogate pair", "\(error)")
            }
        }
    }

    @Test func anyBytesGiveAValueOrAnError() throws {
        var json = RandomJSON(random: SeededRandom(state: 6))
        for _ in 0..<2000 {
            var bytes = Array(json.document().utf8)
            for _ in 0..<Int.random(in: 1...3, using: &json.random) where !bytes.isEmpty {
                let position = Int.random(in: bytes.indices, using: &json.random)
                bytes[position] = UInt8.random(in: 0...255, using: &json.random)
            }
            if let document = try? JSONScanner.scan(bytes) {
                #expect(scanError(document.root.text.utf8) == nil)
            }
        }
    }

    @Test(arguments: [
        ("[", "]", 1_000_000), ("{\"a\":", "}", 100_000), (" [ 1 , { \"b\" : ", "} ] ", 50_000),
    ]) func anyDepth(open: String, close: String, depth: Int) throws {
        let text = String(repeating: open, count: depth) + "0" + String(repeating: close, count: depth)
        let document = try JSONScanner.scan(text.utf8)
        #expect(document.root.excerpt.count == 60)
        #expect(document.root.text.utf8.count == text.utf8.count { $0 != UInt8(ascii: " ") })
        #expect(scanError(text.utf8.dropLast(close.utf8.count)) != nil)
    }

    @Test func aRecordForEachValueAndKey() throws {
        let document = try JSONScanner.scan("{\"a\":[1,\"[,:{\",{}],\"b\":null}".utf8)
        #expect(document.records.count == 8)
        #expect(MemoryLayout<JSONDocument.Record>.stride == 8)
    }

    @Test func valuesAreAskedForByType() throws {
        let array = try #require(try JSONScanner.scan("[0,1,true,false,null,\"1\",[],{}]".utf8).root.array)
        let values = Array(array)
        #expect(values.map(\.number) == [0, 1, nil, nil, nil, nil, nil, nil])
        #expect(values.map(\.bool) == [nil, nil, true, false, nil, nil, nil, nil])
        #expect(values.map(\.string) == [nil, nil, nil, nil, nil, "1", nil, nil])
        #expect(values.map { $0.array != nil } == [false, false, false, false, false, false, true, false])
        #expect(values.map(\.isObject) == [false, false, false, false, false, false, false, true])
    }
}
