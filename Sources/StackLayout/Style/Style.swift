/// Everything that is declared about one node (SEMANTICS 1.1).
///
/// Start from a container or a leaf and change what differs:
///
/// ```swift
/// let content = Style.vertical(gap: 16, padding: .horizontal(16), alignment: .center).sized(.fill, .fill)
/// let badge = Style.leaf(Size(20, 20)).pinned(Pins(right: -4, top: -4))
/// ```
///
/// A property that has no meaning in a parent is ignored there. A tree does not keep what has no meaning for
/// the node's kind: the gap, alignment, distribution and lines of a leaf, the content of a container.
public struct Style: Hashable, Sendable {
    // 112 bytes: kinds and flags stand in the gaps that the two sizes leave, and what few nodes have stands in
    // a box that most styles do without. Every node is added, and every declaration made, by copying a style.

    // MARK: Size

    /// How the width is decided.
    public var width: Sizing = .hug
    /// Leaf or container. A node's kind is set when it is added and stays.
    public var kind: Kind
    /// Whether children that do not fit go on in another line (8.5); horizontal and vertical stacks only.
    public var wraps: Bool = false
    /// Where lines go; counts only with `wraps`.
    public var lines: LineDistribution = .start
    /// Where children stand across their line (8.4).
    public var alignment: Alignment = .start
    /// Where free space goes along the main axis (7).
    public var distribution: Distribution = .start
    /// Overrides the parent's `alignment` for this child.
    public var alignmentSelf: Alignment?
    /// Whether the node takes part in layout and painting (1.3, 19.5).
    public var visibility: Visibility = .visible
    /// How the height is decided.
    public var height: Sizing = .hug
    /// Distances between the border box and the content, at least 0.
    public var padding: EdgeInsets = .zero
    /// Space between neighbours on the main axis; negative makes them overlap.
    public var gap: Double = 0
    /// What a leaf holds; ignored for containers.
    public var content: Content = .none
    /// All other properties; `nil` while each has its default, so that equal styles are stored alike.
    var rare: RareStyle?

    /// Creates a style of the given kind with every property at its default.
    public init(_ kind: Kind) { self.kind = kind }
}
