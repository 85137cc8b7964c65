/// Where a child that ignores the stack stands: distances from the edges or the centre of its parent's border
/// box, in points (SEMANTICS 11). Distances may be negative.
public struct Pins: Hashable, Sendable {
    /// Distance from the parent's left edge inwards.
    public var left: Double?
    /// Distance from the parent's right edge inwards.
    public var right: Double?
    /// Distance from the parent's top edge inwards.
    public var top: Double?
    /// Distance from the parent's bottom edge inwards.
    public var bottom: Double?
    /// Distance of the two centres, positive to the right. Wins over `left` and `right` (19.1).
    public var centerX: Double?
    /// Distance of the two centres, positive downwards. Wins over `top` and `bottom` (19.1).
    public var centerY: Double?

    /// Creates pins; a child without a pin on an axis stands at the near edge there (19.1).
    public init(
        left: Double? = nil, right: Double? = nil, top: Double? = nil, bottom: Double? = nil,
        centerX: Double? = nil, centerY: Double? = nil
    ) {
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
        self.centerX = centerX
        self.centerY = centerY
    }

    /// Centred on both axes.
    public static let center = Pins(centerX: 0, centerY: 0)
    /// Pinned to all four edges, at the same distance.
    public static func edges(_ inset: Double = 0) -> Pins {
        Pins(left: inset, right: inset, top: inset, bottom: inset)
    }

    /// The pins of one axis: near edge (left or top), far edge (right or bottom), centre.
    func on(_ axis: Axis) -> (near: Double?, far: Double?, center: Double?) {
        axis == .horizontal ? (left, right, centerX) : (top, bottom, centerY)
    }
}
