import StackLayout

/// Writes JSON as bytes, one value after the other; whoever writes sees to it that braces meet.
///
/// Bytes instead of strings: it is faster, and a tenth of the code.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Begins an object or an array.
    mutating func begin(_ brace: StaticString) {
        separate()
        append(brace)
        needsComma = false
    }

    /// Ends it.
    mutating func end(_ brace: StaticString) {
        append(brace)
        needsComma = true
    }

    /// The name of the next member.
    mutating func key(_ name: StaticString) {
        separate()
        append("\"")
        append(name)
        append("\":")
        needsComma = false
    }

    @inline(never)
    mutating func add(_ string: String) {
        separate()
        append("\"")
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append("\\")
                bytes.append(byte)
            case 0..<0x20:
                append("\\u00")
                bytes.append(Self.digit(byte >> 4))
                bytes.append(Self.digit(byte & 15))
            default: bytes.append(byte)
            }
        }
        append("\"")
        needsComma = true
    }

    /// A finite number; JSON has no others.
    @inline(never)
    mutating func add(_ number: Double) {
        separate()
        if number.isFinite { bytes.append(contentsOf: number.description.utf8) } else { append("null") }
        needsComma = true
    }

    @inline(never)
    mutating func add(_ number: Int) {
        separate()
        bytes.append(contentsOf: number.description.utf8)
        needsComma = true
    }

    @inline(never)
    mutating func add(_ name: StaticString, _ string: String) {
        key(name)
        add(string)
    }

    @inline(never)
    mutating func add(_ name: StaticString, _ number: Double) {
        key(name)
        add(number)
    }

    @inline(never)
    mutating func add(_ name: StaticString, _ number: Int) {
        key(name)
        add(number)
    }

    @inline(never)
    mutating func add(_ name: StaticString, _ flag: Bool) {
        key(name)
        append(flag ? "true" : "false")
        needsComma = true
    }

    /// Nothing if there is no value.
    mutating func add(_ name: StaticString, _ string: String?) { if let string { add(name, string) } }
    mutating func add(_ name: StaticString, _ number: Double?) { if let number { add(name, number) } }

    /// A hexadecimal digit.
    static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private mutating func separate() { if needsComma { append(",") } }

    @inline(never)
    private mutating func append(_ text: StaticString) {
        unsafe bytes.append(
            contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
