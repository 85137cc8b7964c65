import KitScreens
import StackLayout
import Testing

/// Every character is half an em wide, ascent 0.8, descent 0.2.
struct HalfEm: FontMetrics, TextShaping {
    let ascent = 0.8
    let descent = 0.2
    let lineGap = 0.0
    func advance(of scalar: Unicode.Scalar) -> Double? { scalar == "☃" ? nil : 0.5 }
}

@Suite("Paragraphs")
struct ParagraphTests {
    /// 10 points a character, lines 24 high.
    static func text(
        _ string: String, limit: Int? = nil, _ truncation: TruncationMode = .tail,
        _ change: (inout Paragraph) -> Void = { _ in }
    ) -> PreparedText {
        var paragraph = Paragraph(
            string, font: Font("Test", size: 20, lineHeight: 24), shaping: HalfEm(), lineLimit: limit,
            truncation: truncation)
        change(&paragraph)
        return PreparedText(paragraph)
    }

    static func lines(_ string: String, in width: Double?, limit: Int? = nil) -> [String] {
        text(string, limit: limit).layout(in: width).lines.map(\.text)
    }

    @Test("words go on a line while they fit; spaces hang at its end")
    func greedy() {
        #expect(Self.lines("one two three", in: 70) == ["one two", "three"])
        #expect(Self.lines("one two three", in: 69.98) == ["one", "two", "three"])
        #expect(Self.lines("one two three", in: 69.995) == ["one two", "three"])
        #expect(Self.lines("one    two", in: 30) == ["one", "two"])
        #expect(Self.lines("one two three", in: nil) == ["one two three"])
        #expect(Self.lines("", in: 100) == [])
    }

    @Test("hard breaks end lines, also at the end and twice")
    func hardBreaks() {
        #expect(Self.lines("a\nb", in: nil) == ["a", "b"])
        #expect(Self.lines("a\r\nb\u{2028}c\u{2029}d", in: 500) == ["a", "b", "c", "d"])
        #expect(Self.lines("a\n\nb\n", in: 500) == ["a", "", "b", ""])
    }

    @Test("lines end behind hyphens, dashes and slashes, and not where UAX 14 forbids it")
    func opportunities() {
        #expect(Self.lines("well-known", in: 60) == ["well-", "known"])
        #expect(Self.lines("x -7 y", in: 20) == ["x", "-7", "y"])
        #expect(Self.lines("a\u{A0}b c", in: 30) == ["a\u{A0}b", "c"])
        #expect(Self.lines("ab\u{200B}cd", in: 30) == ["ab", "cd"])
        #expect(Self.lines("a—b", in: 20) == ["a", "—b"] || Self.lines("a—b", in: 20) == ["a—", "b"])
        #expect(Self.lines("中文，字", in: 20) == ["中", "文，", "字"])
        #expect(Self.lines("(ab) cd", in: 40) == ["(ab)", "cd"])
    }

    @Test("a soft hyphen shows only where the line ends")
    func softHyphens() {
        #expect(Self.lines("auto\u{AD}mobile", in: 60) == ["auto\u{AD}-", "mobile"])
        #expect(Self.text("auto\u{AD}mobile").layout().width == 100)
    }

    @Test("a word that is wider than the line is broken between letters, or sticks out")
    func longWords() {
        #expect(Self.lines("abcdefgh", in: 30) == ["abc", "def", "gh"])
        let sticking = Self.text("ab cdefgh ij") { $0.breaksLongWords = false }
        #expect(sticking.layout(in: 30).lines.map(\.text) == ["ab", "cdefgh", "ij"])
        #expect(Self.text("ab cdefgh").longestWordWidth == 60)
        #expect(Self.lines("abc", in: 0) == ["a", "b", "c"])
    }

