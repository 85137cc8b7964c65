/// Numbers as the notation prints them: the fewest digits that parse back exactly.
enum NumberText {
    /// `16`, `277.5`, `0.000001`; an exponent only beyond 21 digits. The number is finite.
    static func number(_ value: Double) -> String {
        // The common case, without taking a description apart.
        if value == value.rounded(.towardZero) && value.magnitude < 1e15 { return "\(Int64(value))" }
        return text(value, shift: 0)
    }

    /// `0.15` as `15%`.
    static func percentage(_ value: Double) -> String { text(value, shift: 2) + "%" }

    /// Numbers with commas between them.
    static func list(_ values: [Double]) -> String { values.map(number).joined(separator: ",") }

    /// The shortest decimal of a number, with its point moved to the right.
    ///
    /// The point is moved in the text: a multiplication would round.
    private static func text(_ value: Double, shift: Int) -> String {
        precondition(value.isFinite, "kit notation has no word for \(value); give a finite number")
        let parts = value.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
        var digits = Array(mantissa[0].utf8) + Array(fraction.utf8)
        /// How many digits stand before the point.
        var point = mantissa[0].utf8.count + exponent + shift
        let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeFirst(zeros)
        point -= zeros
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        guard !digits.isEmpty else { return "0" }
        return (value < 0 ? "-" : "") + written(digits, point: point)
    }

    /// Writes digits with a point behind the first `point` of them.
    private static func written(_ digits: [UInt8], point: Int) -> String {
        func text(_ digits: some Collection<UInt8>) -> String { String(decoding: digits, as: UTF8.self) }
        func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
        switch point {
        case digits.count...21: return text(digits) + zeros(point - digits.count)
        case 1..<max(1, min(22, digits.count)): return text(digits[..<point]) + "." + text(digits[point...])
        case -6...0: return "0." + zeros(-point) + text(digits)
        default:
            let fraction = digits.count > 1 ? "." + text(digits[1...]) : ""
            return text(digits[..<1]) + fraction + "e\(point - 1)"
        }
    }
}
