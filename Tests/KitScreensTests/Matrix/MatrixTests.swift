import KitScreens
import StackLayout
import Testing

@Suite("The matrix")
struct MatrixTests {
    /// Three devices, the default and the largest size, both directions, light and dark.
    static var small: Matrix {
        var matrix = Matrix(shaping: StandInFont())
        matrix.devices = [Device.all[0], Device.all[5], Device.all[14]]
        matrix.contentSizes = [.large, .ax5]
        return matrix
    }

    /// The rules that find something in a component on the kit's screen, and the parts in which they do.
    static func found(_ notation: String, _ contentSize: ContentSizeCategory = .large) throws -> [String] {
        var matrix = Matrix(shaping: HalfEm())
        matrix.devices = [Device("Kit", 402, 874, top: 62, bottom: 34)]
        matrix.contentSizes = [contentSize]
        matrix.directions = [.leftToRight]
        matrix.appearances = [.light]
        let subjects = MatrixSubject.subjects(of: try Notation.parse(notation))
        return try matrix.run(subjects).subjects.flatMap(\.findings).map { "\($0.rule.rawValue) \($0.path)" }
    }

    @Test("at least 12 devices with different names, iPhones and iPads, all with their safe areas")
    func devices() {
        #expect(Device.all.count == 15)
        #expect(Set(Device.all.map(\.name)).count == 15)
        #expect(Device.all.map(\.size.width) == Device.all.map(\.size.width).sorted())
        #expect(Device.all.allSatisfy { $0.top >= 20 && $0.bottom >= 0 && $0.size.height > $0.size.width })
        #expect(Matrix(shaping: HalfEm()).variants.count == 15 * 12 * 2 * 2)
    }

    @Test("the kit's 32 components are 16 subjects, light and dark together")
    func subjects() {
        #expect(MatrixSubject.kit.count == 16)
        #expect(MatrixSubject.kit.map(\.name).contains("Segmented Controls/Large/1 - Enabled"))
        #expect(!MatrixSubject.kit.contains { $0.name.contains("Light") || $0.name.contains("Dark") })
    }

    @Test("at the size of its pages the kit fits: nothing but contrast and small targets is found")
    func kitFits() throws {
        var matrix = Self.small
        matrix.devices = [Device.all[5]]
        matrix.contentSizes = [.large]
        let report = try matrix.run(MatrixSubject.kit)
        let rules = Set(report.subjects.flatMap(\.findings).map(\.rule))
        #expect(rules == [.smallTarget, .lowContrast])
    }

    @Test("the largest size does not fit: symbol, bars and button meet, the segment's label is cut")
    func kitInLargeSizes() throws {
        let report = try Self.small.run(MatrixSubject.kit)
        #expect(report.solveCount == 16 * 24)
        let findings = Dictionary(uniqueKeysWithValues: report.subjects.map { ($0.name, $0.findings) })
        let rules = { (name: String) in Set((findings[name] ?? []).map(\.rule)) }
        #expect(rules("Empty State/Large Symbol") == [.lowContrast, .overflow, .overlap, .brokenWord])
        #expect(rules("Segmented Controls//5 - Selected") == [.truncation, .brokenWord])
        #expect(rules("Segmented Controls/Small/1 - Enabled") == [.smallTarget])
        #expect(rules("Segmented Controls/Large/1 - Enabled").isEmpty)
        #expect(rules("Progress Indicators/Table View Row").isEmpty)
        for finding in report.subjects.flatMap(\.findings) {
            #expect(finding.variants.contains(finding.worstVariant) && finding.worst.isFinite)
            #expect(finding.line(of: report).hasPrefix("\(finding.rule.rawValue): \(finding.path)"))
        }
    }

    @Test("text that needs more lines than its box has")
    func truncation() throws {
        let text = { (height: Int) in
            """
            COMPONENT "S" w100 h200 stack v
              text "T" w100 h\(height) string "aaaa bbbb" font "SFPro-Regular" 20/24 left
            """
        }
        #expect(try Self.found(text(48)) == [])
        #expect(try Self.found(text(24), .xSmall) == [])
        #expect(try Self.found(text(24), .xLarge) == ["truncation T"])
    }

