import Foundation

/// A value as Foundation's JSON parser gives it, asked by type without its conversions: a number is no
/// boolean, and a boolean no number.
struct JSONValue {
    let raw: Any

    init(_ raw: Any) { self.raw = raw }

    var object: [String: Any]? { raw as? [String: Any] }
    var array: [Any]? { raw as? [Any] }
    var string: String? { raw as? String }

    var bool: Bool? {
        guard isBoolean, let number = raw as? NSNumber else { return nil }
        return number.boolValue
    }

    /// A number, nearest to the digits in the file.
    var number: Double? {
        guard let number = raw as? NSNumber, !isBoolean else { return nil }
        // Foundation's own conversion of a decimal is off by some units in the last place.
        if let decimal = number as? NSDecimalNumber { return Double(decimal.stringValue) }
        return number.doubleValue
    }

    /// The value as JSON text; the members of objects are in alphabetical order.
    var text: String {
        let options: JSONSerialization.WritingOptions = [
            .fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes,
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: raw, options: options) else {
            return "\(raw)"
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The value as JSON text, short enough for a message.
    var excerpt: String {
        let text = text
        return text.count > 60 ? text.prefix(57) + "..." : text
    }

    /// Foundation keeps both as `NSNumber`; only the class tells them apart.
    private var isBoolean: Bool { ObjectIdentifier(type(of: raw)) == Self.booleanClass }
    private static let booleanClass = ObjectIdentifier(type(of: NSNumber(value: true)))
}
