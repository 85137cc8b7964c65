extension JSONScanner {
    /// Scans a number: a minus, digits without a leading zero, a point with digits, an exponent.
    mutating func number() throws(JSONError) {
        let start = offset
        if bytes[offset] == Self.minus { offset += 1 }
        let first = bytes[offset]
        try digits("a digit")
        if first == UInt8(ascii: "0") && offset - start > (bytes[start] == Self.minus ? 2 : 1) {
            throw unexpected("a number without leading zeros", at: start)
        }
        if bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            try digits("a digit behind the point")
        }
        if bytes[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if bytes[offset] == Self.minus || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
            try digits("a digit of the exponent")
        }
        add(from: start)
    }

    private mutating func digits(_ expected: String) throws(JSONError) {
        let start = offset
        while UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[offset] { offset += 1 }
        if offset == start { throw unexpected(expected) }
    }
}

/// The numbers that digits stand for.
enum JSONNumber {
    /// The number nearest to the digits; infinite if they are beyond the greatest.
    ///
    /// - Precondition: The bytes were scanned as a number.
    static func double(_ bytes: [UInt8], in range: Range<Int>) -> Double {
        if let short = short(bytes, in: range) { return short }
        return Double(String(decoding: bytes[range], as: UTF8.self)) ?? .nan
    }

    /// The number, if it has at most 15 digits and a power of ten of at most 22: both are exact as `Double`,
    /// so one multiplication or division, which rounds to the nearest, gives what the digits stand for.
    private static func short(_ bytes: [UInt8], in range: Range<Int>) -> Double? {
        var digits = 0
        var significand: UInt64 = 0
        var power = 0
        var isFraction = false
        var offset = range.lowerBound
        let isNegative = bytes[offset] == JSONScanner.minus
        if isNegative { offset += 1 }
        while offset < range.upperBound {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: ".") {
                isFraction = true
            } else if byte | 0x20 == UInt8(ascii: "e") {
                guard let exponent = shortExponent(bytes[offset..<range.upperBound]) else { return nil }
                power += exponent
                break
            } else {
                significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
                if significand > 0 { digits += 1 }
                if digits > 15 { return nil }
                if isFraction { power -= 1 }
            }
        }
        guard power.magnitude < powersOfTen.count else { return nil }
        let exact = Double(significand)
        let number = power < 0 ? exact / powersOfTen[-power] : exact * powersOfTen[power]
        return isNegative ? -number : number
    }

    /// An exponent of at most three digits.
    private static func shortExponent(_ bytes: ArraySlice<UInt8>) -> Int? {
        bytes.count <= 4 ? Int(String(decoding: bytes, as: UTF8.self)) : nil
    }

    /// The powers of ten that are exact.
    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
        1e18,
        1e19, 1e20, 1e21, 1e22,
    ]
}
