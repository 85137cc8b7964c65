/// What a size declaration means on one axis, decided from declarations alone (SEMANTICS 2).
enum Mode: UInt32 {
    /// The node's natural size: fixed, hug, derived through an aspect ratio, a main-axis fill of weight 0.
    case natural
    /// A share of the free space on the parent's main axis; all of the line elsewhere.
    case fill
    /// A part of the parent's content box; of its border box for a child that ignores the stack.
    case fraction
    /// Ignores the stack: what its edges leave of the parent's border box (11.2).
    case pinned
    /// Ignores the stack: as large as the parent's border box (11.2, fill with a centre).
    case outer
}

/// What declarations decide about a node before any number is known (SEMANTICS 2, 3), in one word.
struct NodePlan {
    /// Bits 0–2 mode in W, 3–5 mode in H, 6–8 effective alignment, then one bit each, W before H where a flag
    /// has two axes.
    private(set) var bits: UInt32

    /// A node that does not exist for layout: hidden, inside a hidden one, or not planned yet.
    static let absent = NodePlan(bits: 0)
    /// A hidden node: it does not exist, and stands in the way of its siblings' fast path.
    static let hidden = NodePlan(bits: 1 << 23)

    /// A child in flow, with all else undecided.
    static let inFlow = NodePlan(bits: 1 << 9 | 1 << 10)
    /// A child that ignores the stack.
    static let ignoringStack = NodePlan(bits: 1 << 9)

    private init(bits: UInt32) { self.bits = bits }

    subscript(mode axis: Axis) -> Mode {
        @inline(__always) get { Mode(rawValue: bits >> UInt32(3 * axis.rawValue) & 7)! }
        set {
            let shift = UInt32(3 * axis.rawValue)
            bits = bits & ~(7 << shift) | newValue.rawValue << shift
        }
    }
    /// Where the node stands across its line: start, center, end or baseline (2.7).
    var alignment: Alignment {
        @inline(__always) get { Alignment(rawValue: UInt8(bits >> 6 & 7))! }
        set { bits = bits & ~(7 << 6) | UInt32(newValue.rawValue) << 6 }
    }

    /// The node is laid out.
    @inline(__always) var exists: Bool { bits >> 9 & 1 != 0 }
    /// A child in the sense of SEMANTICS 1.4: visible, not ignoring the stack.
    @inline(__always) var isInFlow: Bool { bits >> 10 & 1 != 0 }
    /// May give way on the parent's main axis (2.9).
    var shrinks: Bool {
        @inline(__always) get { flag(11) }
        set { set(11, newValue) }
    }
    /// Takes part in a baseline group (10a.a).
    var isOnBaseline: Bool {
        @inline(__always) get { flag(12) }
        set { set(12, newValue) }
    }
    /// Is definite on an axis (3).
    subscript(definite axis: Axis) -> Bool {
        @inline(__always) get { flag(13 + axis.rawValue) }
        set { set(13 + axis.rawValue, newValue) }
    }
    /// Limits or own padding may change a size on an axis (4.1).
    subscript(limited axis: Axis) -> Bool {
        @inline(__always) get { flag(15 + axis.rawValue) }
        set { set(15 + axis.rawValue, newValue) }
    }
    /// The natural size on an axis is to be computed from the content: children or a measurer's answer.
    subscript(hugs axis: Axis) -> Bool {
        @inline(__always) get { flag(17 + axis.rawValue) }
        set { set(17 + axis.rawValue, newValue) }
    }

    /// A leaf whose height follows its width (12.1).
    var derivesHeight: Bool {
        @inline(__always) get { flag(19) }
        set { set(19, newValue) }
    }

    /// A leaf with an effective aspect ratio: its content does not count (12).
    var ignoresContent: Bool {
        @inline(__always) get { flag(20) }
        set { set(20, newValue) }
    }

    /// Limits or own padding may change a size on some axis.
    @inline(__always) var isLimited: Bool { bits >> 15 & 3 != 0 }
    /// Keeps its parent from being a plain stack.
    var isObstacle: Bool {
        @inline(__always) get { flag(23) }
        set { set(23, newValue) }
    }
    /// Counts among its parent's fills.
    var countsAsFill: Bool {
        @inline(__always) get { flag(24) }
        set { set(24, newValue) }
    }
    /// Was declared anew since it was planned.
    var isEdited: Bool {
        @inline(__always) get { flag(25) }
        set { set(25, newValue) }
    }

    /// The solve under way has listed the node among those whose frames changed.
    var isListed: Bool {
        @inline(__always) get { flag(28) }
        set { set(28, newValue) }
    }

    /// Fills, and nobody asks for its natural size on an axis.
    subscript(unasked axis: Axis) -> Bool {
        @inline(__always) get { flag(26 + axis.rawValue) }
        set { set(26 + axis.rawValue, newValue) }
    }

