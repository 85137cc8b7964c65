import StackLayout

/// A spinner of any size: eight spokes on a circle, each less transparent than the one before, but for the
/// first.
///
/// The kit has three sizes whose spokes are not in proportion. Spokes of a size between two of them lie on the
/// line between theirs; beyond the smallest and the largest they are in proportion to that one.
public struct Spinner: Hashable, Sendable {
    /// The side of the square, in points.
    public var side: Double
    /// Across a spoke, in points.
    public var spokeWidth: Double
    /// Along a spoke, in points.
    public var spokeLength: Double
    /// What the kit calls the size.
    public var sizeName: String
    /// The angles of spokes whose box is stored lying: width and height changed over about the same centre.
    public var lyingSpokes: Set<Int> = []

    /// The kit's spinner of 35 points.
    public static let large = Spinner(side: 35, spokeWidth: 5, spokeLength: 13, sizeName: "Large")
    /// The kit's spinner of 20 points.
    public static let regular: Spinner = {
        var spinner = Spinner(side: 20, spokeWidth: 8.0 / 3, spokeLength: 20.0 / 3, sizeName: "Regular")
        spinner.lyingSpokes = [90, 135, 270, 315]
        return spinner
    }()
    /// The kit's spinner of 14 points.
    public static let small = Spinner(side: 14, spokeWidth: 2, spokeLength: 4, sizeName: "Small")

    /// Creates a spinner from all its measures, in points.
    public init(side: Double, spokeWidth: Double, spokeLength: Double, sizeName: String) {
        self.side = side
        self.spokeWidth = spokeWidth
        self.spokeLength = spokeLength
        self.sizeName = sizeName
    }

    /// Creates a spinner whose spokes follow from the kit's; `side` is in points, at least 0.
    public init(side: Double) {
        let known = [Spinner.small, .regular, .large]
        let upper = known.first { $0.side >= side } ?? .large
        let lower = known.last { $0.side <= side } ?? .small
        self.init(
            side: side, spokeWidth: Self.between(lower, upper, \.spokeWidth, side),
            spokeLength: Self.between(lower, upper, \.spokeLength, side), sizeName: "\(side)")
    }

    private static func between(
        _ lower: Spinner, _ upper: Spinner, _ measure: KeyPath<Spinner, Double>, _ side: Double
    ) -> Double {
        guard lower.side < upper.side, side >= lower.side, side <= upper.side else {
            return lower[keyPath: measure] * side / lower.side
        }
        let part = (side - lower.side) / (upper.side - lower.side)
        return lower[keyPath: measure] + part * (upper[keyPath: measure] - lower[keyPath: measure])
    }

    /// The spinner as a component.
    public func component(_ appearance: Appearance = .light) -> Component {
        var builder = ScreenBuilder(ScreenEnvironment())
        let root = builder.add("", .component, to: nil, Style.free().sized(.fixed(side), .fixed(side))) {
            $0.fills = [appearance.secondaryLabelPaint]
        }
        for turn in 0..<8 {
            let angle = 45 * turn
            let isLying = lyingSpokes.contains(angle)
            let (width, height) = isLying ? (spokeLength, spokeWidth) : (spokeWidth, spokeLength)
            let radius = (side - spokeLength) / 2
            let direction = Self.directions[turn]
            var style = Style.leaf.sized(.fixed(width), .fixed(height)).pinned(
                Pins(centerX: radius * direction.x, centerY: radius * direction.y))
            style.corners = .max
            // The kit calls the spoke at 315 by another name.
            builder.add(angle == 315 ? "325" : "\(angle)", .rect, to: root, style) {
                $0.fills = [Paint(Color(0x000000))]
                $0.opacity = turn == 0 ? 1 : Double(3 + 12 * turn) / 100
                $0.angle = Double(isLying ? angle - 90 : angle)
            }
        }
        let name = "Progress Indicators/\(appearance.rawValue)/Indeterminate Spinner - \(sizeName)"
        return Component(name: name, parts: builder.parts)
    }

    /// The directions of the spokes, clockwise from the top; y points down.
    private static let directions: [(x: Double, y: Double)] = {
        let diagonal = 0.5.squareRoot()
        return [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal),
            (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
        ]
    }()
}
