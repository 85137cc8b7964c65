/// How a text is set. What the document does not store is `nil`.
public struct Font: Hashable, Sendable {
    /// The name of the face: `SFPro-Medium`.
    public var name: String
    /// In points.
    public var size: Double
    /// Distance between baselines, in points.
    public var lineHeight: Double?
    /// Additional space between characters, in points; may be negative.
    public var tracking: Double?
    /// Where lines stand in the frame of the text.
    public var alignment: Alignment
    /// The text style that is bound to the layer; it may contradict what the layer stores.
    public var textStyle: String?

    /// Creates a font.
    public init(
        _ name: String, size: Double, lineHeight: Double? = nil, tracking: Double? = nil,
        alignment: Alignment = .left, textStyle: String? = nil
    ) {
        self.name = name
        self.size = size
        self.lineHeight = lineHeight
        self.tracking = tracking
        self.alignment = alignment
        self.textStyle = textStyle
    }

    /// Where lines stand in the text's frame.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// At an edge, in the middle, or filling the width.
        case left, center, right, justified
    }
}