    @Test("a word that is wider than its text")
    func brokenWords() throws {
        let text = { (word: String) in
            "COMPONENT \"S\" w100 h200 stack v\n  text \"T\" w100 string \"\(word)\" font \"SFPro-Regular\" 20/24 left"
        }
        #expect(try Self.found(text("aaaaaaaaaa bb")) == [])
        #expect(try Self.found(text("aaaaaaaaaaa bb")) == ["broken-word T"])
    }

    @Test("a text that reaches beyond the edge")
    func overflow() throws {
        let text = { (words: String) in
            "COMPONENT \"S\" w100 h200 stack v\n  text \"T\" string \"\(words)\" font \"SFPro-Regular\" 20/24 left"
        }
        #expect(try Self.found(text("aaaaaaaaaa")) == [])
        #expect(try Self.found(text("aaaaaaaaaaa")) == ["overflow T"])
    }

    @Test("texts and controls over each other; a text inside a control, and parts that only touch, are not")
    func overlap() throws {
        let screen = { (top: Int) in
            """
            COMPONENT "S" w100 h200 stack v
              text "T" string "aaaa" font "SFPro-Regular" 20/24 left
              instance "B" h60 w60 pin left0 top\(top) → "Buttons/Light"
            """
        }
        #expect(try Self.found(screen(24)) == [])
        #expect(try Self.found(screen(20)) == ["overlap B"])
        let inside = """
            COMPONENT "S" w100 h200 stack v
              instance "B" h60 w60 stack v → "Buttons/Light"
                text "T" string "aaaa" font "SFPro-Regular" 20/24 left
            """
        #expect(try Self.found(inside) == [])
    }

    @Test("controls under 44 by 44")
    func targets() throws {
        let control = { (size: String) in
            "COMPONENT \"S\" w100 h200 stack v\n  instance \"B\" \(size) → \"Buttons/Light\""
        }
        #expect(try Self.found(control("w44 h44")) == [])
        #expect(try Self.found(control("w44 h43")) == ["small-target B"])
        #expect(try Self.found(control("w43 h44")) == ["small-target B"])
    }

    @Test("contrast is WCAG’s, of what is seen over documented fills")
    func contrast() throws {
        #expect(abs(Color(0).contrast(with: Color(0xFFFFFF)) - 21) < 1e-9)
        #expect(abs(Color(0x767676).contrast(with: Color(0xFFFFFF)) - 4.5422) < 1e-3)
        #expect(Color(0, alpha: 0.5).over(Color(0xFFFFFF)) == Color(0x808080))
        let text = { (color: String, fill: String) in
            """
            COMPONENT "S" w100 h200 stack v \(fill)
              text "T" string "aaaa" font "SFPro-Regular" 20/24 left fill \(color)
            """
        }
        #expect(try Self.found(text("#767676", "fill #FFFFFF")) == [])
        #expect(try Self.found(text("#777777", "fill #FFFFFF")) == ["low-contrast T"])
        #expect(try Self.found(text("#000000@50%", "fill #FFFFFF")) == ["low-contrast T"])
        // Nothing is documented to lie under the text, or it is mixed in some other way.
        #expect(try Self.found(text("#777777", "")) == [])
        #expect(try Self.found(text("#777777", "fill #FFFFFF blend multiply")) == [])
    }

    @Test("the sheet shows every variant, and keeps equal pictures once")
    func sheet() throws {
        let matrix = Self.small
        let subjects = [MatrixSubject(.largeSymbol), MatrixSubject(Spinner.small.component())]
        var sheet = ContactSheet()
        let report = try matrix.run(subjects) { subject, _, check in sheet.add(check, subject: subject) }
        let page = sheet.html(report, matrix: matrix)
        let count = { (piece: String) in
            page.split(separator: piece, omittingEmptySubsequences: false).count - 1
        }
        // A spinner is the same on all devices: one column for each content size.
        #expect(count("<use ") == 24 + 8)
        // Three devices in two sizes, light and dark. Centred content is the same mirrored, but not the button.
        #expect(count("<symbol ") == 24 + 1)
        #expect(count("<details") == 8 && count("<details open>") == 2)
        #expect(page.contains("Empty State/Large Symbol"))
    }
}
