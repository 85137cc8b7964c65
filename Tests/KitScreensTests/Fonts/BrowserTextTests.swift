import Foundation
import KitScreens
import Testing

/// Widths and lines beside those that Chromium measured in the same files (`FontData/measure.py`).
@Suite("Text as a browser measures it")
struct BrowserTextTests {
    static let missing = FontFiles.installed.filter { FontFiles.bytes($0) == nil }

    @Test("widths are the browser's within 0.1 px", arguments: [FontFiles.testSans] + FontFiles.installed)
    func widths(path: String) throws {
        guard let (font, rows) = try measured(path, in: "widths.tsv") else { return }
        var largest = 0.0
        for row in rows {
            let (size, expected, text) = (Double(row[2])!, Double(row[3])!, row[4])
            let paragraph = Paragraph(text, font: Font(path, size: size), shaping: font)
            let layout = PreparedText(paragraph).layout()
            largest = max(largest, abs(layout.width - expected))
            #expect(layout.problems.isEmpty, "\(text): \(layout.problems)")
            #expect(
                abs(layout.width - expected) <= 0.1, "\(text) at \(size): \(layout.width), not \(expected)")
        }
        #expect(rows.count == 204)
        print("\(path): \(rows.count) widths, the largest difference is \(largest)")
    }

    @Test(
        "paragraphs break where the browser breaks them",
        arguments: [FontFiles.testSans] + FontFiles.installed.filter { Self.hasLines($0) })
    func lines(path: String) throws {
        guard let (font, rows) = try measured(path, in: "lines.tsv") else { return }
        for row in rows {
            var paragraph = Paragraph(row[5], font: Font(path, size: Double(row[2])!), shaping: font)
            paragraph.breaksLongWords = row[4] == "anywhere"
            let layout = PreparedText(paragraph).layout(in: Double(row[3])!)
            #expect(layout.lines.map(\.text) == Array(row[6...]), "\(row[2]) in \(row[3]), \(row[4])")
        }
        #expect(rows.count == 192)
    }

    @Test("all fonts of the packages are there", .enabled("not installed: \(missing)") { missing.isEmpty })
    func nothingIsSkipped() {
        #expect(FontFiles.installed.count == 8)
    }

    private static func hasLines(_ path: String) -> Bool {
        path.hasSuffix("DejaVuSansMono.ttf") || path.hasSuffix("LiberationSerif-Italic.ttf")
    }

    /// A font and the rows that were measured in the very same file; `nil` if there is no such file, which
    /// ``nothingIsSkipped()`` shows.
    private func measured(_ path: String, in table: String) throws -> (OpenTypeFont, [[String]])? {
        guard let bytes = FontFiles.bytes(path) else { return nil }
        let rows = try FontFiles.rows(table)[String(path.split(separator: "/").last!)] ?? []
        // Another version of a package has other advances; the one that is part of the tests has not.
        guard rows.first?[1] == FontFiles.sum(bytes) else {
            #expect(path != FontFiles.testSans, "measure the widths anew")
            return nil
        }
        return (try OpenTypeFont(bytes), rows)
    }
}
