/// What a screen says, as the checks read it.
public struct ScreenContent: Hashable, Sendable {
    /// The name of the screen.
    public var name: String
    /// The language, as in BCP 47: `en`, `de-AT`.
    public var language: String
    /// Whether the screen says that there is nothing to show.
    public var isEmptyState: Bool
    /// What it says, in reading order.
    public var items: [Item]

    /// Creates the content of a screen.
    public init(name: String, language: String = "en", isEmptyState: Bool = false, items: [Item]) {
        self.name = name
        self.language = language
        self.isEmptyState = isEmptyState
        self.items = items
    }

    /// Whether the rules that know English words can run.
    var isEnglish: Bool {
        let first = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first
        return first?.lowercased() == "en"
    }

    /// One thing that is said.
    public struct Item: Hashable, Sendable {
        public var kind: Kind
        /// The words; of a symbol those that stand for it, if there are any.
        public var text: String
        /// The part.
        public var path: String
        /// How a text is set, if that is known.
        public var font: Font?
        /// Whether a symbol says nothing that is not said beside it.
        public var isDecorative = false
        /// Whether the content stands for some that is yet to come.
        public var isPlaceholder = false

        /// Creates an item.
        public init(_ kind: Kind, _ text: String, path: String = "", font: Font? = nil) {
            self.kind = kind
            self.text = text
            self.path = path
            self.font = font
        }
    }

    /// What kinds of things are said.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case title, message, button, error, label, symbol
    }
}

extension ScreenContent {
    /// The content of a component.
    ///
    /// Instances of `Buttons/…` are buttons, other texts titles or messages by their order; glyphs without
    /// words are symbols, decorative where a title stands on the same screen outside of bars. A component
    /// under `Empty State` is an empty state.
    ///
    /// - Complexity: O(parts + length of the paths).
    public init(_ component: Component, language: String = "en") {
        self.init(
            name: component.name, language: language, isEmptyState: component.name.contains("Empty State"),
            items: [])
        let paths = component.paths
        var hasTitle = false
        for (index, part) in component.parts.enumerated() {
            let look = part.look
            if let string = look.string {
                let kind: Kind = !isEmptyState ? .label : hasTitle ? .message : .title
                hasTitle = true
                items.append(Item(kind, string, path: paths[index], font: look.font))
            } else if !look.glyphs.isEmpty {
                var item = Item(.symbol, "", path: paths[index], font: look.font)
                item.isDecorative = look.layer == .text && isEmptyState
                items.append(item)
            }
            guard look.layer == .instance else { continue }
            let isButton = look.symbol?.hasPrefix("Buttons/") == true
            for override in look.overrides {
                guard case .text(let text) = override.value else { continue }
                items.append(Item(isButton ? .button : .label, text, path: paths[index]))
            }
        }
    }
}
