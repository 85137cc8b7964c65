import StackLayout

/// Something about a layer that the file does not say, or that no known rule covers: numbers that rest on it
/// are not decidable.
public struct Doubt: Hashable, Sendable {
    /// Why a number cannot be decided. Raw values are stable: they are written to reports.
    public enum Code: String, Hashable, Sendable, CaseIterable, Codable {
        /// Stored frames of an instance contradict its own declarations: it was not laid out again.
        case staleInstance = "stale-instance"
        /// Children meet at their baselines, and nothing says where those are.
        case baseline = "baseline-without-ascent"
        /// The size of a text that fills counts in a parent that hugs: it would have to be measured.
        case textFillInHug = "text-fill-in-hug"
        /// The parent, or something around it, is rotated: boxes along the axes do not say where things are.
        case rotatedParent = "rotated-parent"
        /// Placed by a grid.
        case grid = "grid"
        /// A declaration has a value that is not known: a newer version of the format, maybe.
        case unknownValue = "unknown-value"
        /// A key that looks like a declaration and is not known.
        case unknownKey = "unknown-key"
        /// A declaration has a value that it cannot have, such as a negative size.
        case invalidValue = "invalid-value"
        /// The layer, or one that its frame depends on, has no stored frame.
        case missingFrame = "missing-frame"
        /// Space between children that do not fit, in a way that no known rule gives.
        case negativeSpace = "negative-space"
        /// One child and space around it or evenly (Sketch).
        case spreadOfOne = "spread-of-one"
        /// A child fills a parent that fits its content (Sketch).
        case fillInFit = "fill-in-fit"
        /// A rotated child: its box or its bounding box may count (Sketch).
        case rotatedItem = "rotated-item"
        /// Spacing that was inferred from where layers stand (Sketch before Stacks).
        case inferredLayout = "inferred-layout"
        /// A size relative to the parent's, of which it is not known what it leaves out (Sketch).
        case relativeSize = "relative-size"
        /// Borders take part in the layout, in a way that is not known (Sketch).
        case borders = "borders-in-layout"
    }

    /// Which numbers rest on what is not known.
    public struct Scope: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The layer's own width.
        public static let width = Scope(rawValue: 1)
        /// The layer's own height.
        public static let height = Scope(rawValue: 2)
        /// Where the layer stands across the page, in its parent.
        public static let x = Scope(rawValue: 4)
        /// Where the layer stands down the page, in its parent.
        public static let y = Scope(rawValue: 8)
        /// Across the page: widths of children that fill, their x, the layer's own width if it hugs.
        public static let horizontalContent = Scope(rawValue: 16)
        /// Down the page, likewise.
        public static let verticalContent = Scope(rawValue: 32)

        /// All that depends on how children are laid out.
        public static let content: Scope = [.horizontalContent, .verticalContent]
        /// The layer's own frame.
        public static let frame: Scope = [.x, .y, .width, .height]

        /// What depends on how children are laid out on an axis.
        static func content(_ axis: Axis) -> Scope {
            axis == .horizontal ? .horizontalContent : .verticalContent
        }
        /// The layer's own size on an axis.
        static func size(_ axis: Axis) -> Scope { axis == .horizontal ? .width : .height }
        /// Where the layer stands on an axis.
        static func position(_ axis: Axis) -> Scope { axis == .horizontal ? .x : .y }
    }

    public var code: Code
    public var scope: Scope
    /// What the file says, for people: `layoutMode "DIAGONAL"`.
    public var detail: String
    /// Whether a number that agrees all the same counts as derived.
    public var isOverruledByAgreement: Bool

    /// Creates a doubt.
    public init(_ code: Code, _ scope: Scope, _ detail: String = "", isOverruledByAgreement: Bool = false) {
        self.code = code
        self.scope = scope
        self.detail = detail
        self.isOverruledByAgreement = isOverruledByAgreement
    }
}

extension Doubt {
    /// Whether a number that the file gives is in doubt too: not by a key that may say nothing about it.
    var concernsGiven: Bool { code != .unknownKey }
}

extension Doubt.Code {
    /// The reason in a few words.
    public var reason: String {
        switch self {
        case .staleInstance: "an instance that was not laid out again since it or its component changed"
        case .baseline: "aligned by baselines that the file does not give"
        case .textFillInHug: "rests on the size of a text that fills a hugging parent"
        case .rotatedParent: "inside something rotated"
        case .grid: "placed by a grid"
        case .unknownValue: "rests on a value that is not known"
        case .unknownKey: "rests on a key that is not known"
        case .invalidValue: "rests on a value that cannot be"
        case .missingFrame: "rests on a layer without a stored frame"
        case .negativeSpace: "space between children that do not fit"
        case .spreadOfOne: "one child with space around it"
        case .fillInFit: "a child that fills a parent that fits its content"
        case .rotatedItem: "rests on how a rotated child is counted"
        case .inferredLayout: "spacing that was inferred from where layers stand"
        case .relativeSize: "a size relative to the parent's"
        case .borders: "borders that take part in the layout"
        }
    }
}
