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
    /// Leaf or container. A node's kind is set when it is added and stays.
    public var kind: Kind

    // MARK: Size

    /// How the width is decided.
    public var width: Sizing = .hug
    /// How the height is decided.
    public var height: Sizing = .hug
    /// The least and the largest width (4.1).
    public var widthLimits: Limits = .none
    /// The least and the largest height (4.1).
    public var heightLimits: Limits = .none
    /// Width divided by height, above 0; leaves only. The axis that is not declared follows the other (12).
    public var aspectRatio: Double?
    /// Distances between the border box and the content, at least 0.
    public var padding: EdgeInsets = .zero

    // MARK: As a container

    /// Space between neighbours on the main axis; negative makes them overlap.
    public var gap: Double = 0
    /// Space between lines; counts only with `wraps`.
    public var crossGap: Double = 0
    /// Whether children that do not fit go on in another line (8.5); horizontal and vertical stacks only.
    public var wraps: Bool = false
    /// Where lines go; counts only with `wraps`.
    public var lines: LineDistribution = .start
    /// Where children stand across their line (8.4).
    public var alignment: Alignment = .start
    /// Where free space goes along the main axis (7).
    public var distribution: Distribution = .start

    // MARK: As a child

    /// Overrides the parent's `alignment` for this child.
    public var alignmentSelf: Alignment?
    /// How readily the child gives way when its line overflows, at least 0; only ratios matter (6.8).
    public var shrink: Double = 0
    /// If given, the child ignores the stack and is placed by these pins (11).
    public var pins: Pins?
    /// Whether the node takes part in layout and painting (1.3, 19.5).
    public var visibility: Visibility = .visible

    // MARK: Look and content

    /// The box's corners; they change no frame.
    public var corners: Corners = .square
    /// What a leaf holds; ignored for containers.
    public var content: Content = .none

    /// Creates a style of the given kind with every property at its default.
    public init(_ kind: Kind) { self.kind = kind }
}
