import StackLayout

/// A bar in a table row that shows how much is done. The kit's is half done.
public struct ProgressRow: Hashable, Sendable {
    /// How much is done, 0 … 1; other numbers count as the nearer end, NaN as 0.
    public var fraction: Double
    public var appearance: Appearance
    /// The width of the row, in points.
    public var width: Double

    /// Creates a row; by default as wide as the kit's.
    public init(_ fraction: Double, _ appearance: Appearance = .light, width: Double = 402) {
        self.fraction = fraction
        self.appearance = appearance
        self.width = width
    }

    /// The row as a component.
    public var component: Component {
        let row = appearance.choose(
            light: Paint(Color(0xFFFFFF, alpha: 0), blend: .multiply),
            dark: Paint(Color(0x000000, alpha: 0), blend: .screen))
        let separator = appearance.choose(
            light: Color(0xC6C6C8, swatch: "Separators/Light/Opaque"),
            dark: Color(0x38383A, swatch: "Separators/Dark/Opaque"))
        let track = appearance.choose(
            light: Color(0x787878, alpha: 0.2, swatch: "Fills/Light/1 Primary"),
            dark: Color(0x787880, alpha: 0.36, swatch: "Fills/Dark/1 Primary"))
        let bar = appearance.choose(
            light: Color(0x0088FF, swatch: "System Colors/Light/8 Blue"),
            dark: Color(0x0091FF, swatch: "System Colors/Dark/8 Blue"))
        let done = fraction.isNaN ? 0 : min(max(fraction, 0), 1)

        var builder = ScreenBuilder(ScreenEnvironment())
        let root = builder.add(
            "", .component, to: nil,
            Style.horizontal(padding: EdgeInsets(right: 16, left: 16)).sized(.fixed(width), 44))
        let stack = builder.add(
            "Stack", .group, to: root,
            Style.vertical(gap: 3, padding: EdgeInsets(top: 20, bottom: 20)).sized(.fill, .fill)
        ) {
            $0.fills = [row]
            $0.shadows = [Shadow(x: 0, y: 0.5, blur: 0, spread: 0, paint: Paint(separator))]
        }
        let rounded = Style.horizontal().sized(.fill, .fill).with { $0.corners = .max }
        let line = builder.add("Stack", .group, to: stack, rounded) { $0.fills = [Paint(track)] }
        builder.add(
            "Fill", .group, to: line,
            Style.leaf.sized(.fraction(done), .fill).with { $0.corners = .max }
        ) { $0.fills = [Paint(bar)] }
        return Component(
            name: "Progress Indicators/\(appearance.rawValue)/Table View Row", parts: builder.parts)
    }
}
