import StackLayout

/// Writes the properties of one node, in the order of ``NodeKey``, without those at their defaults.
struct NodeWriter {
    private let style: Style
    private let texts: [WordText]
    private var text = ""

    init(_ style: Style, texts: [WordText]) {
        self.style = style
        self.texts = texts
    }

    /// Whether nothing had to be written.
    var isEmpty: Bool { text.isEmpty }

    /// The members, without braces.
    mutating func members(name: String) -> String {
        if !name.isEmpty { add(.name, JSONText.quoted(name)) }
        add(.stack, style.kind, Words.stack)
        addSize()
        addContainer()
        addChild()
        addContent()
        if let aspect = style.aspectRatio { add(.aspect, JSONText.number(aspect)) }
        if style.corners != .square { add(.corners, Self.corners(style.corners)) }
        return text
    }

    private mutating func addSize() {
        if style.width != .hug { add(.w, Self.sizing(style.width)) }
        if style.height != .hug { add(.h, Self.sizing(style.height)) }
        add(.minW, style.widthLimits.min, unless: 0)
        add(.maxW, style.widthLimits.max, unless: .infinity)
        add(.minH, style.heightLimits.min, unless: 0)
        add(.maxH, style.heightLimits.max, unless: .infinity)
        let padding = style.padding
        if padding != .zero {
            add(.pad, JSONText.list([padding.top, padding.right, padding.bottom, padding.left]))
        }
    }

    private mutating func addContainer() {
        add(.gap, style.gap, unless: 0)
        add(.crossGap, style.crossGap, unless: 0)
        if style.wraps { add(.wrap, "true") }
        add(.shrink, style.shrink, unless: 0)
        if style.lines != .start { add(.lines, style.lines, Words.lines) }
        if style.alignment != .start { add(.align, style.alignment, Words.alignment) }
    }

    private mutating func addChild() {
        if let alignment = style.alignmentSelf { add(.alignSelf, alignment, Words.alignment) }
        if style.distribution != .start { add(.distribute, style.distribution, Words.distribution) }
        if let pins = style.pins {
            let members = PinKey.allCases.compactMap { key in
                pins[keyPath: key.pin].map { "\"\(key.rawValue)\":\(JSONText.number($0))" }
            }
            add(.absolute, "{\(members.joined(separator: ","))}")
        }
        switch style.visibility {
        case .visible: break
        case .hidden: add(.hidden, "true")
        case .hiddenKeepingSpace: add(.hidden, "\"keep\"")
        }
    }

    private mutating func addContent() {
        switch style.content {
        case .none: break
        case .size(let size, let baseline):
            let first = baseline.map { ",\"baseline\":\(JSONText.number($0))" } ?? ""
            add(
                .content,
                "{\"w\":\(JSONText.number(size.width)),\"h\":\(JSONText.number(size.height))\(first)}")
        case .measured(let tag):
            let content = texts[tag]
            add(.words, JSONText.list(content.words))
            add(.lineHeight, JSONText.number(content.lineHeight))
            add(.baseline, content.baseline, unless: content.lineHeight)
        }
    }

    private mutating func add(_ key: NodeKey, _ value: String) {
        text += "\(text.isEmpty ? "" : ",")\"\(key.rawValue)\":\(value)"
    }

    private mutating func add(_ key: NodeKey, _ number: Double, unless standard: Double) {
        if number != standard { add(key, JSONText.number(number)) }
    }

    private mutating func add<Value>(_ key: NodeKey, _ value: Value, _ words: Vocabulary<Value>) {
        if let word = words.word(for: value) { add(key, "\"\(word)\"") }
    }

    private static func sizing(_ sizing: Sizing) -> String {
        switch sizing {
        case .fixed(let points): JSONText.number(points)
        case .hug: "\"hug\""
        case .fill(let weight): "{\"fill\":\(JSONText.number(weight))}"
        case .fraction(let part): "{\"fraction\":\(JSONText.number(part))}"
        }
    }

    private static func corners(_ corners: Corners) -> String {
        guard case .radii(let radii) = corners else { return "\"max\"" }
        let list = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        return radii == CornerRadii(all: radii.topLeft) ? JSONText.number(radii.topLeft) : JSONText.list(list)
    }
}
