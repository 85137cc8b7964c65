// Page "Progress Indicators": the spinners, eight spokes on a circle in a square.

/// The sizes of spinners, with what their page documents of each.
enum SpinnerSize: String, CaseIterable {
    case large = "Large"
    case regular = "Regular"
    case small = "Small"

    /// The side of the square.
    var side: Double {
        switch self {
        case .large: 35
        case .regular: 20
        case .small: 14
        }
    }

    /// Across a spoke. Regular is the kit's 2.67 before it was rounded.
    var spokeWidth: Double {
        switch self {
        case .large: 5
        case .regular: 8.0 / 3
        case .small: 2
        }
    }

    /// Along a spoke. Regular is the kit's 6.67 before it was rounded.
    var spokeLength: Double {
        switch self {
        case .large: 13
        case .regular: 20.0 / 3
        case .small: 4
        }
    }

    /// The spokes whose stored box lies: width and height are swapped about the same centre.
    var lyingSpokes: Set<Int> { self == .regular ? [90, 135, 270, 315] : [] }

    /// The stored frames, clockwise from the top.
    var storedFrames: [String] {
        switch self {
        case .large:
            [
                "5 × 13 @15,0", "5 × 13 @22.78,3.22", "5 × 13 @26,11", "5 × 13 @22.78,18.78",
                "5 × 13 @15,22", "5 × 13 @7.22,18.78", "5 × 13 @4,11", "5 × 13 @7.22,3.22",
            ]
        case .regular:
            [
                "2.67 × 6.67 @8.67,0", "2.67 × 6.67 @13.38,1.95", "6.67 × 2.67 @13.33,8.67",
                "6.67 × 2.67 @11.38,13.38", "2.67 × 6.67 @8.67,13.33", "2.67 × 6.67 @3.95,11.38",
                "6.67 × 2.67 @0,8.67", "6.67 × 2.67 @1.95,3.95",
            ]
        case .small:
            [
                "2 × 4 @6,0", "2 × 4 @9.54,1.46", "2 × 4 @11,5", "2 × 4 @9.54,8.54", "2 × 4 @6,10",
                "2 × 4 @2.46,8.54", "2 × 4 @1,5", "2 × 4 @2.46,1.46",
            ]
        }
    }
}

extension KitScreens {
    /// A spinner: eight spokes, each less transparent than the one before, but for the first.
    static func spinner(_ size: SpinnerSize, _ appearance: Appearance) -> String {
        let name = "Progress Indicators/\(appearance.rawValue)/Indeterminate Spinner - \(size.rawValue)"
        let side = NumberText.number(size.side)
        let root = """
            COMPONENT "\(name)" \(side) × \(side)
              | w\(side) h\(side) free fill \(appearance.secondaryLabel)
            """
        let opacities = [100, 15, 27, 39, 51, 63, 75, 87]
        let spokes = opacities.indices.map { turn in
            spoke(size, angle: 45 * turn, opacity: opacities[turn], stored: size.storedFrames[turn])
        }
        return ([root] + spokes).joined(separator: "\n")
    }

    /// A spoke whose outer end, when it points up, touches the edge of the square.
    private static func spoke(_ size: SpinnerSize, angle: Int, opacity: Int, stored: String) -> String {
        // Stored under a name that is not its angle: the spoke stands at 315.
        let name = angle == 315 ? 325 : angle
        let radius = (size.side - size.spokeLength) / 2
        let direction = direction(angle)
        let x = NumberText.number(radius * direction.x)
        let y = NumberText.number(radius * direction.y)
        let isLying = size.lyingSpokes.contains(angle)
        let width = NumberText.number(isLying ? size.spokeLength : size.spokeWidth)
        let height = NumberText.number(isLying ? size.spokeWidth : size.spokeLength)
        // The kit stores no rotation; a box that lies needs a quarter turn less.
        let rotation = isLying ? angle - 90 : angle
        return """
              rect "\(name)" \(stored) w\(width) h\(height) pin centerX\(x) centerY\(y)
                | corners max fill #000000 opacity \(opacity)% angle\(rotation)
            """
    }

    /// The direction at an angle clockwise from the top, a multiple of 45°; y points down.
    private static func direction(_ angle: Int) -> (x: Double, y: Double) {
        let diagonal = 0.5.squareRoot()
        return [
            (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal),
            (0, 1), (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
        ][angle / 45]
    }
}
