/// The radii of a box's four corners, in points, clockwise from the top left.
public struct CornerRadii: Hashable, Sendable {
    /// Radius of the top left corner, in points.
    public var topLeft: Double
    /// Radius of the top right corner, in points.
    public var topRight: Double
    /// Radius of the bottom right corner, in points.
    public var bottomRight: Double
    /// Radius of the bottom left corner, in points.
    public var bottomLeft: Double

    /// Creates radii corner by corner, in points.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The same radius at every corner.
    public init(all radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Square corners.
    public static let zero = CornerRadii(all: 0)
}

/// How a box's corners are declared.
public enum Corners: Hashable, Sendable {
    /// A radius for each corner, made smaller where two would overlap.
    case radii(CornerRadii)
    /// Fully rounded: half the shorter side, the kit's `corners max`.
    case max

    /// Square corners.
    public static let square = Corners.radii(.zero)
    /// The same radius at every corner.
    public static func radius(_ radius: Double) -> Corners { .radii(CornerRadii(all: radius)) }

    /// The radii that a box of the given size really has.
    ///
    /// Where the radii along one side add up to more than the side, all four are scaled down by the same
    /// factor until the tightest side fits, as CSS does. `max` is half the shorter side; an empty box has
    /// square corners. Radii that are negative or not a number count as 0, infinite ones as the largest number.
    public func resolved(in size: Size) -> CornerRadii {
        switch self {
        case .max:
            return CornerRadii(all: Swift.max(0, Swift.min(size.width, size.height) / 2))
        case .radii(let radii):
            let radii = radii.usable
            var factor = 1.0
            func fit(_ one: Double, _ other: Double, _ side: Double) {
                // Halves, whose sum is finite.
                let half = one / 2 + other / 2
                if half > side / 2 { factor = Swift.min(factor, Swift.max(0, side / 2) / half) }
            }
            fit(radii.topLeft, radii.topRight, size.width)
            fit(radii.bottomLeft, radii.bottomRight, size.width)
            fit(radii.topLeft, radii.bottomLeft, size.height)
            fit(radii.topRight, radii.bottomRight, size.height)
            return CornerRadii(
                topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
                bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
        }
    }
}

extension CornerRadii {
    /// The radii as numbers of at least 0.
    fileprivate var usable: CornerRadii {
        func usable(_ radius: Double) -> Double { radius > 0 ? min(radius, .greatestFiniteMagnitude) : 0 }
        return CornerRadii(
            topLeft: usable(topLeft), topRight: usable(topRight), bottomRight: usable(bottomRight),
            bottomLeft: usable(bottomLeft))
    }
}
