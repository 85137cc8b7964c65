/// How a node's size on one axis is declared (SEMANTICS 1.1). All sizes are of the border box: they include
/// the node's own padding.
public enum Sizing: Hashable, Sendable {
    /// This many points, at least 0.
    case fixed(Double)
    /// As large as the content.
    case hug
    /// A share of the free space on the parent's main axis, in proportion to the weight; all of the line on
    /// its cross axis, where the weight does not matter (2.8). A weight of 0 gets no share.
    case fill(weight: Double)
    /// This part of the parent's content box, at least 0; hugs in a parent that is not definite (2.4). At most
    /// 1e100 points, however large the parent.
    case fraction(Double)

    /// A share with weight 1.
    public static let fill = Sizing.fill(weight: 1)
}

extension Sizing: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// `402` is `.fixed(402)`.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
    /// `13.5` is `.fixed(13.5)`.
    public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// The least and the largest size of a node on one axis, in points. The least wins over the largest, and the
/// node's own padding wins over both (SEMANTICS 4.1).
public struct Limits: Hashable, Sendable {
    /// The least size, 0 unless given.
    public var min: Double
    /// The largest size, infinite unless given.
    public var max: Double

    /// Creates limits; a limit that is not named does not bind.
    public init(min: Double = 0, max: Double = .infinity) {
        self.min = min
        self.max = max
    }

    /// Nothing is limited.
    public static let none = Limits()
}
