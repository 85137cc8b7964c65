/// A shadow: the part's outline, moved, grown and blurred; outside of the part or inside it. In points.
public struct Shadow: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var blur: Double
    /// How much the outline grows; may be negative.
    public var spread: Double
    public var paint: Paint

    /// Creates a shadow.
    public init(x: Double, y: Double, blur: Double, spread: Double, paint: Paint) {
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.paint = paint
    }
}

/// A line along the part's outline.
public struct Border: Hashable, Sendable {
    /// In points.
    public var thickness: Double
    public var position: Position
    public var paint: Paint

    /// Creates a border.
    public init(_ thickness: Double, _ position: Position, paint: Paint) {
        self.thickness = thickness
        self.position = position
        self.paint = paint
    }

    /// On which side of the outline the line lies.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        case inside, center, outside
    }
}

/// What a part does to its own pixels, or to those below it.
public enum Blur: Hashable, Sendable {
    /// The part itself is blurred; the radius is in points.
    case gaussian(radius: Double)
    /// What lies below is seen through the part as through glass.
    case glass(Glass)

    /// The parameters of glass, as documents store them; 1 is neutral for saturation and brightness, 0 for
    /// the others.
    public struct Glass: Hashable, Sendable {
        public var radius: Double
        public var saturation: Double
        public var brightness: Double
        public var distortion: Double
        public var depth: Double
        public var chromatic: Double

        /// Creates glass.
        public init(
            radius: Double = 0, saturation: Double = 1, brightness: Double = 1, distortion: Double = 0,
            depth: Double = 0, chromatic: Double = 0
        ) {
            self.radius = radius
            self.saturation = saturation
            self.brightness = brightness
            self.distortion = distortion
            self.depth = depth
            self.chromatic = chromatic
        }
    }
}
