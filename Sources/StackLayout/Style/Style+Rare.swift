/// Properties that few nodes have.
extension Style {
    // MARK: Size

    /// The least and the largest width (4.1).
    public var widthLimits: Limits {
        get { rareValues.widthLimits }
        set { changeRare { $0.widthLimits = newValue } }
    }
    /// The least and the largest height (4.1).
    public var heightLimits: Limits {
        get { rareValues.heightLimits }
        set { changeRare { $0.heightLimits = newValue } }
    }
    /// Width divided by height, above 0; leaves only. The axis that is not declared follows the other (12).
    public var aspectRatio: Double? {
        get { rareValues.aspectRatio }
        set { changeRare { $0.aspectRatio = newValue } }
    }

    // MARK: As a container

    /// Space between lines; counts only with `wraps`.
    public var crossGap: Double {
        get { rareValues.crossGap }
        set { changeRare { $0.crossGap = newValue } }
    }

    // MARK: As a child

    /// How readily the child gives way when its line overflows, at least 0; only ratios matter (6.8).
    public var shrink: Double {
        get { rareValues.shrink }
        set { changeRare { $0.shrink = newValue } }
    }
    /// If given, the child ignores the stack and is placed by these pins (11).
    public var pins: Pins? {
        get { rareValues.pins }
        set { changeRare { $0.pins = newValue } }
    }

    // MARK: Look

    /// The box's corners; they change no frame.
    public var corners: Corners {
        get { rareValues.corners }
        set { changeRare { $0.corners = newValue } }
    }

    /// The place among its siblings in paint order: those with a larger number are painted later, on top. Of
    /// equal numbers document order decides (see ``paintsInReverse``). Changes no frame.
    public var zOrder: Int {
        get { rareValues.zOrder }
        set { changeRare { $0.zOrder = newValue } }
    }

    // MARK: Content

    /// Distance from the top of the content, of a known size.
    @usableFromInline var baseline: Double? { rareValues.baseline }
    /// Which measured content it is.
    @usableFromInline var tag: Int { rareValues.tag }

    @usableFromInline mutating func setRareContent(baseline: Double?, tag: Int) {
        changeRare {
            $0.baseline = baseline
            $0.tag = tag
        }
    }

    /// All of them.
    private var rareValues: RareStyle.Values { rare?.values ?? .none }

    private mutating func changeRare(_ change: (inout RareStyle.Values) -> Void) {
        var values = rareValues
        change(&values)
        rare = values == .none ? nil : RareStyle(values)
    }
}

/// The rare properties of a style. Never changes, so that styles share it.
@usableFromInline
final class RareStyle: Hashable, Sendable {
    /// What is in it.
    struct Values: Hashable, Sendable {
        var widthLimits = Limits.none
        var heightLimits = Limits.none
        var aspectRatio: Double?
        var crossGap = 0.0
        var shrink = 0.0
        var pins: Pins?
        var corners = Corners.square
        var zOrder = 0
        var baseline: Double?
        var tag = 0

        /// All at their defaults.
        static let none = Values()
    }

    let values: Values

    init(_ values: Values) { self.values = values }

    @usableFromInline
    static func == (one: RareStyle, other: RareStyle) -> Bool { one === other || one.values == other.values }
    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
