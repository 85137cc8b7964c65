extension Cursor {
    /// Which numbers a property takes.
    enum Bounds {
        case any, atLeastZero, aboveZero

        fileprivate func contain(_ value: Double) -> Bool {
            switch self {
            case .any: true
            case .atLeastZero: value >= 0
            case .aboveZero: value > 0
            }
        }

        fileprivate var text: String {
            switch self {
            case .any: "a number"
            case .atLeastZero: "a number of at least 0"
            case .aboveZero: "a number above 0"
            }
        }
    }

    /// Whether a number, and nothing else, can begin with what is at the cursor.
    var isAtNumber: Bool {
        let sign = byte == UInt8(ascii: "-") ? 1 : 0
        return isDigit(byte(at: position + sign))
            || byte(at: position + sign) == UInt8(ascii: ".") && isDigit(byte(at: position + sign + 1))
    }

    /// Whether a percentage begins here.
    var isAtPercentage: Bool {
        var ahead = self
        return ahead.scanNumber(shift: -2) != nil && ahead.takeNext("%")
    }

    /// Reads a number for the named property.
    mutating func number(for name: String, _ bounds: Bounds) throws(NotationError) -> Double {
        skipSpaces()
        let start = position
        guard let value = scanNumber(shift: 0), value.isFinite, bounds.contain(value) else {
            throw error("\(bounds.text) for \(name)", at: start)
        }
        return value
    }

    /// Reads numbers with commas between them.
    mutating func numbers(for name: String, _ bounds: Bounds) throws(NotationError) -> [Double] {
        var values = [try number(for: name, bounds)]
        while takeNext(",") { values.append(try number(for: name, bounds)) }
        return values
    }

    /// Reads `15%` as 0.15.
    mutating func percentage(
        for name: String, most: Double = .infinity
    ) throws(NotationError) -> Double {
        skipSpaces()
        let start = position
        if let value = scanNumber(shift: -2), value.isFinite, value >= 0, value <= most, takeNext("%") {
            return value
        }
        throw error(
            most == 1 ? "a percentage from 0% to 100% for \(name)" : "a percentage for \(name)", at: start)
    }

    /// Takes a decimal number and moves its point to the right; `nil` if there is none.
    ///
    /// The point is moved in the text, so that `7%` is exactly the number nearest to 0.07.
    private mutating func scanNumber(shift: Int) -> Double? {
        guard isAtNumber else { return nil }
        let start = position
        var end = position + 1
        while isDigit(byte(at: end)) { end += 1 }
        if byte(at: end) == UInt8(ascii: ".") && isDigit(byte(at: end + 1)) {
            end += 1
            while isDigit(byte(at: end)) { end += 1 }
        }
        let mantissa = String(decoding: bytes[start..<end], as: UTF8.self)
        var exponent: Int64 = 0
        if byte(at: end) == UInt8(ascii: "e") {
            let hasSign = byte(at: end + 1) == UInt8(ascii: "-") || byte(at: end + 1) == UInt8(ascii: "+")
            let first = end + (hasSign ? 2 : 1)
            var last = first
            while isDigit(byte(at: last)) { last += 1 }
            if last > first {
                guard let power = Int64(String(decoding: bytes[(end + 1)..<last], as: UTF8.self)) else {
                    return nil
                }
                // Beyond this every double is 0 or infinite; adding the shift cannot overflow.
                exponent = max(-10_000_000_000, min(10_000_000_000, power))
                end = last
            }
        }
        move(to: end)
        exponent += Int64(shift)
        return Double(exponent == 0 ? mantissa : "\(mantissa)e\(exponent)")
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
