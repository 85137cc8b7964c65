/// The metrics of a TrueType or OpenType font: advances, vertical metrics, which characters it has.
///
/// Read are the tables `head`, `hhea`, `hmtx`, `maxp`, `cmap` and, where there, `OS/2`. Outlines are not read,
/// so it does not matter which kind they are. **Not read are `kern`, `GPOS` and `GSUB`: kerning and ligatures
/// are not applied**, nor is anything else that a shaper does. Variable fonts give their default instance.
///
/// Reading bytes from a disk is up to the caller. Damaged bytes give an error or wrong metrics, never a trap:
/// every access is checked.
public struct OpenTypeFont: FontMetrics, Equatable {
    /// The units that the em is divided into, 16 … 16384.
    public let unitsPerEm: Int
    /// The glyphs that the font says it has.
    public let glyphCount: Int
    public let ascent: Double
    public let descent: Double
    public let lineGap: Double
    /// Height of a lower-case x, in em, where `OS/2` gives it.
    public let xHeight: Double?
    /// Height of capitals, in em, where `OS/2` gives it.
    public let capHeight: Double?
    /// Advances of the first glyphs, in units; all further glyphs have the last one's.
    private let advances: [UInt16]
    private let characters: CharacterMap

    /// Reads a font; of a collection (`.ttc`) the one with this number.
    ///
    /// - Complexity: O(glyphs + mapped ranges of characters).
    public init(_ bytes: [UInt8], index: Int = 0) throws(FontError) {
        let tables = try FontTables(bytes, index: index)
        let head = try tables.required("head")
        unitsPerEm = try head.uint16(18)
        guard (16...16384).contains(unitsPerEm) else {
            throw .invalidValue(table: "head", field: "unitsPerEm", value: unitsPerEm)
        }
        glyphCount = try tables.required("maxp").uint16(4)
        guard glyphCount > 0 else { throw .invalidValue(table: "maxp", field: "numGlyphs", value: 0) }

        let hhea = try tables.required("hhea")
        let metricCount = try hhea.uint16(34)
        guard metricCount > 0, metricCount <= glyphCount else {
            throw .invalidValue(table: "hhea", field: "numberOfHMetrics", value: metricCount)
        }
        let hmtx = try tables.required("hmtx")
        var advances: [UInt16] = []
        advances.reserveCapacity(metricCount)
        for glyph in 0..<metricCount { advances.append(UInt16(try hmtx.uint16(glyph * 4))) }
        self.advances = advances

        let vertical = try VerticalMetrics(hhea: hhea, os2: tables.optional("OS/2"))
        let em = Double(unitsPerEm)
        ascent = Double(vertical.ascender) / em
        descent = Double(-vertical.descender) / em
        lineGap = Double(vertical.lineGap) / em
        xHeight = vertical.xHeight.map { Double($0) / em }
        capHeight = vertical.capHeight.map { Double($0) / em }
        characters = try CharacterMap(tables.required("cmap"), glyphCount: glyphCount)
    }

    /// The glyph of a character; `nil` if the font does not have it.
    ///
    /// - Complexity: O(log ranges).
    public func glyph(for scalar: Unicode.Scalar) -> Int? { characters.glyph(for: scalar.value) }

    /// The advance of a glyph, in em. Glyphs that the font does not have give that of the last one.
    ///
    /// - Complexity: O(1).
    public func advance(ofGlyph glyph: Int) -> Double {
        Double(advances[min(max(glyph, 0), advances.count - 1)]) / Double(unitsPerEm)
    }

    public func advance(of scalar: Unicode.Scalar) -> Double? {
        glyph(for: scalar).map { advance(ofGlyph: $0) }
    }

    /// The advance of glyph 0, which stands for what the font does not have.
    public var missingAdvance: Double { advance(ofGlyph: 0) }
}

/// Ascender, descender and line gap, from where the font wants them taken, in units.
private struct VerticalMetrics {
    var ascender: Int
    var descender: Int
    var lineGap: Int
    var xHeight: Int?
    var capHeight: Int?

    init(hhea: FontBytes, os2: FontBytes?) throws(FontError) {
        ascender = try hhea.int16(4)
        descender = try hhea.int16(6)
        lineGap = try hhea.int16(8)
        guard let os2, os2.count >= 78 else { return }
        let usesTypographicMetrics = try os2.uint16(62) & 1 << 7 != 0
        if usesTypographicMetrics || ascender == 0 && descender == 0 {
            ascender = try os2.int16(68)
            descender = try os2.int16(70)
            lineGap = try os2.int16(72)
        }
        guard try os2.uint16(0) >= 2, os2.count >= 90 else { return }
        xHeight = try os2.int16(86)
        capHeight = try os2.int16(88)
    }
}
