import StackLayout

/// A text and how it is to be set.
public struct Paragraph: Sendable {
    /// The words. Line feeds and the like are hard breaks.
    public var string: String
    /// Size, line height, tracking, and the side on which lines stand. Without a line height, that of the text
    /// styles for the size.
    public var font: Font
    /// Tells how wide the pieces are.
    public var shaping: any TextShaping
    /// At most this many lines, at least 1; `nil` for any number.
    public var lineLimit: Int?
    /// Which end gives way where the limit is too small.
    public var truncation: TruncationMode
    /// The direction of the paragraph; `nil` follows the first letter that has one.
    public var direction: LayoutDirection?
    /// On which side lines stand; `nil` is the side on which they start.
    public var alignment: Font.Alignment?
    /// Whether a word that is wider than the line is broken between letters, as on the system; otherwise it
    /// sticks out, as in browsers.
    public var breaksLongWords = true

    /// Creates a paragraph.
    public init(
        _ string: String, font: Font, shaping: any TextShaping, lineLimit: Int? = nil,
        truncation: TruncationMode = .tail, direction: LayoutDirection? = nil,
        alignment: Font.Alignment? = nil
    ) {
        self.string = string
        self.font = font
        self.shaping = shaping
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.direction = direction
        self.alignment = alignment
    }
}

/// Which part of a line gives way to an ellipsis.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    case head, middle, tail
}

/// What a truncated paragraph does not show.
public struct Truncation: Hashable, Sendable {
    /// Where the ellipsis stands in the last line.
    public let mode: TruncationMode
    /// The characters that are not shown, by their place in the string, as grapheme clusters.
    public let range: Range<Int>
    /// The same as text.
    public let cut: String
}

/// A paragraph broken into lines.
public struct TextLayout: Hashable, Sendable {
    /// One line, in the coordinates of the paragraph, in points.
    public struct Line: Hashable, Sendable {
        /// What is shown, an ellipsis or a hyphen included, without the spaces that hang at its end.
        public let text: String
        /// The characters of the line, by their place in the string, as grapheme clusters; of a truncated
        /// line those that it would hold if it had no end.
        public let range: Range<Int>
        /// Without the spaces that hang at the end.
        public let width: Double
        /// The left edge; below 0 where the line is wider than the paragraph and not at its left.
        public let x: Double
        /// The top of the line's box.
        public let y: Double
        /// The baseline.
        public let baseline: Double
    }

    /// The lines, top down; none for an empty string.
    public let lines: [Line]
    /// The width that was asked for, or the widest line's if none was.
    public let width: Double
    /// Lines times line height.
    public let height: Double
    /// What is not shown, if something is not.
    public let truncation: Truncation?
    /// The direction that the paragraph has.
    public let direction: LayoutDirection
    /// What the shaper could not do.
    public let problems: [ShapingProblem]

    /// From the top to the baseline of the first line; `nil` without lines.
    public var firstBaseline: Double? { lines.first?.baseline }
    /// From the top to the baseline of the last line; `nil` without lines.
    public var lastBaseline: Double? { lines.last?.baseline }
}
