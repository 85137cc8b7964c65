/// A colour as documents write it: `#3C3C43@60% {Labels/Light/2 Secondary}`.
public struct Color: Hashable, Sendable {
    /// The red channel in sRGB, without alpha multiplied in.
    public var red: UInt8
    /// The green channel in sRGB, without alpha multiplied in.
    public var green: UInt8
    /// The blue channel in sRGB, without alpha multiplied in.
    public var blue: UInt8
    /// From 0, transparent, to 1.
    public var alpha: Double
    /// The colour variable that the colour was taken from.
    public var swatch: String?

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1, swatch: String? = nil) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.swatch = swatch
    }

    /// Creates a colour from `0xRRGGBB`; higher bits are ignored.
    public init(_ rgb: UInt32, alpha: Double = 1, swatch: String? = nil) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
            blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha, swatch: swatch)
    }
}

/// A colour and how it is mixed with what lies below.
public struct Paint: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// How it is mixed with what lies below.
    public var blend: Blend

    /// Creates a paint.
    public init(_ color: Color, blend: Blend = .normal) {
        self.color = color
        self.blend = blend
    }
}

/// How a paint is mixed with what lies below.
public enum Blend: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color
    case luminosity
    case colorBurn = "color-burn"
    case colorDodge = "color-dodge"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusDarker = "plus-darker"
    case plusLighter = "plus-lighter"
}
