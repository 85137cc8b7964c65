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
    /// What most nodes have: 88 bytes that are copied at once. Every node is added, and every declaration made,
    /// by copying a style.
    @usableFromInline var plain: PlainStyle
    /// All other properties; `nil` while each has its default, so that equal styles are stored alike.
    @usableFromInline var rare: RareStyle?

    /// Creates a style of the given kind with every property at its default.
    @inlinable public init(_ kind: Kind) { plain = PlainStyle(kind: kind) }

    /// Creates a style from its parts.
    init(_ plain: PlainStyle, _ rare: borrowing RareStyle?) {
        self.plain = plain
        self.rare = copy rare
    }
}

/// The properties of a style that most nodes have, without references.
@usableFromInline
struct PlainStyle: Hashable, Sendable, BitwiseCopyable {
    /// The number of the declared width; 0 for `hug`.
    @usableFromInline var width = 0.0
    @usableFromInline var height = 0.0
    @usableFromInline var padding = EdgeInsets.zero
    @usableFromInline var gap = 0.0
    /// Content of a known size, else 0 × 0.
    @usableFromInline var content = Size.zero
    @usableFromInline var kind: Kind
    @usableFromInline var widthKind = SizingKind.hug
    @usableFromInline var heightKind = SizingKind.hug
    @usableFromInline var contentKind = ContentKind.none
    @usableFromInline var wraps = false
    @usableFromInline var lines = LineDistribution.start
    @usableFromInline var alignment = Alignment.start
    @usableFromInline var distribution = Distribution.start
    @usableFromInline var alignmentSelf: Alignment?
    @usableFromInline var visibility = Visibility.visible
    @usableFromInline var clipsContent = false
    @usableFromInline var paintsInReverse = false

    @inlinable init(kind: Kind) { self.kind = kind }
}

/// A ``Content`` without its numbers.
@usableFromInline
enum ContentKind: UInt8, Sendable, BitwiseCopyable { case none, size, measured }
