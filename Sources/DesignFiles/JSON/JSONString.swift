/// What the bytes between the quotes of a JSON string stand for.
enum JSONString {
    /// The text without escapes, as UTF-8.
    ///
    /// - Precondition: The bytes were scanned.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        var offset = bytes.startIndex
        while offset < bytes.endIndex {
            guard bytes[offset] == JSONScanner.backslash else {
                text.append(bytes[offset])
                offset += 1
                continue
            }
            let letter = bytes[offset + 1]
            guard letter == UInt8(ascii: "u") else {
                text.append(character(letter))
                offset += 2
                continue
            }
            var value = codeUnit(bytes, at: offset)
            offset += 6
            if 0xD800...0xDBFF ~= value {
                value = 0x10000 + (value - 0xD800) << 10 + (codeUnit(bytes, at: offset) - 0xDC00)
                offset += 6
            }
            if let scalar = Unicode.Scalar(value) { text.append(contentsOf: UTF8.encode(scalar)!) }
        }
        return text
    }

    /// The value of a hexadecimal digit.
    static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private static func codeUnit(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
        bytes[offset + 2..<offset + 6].reduce(0) { $0 << 4 | (hexDigit($1) ?? 0) }
    }

    private static func character(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: letter
        }
    }
}
