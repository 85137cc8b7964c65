import KitScreens
import StackLayout
import Testing

@Suite("OpenType fonts")
struct OpenTypeFontTests {
    static let bytes = FontFiles.bytes(FontFiles.testSans) ?? []

    @Test("the font of the tests gives the metrics that its tables hold")
    func metrics() throws {
        let font = try OpenTypeFont(Self.bytes)
        #expect(font.unitsPerEm == 2048)
        #expect(font.glyphCount == 561)
        #expect(font.ascent == 1901.0 / 2048 && font.descent == 483.0 / 2048 && font.lineGap == 0)
        #expect(font.advance(of: "A") == 1401.0 / 2048)
        #expect(font.advance(of: " ") == 651.0 / 2048)
        #expect(font.advance(of: "Ω") == 1565.0 / 2048)
        #expect(font.advance(of: "中") == nil)
        #expect(font.missingAdvance == 1229.0 / 2048)
    }

    @Test("fonts of the packages are read", arguments: FontFiles.installed)
    func installedFonts(path: String) throws {
        guard let bytes = FontFiles.bytes(path) else { return }
        let font = try OpenTypeFont(bytes)
        for scalar in "AZaz09ÄßЖΩ".unicodeScalars { #expect(font.glyph(for: scalar) != nil) }
        let isMono = path.contains("Mono")
        #expect((font.advance(of: "i") == font.advance(of: "W")) == isMono)
        #expect(font.ascent > 0.5 && font.descent > 0.1 && font.ascent < 1.5)
    }

    @Test("what is no font is refused, with the reason")
    func refusals() {
        #expect(throws: FontError.notAFont) { try OpenTypeFont([]) }
        #expect(throws: FontError.notAFont) { try OpenTypeFont([UInt8](repeating: 0x41, count: 100)) }
        #expect(throws: FontError.compressed) {
            try OpenTypeFont([0x77, 0x4F, 0x46, 0x32] + [UInt8](repeating: 0, count: 100))
        }
        #expect(throws: FontError.noSuchFont(index: 1, count: 1)) { try OpenTypeFont(Self.bytes, index: 1) }
        #expect(throws: FontError.tableMissing("maxp")) {
            var bytes = Self.bytes
            let place = try #require(Self.place(of: "maxp", in: bytes))
            bytes[place] = UInt8(ascii: "x")
            _ = try OpenTypeFont(bytes)
        }
        #expect(throws: FontError.invalidValue(table: "head", field: "unitsPerEm", value: 0)) {
            var bytes = Self.bytes
            let head = try #require(Self.offset(of: "head", in: bytes))
            bytes[head + 18] = 0
            bytes[head + 19] = 0
            _ = try OpenTypeFont(bytes)
        }
    }

    @Test("a collection gives the font that is asked for")
    func collections() throws {
        // A header for two fonts, both of which are the same one, moved by the length of the header.
        let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 20]
        var bytes = header + Self.bytes
        for entry in 0..<Int(Self.bytes[5]) {
            let place = 20 + 12 + 16 * entry + 8
            let moved = Self.uint32(bytes, place) + 20
            for byte in 0..<4 { bytes[place + byte] = UInt8(moved >> (24 - 8 * byte) & 0xFF) }
        }
        let font = try OpenTypeFont(Self.bytes)
        #expect(try OpenTypeFont(bytes, index: 1) == font)
        #expect(throws: FontError.noSuchFont(index: 2, count: 2)) { try OpenTypeFont(bytes, index: 2) }
    }

    @Test("damaged fonts give an error or metrics, never a trap")
    func damage() {
        var generator = SplitMix(state: 0xF0_17)
        var refused = 0
        var read = 0
        for round in 0..<1500 {
            var bytes = Self.bytes
            // Where the tables that are read begin, damage is most likely to matter.
            let region = [12 + 16 * 16, bytes.count][round % 2]
            for _ in 0..<(1 + round % 8) {
                bytes[generator.below(region)] = UInt8(generator.below(256))
            }
            if let cmap = Self.offset(of: "cmap", in: Self.bytes), round % 3 == 0 {
                bytes[cmap + generator.below(400)] = UInt8(generator.below(256))
            }
            if round % 5 == 0 { bytes.removeLast(generator.below(bytes.count)) }
            do {
                let font = try OpenTypeFont(bytes)
                read += 1
                for value: UInt32 in [0, 0x41, 0x3A9, 0x416, 0xFFFF, 0x10FFFF] {
                    guard let scalar = Unicode.Scalar(value) else { continue }
                    let advance = font.advance(of: scalar) ?? font.missingAdvance
                    #expect(advance >= 0 && advance.isFinite)
                }
            } catch {
                refused += 1
            }
        }
        #expect(refused > 100 && read > 100, "\(refused) refused, \(read) read")
    }

    @Test("characters of all map formats are found", arguments: [0, 4, 6, 10, 12, 13])
    func mapFormats(format: Int) throws {
        let font = try OpenTypeFont(MadeFont.bytes(mapFormat: format))
        let glyphs = ["A", "B", "C", "D"].map { font.glyph(for: $0) }
        #expect(glyphs == (format == 13 ? [1, 1, 1, nil] : [1, 2, 3, nil]))
        #expect(font.advance(of: "B") == (format == 13 ? 0.1 : 0.2))
    }

    /// Where a table's entry in the directory is.
    static func place(of tag: String, in bytes: [UInt8]) -> Int? {
        (0..<Int(bytes[5])).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(tag.utf8) }
    }

    static func offset(of tag: String, in bytes: [UInt8]) -> Int? {
        place(of: tag, in: bytes).map { uint32(bytes, $0 + 8) }
    }

    static func uint32(_ bytes: [UInt8], _ place: Int) -> Int {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}

extension SplitMix {
    /// A number from 0 to below the bound.
    fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}
