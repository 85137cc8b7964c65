/// What is declared about a node in few bits; the numbers stand in `TreeCore.declared` and ``RareRecord``.
struct NodeDeclaration {
    /// Bits 0–1 sizing of the width, 2–3 of the height, 4–6 kind, 7–9 `alignmentSelf` (0 none, else raw value
    /// + 1), 10–11 visibility, then one bit each for the flags.
    private var bits: UInt32 = 0

    init() {}

    /// What a style declares, pins and the place in paint order left out.
    @inline(__always)
    init(_ style: PlainStyle) {
        bits = UInt32(style.widthKind.rawValue) | UInt32(style.heightKind.rawValue) << 2
        bits |= UInt32(style.kind.rawValue) << 4 | UInt32(style.visibility.rawValue) << 10
        bits |= (style.alignmentSelf.map { UInt32($0.rawValue) + 1 } ?? 0) << 7
        bits |= (style.clipsContent ? 1 : 0) << 15 | (style.paintsInReverse ? 1 : 0) << 16
        guard style.kind == .leaf else { return }
        bits |= (style.contentKind == .size ? 1 : 0) << 13 | (style.contentKind == .measured ? 1 : 0) << 14
    }

    subscript(sizing axis: Axis) -> SizingKind {
        @inline(__always) get { SizingKind(rawValue: UInt8(bits >> UInt32(2 * axis.rawValue) & 3))! }
        set { set(UInt32(newValue.rawValue), at: UInt32(2 * axis.rawValue), mask: 3) }
    }
    var kind: Kind {
        @inline(__always) get { Kind(rawValue: UInt8(bits >> 4 & 7))! }
        set { set(UInt32(newValue.rawValue), at: 4, mask: 7) }
    }
    var alignmentSelf: Alignment? {
        @inline(__always) get { Alignment(rawValue: UInt8(bits >> 7 & 7) &- 1) }
        @inline(__always) set { set(newValue.map { UInt32($0.rawValue) + 1 } ?? 0, at: 7, mask: 7) }
    }
    var visibility: Visibility {
        @inline(__always) get { Visibility(rawValue: UInt8(bits >> 10 & 3))! }
        @inline(__always) set { set(UInt32(newValue.rawValue), at: 10, mask: 3) }
    }
    /// The node ignores the stack.
    var hasPins: Bool {
        @inline(__always) get { bits >> 12 & 1 != 0 }
        set { set(newValue ? 1 : 0, at: 12, mask: 1) }
    }
    /// The leaf declares a content size; where it hugs, `declared` holds it.
    var hasContentSize: Bool {
        @inline(__always) get { bits >> 13 & 1 != 0 }
        set { set(newValue ? 1 : 0, at: 13, mask: 1) }
    }
    var isMeasured: Bool {
        @inline(__always) get { bits >> 14 & 1 != 0 }
        set { set(newValue ? 1 : 0, at: 14, mask: 1) }
    }

    /// What is inside is cut off at the border box.
    var clipsContent: Bool {
        @inline(__always) get { bits >> 15 & 1 != 0 }
        set { set(newValue ? 1 : 0, at: 15, mask: 1) }
    }
    /// Children are painted from the last to the first.
    var paintsInReverse: Bool {
        @inline(__always) get { bits >> 16 & 1 != 0 }
        set { set(newValue ? 1 : 0, at: 16, mask: 1) }
    }
    /// The node's place in paint order is not that of the document; its rare record holds the number.
    var hasZOrder: Bool {
        @inline(__always) get { bits >> 17 & 1 != 0 }
        set { set(newValue ? 1 : 0, at: 17, mask: 1) }
    }

    @inline(__always)
    private mutating func set(_ value: UInt32, at shift: UInt32, mask: UInt32) {
        bits = bits & ~(mask << shift) | value << shift
    }
}

/// Where a node is attached; indices into the other streams.
struct NodeLinks {
    /// The container that the node is a child of.
    var parent: UInt32
    /// The node's own container record, or `none` for a leaf.
    var container: UInt32 = NodeLinks.none
    /// The handle that its ``NodeID`` names.
    var handle: UInt32
    /// The record of its rare properties, or `none`.
    var rare: UInt32 = NodeLinks.none

    /// The largest index that an `Int` can hold, whether it has 64 bits or 32.
    @inline(__always) static var none: UInt32 { UInt32(truncatingIfNeeded: Int.max) }
}

/// Where a ``NodeID`` points. A free handle's slot is the next free handle.
struct Handle {
    var slot: UInt32
    var generation: UInt32
}

/// Properties that few nodes have, so that a plain tree never touches them. Absent numbers are NaN.
struct RareRecord {
    /// The node's slot; the next free record while this one is free.
    var node: UInt32 = 0
    var isLive = true
    var isMeasured = false
    var cornersAreMax = false
    /// Stands in `TreeCore.contentLeaves`.
    var isListed = false
    var aspectRatio = Double.nan

