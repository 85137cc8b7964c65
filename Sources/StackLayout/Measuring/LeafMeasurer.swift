/// The width that measured content is offered.
public enum Proposal: Hashable, Sendable {
    /// As much as the content likes: nothing has to wrap.
    case natural
    /// This many points, at least 0, without the leaf's padding. May be more than the content needs.
    case width(Double)
}

/// What a measurer answers: the size of content, without the leaf's padding, in points.
public struct Measurement: Hashable, Sendable {
    /// Extent across the page; not used in answers to ``Proposal/width(_:)``.
    public var width: Double
    /// Extent down the page.
    public var height: Double
    /// Distance from the content's top to its first baseline, if it has one.
    public var baseline: Double?

    /// Creates an answer; the extents are finite and at least 0, the baseline is finite.
    public init(width: Double, height: Double, baseline: Double? = nil) {
        self.width = width
        self.height = height
        self.baseline = baseline
    }
}

/// A leaf whose content is to be measured.
public struct MeasuredLeaf: Hashable, Sendable {
    /// The leaf.
    public let id: NodeID
    /// The tag of its ``Content/measured(tag:)``.
    public let tag: Int
}

/// Tells the size of content that only its owner can measure, such as text.
///
/// A solve asks at most twice for each leaf: for its natural size where that counts, and for its height at its
/// final width where that is smaller than natural or nobody asked for the natural size (SEMANTICS 9.3, 16).
/// Answers must depend on the arguments only; where they do not, a leaf keeps the first answer to each question
/// until ``LayoutTree/invalidateMeasurement(of:)``. The tree that is being solved cannot be reached from here:
/// the language keeps access to it exclusive. Copies of it can be read and edited. The width of an answer to ``Proposal/width(_:)`` is not used.
public protocol LeafMeasurer {
    /// The size of a leaf's content in what it is offered.
    mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement
}
