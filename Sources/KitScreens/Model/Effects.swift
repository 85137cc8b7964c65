/// A shadow: the part's outline, moved, grown and blurred; outside of the part or inside it. In points.
public struct Shadow: Hashable, Sendable {
    /// How far the shadow is moved to the right; may be negative.
    public var x: Double
    /// How far the shadow is moved down; may be negative.
    public var y: Double
    /// How far the edge is blurred, at least 0.
    public var blur: Double
    /// How much the outline grows; may be negative.
    public var spread: Double
    /// What the shadow is painted with.
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
    /// On which side of the outline the line lies.
    public var position: Position
    /// What the line is painted with.
    public var paint: Paint

    /// Creates a border.
    public init(_ thickness: Double, _ position: Position, paint: Paint) {
        self.thickness = thickness
        self.position = position
        self.paint = paint
    }

    /// On which side of the outline the line lies.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        /// Within the outline, half on either side of it, or around it.
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
        /// How far what lies below is blurred, in points.
        public var radius: Double
        /// The factor of saturation; 1 changes nothing.
        public var saturation: Double
        /// The factor of brightness; 1 changes nothing.
        public var brightness: Double
        /// How strongly the edge refracts, as stored; 0 for not at all.
        public var distortion: Double
        /// How thick the glass is, as stored; 0 for flat.
        public var depth: Double
        /// How strongly the edge splits colours, as stored; 0 for not at all.
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
