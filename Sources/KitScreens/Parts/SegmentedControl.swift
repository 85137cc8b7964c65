import StackLayout

/// A track that any number of segments share equally. The kit's have five.
public struct SegmentedControl: Hashable, Sendable {
    /// One segment.
    public struct Segment: Hashable, Sendable {
        /// The name of the layer.
        public var name: String
        /// What the segment says instead of what its component says, in the order of the document.
        public var texts: [String]

        /// Creates a segment that says `text`, or what its component says.
        public init(_ name: String, texts: [String] = []) {
            self.name = name
            self.texts = texts
        }
    }

    public var segments: [Segment]
    /// The index of the selected segment; `nil` or one that there is not selects none.
    public var selected: Int?
    /// The height of the track, in points: 48 for the kit's large control, 32 for the small one.
    public var height: Double
    /// The width of the track, in points.
    public var width: Double
    public var isEnabled: Bool
    public var appearance: Appearance

    /// Creates a control; by default as wide as the kit's and as high as its large one.
    public init(
        _ segments: [Segment], selected: Int? = 0, height: Double = 48, width: Double = 370,
        isEnabled: Bool = true, appearance: Appearance = .light
    ) {
        self.segments = segments
        self.selected = selected
        self.height = height
        self.width = width
        self.isEnabled = isEnabled
        self.appearance = appearance
    }

    /// Creates a control whose segments say what they are called.
    public init(titles: [String], selected: Int? = 0, appearance: Appearance = .light) {
        self.init(titles.map { Segment($0, texts: [$0]) }, selected: selected, appearance: appearance)
    }

    /// The control as a component, with this name.
    public func component(named name: String) -> Component {
        let fill = appearance.choose(
            light: Color(0x767680, alpha: 0.12, swatch: "Fills/Light/3 Tertiary"),
            dark: Color(0x767680, alpha: 0.24, swatch: "Fills/Dark/3 Tertiary"))
        var builder = ScreenBuilder(ScreenEnvironment())
        var track = Style.horizontal(gap: 4, padding: EdgeInsets(top: 2, right: 2, bottom: 2, left: 2))
        track.corners = .max
        let root = builder.add("", .component, to: nil, track.sized(.fixed(width), .fixed(height))) {
            $0.fills = [Paint(fill), Paint(Color(0xFFFFFF))]
            $0.opacity = isEnabled ? 1 : 0.5
        }
        for (index, segment) in segments.enumerated() {
            let isSelected = index == selected
            var style = Style.leaf.sized(.fill, .fill)
            if isSelected { style.corners = .max }
            builder.add(segment.name, .instance, to: root, style) {
                let state = isSelected ? "5 - Selected" : "1 - Unselected"
                $0.symbol = "Segmented Controls//\(appearance.rawValue)/\(state)"
                $0.overrides = segment.texts.map { .init("text", .text($0)) }
            }
        }
        return Component(name: name, parts: builder.parts)
    }
}
