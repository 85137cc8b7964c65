/// A part of a font file, read with every access checked. Numbers are big-endian.
struct FontBytes {
    private let bytes: ArraySlice<UInt8>
    /// The table that errors name.
    let table: String

    init(_ bytes: ArraySlice<UInt8>, table: String) {
        self.bytes = bytes
        self.table = table
    }

    var count: Int { bytes.count }

    /// The part from an offset on, as long as given or to the end.
    func part(at offset: Int, length: Int? = nil, table: String? = nil) throws(FontError) -> FontBytes {
        guard offset >= 0, offset <= count else { throw .tableTooShort(self.table) }
        let length = length ?? count - offset
        guard length >= 0, length <= count - offset else { throw .tableTooShort(table ?? self.table) }
        let start = bytes.startIndex + offset
        return FontBytes(bytes[start..<start + length], table: table ?? self.table)
    }

    func uint8(_ offset: Int) throws(FontError) -> Int {
        guard offset >= 0, offset < count else { throw .tableTooShort(table) }
        return Int(bytes[bytes.startIndex + offset])
    }

    func uint16(_ offset: Int) throws(FontError) -> Int {
        guard offset >= 0, offset <= count - 2 else { throw .tableTooShort(table) }
        let start = bytes.startIndex + offset
        return Int(bytes[start]) << 8 | Int(bytes[start + 1])
    }

    func int16(_ offset: Int) throws(FontError) -> Int {
        Int(Int16(truncatingIfNeeded: try uint16(offset)))
    }

    /// Numbers beyond those of any font are refused, so that sums of them fit in 32 bits.
    func uint32(_ offset: Int) throws(FontError) -> Int {
        let high = try uint16(offset)
        guard high < 0x7800 else { throw .tableTooShort(table) }
        return high << 16 | (try uint16(offset + 2))
    }

    /// Four characters; bytes that are no ASCII become `?`.
    func tag(_ offset: Int) throws(FontError) -> String {
        var tag = ""
        for place in 0..<4 {
            let byte = try uint8(offset + place)
            tag.unicodeScalars.append(
                (0x20..<0x7F).contains(byte) ? Unicode.Scalar(UInt8(byte)) : "?")
        }
        return tag
    }
}
