/// How a part is painted, as data: layout does not depend on it, a renderer reads it.
///
/// Everything is kept as the document has it, also where it contradicts itself. Corners are part of the
/// style, since they are resolved with the frame.
public struct Look: Equatable, Sendable {
    /// What kind of layer the document calls the part.
    public var layer: Layer = .group
    /// The paints of the part's area, bottom first. Of a text layer: the colour of the text.
    public var fills: [Paint] = []
    /// From 0, not seen, to 1.
    public var opacity: Double = 1
    /// The words of a text layer.
    public var string: String?
    /// Symbols by code point, such as U+1002C3.
    public var glyphs: [Unicode.Scalar] = []
    /// How a text or a glyph is set.
    public var font: Font?
    /// Shadows around the part, in the order of the document.
    public var shadows: [Shadow] = []
    /// Shadows inside the part, in the order of the document.
    public var innerShadows: [Shadow] = []
    /// Lines along the outline, in the order of the document.
    public var borders: [Border] = []
    /// Blurs of the part or of what lies below it.
    public var blurs: [Blur] = []
    /// Whether the layer masks those above it.
    public var isMask: Bool = false
    /// The name of the component that an instance shows.
    public var symbol: String?
    /// What an instance changes in the component that it shows.
    public var overrides: [Override] = []
    /// The shared layer style that is bound to the part.
    public var sharedStyle: String?
    /// Rotation about the centre of the frame, in degrees clockwise.
    public var angle: Double = 0
    /// Remarks for a reader.
    public var notes: [String] = []

    /// A plain group: nothing is painted.
    public init() {}

    /// The kinds of layers.
    public enum Layer: String, Sendable, CaseIterable {
        /// The root of a component.
        case component
        /// Holds other layers, or paints a text, an oval or a rectangle.
        case group, text, oval, rect
        /// Shows another component.
        case instance
    }

    /// What an instance changes in the component that it shows.
    public struct Override: Equatable, Sendable {
        /// What is changed, in the document's words.
        public var target: String
        /// What stands there instead.
        public var value: Value

        /// Creates an override.
        public init(_ target: String, _ value: Value) {
            self.target = target
            self.value = value
        }

        /// What stands there instead.
        public enum Value: Equatable, Sendable {
            /// Other words.
            case text(String)
            /// Another colour.
            case color(Color)
            /// Another component, by its name.
            case symbol(String)
        }
    }
}
