/// A JSON text and where its values stand, as ``JSONScanner`` found them: the values are read from the text
/// when they are asked for.
///
/// Each value and each key is one record of 8 bytes, in the order of the text, so a container's content
/// follows it. Nothing is nested, so nothing is freed by recursion, however deep the text.
final class JSONDocument: Sendable {
    /// Where a value or a key stands.
    struct Record {
        /// Offset of its first byte, which tells what it is.
        var start: UInt32
        /// For a scalar, the offset behind its last byte; for an array or an object, the index of the record
        /// behind all that is in it. While a container is scanned: the container around it.
        var link: UInt32
    }

    /// The text, followed by a zero.
    let bytes: [UInt8]
    let records: [Record]

    init(bytes: [UInt8], records: [Record]) {
        self.bytes = bytes
        self.records = records
    }

    /// The value that the text is.
    var root: JSONValue { JSONValue(document: self, index: 0) }

    /// The first byte of a value, which tells what it is.
    func firstByte(_ index: Int) -> UInt8 { bytes[Int(records[index].start)] }

    func isContainer(_ index: Int) -> Bool {
        let byte = firstByte(index)
        return byte == JSONScanner.openBrace || byte == JSONScanner.openBracket
    }

    /// The index of the record behind a value and all that is in it.
    func indexBehind(_ index: Int) -> Int { isContainer(index) ? Int(records[index].link) : index + 1 }

    /// Where the bytes of a scalar are.
    func range(_ index: Int) -> Range<Int> {
        let record = records[index]
        return Int(record.start)..<Int(record.link)
    }

    /// What a string stands for.
    func string(_ index: Int) -> String {
        let range = range(index)
        let content = range.lowerBound + 1..<range.upperBound - 1
        for offset in content where bytes[offset] == JSONScanner.backslash {
            return String(decoding: JSONString.unescaped(bytes[content]), as: UTF8.self)
        }
        return String(decoding: bytes[content], as: UTF8.self)
    }
}
