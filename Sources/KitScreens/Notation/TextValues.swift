// How fonts and overrides are read and written, reader beside writer.

extension Cursor {
    /// `"SFPro-Medium" 22/28 tracking-0.4 center style "06 Body/1 Default"`: name, size and maybe line height,
    /// maybe tracking, alignment, maybe the bound text style.
    mutating func font() throws(NotationError) -> Font {
        var font = Font(try quoted(for: "the name of a font"), size: 0)
        font.size = try number(for: "the size of the font", .atLeastZero)
        if takeNext("/") { font.lineHeight = try number(for: "the line height", .atLeastZero) }
        if take(word: "tracking") { font.tracking = try number(for: "tracking", .any) }
        guard let alignment = take(Font.Alignment.self) else {
            throw error("left, center, right or justified for the font")
        }
        font.alignment = alignment
        if take(word: "style") { font.textStyle = try quoted(for: "the name of a text style") }
        return font
    }

    /// `"title" "Work"`, `"tint" #FFCC00` or `"buttons" → "…"`.
    mutating func override() throws(NotationError) -> Look.Override {
        let target = try quoted(for: "what is overridden")
        skipSpaces()
        if isAtQuote { return .init(target, .text(try quoted(for: "the text"))) }
        if byte == UInt8(ascii: "#") { return .init(target, .color(try color(for: "override"))) }
        guard takeArrow() else { throw error("a text in double quotes, a colour, or → and a name") }
        return .init(target, .symbol(try quoted(for: "the name of a component")))
    }

    /// Takes `→`; `->` will do.
    mutating func takeArrow() -> Bool { take(mark: "→") || take(mark: "->") }
}

extension NotationPrinter {
    static func text(_ font: Font) -> String {
        var text = "font \(QuotedText.quoted(font.name)) \(NumberText.number(font.size))"
        if let lineHeight = font.lineHeight { text += "/\(NumberText.number(lineHeight))" }
        if let tracking = font.tracking { text += " tracking\(NumberText.number(tracking))" }
        text += " \(font.alignment.rawValue)"
        if let style = font.textStyle { text += " style \(QuotedText.quoted(style))" }
        return text
    }

    static func text(_ override: Look.Override) -> String {
        let target = "override \(QuotedText.quoted(override.target))"
        return switch override.value {
        case .text(let string): "\(target) \(QuotedText.quoted(string))"
        case .color(let color): "\(target) \(text(color))"
        case .symbol(let name): "\(target) → \(QuotedText.quoted(name))"
        }
    }
}
