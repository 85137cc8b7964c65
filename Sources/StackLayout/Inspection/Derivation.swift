/// Why one number of a solved tree is what it is: a formula over given numbers and other derived ones.
///
/// ```swift
/// tree.derivation(of: stack, .y)?.text      // y 334.5 = 277.5 + 41 + gap 16
/// tree.derivation(of: segment, .width)?.text  // width 70 = (370 − 2 − 2 − 4 × 4) / 5
/// ```
///
/// The formula uses the numbers of the solve, so evaluating it gives ``value`` up to rounding: of the largest number
/// in the tree, which may be much where numbers of many magnitudes meet.
public struct Derivation: Hashable, Sendable {
    /// The node that the number belongs to.
    public let node: NodeID
    /// Which number of the node it is.
    public let property: Property
    /// The number, in points.
    public let value: Double
    /// The number of the rule in SEMANTICS that gives it, such as `6.6`.
    public let rule: String
    /// The rule in a few words, such as `align center`.
    public let reason: String
    /// How the number is computed.
    public let formula: Formula

    /// The numbers in the formula, in the order in which it uses them.
    public var terms: [Term] { formula.terms }
}

extension Derivation {
    /// A number that a solve gives a node. Positions are relative to the parent's border box.
    public enum Property: Hashable, Sendable {
        case x, y, width, height
        /// The size that the node takes when nothing is distributed to it (SEMANTICS 6.1).
        case natural(Axis)
        /// The extent of the content box (1.5).
        case inner(Axis)
        /// Where a child that shrinks starts from (6.8).
        case base(Axis)
        /// Distance from the top of the border box to the first baseline; the height where there is none (10a).
        case baseline
        /// The height that follows from declarations alone, before anything shrinks (12.4).
        case knownHeight
        /// Where a line of a wrapping stack starts across its main axis; lines count from 0. From right to
        /// left a column starts at its right edge.
        case lineStart(Int)
        /// The cross size that a line's children need (8.2).
        case lineSize(Int)
        /// The cross size of a line that was stretched (8.10).
        case lineExtent(Int)

        /// The size on an axis.
        static func size(_ axis: Axis) -> Property { axis == .horizontal ? .width : .height }
        /// The position on an axis.
        static func position(_ axis: Axis) -> Property { axis == .horizontal ? .x : .y }
    }

    /// One number in a formula.
    public struct Term: Hashable, Sendable {
        /// The number, in points unless its source says otherwise.
        public let value: Double
        /// Where the number comes from.
        public let source: Source
        /// Whether texts say what the number is even beside others.
        let isLabelled: Bool

        /// Creates a term.
        init(_ value: Double, _ source: Source, isLabelled: Bool = false) {
            self.value = value
            self.source = source
            self.isLabelled = isLabelled
        }
    }

    /// Where a number in a formula comes from.
    public enum Source: Hashable, Sendable {
        /// Declared in a node's style.
        case declared(LayoutError.Property, of: NodeID)
        /// Answered by the measurer.
        case measured(LayoutError.Property, of: NodeID)
        /// Derived: it has a derivation of its own.
        case derived(Property, of: NodeID)
        /// A number of the rule itself: a count, or 0.
        case rule
    }
}

extension Derivation {
    /// How far the formula may be off, relative to its largest number, at least to 1 point.
    static let tolerance = 1e-9

    /// Whether evaluating the formula gives the value.
    var isConsistent: Bool {
        let scale = terms.reduce(1) { max($0, $1.value.magnitude) }
        return (formula.value - value).magnitude <= Self.tolerance * scale
    }
}
