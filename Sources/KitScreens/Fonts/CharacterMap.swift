/// Which glyph stands for which character: the Unicode map of a font's `cmap` table.
struct CharacterMap: Equatable {
    /// Consecutive characters.
    struct Segment: Equatable {
        var first: UInt32
        var last: UInt32
        var glyphs: Glyphs
    }

    /// How the glyphs of a segment are found.
    enum Glyphs: Equatable {
        /// The first character's, then one after the other; from 65535 on to 0.
        case counted(from: Int, wraps: Bool)
        /// One for all.
        case same(Int)
        /// Listed, from this index of ``listed`` on; 0 is none. A delta is added, modulo 65536.
        case listed(from: Int, delta: Int)
    }

    /// Sorted by first character; they do not overlap.
    private(set) var segments: [Segment] = []
    private(set) var listed: [UInt16] = []
    private let glyphCount: Int

    /// Reads the best of the maps that a font offers.
    init(_ table: FontBytes, glyphCount: Int) throws(FontError) {
        self.glyphCount = glyphCount
        guard let subtable = try Self.best(in: table) else { throw .noUnicodeMap }
        switch try subtable.uint16(0) {
        case 0: try readBytes(subtable)
        case 4: try readSegments(subtable)
        case 6: try readTrimmed(subtable, wide: false)
        case 10: try readTrimmed(subtable, wide: true)
        case 12: try readGroups(subtable, areSame: false)
        case 13: try readGroups(subtable, areSame: true)
        default: throw .noUnicodeMap
        }
        sort()
    }

    /// The glyph of a character, if the font has one.
    func glyph(for character: UInt32) -> Int? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].last < character { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, segments[low].first <= character else { return nil }
        let place = Int(character - segments[low].first)
        let glyph: Int
        switch segments[low].glyphs {
        case .counted(let first, let wraps): glyph = wraps ? (first + place) & 0xFFFF : first + place
        case .same(let only): glyph = only
        case .listed(let first, let delta):
            guard first + place < listed.count, listed[first + place] != 0 else { return nil }
            glyph = (Int(listed[first + place]) + delta) & 0xFFFF
        }
        return glyph > 0 && glyph < glyphCount ? glyph : nil
    }

    /// The subtable that covers most: full Unicode before the first 65,536 characters.
    private static func best(in table: FontBytes) throws(FontError) -> FontBytes? {
        var best: (rank: Int, subtable: FontBytes)?
        for entry in 0..<(try table.uint16(2)) {
            let place = 4 + 8 * entry
            let platform = try table.uint16(place)
            let encoding = try table.uint16(place + 2)
            let rank: Int
            switch (platform, encoding) {
            case (3, 10), (0, 4), (0, 6): rank = 3
            case (3, 1), (0, 0), (0, 1), (0, 2), (0, 3): rank = 2
            default: continue
            }
            guard let subtable = try? table.part(at: try table.uint32(place + 4)),
                let format = try? subtable.uint16(0), [0, 4, 6, 10, 12, 13].contains(format)
            else { continue }
            if rank > best?.rank ?? 0 { best = (rank, subtable) }
        }
        return best?.subtable
    }

    /// Sorts the segments and cuts what overlaps: the first that holds a character counts.
    private mutating func sort() {
        segments.sort { $0.first < $1.first }
        var sorted: [Segment] = []
        sorted.reserveCapacity(segments.count)
        for segment in segments where segment.last > sorted.last?.last ?? 0 || sorted.isEmpty {
            if let last = sorted.last, segment.first <= last.last { continue }
            sorted.append(segment)
        }
        segments = sorted
    }
}

extension CharacterMap {
    mutating func append(_ segment: Segment) { segments.append(segment) }

    /// Adds a listed glyph.
    mutating func list(_ glyph: Int) { listed.append(UInt16(truncatingIfNeeded: glyph)) }
}
