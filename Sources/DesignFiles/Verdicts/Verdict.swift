import KitScreens
import StackLayout

/// What checking a stored number came to.
public enum Verdict: Hashable, Sendable {
    /// The rules give the number.
    case equal
    /// The rules give another number.
    case different
    /// The file gives the number, and nothing derives it: it proves nothing.
    case given(Given)
    /// What the number rests on is not in the file, or no rule is known.
    case notDecidable(Doubt.Code)
    /// There is nothing to check: a page, or a layer that is not visible.
    case none

    /// Why a number is given. Raw values are stable: they are written to reports.
    public enum Given: String, Hashable, Sendable, CaseIterable, Codable {
        /// A size that is declared as fixed.
        case fixed
        /// The size of content: a shape, an image, a text.
        case content
        /// A stack that hugs and has nothing in it keeps its size.
        case empty
        /// The first child of a stack stands at its beginning.
        case first
        /// Where something stands that no stack places.
        case placed
    }
}

/// One stored number, what the rules give for it, and what the comparison came to.
public struct CheckedNumber: Hashable, Sendable {
    /// Index of the layer in ``DesignDocument/nodes``.
    public let node: Int
    public let property: FrameProperty
    /// What the file says, in points.
    public let stored: Double?
    /// What the rules give, in points, if they give something.
    public let derived: Double?
    public let verdict: Verdict
}

/// How many numbers came to which verdict.
public struct Tally: Hashable, Sendable, Codable {
    /// Derived, and equal.
    public var derived = 0
    public var given = 0
    public var notDecidable = 0
    /// Derived, and different.
    public var different = 0

    /// Creates an empty tally.
    public init() {}

    /// All numbers that were looked at.
    public var count: Int { derived + given + notDecidable + different }

    mutating func add(_ verdict: Verdict) {
        switch verdict {
        case .equal: derived += 1
        case .different: different += 1
        case .given: given += 1
        case .notDecidable: notDecidable += 1
        case .none: break
        }
    }

    static func += (tally: inout Tally, other: Tally) {
        tally.derived += other.derived
        tally.given += other.given
        tally.notDecidable += other.notDecidable
        tally.different += other.different
    }
}

extension FrameProperty {
    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    var isSize: Bool { self == .width || self == .height }
    /// The place of the number among the four of a frame.
    var place: Int {
        switch self {
        case .x: 0
        case .y: 1
        case .width: 2
        case .height: 3
        }
    }
    static func position(_ axis: Axis) -> FrameProperty { axis == .horizontal ? .x : .y }
    static func size(_ axis: Axis) -> FrameProperty { axis == .horizontal ? .width : .height }
}
