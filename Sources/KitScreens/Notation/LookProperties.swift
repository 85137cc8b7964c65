extension NotationParser {
    /// Reads the value of a property of the look into the current part.
    mutating func readLook(_ property: NotationProperty) throws(NotationError) {
        let name = property.rawValue
        switch property {
        case .fill: part.look.fills = try cursor.fills()
        case .opacity: part.look.opacity = try cursor.percentage(for: name, most: 1)
        case .mask: part.look.isMask = true
        case .angle: part.look.angle = try cursor.number(for: name, .any)
        case .string: part.look.string = try cursor.quoted(for: "the text")
        case .glyph: part.look.glyphs = try cursor.codePoints()
        case .font: part.look.font = try cursor.font()
        case .shadow: part.look.shadows.append(try cursor.shadow(for: name))
        case .inner: part.look.innerShadows.append(try cursor.shadow(for: name))
        case .border: part.look.borders.append(try cursor.border())
        case .blur: part.look.blurs.append(try cursor.blur())
        case .override: part.look.overrides.append(try cursor.override())
        case .layerStyle: part.look.sharedStyle = try cursor.quoted(for: "the name of a layer style")
        case .note: part.look.notes.append(try cursor.quoted(for: "the note"))
        default: preconditionFailure("\(name) is read with the layout")
        }
    }
}

extension NotationPrinter {
    /// The properties of a look; not its layer, which begins the line.
    static func properties(of look: Look) -> [String] {
        var phrases: [String] = []
        if let string = look.string { phrases.append("string \(QuotedText.quoted(string))") }
        if !look.glyphs.isEmpty {
            phrases.append("glyph" + look.glyphs.map { " U+\(QuotedText.hexadecimal($0))" }.joined())
        }
        if let font = look.font { phrases.append(text(font)) }
        if !look.fills.isEmpty { phrases.append("fill " + look.fills.map(text).joined(separator: " + ")) }
        if look.opacity != 1 { phrases.append("opacity \(NumberText.percentage(look.opacity))") }
        if look.isMask { phrases.append("mask") }
        if look.angle != 0 { phrases.append("angle\(NumberText.number(look.angle))") }
        phrases += look.shadows.map { "shadow \(text($0))" }
        phrases += look.innerShadows.map { "inner \(text($0))" }
        phrases += look.borders.map { text($0) }
        phrases += look.blurs.map { text($0) }
        if let symbol = look.symbol { phrases.append("→ \(QuotedText.quoted(symbol))") }
        phrases += look.overrides.map { text($0) }
        if let style = look.sharedStyle { phrases.append("layerStyle \(QuotedText.quoted(style))") }
        phrases += look.notes.map { "note \(QuotedText.quoted($0))" }
        return phrases
    }
}
