// The formats of maps that are read. Counts are checked against the bytes there are before anything is made.
extension CharacterMap {
    /// Format 0: one byte for each of 256 characters.
    mutating func readBytes(_ table: FontBytes) throws(FontError) {
        for character in 0..<256 { list(try table.uint8(6 + character)) }
        append(Segment(first: 0, last: 255, glyphs: .listed(from: 0, delta: 0)))
    }

    /// Format 4: segments of the first 65,536 characters.
    mutating func readSegments(_ table: FontBytes) throws(FontError) {
        let count = try table.uint16(6) / 2
        let (ends, starts) = (14, 16 + 2 * count)
        let (deltas, offsets) = (16 + 4 * count, 16 + 6 * count)
        // All glyphs that offsets can point to; each once, whatever the segments say.
        let glyphs = offsets + 2 * count
        let length = min(table.count, max(try table.uint16(2), glyphs))
        var place = glyphs
        while place + 2 <= length {
            list(try table.uint16(place))
            place += 2
        }
        for segment in 0..<count {
            let first = try table.uint16(starts + 2 * segment)
            let last = try table.uint16(ends + 2 * segment)
            let delta = try table.uint16(deltas + 2 * segment)
            let offset = try table.uint16(offsets + 2 * segment)
            guard first <= last else { continue }
            let kind: Glyphs
            if offset == 0 {
                kind = .counted(from: first + delta, wraps: true)
            } else {
                // The offset counts from its own place.
                let index = (offsets + 2 * segment + offset - glyphs) / 2
                guard index >= 0 else { continue }
                kind = .listed(from: index, delta: delta)
            }
            append(Segment(first: UInt32(first), last: UInt32(last), glyphs: kind))
        }
    }

    /// Formats 6 and 10: one run of characters.
    mutating func readTrimmed(_ table: FontBytes, wide: Bool) throws(FontError) {
        let first = wide ? try table.uint32(12) : try table.uint16(6)
        let count = wide ? try table.uint32(16) : try table.uint16(8)
        let start = wide ? 20 : 10
        guard count > 0 else { return }
        guard count <= table.count, first <= 0x10FFFF else { throw .tableTooShort(table.table) }
        for place in 0..<count { list(try table.uint16(start + 2 * place)) }
        append(
            Segment(first: UInt32(first), last: UInt32(first + count - 1), glyphs: .listed(from: 0, delta: 0))
        )
    }

    /// Formats 12 and 13: groups of all characters.
    mutating func readGroups(_ table: FontBytes, areSame: Bool) throws(FontError) {
        let count = try table.uint32(12)
        guard count <= table.count / 12 else { throw .tableTooShort(table.table) }
        for group in 0..<count {
            let place = 16 + 12 * group
            let first = try table.uint32(place)
            let last = try table.uint32(place + 4)
            let glyph = try table.uint32(place + 8)
            guard first <= last, last <= 0x10FFFF else { continue }
            let kind: Glyphs = areSame ? .same(glyph) : .counted(from: glyph, wraps: false)
            append(Segment(first: UInt32(first), last: UInt32(last), glyphs: kind))
        }
    }
}
