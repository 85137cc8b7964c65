/// The system's text styles, which scale with the reader's size (guidelines, Dynamic Type Styles).
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2

    /// Size and line height of a text style at one content size, in points.
    public struct Metrics: Hashable, Sendable {
        /// The size of the letters.
        public let size: Double
        /// The distance between baselines, which the guidelines call leading.
        public let lineHeight: Double
    }

    /// The weight of the style.
    public var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// The weight of the style where it is emphasized.
    public var emphasizedWeight: FontWeight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }

    /// Size and line height at a content size.
    ///
    /// The figures are those of Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
    /// sizes" and "larger accessibility type sizes".
    ///
    /// - Complexity: O(1).
    public func metrics(at category: ContentSizeCategory = .large) -> Metrics {
        let size = sizes[category.index]
        // The one place where the guidelines give a size another line height than everywhere else.
        let isException = self == .subheadline && category == .xxxLarge
        return Metrics(size: size, lineHeight: isException ? 28 : Self.lineHeight(ofSize: size))
    }

    /// How much larger the style's letters are at a content size than at `large`.
    ///
    /// - Complexity: O(1).
    public func scale(at category: ContentSizeCategory) -> Double {
        metrics(at: category).size / metrics(at: .large).size
    }

    /// The font of the style in the system's face: `SFPro-Semibold` 17/22 for a headline.
    public func font(
        at category: ContentSizeCategory = .large, isEmphasized: Bool = false,
        alignment: Font.Alignment = .left
    ) -> Font {
        let metrics = metrics(at: category)
        let weight = isEmphasized ? emphasizedWeight : weight
        return Font(
            "SFPro-\(weight.rawValue)", size: metrics.size, lineHeight: metrics.lineHeight,
            alignment: alignment)
    }
}
