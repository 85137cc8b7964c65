/// A font of four glyphs, made byte by byte: A, B and C are 0.1, 0.2 and 0.3 em wide.
enum MadeFont {
    /// The bytes of the font, with its character map in a format.
    static func bytes(mapFormat: Int) -> [UInt8] {
        var head = [UInt8](repeating: 0, count: 54)
        head.replaceSubrange(18..<20, with: big(1000, 2))
        var hhea = [UInt8](repeating: 0, count: 36)
        hhea.replaceSubrange(4..<6, with: big(800, 2))
        hhea.replaceSubrange(6..<8, with: big(0x10000 - 200, 2))
        hhea.replaceSubrange(34..<36, with: big(4, 2))
        let hmtx = [500, 100, 200, 300].flatMap { big($0, 2) + big(0, 2) }
        let platform = mapFormat >= 10 ? 10 : 1
        let cmap = big(0, 2) + big(1, 2) + big(3, 2) + big(platform, 2) + big(12, 4) + map(mapFormat)
        let tables: [(String, [UInt8])] = [
            ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
            ("maxp", big(0x10000, 4) + big(4, 2)),
        ]
        var directory = big(0x10000, 4) + big(tables.count, 2) + big(0, 6)
        var data: [UInt8] = []
        for (tag, table) in tables {
            let offset = 12 + 16 * tables.count + data.count
            directory += Array(tag.utf8) + big(0, 4) + big(offset, 4) + big(table.count, 4)
            data += table
        }
        return directory + data
    }

    private static func map(_ format: Int) -> [UInt8] {
        switch format {
        case 0:
            var glyphs = [UInt8](repeating: 0, count: 256)
            for place in 0..<3 { glyphs[0x41 + place] = UInt8(1 + place) }
            return big(0, 2) + big(262, 2) + big(0, 2) + glyphs
        case 4:
            // A by its delta, B and C by the list, and the segment that ends all.
            let heads = big(4, 2) + big(46, 2) + big(0, 2) + big(6, 2) + big(0, 6)
            let ends = [0x41, 0x43, 0xFFFF].flatMap { big($0, 2) } + big(0, 2)
            let starts = [0x41, 0x42, 0xFFFF].flatMap { big($0, 2) }
            let deltas = [0x10000 - 0x40, 0, 1].flatMap { big($0, 2) }
            let offsets = [0, 4, 0].flatMap { big($0, 2) }
            return heads + ends + starts + deltas + offsets + big(2, 2) + big(3, 2)
        case 6: return [6, 16, 0, 0x41, 3, 1, 2, 3].flatMap { big($0, 2) }
        case 10:
            return big(10, 2) + big(0, 2) + big(26, 4) + big(0, 4) + big(0x41, 4) + big(3, 4)
                + [1, 2, 3].flatMap { big($0, 2) }
        default:
            return big(format, 2) + big(0, 2) + big(28, 4) + big(0, 4) + big(1, 4) + big(0x41, 4)
                + big(0x43, 4)
                + big(1, 4)
        }
    }

    /// A number in so many bytes, the largest first.
    private static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
}
