import StackLayout

/// A component whose texts are measured with a font.
public struct MeasuredScreen: Sendable {
    /// The parts. Its own ``Component/texts`` are those of given widths; tags are indices into ``contents``.
    public var component: Component
    /// What measured leaves hold, by tag.
    public var contents: [TextMeasurer.Content]

    /// Creates a screen.
    ///
    /// - Precondition: Every tag of a measured leaf is an index into `contents`.
    public init(component: Component, contents: [TextMeasurer.Content]) {
        self.component = component
        self.contents = contents
    }

    /// The frames that the rules give, by the index of the part; `nil` for parts that are hidden.
    ///
    /// - Complexity: O(parts + characters), as SEMANTICS 16.
    public func derivedFrames() throws(LayoutError) -> [Rect?] {
        let made = try component.makeTree()
        var tree = made.tree
        var measurer = TextMeasurer(contents)
        try tree.solve(measuring: &measurer)
        return made.ids.map { tree.frame(of: $0) }
    }

    /// The text of a part, if a font measures it.
    public func text(of part: Int) -> PreparedText? {
        guard case .measured(let tag) = component.parts[part].style.content,
            case .text(let text) = contents[tag]
        else { return nil }
        return text
    }
}

/// Collects the parts of a screen, depth first.
struct ScreenBuilder {
    private(set) var parts: [Part] = []
    private(set) var contents: [TextMeasurer.Content] = []
    let environment: ScreenEnvironment

    init(_ environment: ScreenEnvironment) { self.environment = environment }

    /// Adds a part and returns its index.
    @discardableResult
    mutating func add(
        _ name: String, _ layer: Look.Layer, to parent: Int?, _ style: Style,
        _ change: (inout Look) -> Void = { _ in }
    ) -> Int {
        var look = Look()
        look.layer = layer
        change(&look)
        parts.append(Part(name: name, parent: parent, style: style, look: look))
        return parts.count - 1
    }

    /// Adds a text in a column of a width; its font is the one at `large`.
    mutating func addText(
        _ text: ContentUnavailable.Text, font: Font, lineHeight: Double, column: Double, to parent: Int,
        paint: Paint
    ) {
        var scaled = font.scaled(to: environment.contentSize)
        let factor = scaled.size / font.size
        if let shaping = environment.shaping {
            scaled.lineHeight = lineHeight * factor
            let paragraph = Paragraph(
                text.string, font: scaled, shaping: shaping, alignment: font.alignment)
            contents.append(.text(PreparedText(paragraph)))
        } else {
            let words = [Double](repeating: column, count: max(text.lines, 1))
            contents.append(.words(WordText(words: words, lineHeight: lineHeight * factor)))
        }
        let style = Style.measured(tag: contents.count - 1).sized(.fixed(column))
        let stored = font.scaled(to: environment.contentSize)
        add(text.layerName, .text, to: parent, style) {
            $0.string = text.string
            $0.font = stored
            $0.fills = [paint]
        }
    }

    /// The screen.
    func screen(named name: String) -> MeasuredScreen {
        let texts = contents.map { content in
            if case .words(let words) = content { words } else { WordText(words: [], lineHeight: 0) }
        }
        let component = Component(
            name: name, direction: environment.direction, parts: parts, texts: texts)
        return MeasuredScreen(component: component, contents: contents)
    }
}