    // Limits and padding.

    /// Limits of the node, without its padding.
    var minimum = SIMD2<Double>(0, 0)
    var maximum = SIMD2<Double>(.infinity, .infinity)
    /// Padding of a leaf, left and top; a container's stands in its ``ContainerRecord``.
    var paddingNear = SIMD2<Double>(0, 0)
    /// Padding of a leaf, right and bottom.
    var paddingFar = SIMD2<Double>(0, 0)

    // The measurer's last answers: natural size and baseline, and height and baseline at one width.

    var measuredNatural = SIMD2<Double>(.nan, .nan)
    var naturalBaseline = Double.nan
    var measuredWidth = Double.nan
    var measuredHeight = Double.nan
    var measuredBaseline = Double.nan
    /// From the content's top; declared, or the measurer's answer that counts.
    var baseline = Double.nan
    var tag = 0

    // The rest.

    /// Content of a leaf, without padding.
    var content = SIMD2<Double>(0, 0)
    /// Hug size with padding, before limits: where shrinking starts from (SEMANTICS 6.8).
    var hug = SIMD2<Double>(0, 0)
    var shrink = 0.0
    var crossGap = 0.0
    var zOrder = 0
    var cornerRadii = SIMD4<Double>(0, 0, 0, 0)

    var hasLimits: Bool { minimum != .zero || maximum.x < .infinity || maximum.y < .infinity }
}

/// The pins of a node with rare properties; NaN where there is none. In a stream of their own, so that placing
/// children that ignore the stack reads nothing else.
struct NodePins {
    /// Left and top.
    var near = SIMD2<Double>(.nan, .nan)
    /// Right and bottom.
    var far = SIMD2<Double>(.nan, .nan)
    var center = SIMD2<Double>(.nan, .nan)

    static let none = NodePins()
}

/// One container: its declarations, its block of children, and what the plan says of it.
///
/// A block is a run of slots: `count` children and room for `capacity`, so children stay contiguous.
struct ContainerRecord {
    /// Padding left and top.
    var near = SIMD2<Double>(0, 0)
    /// Padding right and bottom.
    var far = SIMD2<Double>(0, 0)
    var gap = 0.0
    /// What the children take up along the main axis, fills not counted; gaps are. Of a long stack: its grid.
    var taken = 0.0
    /// The container's own slot; `NodeLinks.none` for the forest, whose children are the roots.
    var node: UInt32
    var first: UInt32 = 0
    var count: UInt32 = 0
    var capacity: UInt32 = 0
    /// Children that fill the main axis with a weight above 0.
    var fillCount: UInt32 = 0
    /// Children that keep the stack from being plain.
    var obstacleCount: UInt32 = 0
    var kind: Kind
    var alignment = Alignment.start
    var distribution = Distribution.start
    /// Bits 0–2 `lines`, then `wraps`, `isLive`, `isDivided` and `sortsChildren`.
    private var packed: UInt8 = 1 << 4
    var plan = ContainerPlan()

    init(kind: Kind, node: UInt32) {
        self.kind = kind
        self.node = node
    }

    var lines: LineDistribution {
        get { LineDistribution(rawValue: packed & 7)! }
        set { packed = packed & ~7 | newValue.rawValue }
    }
    @inline(__always) var wraps: Bool {
        get { packed & 1 << 3 != 0 }
        set { packed = packed & ~(1 << 3) | (newValue ? 1 << 3 : 0) }
    }
    /// The container has not been removed.
    @inline(__always) var isLive: Bool {
        get { packed & 1 << 4 != 0 }
        set { packed = packed & ~(1 << 4) | (newValue ? 1 << 4 : 0) }
    }

    /// The block is divided into chunks; see `TreeCore+Chunks.swift`.
    @inline(__always) var isDivided: Bool {
        get { packed & 1 << 5 != 0 }
        set { packed = packed & ~(1 << 5) | (newValue ? 1 << 5 : 0) }
    }

    /// Some child has, or once had, a place of its own in paint order.
    @inline(__always) var sortsChildren: Bool {
        get { packed & 1 << 6 != 0 }
        set { packed = packed & ~(1 << 6) | (newValue ? 1 << 6 : 0) }
    }

    /// The slot behind the block.
    var blockEnd: Int { Int(first) + Int(capacity) }
    /// The slots of the children; of a long stack, with holes in between.
    @inline(__always) var children: Range<Int> { Int(first)..<(Int(first) + Int(count)) }
    /// Both paddings of both axes.
    @inline(__always) var padding: SIMD2<Double> { near + far }
}