    @Test("what a limit cuts is data", arguments: TruncationMode.allCases)
    func truncation(mode: TruncationMode) throws {
        let layout = Self.text("one two three four", limit: 2, mode).layout(in: 80)
        #expect(layout.lines.count == 2 && layout.lines[0].text == "one two")
        let truncation = try #require(layout.truncation)
        #expect(truncation.mode == mode)
        switch mode {
        case .tail:
            #expect(layout.lines[1].text == "three f…")
            #expect(truncation.cut == "our" && truncation.range == 15..<18)
        case .head:
            #expect(layout.lines[1].text == "…ee four")
            #expect(truncation.cut == "thr")
        case .middle:
            #expect(layout.lines[1].text == "thr…four")
            #expect(truncation.cut == "ee ")
        }
        #expect(layout.lines[1].width <= 80)
        #expect(layout.height == 48)
    }

    @Test("nothing is truncated that fits, and an ellipsis stands alone where nothing does")
    func truncationLimits() {
        #expect(Self.text("one two", limit: 1).layout(in: 70).truncation == nil)
        let narrow = Self.text("one two", limit: 1).layout(in: 5)
        #expect(narrow.lines.map(\.text) == ["…"] && narrow.truncation?.cut == "one two")
        let broken = Self.text("one\ntwo", limit: 1).layout()
        #expect(broken.lines.map(\.text) == ["one…"] && broken.truncation?.cut == "\ntwo")
    }

    @Test("baselines stand where the letters are, in the middle of each line's box")
    func baselines() {
        let layout = Self.text("one two").layout(in: 30)
        #expect(layout.firstBaseline == 18 && layout.lastBaseline == 42)
        #expect(layout.lines.map(\.y) == [0, 24])
        #expect(Self.text("").layout().firstBaseline == nil)
    }

    @Test("lines stand on the side where the paragraph begins, or where they are told to")
    func alignment() {
        let x = { (text: PreparedText) in text.layout(in: 100).lines[0].x }
        #expect(x(Self.text("ab")) == 0)
        #expect(x(Self.text("שלום")) == 60)
        #expect(x(Self.text("12 שלום")) == 30)
        #expect(x(Self.text("ab") { $0.direction = .rightToLeft }) == 80)
        #expect(x(Self.text("ab") { $0.alignment = .center }) == 40)
        #expect(x(Self.text("שלום") { $0.alignment = .left }) == 0)
        #expect(x(Self.text("שלום") { $0.alignment = .justified }) == 60)
    }

    @Test("tracking is added to every character; a cluster counts once")
    func clusters() {
        let tracked = Self.text("abc") { $0.font.tracking = -1 }
        #expect(tracked.layout().width == 27)
        #expect(Self.text("e\u{301}a").layout().width == 20)
        #expect(Self.text("a\u{200D}b").layout().problems == [.needsShaping(.emojiSequence)])
    }

    @Test("what needs shaping is reported, not guessed; so is what the font does not have")
    func problems() {
        #expect(Self.text("plain Ωж").problems.isEmpty)
        #expect(Self.text("مرحبا").problems == [.needsShaping(.arabic)])
        #expect(Self.text("नमस्ते a").problems == [.needsShaping(.indic)])
        #expect(Self.text("☃☃").problems == [.missing("☃")])
        #expect(ShapingProblem.missing("☃").description.contains("U+2603"))
        #expect(Self.text("שלום").problems.isEmpty)
    }

    @Test("leaves are measured as SEMANTICS 9 asks: natural, then at their width")
    func leaves() throws {
        var measurer = TextMeasurer()
        let paragraph = Self.text("one two three").paragraph
        let tag = measurer.add(paragraph)
        let words = measurer.add(WordText(words: [40, 40], lineHeight: 10))
        let screen = Stack(.vertical) {
            Leaf("Text", measured: tag).width(70)
            Leaf("Words", measured: words)
        }
        let layout = try screen.layout(measuring: &measurer)
        #expect(layout["Text"]?.frame == Rect(x: 0, y: 0, width: 70, height: 48))
        #expect(layout["Words"]?.frame == Rect(x: 0, y: 48, width: 80, height: 10))
    }

    @Test("a text of 200,000 characters takes time in proportion: spaces, one word, many words")
    func longTexts() {
        for string in [
            String(repeating: " ", count: 200_000), String(repeating: "x", count: 200_000),
            String(repeating: "ab ", count: 70_000),
        ] {
            let layout = Self.text(string, limit: 3).layout(in: 95)
            #expect(layout.lines.count <= 3)
        }
    }
}
