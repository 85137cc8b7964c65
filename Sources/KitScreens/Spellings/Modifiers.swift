import StackLayout

/// Some of the edges of a box.
public struct EdgeSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let top = EdgeSet(rawValue: 1)
    /// The left edge, also from right to left.
    public static let leading = EdgeSet(rawValue: 2)
    public static let bottom = EdgeSet(rawValue: 4)
    /// The right edge, also from right to left.
    public static let trailing = EdgeSet(rawValue: 8)
    public static let horizontal: EdgeSet = [.leading, .trailing]
    public static let vertical: EdgeSet = [.top, .bottom]
    public static let all: EdgeSet = [.horizontal, .vertical]
}

extension Declarative {
    /// Adds space inside the box at all edges, in points. A fixed size and limits that were declared before
    /// grow by it, as SwiftUI's order of modifiers has it.
    public consuming func padding(_ length: Double) -> Self { padding(.all, length) }

    /// Adds space inside the box at some edges, in points.
    public consuming func padding(_ edges: EdgeSet, _ length: Double) -> Self {
        styled { style in
            if edges.contains(.top) { style.padding.top += length }
            if edges.contains(.leading) { style.padding.left += length }
            if edges.contains(.bottom) { style.padding.bottom += length }
            if edges.contains(.trailing) { style.padding.right += length }
            let across = (edges.contains(.leading) ? length : 0) + (edges.contains(.trailing) ? length : 0)
            let down = (edges.contains(.top) ? length : 0) + (edges.contains(.bottom) ? length : 0)
            (style.width, style.widthLimits) = style.width.grown(by: across, style.widthLimits)
            (style.height, style.heightLimits) = style.height.grown(by: down, style.heightLimits)
        }
    }

    /// Fixes the sizes that are given, in points.
    public consuming func frame(width: Double? = nil, height: Double? = nil) -> Self {
        styled { style in
            if let width { style.width = .fixed(width) }
            if let height { style.height = .fixed(height) }
        }
    }

    /// Limits sizes, in points. A largest size of infinity fills; an ideal size is the size unless the line
    /// overflows, in which case it gives way.
    public consuming func frame(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
    ) -> Self {
        styled { style in
            (style.width, style.widthLimits) = style.width.limited(
                style.widthLimits, min: minWidth, ideal: idealWidth, max: maxWidth)
            (style.height, style.heightLimits) = style.height.limited(
                style.heightLimits, min: minHeight, ideal: idealHeight, max: maxHeight)
            if idealWidth != nil || idealHeight != nil { style.shrink = 1 }
        }
    }
}

extension Sizing {
    fileprivate func grown(by length: Double, _ limits: Limits) -> (Sizing, Limits) {
        let least = limits.min > 0 ? limits.min + length : limits.min
        let limits = Limits(min: least, max: limits.max + length)
        if case .fixed(let size) = self { return (.fixed(size + length), limits) }
        return (self, limits)
    }

    fileprivate func limited(
        _ limits: Limits, min: Double?, ideal: Double?, max: Double?
    ) -> (Sizing, Limits) {
        let sizing = max == .infinity ? .fill : ideal.map { .fixed($0) } ?? self
        return (sizing, Limits(min: min ?? limits.min, max: max ?? limits.max))
    }
}
