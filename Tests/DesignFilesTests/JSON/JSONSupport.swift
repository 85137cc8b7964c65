import Foundation

@testable import DesignFiles

/// The error that scanning a text gives; `nil` if it is valid.
func scanError(_ text: some Collection<UInt8>) -> JSONError? {
    do throws(JSONError) {
        _ = try JSONScanner.scan(text)
        return nil
    } catch {
        return error
    }
}

/// A small value in a form that can be compared. For small documents: this one recurses.
indirect enum PlainJSON: Equatable {
    case null, bool(Bool), number(Double), string([UInt8]), array([PlainJSON]), object([String: PlainJSON])

    init(_ value: JSONValue) {
        if let object = value.object {
            self = .object(
                Dictionary(
                    uniqueKeysWithValues: object.map {
                        ($0.key, PlainJSON(JSONValue(document: value.document, index: $0.value)))
                    }))
        } else if let array = value.array {
            self = .array(array.map { PlainJSON($0) })
        } else if let string = value.string {
            self = .string(Array(string.utf8))
        } else if let bool = value.bool {
            self = .bool(bool)
        } else {
            self = value.number.map(PlainJSON.number) ?? .null
        }
    }

    /// A value as Foundation's parser gives it.
    init(foundation value: Any) {
        switch value {
        case let object as [String: Any]: self = .object(object.mapValues(PlainJSON.init(foundation:)))
        case let array as [Any]: self = .array(array.map(PlainJSON.init(foundation:)))
        case let string as String: self = .string(Array(string.utf8))
        case let number as NSNumber:
            let isBool = type(of: number) == type(of: NSNumber(value: true))
            self = isBool ? .bool(number.boolValue) : .number(Double(number.stringValue) ?? .nan)
        default: self = .null
        }
    }
}

/// Random numbers from a seed (SplitMix64), so that a failure can be repeated.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// Writes random documents: every kind of value, blanks, escapes and numbers of few digits.
struct RandomJSON {
    var random: SeededRandom

    mutating func document() -> String { blank() + value(depth: 4) + blank() }

    private mutating func value(depth: Int) -> String {
        switch Int.random(in: depth > 0 ? 0..<8 : 3..<8, using: &random) {
        case 0: return list("[", "]") { $0.value(depth: depth - 1) }
        case 1, 2:
            var index = 0
            return list("{", "}") { json in
                index += 1
                let key = json.string(suffix: "\(index)")
                return key + json.blank() + ":" + json.blank() + json.value(depth: depth - 1)
            }
        case 3: return ["true", "false", "null"].randomElement(using: &random)!
        case 4, 5: return string()
        default: return number()
        }
    }

    private mutating func list(_ open: String, _ close: String, _ item: (inout Self) -> String) -> String {
        let items = (0..<Int.random(in: 0...5, using: &random)).map { _ in blank() + item(&self) + blank() }
        return open + (items.isEmpty ? blank() : items.joined(separator: ",")) + close
    }

    private mutating func blank() -> String {
        ["", "", "", " ", "\n", "\t \r\n"].randomElement(using: &random)!
    }

    private mutating func string(suffix: String = "") -> String {
        let pieces = [
            "a", "key", "é", "€", "😀", "\u{7F}", "\\n", "\\\\", "\\\"", "\\/", "\\b\\f\\r\\t", "\\u0041",
            "\\u00e9",
            "\\uD83D\\uDE00", "\\u0001", ":,[]{}", "//",
        ]
        let count = Int.random(in: 0...4, using: &random)
        return "\"" + (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined() + suffix + "\""
    }

    private mutating func number() -> String {
        let whole = Int.random(in: -1000...1000, using: &random)
        return ["\(whole)", "\(whole).5", "\(whole).25e2", "\(whole)E-2", "\(whole)e+3", "-0.0"]
            .randomElement(using: &random)!
    }
}
