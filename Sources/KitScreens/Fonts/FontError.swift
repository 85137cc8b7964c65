/// Why bytes cannot be read as a font.
public enum FontError: Error, Hashable, Sendable {
    /// The bytes do not begin as a TrueType or OpenType font, nor as a collection of them.
    case notAFont
    /// The bytes are a compressed web font, WOFF or WOFF2.
    case compressed
    /// A collection holds fewer fonts than the one asked for, counted from 0.
    case noSuchFont(index: Int, count: Int)
    /// A table that measuring needs is missing; the tag is its name: `hmtx`.
    case tableMissing(String)
    /// A table ends before what it says it holds.
    case tableTooShort(String)
    /// A number in a table that cannot be: `head`, `unitsPerEm`, 0.
    case invalidValue(table: String, field: String, value: Int)
    /// No map from Unicode in a format that is read: 0, 4, 6, 10, 12, 13.
    case noUnicodeMap
}

extension FontError: CustomStringConvertible {
    /// One line: what is wrong, and the remedy.
    public var description: String {
        switch self {
        case .notAFont: "not a TrueType or OpenType font; give the bytes of a .ttf, .otf or .ttc file"
        case .compressed: "a compressed web font; decompress it to .ttf or .otf first"
        case .noSuchFont(let index, let count):
            "the collection holds \(count) fonts, and not number \(index); give a smaller number"
        case .tableMissing(let tag): "the font has no table \(tag); give one that is complete"
        case .tableTooShort(let tag): "the table \(tag) ends too early; the file may be cut off"
        case .invalidValue(let table, let field, let value):
            "\(table): \(field) is \(value), which cannot be; the file may be damaged"
        case .noUnicodeMap:
            "the font maps no Unicode characters to glyphs in a known format; give another font"
        }
    }
}
