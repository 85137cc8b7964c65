import KitScreens
import StackLayout

/// Random components in which every property of styles, parts and looks takes every kind of value.
struct RandomComponents {
    private var generator: SplitMix

    init(seed: UInt64) { generator = SplitMix(state: seed) }

    mutating func component(parts count: Int) -> Component {
        var component = Component(name: string(), parts: [])
        component.direction = chance() ? .rightToLeft : .leftToRight
        /// The parts that may have children: the last one and its ancestors.
        var open: [Int] = []
        for index in 0..<count {
            open.removeLast(index == 0 ? 0 : Int.random(in: 0..<open.count, using: &generator))
            var style = style()
            if style.kind == .leaf, chance(), case .none = style.content {
                style.content = .measured(tag: component.texts.count)
                component.texts.append(text())
            }
            if index == 0 { style.kind = .vertical }
            component.parts.append(
                Part(
                    name: chance() ? "" : string(), parent: open.last, style: style,
                    stored: chance() ? nil : rect(), look: look()))
            if style.kind != .leaf { open.append(index) }
        }
        return component
    }

    // MARK: Styles

    private mutating func style() -> Style {
        var style = Style(pick(Kind.allCases))
        if chance() { style.width = sizing() }
        if chance() { style.height = sizing() }
        if chance() { style.widthLimits = Limits(min: size(), max: size()) }
        if chance() { style.heightLimits = Limits(min: size()) }
        if chance() { style.heightLimits.max = size() }
        if chance() { style.aspectRatio = size() + 0.125 }
        if chance() { style.padding = EdgeInsets(top: size(), right: size(), bottom: size(), left: size()) }
        if chance() { style.gap = number() }
        if chance() { style.crossGap = number() }
        style.wraps = chance()
        style.lines = pick(LineDistribution.allCases)
        style.alignment = pick(Alignment.allCases)
        style.distribution = pick(Distribution.allCases)
        if chance() { style.alignmentSelf = pick(Alignment.allCases) }
        if chance() { style.shrink = size() }
        if chance() { style.pins = pins() }
        style.visibility = pick(Visibility.allCases)
        style.corners = corners()
        if chance() { style.content = .size(Size(size(), size()), baseline: chance() ? number() : nil) }
        return style
    }

    private mutating func sizing() -> Sizing {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .hug
        case 1: .fill
        case 2: .fill(weight: size())
        case 3: .fraction(size())
        default: .fixed(size())
        }
    }

    private mutating func pins() -> Pins {
        Pins(
            left: chance() ? number() : nil, right: chance() ? number() : nil,
            top: chance() ? number() : nil, bottom: chance() ? number() : nil,
            centerX: chance() ? number() : nil, centerY: chance() ? number() : nil)
    }

    private mutating func corners() -> Corners {
        if chance() { return .max }
        if chance() { return .radius(size()) }
        return .radii(
            CornerRadii(topLeft: size(), topRight: size(), bottomRight: size(), bottomLeft: size()))
    }

    private mutating func text() -> WordText {
        let words = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in size() }
        return WordText(words: words, lineHeight: size(), baseline: chance() ? number() : nil)
    }

    // MARK: Looks

    private mutating func look() -> Look {
        var look = Look()
        look.layer = pick(Look.Layer.allCases)
        look.fills = list { $0.paint() }
        if chance() { look.opacity = share() }
        if chance() { look.string = string() }
        look.glyphs = list { $0.scalar() }
        if chance() { look.font = font() }
        look.shadows = list { $0.shadow() }
        look.innerShadows = list { $0.shadow() }
        look.borders = list { Border($0.size(), $0.pick(Border.Position.allCases), paint: $0.paint()) }
        look.blurs = list { $0.blur() }
        look.isMask = chance()
        if chance() { look.symbol = string() }
        look.overrides = list { Look.Override($0.string(), $0.overrideValue()) }
        if chance() { look.sharedStyle = string() }
        if chance() { look.angle = number() }
        look.notes = list { $0.string() }
        return look
    }

    private mutating func paint() -> Paint { Paint(color(), blend: pick(Blend.allCases)) }

    private mutating func color() -> Color {
        Color(
            UInt32.random(in: 0...0xFFFFFF, using: &generator), alpha: chance() ? 1 : share(),
            swatch: chance() ? string() : nil)
    }

    private mutating func font() -> Font {
        Font(
            string(), size: size(), lineHeight: chance() ? size() : nil, tracking: chance() ? number() : nil,
            alignment: pick(Font.Alignment.allCases), textStyle: chance() ? string() : nil)
    }

    private mutating func shadow() -> Shadow {
        Shadow(x: number(), y: number(), blur: size(), spread: number(), paint: paint())
    }

    private mutating func blur() -> Blur {
        chance()
            ? .gaussian(radius: size())
            : .glass(
                Blur.Glass(
                    radius: number(), saturation: number(), brightness: number(), distortion: number(),
                    depth: number(), chromatic: number()))
    }

    private mutating func overrideValue() -> Look.Override.Value {
        if chance() { return .color(color()) }
        return chance() ? .text(string()) : .symbol(string())
    }

    // MARK: Values

    private mutating func chance() -> Bool { Bool.random(using: &generator) }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values.randomElement(using: &generator)!
    }

    private mutating func list<Value>(_ element: (inout Self) -> Value) -> [Value] {
        (0..<Int.random(in: 0..<3, using: &generator)).map { _ in element(&self) }
    }

    /// A number of any magnitude and sign; every bit pattern of a finite double can occur.
    mutating func number() -> Double {
        if chance() { return Double(Int.random(in: -400...400, using: &generator)) / 4 }
        let value = Double(bitPattern: UInt64.random(in: .min ... .max, using: &generator))
        return value.isFinite ? value : 0
    }

    private mutating func size() -> Double { number().magnitude }

    /// A number from 0 to 1.
    private mutating func share() -> Double { Double.random(in: 0...1, using: &generator) }

    private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: size(), height: size()) }

    /// Any scalars, among them many that the notation uses itself.
    private mutating func string() -> String {
        let special: [Unicode.Scalar] = [
            "\"", "\\", "{", "}", "#", "|", " ", "\t", "\n", "\r", "\0", "→", "×", "e", "\u{301}", "\u{200E}",
            "\u{2028}", "\u{85}", "\u{1002C3}", "\u{FEFF}",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0..<8, using: &generator) {
            text.append(chance() ? pick(special) : scalar())
        }
        return String(text)
    }

    private mutating func scalar() -> Unicode.Scalar {
        Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? "x"
    }
}

/// A small generator with a seed, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
