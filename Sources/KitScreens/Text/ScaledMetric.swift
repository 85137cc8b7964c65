/// A length that grows with text: the side of a symbol, the height of a bar, a font's hard-coded size.
///
/// The value holds at `large`; elsewhere it is multiplied by how much the letters of the style grow there
/// (``TextStyle/scale(at:)``). Apple does not publish the curve of its own scaled metrics; this one is the
/// documented sizes' and nothing else.
public struct ScaledMetric: Hashable, Sendable {
    /// The length at `large`, in points.
    public var value: Double
    /// The style whose growth the length follows.
    public var style: TextStyle
    /// The least the length becomes, in points; nothing below it.
    public var minimum: Double
    /// The most the length becomes, in points; nothing above it. The minimum wins.
    public var maximum: Double

    /// Creates a metric.
    public init(
        _ value: Double, relativeTo style: TextStyle = .body, minimum: Double = -.infinity,
        maximum: Double = .infinity
    ) {
        self.value = value
        self.style = style
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The length at a content size, in points, not rounded.
    ///
    /// - Complexity: O(1).
    public func value(at category: ContentSizeCategory) -> Double {
        max(min(value * style.scale(at: category), maximum), minimum)
    }

    /// The length at a content size on a screen of `scale` pixels a point, at the nearest pixel.
    ///
    /// - Precondition: `scale` is above 0.
    public func value(at category: ContentSizeCategory, pixelsPerPoint scale: Double) -> Double {
        (value(at: category) * scale).rounded() / scale
    }
}
