import KitScreens
import StackLayout

/// What checking one input came to, as reports show it: the same for design documents and for components.
public struct CheckedInput: Sendable {
    /// How results call the input, such as the path of its file.
    public var name: String
    /// What kind of file it is, for people: `Figma`.
    public var kind: String
    /// How far a number may be off, in points.
    public var tolerance: Double
    public internal(set) var tally = Tally()
    public internal(set) var components: [CheckedComponent] = []
    /// What was left out, one line each.
    public var notes: [String] = []
}

/// One component of a ``CheckedInput``.
public struct CheckedComponent: Sendable {
    public internal(set) var name: String
    /// The identifier that the file gives it; empty if it gives none.
    public internal(set) var id = ""
    /// The page that it stands on; empty if on none.
    public internal(set) var page = ""
    public internal(set) var tally = Tally()
    /// The largest distance of a number that differs, in points.
    public internal(set) var largest = 0.0
    /// What is visible in it, depth first; it comes first itself.
    public internal(set) var layers: [CheckedLayer] = []
    /// The numbers that differ and those that are not decidable, layer by layer.
    public internal(set) var findings: [Finding] = []

    /// Whether there is a number in it that was looked at.
    var isShown: Bool { tally.count > 0 }

    /// A number that is not derived as stored.
    public struct Finding: Sendable {
        /// Index in ``CheckedComponent/layers``; `nil` for a part that is hidden and has a stored frame.
        public var layer: Int?
        /// The names from the component down to the layer or part.
        public var path: String
        /// `nil` for a part that is hidden and has a stored frame.
        public var property: FrameProperty?
        public var verdict: Verdict
        public var stored: Double?
        public var derived: Double?
        /// Why: how the derived number comes about, or why none does.
        public var reason: String
        /// The single change of a declaration that would make the number agree and cures most; empty if none.
        public var suggestion = ""
    }
}

/// One visible layer of a ``CheckedComponent``.
public struct CheckedLayer: Sendable {
    public internal(set) var name: String
    /// The names from the component down to the layer.
    public internal(set) var path: String
    public internal(set) var id: String
    /// How many layers it is inside of.
    public internal(set) var depth: Int
    /// The stored frame, and the derived one where something is derived, from the component's top left corner.
    public internal(set) var stored: Rect?
    public internal(set) var derived: Rect?
    /// The stored frame's numbers as the file has them, from the parent's corner.
    public internal(set) var frame: Rect?
    /// Of x, y, width and height.
    public internal(set) var verdicts: [Verdict]

    /// Whether some number has a verdict that is picked.
    func has(_ isWanted: (Verdict) -> Bool) -> Bool { verdicts.contains(where: isWanted) }
}

extension Verdict {
    /// The verdict in a letter, for data that a script reads; stable.
    var letter: Character {
        switch self {
        case .equal: "e"
        case .different: "d"
        case .given: "g"
        case .notDecidable: "u"
        case .none: "n"
        }
    }

    /// Whether the file cannot say whether the number is right.
    var isUndecided: Bool {
        if case .notDecidable = self { return true }
        return false
    }
}
