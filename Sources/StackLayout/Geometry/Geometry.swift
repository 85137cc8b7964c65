/// A location, in points.
public struct Point: Hashable, Sendable {
    /// Points to the right.
    public var x: Double
    /// Points down.
    public var y: Double

    /// Creates a point from its coordinates, in points.
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The corner that positions are measured from.
    public static let zero = Point(0, 0)
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable, BitwiseCopyable {
    /// Extent across the page, in points.
    public var width: Double
    /// Extent down the page, in points.
    public var height: Double

    /// Creates a size from its extents, in points.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent on either axis.
    public static let zero = Size(0, 0)
}

/// An origin and a size, in points. As a node's *frame*, the origin is relative to the top left corner of
/// the parent's border box (SEMANTICS 1.6).
public struct Rect: Hashable, Sendable {
    /// Left edge, in points.
    public var x: Double
    /// Top edge, in points.
    public var y: Double
    /// Extent across the page, in points.
    public var width: Double
    /// Extent down the page, in points.
    public var height: Double

    /// Creates a rectangle from its origin and extents, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The top left corner.
    public var origin: Point { Point(x, y) }
    /// The extents.
    public var size: Size { Size(width, height) }
}

extension Rect: CustomStringConvertible {
    /// The rectangle as the kit's pages write it: `402 × 619 @0,167`.
    public var description: String {
        "\(short(width)) × \(short(height)) @\(short(x)),\(short(y))"
    }

    private func short(_ number: Double) -> String {
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

/// Distances from the four edges of a box, in points: padding. Ordered as the kit's pages do.
public struct EdgeInsets: Hashable, Sendable, BitwiseCopyable {
    /// Distance from the top edge, in points.
    public var top: Double
    /// Distance from the right edge, in points.
    public var right: Double
    /// Distance from the bottom edge, in points.
    public var bottom: Double
    /// Distance from the left edge, in points.
    public var left: Double

    /// Creates insets edge by edge, in points; an edge that is not named has none.
    public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// No inset on any edge.
    public static let zero = EdgeInsets()
    /// The same inset on all four edges.
    public static func all(_ inset: Double) -> EdgeInsets {
        EdgeInsets(top: inset, right: inset, bottom: inset, left: inset)
    }
    /// The same inset left and right, none above and below.
    public static func horizontal(_ inset: Double) -> EdgeInsets { EdgeInsets(right: inset, left: inset) }
    /// The same inset above and below, none left and right.
    public static func vertical(_ inset: Double) -> EdgeInsets { EdgeInsets(top: inset, bottom: inset) }
}
