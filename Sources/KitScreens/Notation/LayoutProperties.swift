import StackLayout

extension NotationParser {
    /// Reads the value of a layout property into the current part; `false` if it is none.
    mutating func readLayout(_ property: NotationProperty) throws(NotationError) -> Bool {
        let name = property.rawValue
        switch property {
        case .width: part.style.width = try cursor.sizing(for: name)
        case .height: part.style.height = try cursor.sizing(for: name)
        case .minWidth: part.style.widthLimits.min = try cursor.number(for: name, .atLeastZero)
        case .maxWidth: part.style.widthLimits.max = try cursor.number(for: name, .atLeastZero)
        case .minHeight: part.style.heightLimits.min = try cursor.number(for: name, .atLeastZero)
        case .maxHeight: part.style.heightLimits.max = try cursor.number(for: name, .atLeastZero)
        case .aspect: part.style.aspectRatio = try cursor.number(for: name, .aboveZero)
        case .stack: part.style.kind = try cursor.stackKind()
        case .free: part.style.kind = .free
        case .gap: part.style.gap = try cursor.number(for: name, .any)
        case .pad: part.style.padding = try cursor.insets()
        case .wrap: part.style.wraps = true
        case .crossGap: part.style.crossGap = try cursor.number(for: name, .any)
        case .lines: part.style.lines = try cursor.value(of: LayoutWords.lines, for: name)
        case .align: part.style.alignment = try cursor.value(of: LayoutWords.alignments, for: name)
        case .distribute:
            part.style.distribution = try cursor.value(of: LayoutWords.distributions, for: name)
        case .alignSelf: part.style.alignmentSelf = try cursor.value(of: LayoutWords.alignments, for: name)
        case .shrink: part.style.shrink = try cursor.number(for: name, .atLeastZero)
        case .pin: part.style.pins = try cursor.pins()
        case .hidden:
            part.style.visibility = cursor.take(word: "keep") ? .hiddenKeepingSpace : .hidden
        case .corners: part.style.corners = try cursor.corners()
        case .content: part.style.content = try cursor.contentSize()
        case .words:
            texts.append(try cursor.wordText())
            part.style.content = .measured(tag: texts.count - 1)
        default: return false
        }
        return true
    }
}

extension NotationPrinter {
    /// The layout properties of a part, in the order in which the pages have them: frame, size, stack.
    static func layout(of part: Part, texts: [WordText]) -> [String] {
        let style = part.style
        var phrases: [String] = []
        if let stored = part.stored {
            let isRootAtZero = part.parent == nil && stored.x == 0 && stored.y == 0
            phrases.append(isRootAtZero ? text(stored.size) : text(stored))
        }
        phrases += sizes(of: style)
        phrases += container(style)
        if let alignment = style.alignmentSelf {
            phrases.append("alignSelf \(LayoutWords.word(alignment, in: LayoutWords.alignments))")
        }
        add("shrink", style.shrink, unless: 0, to: &phrases)
        if let pins = style.pins { phrases.append(text(pins)) }
        switch style.visibility {
        case .visible: break
        case .hidden: phrases.append("hidden")
        case .hiddenKeepingSpace: phrases.append("hidden keep")
        }
        if style.corners != .square { phrases.append(text(style.corners)) }
        if let content = text(style.content, texts: texts) { phrases.append(content) }
        return phrases
    }

    private static func sizes(of style: Style) -> [String] {
        var phrases: [String] = []
        if style.width != .hug { phrases.append(text(style.width, "w")) }
        if style.height != .hug { phrases.append(text(style.height, "h")) }
        add("minW", style.widthLimits.min, unless: 0, to: &phrases)
        add("maxW", style.widthLimits.max, unless: .infinity, to: &phrases)
        add("minH", style.heightLimits.min, unless: 0, to: &phrases)
        add("maxH", style.heightLimits.max, unless: .infinity, to: &phrases)
        if let ratio = style.aspectRatio { phrases.append("aspect\(NumberText.number(ratio))") }
        return phrases
    }

    private static func container(_ style: Style) -> [String] {
        var phrases: [String] = []
        switch style.kind {
        case .leaf: break
        case .horizontal: phrases.append("stack h")
        case .vertical: phrases.append("stack v")
        case .overlay: phrases.append("stack z")
        case .free: phrases.append("free")
        }
        // The pages give the gap of every stack, also when there is none.
        add("gap", style.gap, unless: style.kind.mainAxis == nil ? 0 : nil, to: &phrases)
        if style.padding != .zero {
            let pad = style.padding
            phrases.append("pad" + NumberText.list([pad.top, pad.right, pad.bottom, pad.left]))
        }
        if style.wraps { phrases.append("wrap") }
        add("crossGap", style.crossGap, unless: 0, to: &phrases)
        if style.lines != .start {
            phrases.append("lines \(LayoutWords.word(style.lines, in: LayoutWords.lines))")
        }
        if style.alignment != .start {
            phrases.append("align \(LayoutWords.word(style.alignment, in: LayoutWords.alignments))")
        }
        if style.distribution != .start {
            phrases.append(
                "distribute \(LayoutWords.word(style.distribution, in: LayoutWords.distributions))")
        }
        return phrases
    }

    private static func add(
        _ word: String, _ value: Double, unless usual: Double?, to phrases: inout [String]
    ) {
        if value != usual { phrases.append(word + NumberText.number(value)) }
    }
}
