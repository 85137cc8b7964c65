import StackLayout

extension TestNode {
    /// The tree in kit notation, a line a node, with derived frames, and expected ones where they differ.
    func described(expected: [Rect?], derived: [Rect?], wrong: Set<Int> = []) -> String {
        var lines: [String] = []
        forEach { node, path, _ in
            let index = lines.count
            var line = String(repeating: "  ", count: path.count) + node.declarations
            line += "  → " + (derived[index]?.description ?? "no frame")
            if wrong.contains(index) {
                line += "  ✗ expected " + (expected[index]?.description ?? "no frame")
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }

    /// Everything that is not at its default.
    var declarations: String {
        var words = [style.kind == .leaf ? "leaf" : "stack \(style.kind)"]
        func add(_ word: String, _ value: some Equatable, unless usual: some Equatable) {
            if "\(value)" != "\(usual)" { words.append("\(word) \(value)") }
        }
        let plain = Style(style.kind)
        if !name.isEmpty { words.append("\"\(name)\"") }
        add("width", style.width.word, unless: "hug")
        add("height", style.height.word, unless: "hug")
        add("minW", style.widthLimits.min, unless: 0.0)
        add("maxW", style.widthLimits.max, unless: Double.infinity)
        add("minH", style.heightLimits.min, unless: 0.0)
        add("maxH", style.heightLimits.max, unless: Double.infinity)
        if let ratio = style.aspectRatio { words.append("aspect \(ratio)") }
        if style.padding != .zero {
            let pad = style.padding
            words.append("pad \(pad.top),\(pad.right),\(pad.bottom),\(pad.left)")
        }
        add("gap", style.gap, unless: plain.gap)
        if style.wraps { words.append("wrap crossGap \(style.crossGap) lines \(style.lines)") }
        add("align", style.alignment, unless: plain.alignment)
        add("distribute", style.distribution, unless: plain.distribution)
        if let own = style.alignmentSelf { words.append("alignSelf \(own)") }
        add("shrink", style.shrink, unless: plain.shrink)
        if let pins = style.pins { words.append(pins.word) }
        add("", style.visibility, unless: plain.visibility)
        if let text {
            words.append("text \(text.words) × \(text.lineHeight) baseline \(text.baseline)")
        } else if case .size(let size, let baseline) = style.content {
            words.append("content \(size.width) × \(size.height)")
            if let baseline { words.append("baseline \(baseline)") }
        }
        return words.joined(separator: " ")
    }
}

extension Sizing {
    fileprivate var word: String {
        switch self {
        case .fixed(let points): "\(points)"
        case .hug: "hug"
        case .fill(let weight): "fill \(weight)"
        case .fraction(let part): "\(part * 100)%"
        }
    }
}

extension Pins {
    fileprivate var word: String {
        let named = [
            ("left", left), ("right", right), ("top", top), ("bottom", bottom), ("centerX", centerX),
            ("centerY", centerY),
        ]
        return "pinned("
            + named.compactMap { name, pin in pin.map { "\(name) \($0)" } }.joined(separator: " ")
            + ")"
    }
}
