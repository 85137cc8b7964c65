import Foundation

/// The one door to Foundation's JSON parser: strict text in, values or a placed error out.
enum JSONInput {
    static func parse(_ data: Data) throws(CaseError) -> JSONValue {
        // Offsets in errors count from here.
        let text = data.starts(with: byteOrderMark) ? Data(data.dropFirst(byteOrderMark.count)) : data
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
        } catch {
            throw located(error as NSError, in: text)
        }
        // Some versions of Foundation let these pass; a file must not be valid on one machine only.
        if let comma = trailingComma(in: text) {
            throw malformed("a comma before the closing bracket; remove it", at: comma, in: text)
        }
        return JSONValue(value)
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Foundation tells the place only in its debug description, or (on Apple's systems) as an index.
    private static func located(_ error: NSError, in text: Data) -> CaseError {
        let description = error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
        if let index = error.userInfo["NSJSONSerializationErrorIndex"] as? Int {
            return malformed(description, at: index, in: text)
        }
        if description.hasPrefix("Unexpected end of file") {
            return malformed(
                "the text ends too early; a bracket or quote is not closed", at: text.count, in: text)
        }
        for phrase in [" around character ", " starting from character "] {
            guard let range = description.range(of: phrase) else { continue }
            let digits = description[range.upperBound...].prefix { $0.isNumber }
            guard let index = Int(digits) else { continue }
            return malformed(String(description[..<range.lowerBound]), at: index, in: text)
        }
        return .malformed(line: nil, column: nil, problem: description)
    }

    private static func malformed(_ problem: String, at offset: Int, in text: Data) -> CaseError {
        let before = text.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        return .malformed(line: line, column: before.endIndex - lineStart + 1, problem: problem)
    }

    /// The offset of the first comma that no value follows, in text that the parser has accepted.
    private static func trailingComma(in text: Data) -> Int? {
        var comma: Int?
        var isInString = false
        var isEscaped = false
        for (offset, byte) in text.enumerated() {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: ","): comma = offset
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let comma { return comma }
            default:
                comma = nil
                isInString = byte == UInt8(ascii: "\"")
            }
        }
        return nil
    }
}