    /// The mode on an axis is fill.
    subscript(fills axis: Axis) -> Bool {
        @inline(__always) get { flag(21 + axis.rawValue) }
        set { set(21 + axis.rawValue, newValue) }
    }
    /// Both modes are natural.
    @inline(__always) var isNatural: Bool { bits & 0b111_111 == 0 }
    /// Where the mode is pinned, as a mask over both axes.
    var pinnedMask: SIMDMask<SIMD2<Int64>> {
        var mask = SIMDMask<SIMD2<Int64>>(repeating: false)
        for axis in Axis.allCases { mask[axis.rawValue] = self[mode: axis] == .pinned }
        return mask
    }
    /// Where the mode is fill, as a mask over both axes.
    @inline(__always) var fillMask: SIMDMask<SIMD2<Int64>> {
        let lanes = SIMD4<UInt32>(1 << 21, 1 << 21, 1 << 22, 1 << 22)
        // Both halves of each lane of 64 bits at once: the oldest x86-64 cannot compare those.
        return unsafe unsafeBitCast(
            (SIMD4(repeating: bits) & lanes) .== lanes, to: SIMDMask<SIMD2<Int64>>.self)
    }
    /// The part of the free space across that stands before the node; only without baselines.
    @inline(__always) var alignmentFactor: Double { Double(bits >> 6 & 7) * 0.5 }

    @inline(__always) private func flag(_ bit: Int) -> Bool { bits >> UInt32(bit) & 1 != 0 }
    @inline(__always)
    private mutating func set(_ bit: Int, _ value: Bool) {
        bits = bits & ~(1 << UInt32(bit)) | (value ? 1 : 0) << UInt32(bit)
    }
}

/// What the plan says of a container and of its children taken together.
///
/// What it says of the children may be outdated in one direction: a flag stays when the last child that asked
/// for it has gone. No frame depends on that; `plain`, on which the last bits of a frame may depend, is exact.
struct ContainerPlan: OptionSet {
    let rawValue: UInt32

    // Of the container itself.

    /// Hidden, inside a hidden container, or removed: nothing to do.
    static let absent = ContainerPlan(rawValue: 1 << 0)
    /// The natural size on an axis follows from the children.
    static let hugsWidth = ContainerPlan(rawValue: 1 << 1)
    static let hugsHeight = ContainerPlan(rawValue: 1 << 2)
    /// It has a least or largest size.
    static let hasLimits = ContainerPlan(rawValue: 1 << 3)
    /// It may shrink: its hug size before limits is kept.
    static let shrinks = ContainerPlan(rawValue: 1 << 4)

    /// Its height, or that of something in it, may follow from a width: text, lines, aspect ratios. Stays when
    /// that has gone; no number depends on it.
    static let followsWidths = ContainerPlan(rawValue: 1 << 5)

    // Of its children.

    /// Some child ignores the stack.
    static let hasPinnedChildren = ContainerPlan(rawValue: 1 << 8)
    /// Some child fills the main axis with a weight above 0.
    static let hasFills = ContainerPlan(rawValue: 1 << 9)
    /// Some child may shrink.
    static let hasShrinking = ContainerPlan(rawValue: 1 << 10)
    /// Some child is a fraction on either axis.
    static let hasFractions = ContainerPlan(rawValue: 1 << 11)
    /// Some child takes part in a baseline group.
    static let hasBaselines = ContainerPlan(rawValue: 1 << 12)
    /// Limits or padding of some child that fills may change its size.
    static let hasLimitedFills = ContainerPlan(rawValue: 1 << 13)

    // Of both.

    /// A stack in one line, without limits and not shrinking, whose children are no obstacles; see
    /// `PlainStacks.swift`.
    static let plain = ContainerPlan(rawValue: 1 << 16)

    /// A stack of many children in one line, none of them an obstacle or a fill, from its start on; see
    /// `LongStacks.swift`.
    static let long = ContainerPlan(rawValue: 1 << 17)

    // While edits are worked off, see `Incremental.swift`.

    /// Waits for its edited children to be planned.
    static let isEdited = ContainerPlan(rawValue: 1 << 24)
    /// All its children are to be planned again.
    static let replansChildren = ContainerPlan(rawValue: 1 << 25)
    /// Waits for its natural size to be computed.
    static let awaitsNaturalSize = ContainerPlan(rawValue: 1 << 26)
    /// Waits for its children to be placed.
    static let awaitsPlacing = ContainerPlan(rawValue: 1 << 27)

    /// What the parent's plan decides about a container.
    static let own: ContainerPlan = [.absent, .hugsWidth, .hugsHeight, .hasLimits, .shrinks]
    static let waiting: ContainerPlan = [.isEdited, .replansChildren, .awaitsNaturalSize, .awaitsPlacing]

    /// Where the container hugs, as a mask over both axes.
    @inline(__always) var hugMask: SIMDMask<SIMD2<Int64>> {
        (SIMD2(repeating: Int64(rawValue)) & SIMD2(1 << 1, 1 << 2)) .!= 0
    }
}

/// What occurs anywhere in a tree; decides which passes it needs.
struct TreeFeatures {
    var hasMeasured = false
    var hasWrapping = false
    var hasBaselines = false
    /// Some leaf's width follows its height.
    var hasDerivedWidths = false
    /// Heights that follow from declarations alone are planned: some width was derived from the start.
    var plansKnownHeights = false
    /// Some leaf's height follows its width.
    var hasDerivedHeights = false
    /// Some row would be long if its direction were the other one.
    var dependsOnDirection = false
    /// Some share needs more than one round.
    var hasContests = false

    /// Whether heights do not depend on widths, so that one sweep can do both axes.
    var axesAreIndependent: Bool { !hasMeasured && !hasWrapping && !hasDerivedHeights }
}
