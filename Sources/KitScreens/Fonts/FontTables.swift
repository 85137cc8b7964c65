/// The directory of a font file: where its tables are.
struct FontTables {
    private var tables: [String: FontBytes] = [:]

    /// Reads the directory of a font, of a collection that of the font with this number.
    init(_ bytes: [UInt8], index: Int) throws(FontError) {
        let file = FontBytes(bytes[...], table: "of contents")
        guard file.count >= 12 else { throw .notAFont }
        var start = 0
        switch try file.uint32(0) {
        case 0x774F_4646, 0x774F_4632: throw .compressed
        case 0x7474_6366:
            let count = try file.uint32(8)
            guard index >= 0, index < min(count, file.count / 4) else {
                throw .noSuchFont(index: index, count: count)
            }
            start = try file.uint32(12 + 4 * index)
        default:
            guard index == 0 else { throw .noSuchFont(index: index, count: 1) }
        }
        // Version 1.0, `true` and `OTTO`.
        guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(try file.uint32(start)) else {
            throw .notAFont
        }
        for entry in 0..<(try file.uint16(start + 4)) {
            let place = start + 12 + 16 * entry
            let tag = try file.tag(place)
            let offset = try file.uint32(place + 8)
            let length = try file.uint32(place + 12)
            // A table that lies outside of the file counts only if it is needed.
            tables[tag] = try? file.part(at: offset, length: length, table: tag)
        }
    }

    func optional(_ tag: String) -> FontBytes? { tables[tag] }

    func required(_ tag: String) throws(FontError) -> FontBytes {
        guard let table = tables[tag] else { throw .tableMissing(tag) }
        return table
    }
}
