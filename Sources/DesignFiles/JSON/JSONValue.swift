/// A value of a document, asked for by type: a number is no boolean, a string no number.
struct JSONValue {
    let document: JSONDocument
    /// The index of the value's record.
    let index: Int

    private var first: UInt8 { document.firstByte(index) }

    var isObject: Bool { first == JSONScanner.openBrace }

    /// The elements of an array.
    var array: JSONChildren? {
        first == JSONScanner.openBracket ? JSONChildren(document, of: index) : nil
    }

    /// The members of an object.
    var object: JSONMembers? {
        isObject ? JSONMembers(document, of: index) : nil
    }

    var string: String? { first == JSONScanner.quote ? document.string(index) : nil }

    var bool: Bool? {
        switch first {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// A number, nearest to the digits in the text; infinite if they are beyond the greatest.
    var number: Double? {
        switch first {
        case JSONScanner.minus, UInt8(ascii: "0")...UInt8(ascii: "9"):
            JSONNumber.double(document.bytes, in: document.range(index))
        default: nil
        }
    }

    /// The value as it stands in the text, but without blanks outside of strings.
    var text: String { String(decoding: compact(limit: .max), as: UTF8.self) }

    /// The beginning of that text, short enough for a message.
    var excerpt: String {
        let limit = 256
        let bytes = compact(limit: limit)
        let text = String(decoding: bytes, as: UTF8.self)
        return text.count > 60 || bytes.count == limit ? text.prefix(57) + "..." : text
    }

    private func compact(limit: Int) -> [UInt8] {
        guard document.isContainer(index) else {
            return Array(document.bytes[document.range(index)].prefix(limit))
        }
        var text: [UInt8] = []
        var depth = 0
        var isInString = false
        var offset = Int(document.records[index].start)
        repeat {
            let byte = document.bytes[offset]
            offset += 1
            if isInString {
                text.append(byte)
                if byte == JSONScanner.backslash {
                    text.append(document.bytes[offset])
                    offset += 1
                }
                isInString = byte != JSONScanner.quote
                continue
            }
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
            case JSONScanner.quote: isInString = true
            case JSONScanner.openBrace, JSONScanner.openBracket: depth += 1
            case JSONScanner.closeBrace, JSONScanner.closeBracket: depth -= 1
            default: break
            }
            text.append(byte)
        } while depth > 0 && text.count < limit
        return Array(text.prefix(limit))
    }
}

/// The elements of an array, in the order of the text.
struct JSONChildren: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(_ document: JSONDocument, of array: Int) {
        self.document = document
        index = array + 1
        end = Int(document.records[array].link)
    }

    mutating func next() -> JSONValue? {
        guard index < end else { return nil }
        defer { index = document.indexBehind(index) }
        return JSONValue(document: document, index: index)
    }

    var isEmpty: Bool { index == end }
}

/// The members of an object, in the order of the text.
struct JSONMembers: Sequence, IteratorProtocol {
    let document: JSONDocument
    private var index: Int
    private let end: Int

    init(_ document: JSONDocument, of object: Int) {
        self.document = document
        index = object + 1
        end = Int(document.records[object].link)
    }

    /// The index of each value's record, with its key.
    mutating func next() -> (key: String, value: Int)? {
        guard index < end else { return nil }
        let value = index + 1
        let key = document.string(index)
        index = document.indexBehind(value)
        return (key, value)
    }
}
