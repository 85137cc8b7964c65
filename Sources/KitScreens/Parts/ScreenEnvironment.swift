import StackLayout

/// What a screen is built for: how large it is, and who reads it.
public struct ScreenEnvironment: Sendable {
    /// The whole screen, in points.
    public var size: Size
    /// How much of each edge the system keeps for itself, in points.
    public var safeArea: EdgeInsets
    public var contentSize: ContentSizeCategory
    public var direction: LayoutDirection
    public var appearance: Appearance
    /// Measures texts; without it a text takes the lines that a document gives it.
    public var shaping: (any TextShaping)?

    /// Creates an environment; by default the screen of the kit's pages, 402 × 874, with 62 at the top for its
    /// status bar and 34 at the bottom for the home indicator.
    public init(
        size: Size = Size(402, 874), safeArea: EdgeInsets = EdgeInsets(top: 62, bottom: 34),
        contentSize: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight,
        appearance: Appearance = .light, shaping: (any TextShaping)? = nil
    ) {
        self.size = size
        self.safeArea = safeArea
        self.contentSize = contentSize
        self.direction = direction
        self.appearance = appearance
        self.shaping = shaping
    }
}
