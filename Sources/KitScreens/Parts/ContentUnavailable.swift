import StackLayout

/// A screen that has nothing to show: a label, maybe a symbol, a sentence that says what to do next, actions.
///
/// It is built in one of the three layouts of the kit's page "Empty States", for any screen. The six stored
/// components are instances of it (``KitScreens/emptyState(_:_:)``).
///
/// ```swift
/// let empty = ContentUnavailable(
///     "No links yet", description: "Save links to find them quickly later.",
///     actions: [.init("Add link")], layout: .titleAndSubtitle)
/// let frames = try empty.screen(in: ScreenEnvironment(shaping: font)).derivedFrames()
/// ```
public struct ContentUnavailable: Sendable {
    /// What the screen is.
    public var label: Text
    /// Drawn above the label in the layouts that have one.
    public var symbol: Symbol?
    /// What to do next, in one sentence.
    public var description: Text?
    /// From the top down, at the bottom of the screen. The guidelines want one.
    public var actions: [Action]
    public var layout: Layout
    /// The navigation bar, if there is one.
    public var bar: Bar?

    /// Creates a screen.
    public init(
        _ label: Text, symbol: Symbol? = nil, description: Text? = nil, actions: [Action] = [],
        layout: Layout, bar: Bar? = nil
    ) {
        self.label = label
        self.symbol = symbol
        self.description = description
        self.actions = actions
        self.layout = layout
        self.bar = bar
    }

    /// The layouts of the page.
    public enum Layout: String, Hashable, Sendable, CaseIterable {
        /// A coloured symbol above title and message.
        case largeSymbol = "Large Symbol"
        /// A symbol in a coloured circle.
        case symbolInCircle = "Symbol in Circle"
        /// No symbol.
        case titleAndSubtitle = "Title and Subtitle"
    }

    /// Words, and how many lines a document gives them in their column.
    public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
        public var string: String
        /// Counts only where no font measures the text.
        public var lines: Int

        /// Creates a text.
        public init(_ string: String, lines: Int = 1) {
            self.string = string
            self.lines = lines
        }

        public init(stringLiteral value: String) { self.init(value) }

        /// What the kit calls a text layer: the first 20 characters, without a space at the end.
        var layerName: String {
            let start = string.prefix(20)
            return String(start.last == " " ? start.dropLast() : start)
        }
    }

    /// A symbol of the system's symbol font.
    public struct Symbol: Hashable, Sendable {
        /// The characters of the symbol.
        public var glyphs: [Unicode.Scalar]
        /// The size of the glyph's box at `large`, in points.
        public var size: Size
        /// The colour of the symbol, or of the circle behind it.
        public var paint: Paint

        /// Creates a symbol.
        public init(_ glyphs: [Unicode.Scalar], size: Size, paint: Paint) {
            self.glyphs = glyphs
            self.size = size
            self.paint = paint
        }
    }

    /// A navigation bar.
    public struct Bar: Hashable, Sendable {
        public var title: String
        /// The characters of the symbols that it shows.
        public var glyphs: [Unicode.Scalar]
        /// The component that stands for its buttons.
        public var buttons: String?

        /// Creates a bar.
        public init(_ title: String, glyphs: [Unicode.Scalar] = [], buttons: String? = nil) {
            self.title = title
            self.glyphs = glyphs
            self.buttons = buttons
        }
    }

    /// Something that the reader can do.
    public struct Action: Hashable, Sendable {
        /// What the button says.
        public var title: String
        /// Distance of the button from the edge where lines end, in points; 36 from the one where they start.
        public var trailingInset: Double
        /// What the button changes in the component that it shows, besides its text.
        public var colors: [Color]
        /// What of that component the colours replace, one for each.
        public var colorTargets: [String]

        /// Creates an action.
        public init(_ title: String, trailingInset: Double = 36, colors: [(target: String, Color)] = []) {
            self.title = title
            self.trailingInset = trailingInset
            self.colors = colors.map(\.1)
            colorTargets = colors.map(\.target)
        }
    }
}
