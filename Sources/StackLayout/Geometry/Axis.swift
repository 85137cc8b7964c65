/// One of the two axes. Everything above this type speaks of a main and a cross axis.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// Widths and x.
    case horizontal = 0
    /// Heights and y.
    case vertical = 1

    /// The axis across this one.
    @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which a horizontal axis runs (SEMANTICS 15).
public enum LayoutDirection: UInt8, Hashable, Sendable {
    case leftToRight, rightToLeft
}
