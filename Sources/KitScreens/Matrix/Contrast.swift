extension Color {
    /// Relative luminance, 0 … 1, as WCAG 2 defines it. Transparency does not count.
    public var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The contrast of two opaque colours as WCAG 2 defines it, 1 … 21.
    public func contrast(with other: Color) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour that is seen where this one lies over an opaque one.
    public func over(_ background: Color) -> Color {
        let mix = { (above: UInt8, below: UInt8) in
            UInt8((Double(above) * alpha + Double(below) * (1 - alpha)).rounded())
        }
        return Color(
            red: mix(red, background.red), green: mix(green, background.green),
            blue: mix(blue, background.blue))
    }

    /// A channel of sRGB as light. The power is taken from a table, since the standard library has none.
    private static func linear(_ channel: UInt8) -> Double { linearChannels[Int(channel)] }

    private static let linearChannels: [Double] = (0...255).map { channel in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : power2p4((value + 0.055) / 1.055)
    }

    /// x to the power of 2.4 for 0 < x ≤ 1: x² times the fifth root of x², by Newton's method.
    private static func power2p4(_ x: Double) -> Double {
        let square = x * x
        var root = 1.0
        for _ in 0..<60 {
            let fourth = root * root * root * root
            root -= (fourth * root - square) / (5 * fourth)
        }
        return square * root
    }
}

extension Component {
    /// The colour of a part's text or symbol and what is documented to lie under it; `nil` where no opaque
    /// fill is documented, or where one is mixed in another way than by covering.
    func colors(of part: Int) -> (text: Color, background: Color)? {
        guard let paint = parts[part].look.fills.last, paint.blend == .normal else { return nil }
        // From the text's parent up to an opaque fill, then down again.
        var layers: [Color] = []
        var current = parts[part].parent
        var isOpaque = false
        while let index = current, !isOpaque {
            let look = parts[index].look
            for fill in look.fills.reversed() where !isOpaque {
                guard fill.blend == .normal else { return nil }
                var color = fill.color
                color.alpha *= look.opacity
                layers.append(color)
                isOpaque = color.alpha >= 1
            }
            current = parts[index].parent
        }
        guard isOpaque, var background = layers.popLast() else { return nil }
        for layer in layers.reversed() { background = layer.over(background) }
        var text = paint.color
        text.alpha *= parts[part].look.opacity
        return (text.over(background), background)
    }
}
