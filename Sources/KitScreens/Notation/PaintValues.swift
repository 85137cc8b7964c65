// How colours and what is painted with them are read and written, reader beside writer.

// MARK: Colours

extension Cursor {
    /// `#3C3C43@60% {Labels/Light/2 Secondary}`.
    mutating func color(for name: String) throws(NotationError) -> Color {
        skipSpaces()
        let start = position
        let expected = "a colour such as #3C3C43 for \(name)"
        guard isSeparated, takeNext("#") else { throw error(expected, at: start) }
        var rgb: UInt32 = 0
        for _ in 0..<6 {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error(expected, at: start)
            }
            rgb = rgb << 4 | UInt32(digit)
            advance()
        }
        let alpha = takeNext("@") ? try percentage(for: "the alpha of \(name)", most: 1) : 1
        return Color(rgb, alpha: alpha, swatch: try braced())
    }

    /// A colour, maybe with `blend multiply`.
    mutating func paint(for name: String) throws(NotationError) -> Paint {
        let color = try color(for: name)
        guard take(word: "blend") else { return Paint(color) }
        guard let blend = take(Blend.self) else { throw error("a blend mode such as multiply") }
        return Paint(color, blend: blend)
    }

    /// Paints with `+` between them, bottom first.
    mutating func fills() throws(NotationError) -> [Paint] {
        var paints = [try paint(for: "fill")]
        while take(mark: "+") { paints.append(try paint(for: "fill")) }
        return paints
    }
}

extension NotationPrinter {
    static func text(_ color: Color) -> String {
        let digits = String(
            UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue), radix: 16,
            uppercase: true)
        var text = "#" + String(repeating: "0", count: 6 - digits.count) + digits
        if color.alpha != 1 { text += "@" + NumberText.percentage(color.alpha) }
        if let swatch = color.swatch { text += " " + QuotedText.braced(swatch) }
        return text
    }

    static func text(_ paint: Paint) -> String {
        text(paint.color) + (paint.blend == .normal ? "" : " blend \(paint.blend.rawValue)")
    }
}

// MARK: Shadows and borders

extension Cursor {
    /// `x0 y2 blur20 spread0 #000000@6%`.
    mutating func shadow(for name: String) throws(NotationError) -> Shadow {
        let x = try named("x", for: name, .any)
        let y = try named("y", for: name, .any)
        let blur = try named("blur", for: name, .atLeastZero)
        let spread = try named("spread", for: name, .any)
        return Shadow(x: x, y: y, blur: blur, spread: spread, paint: try paint(for: name))
    }

    /// `1 inside #000000`.
    mutating func border() throws(NotationError) -> Border {
        let thickness = try number(for: "border", .atLeastZero)
        guard let position = take(Border.Position.self) else { throw error("inside, center or outside") }
        return Border(thickness, position, paint: try paint(for: "border"))
    }

    /// A word and the number behind it.
    private mutating func named(
        _ word: String, for name: String, _ bounds: Bounds
    ) throws(NotationError) -> Double {
        guard take(word: word) else { throw error("\(word) and a number for \(name)") }
        return try number(for: word, bounds)
    }
}

extension NotationPrinter {
    static func text(_ shadow: Shadow) -> String {
        let numbers = [("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread)]
        let words = numbers.map { $0 + NumberText.number($1) }
        return words.joined(separator: " ") + " " + text(shadow.paint)
    }

    static func text(_ border: Border) -> String {
        "border \(NumberText.number(border.thickness)) \(border.position.rawValue) \(text(border.paint))"
    }
}

// MARK: Blurs

/// The parameters of glass, in the order in which they are printed.
private enum GlassParameter: String, CaseIterable {
    case radius, saturation, brightness, distortion, depth, chromatic
}

extension Blur.Glass {
    // No key paths: Embedded Swift has none.
    fileprivate subscript(parameter: GlassParameter) -> Double {
        get {
            switch parameter {
            case .radius: radius
            case .saturation: saturation
            case .brightness: brightness
            case .distortion: distortion
            case .depth: depth
            case .chromatic: chromatic
            }
        }
        set {
            switch parameter {
            case .radius: radius = newValue
            case .saturation: saturation = newValue
            case .brightness: brightness = newValue
            case .distortion: distortion = newValue
            case .depth: depth = newValue
            case .chromatic: chromatic = newValue
            }
        }
    }
}

extension Cursor {
    /// `gaussian radius3`, or `glass` and its six parameters.
    mutating func blur() throws(NotationError) -> Blur {
        if take(word: "gaussian") { return .gaussian(radius: try named("radius", for: "blur", .atLeastZero)) }
        guard take(word: "glass") else { throw error("gaussian or glass for blur") }
        var glass = Blur.Glass()
        for parameter in GlassParameter.allCases {
            glass[parameter] = try named(parameter.rawValue, for: "glass", .any)
        }
        return .glass(glass)
    }
}

extension NotationPrinter {
    static func text(_ blur: Blur) -> String {
        switch blur {
        case .gaussian(let radius): "blur gaussian radius\(NumberText.number(radius))"
        case .glass(let glass):
            GlassParameter.allCases.reduce(into: "blur glass") { text, parameter in
                text += " \(parameter.rawValue)\(NumberText.number(glass[parameter]))"
            }
        }
    }
}
