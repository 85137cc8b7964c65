import KitScreens
import StackLayout

/// Components as plain lines, a property each: what a renderer in another language needs to build and paint them.
///
/// `component NAME` begins a component, `node DEPTH KIND` a node of it, parents before children. The lines behind
/// it say what differs from the default. Instances are written out: an overlay that the shown component fills.
struct Export {
    private(set) var text = ""

    mutating func write(_ component: Component) {
        line("component \(component.name)")
        write(component, at: 0, filling: false)
    }

    private mutating func write(_ component: Component, at base: Int, filling: Bool) {
        var depths: [Int] = []
        for (index, part) in component.parts.enumerated() {
            depths.append(part.parent.map { depths[$0] + 1 } ?? base)
            var style = part.style
            if filling, index == 0 { style = style.sized(.fill, .fill) }
            let shown = part.shownComponent
            line("node \(depths[index]) \(shown == nil ? "\(style.kind)" : "overlay")")
            write(style, isInstance: shown != nil)
            // What the words are measured with is the renderer's; the height of its lines is the document's.
            if case .measured(let tag) = style.content {
                line("measured \(number(component.texts[tag].lineHeight))")
            }
            line("corners", part.corners)
            write(part.look, color: shown == nil ? part.color(tint: component.tint) : nil)
            // The depth of components in components is that of the kit: two.
            if let shown { write(shown, at: depths[index] + 1, filling: true) }
        }
    }

    private mutating func write(_ style: Style, isInstance: Bool) {
        var (width, height) = (style.width, style.height)
        if case .size(let size, _) = style.content {
            if isInstance {
                if width == .hug { width = .fixed(size.width) }
                if height == .hug { height = .fixed(size.height) }
            } else {
                line("content \(number(size.width)) \(number(size.height))")
            }
        }
        if width != .hug { line("width \(width.words)") }
        if height != .hug { line("height \(height.words)") }
        let padding = style.padding
        if padding != .zero {
            line(
                "padding \([padding.top, padding.right, padding.bottom, padding.left].map(number).joined(separator: " "))"
            )
        }
        if style.gap != 0 { line("gap \(number(style.gap))") }
        if style.alignment != .start { line("align \(style.alignment.rawValue)") }
        if style.distribution != .start { line("distribute \(style.distribution.rawValue)") }
        if let alignment = style.alignmentSelf { line("self \(alignment.rawValue)") }
        if style.visibility != .visible { line("hidden \(style.visibility.rawValue)") }
        guard let pins = style.pins else { return }
        let edges = [pins.left, pins.right, pins.top, pins.bottom, pins.centerX, pins.centerY]
        line("pins \(edges.map { $0.map(number) ?? "-" }.joined(separator: " "))")
    }

    private mutating func write(_ look: Look, color: Color?) {
        if look.opacity < 1 { line("opacity \(number(look.opacity))") }
        if look.angle != 0 { line("angle \(number(look.angle))") }
        guard let color, color.alpha > 0 else { return }
        line("fill \(color.red) \(color.green) \(color.blue) \(number(color.alpha))")
        if let string = look.string, let font = look.font {
            line(
                "font \(number(font.size)) \(font.weight.isEmpty ? "400" : font.weight) \(font.alignment.rawValue)"
            )
            line("string \(string)")
        } else if let glyph = look.glyphs.first {
            line("path \(glyphs[glyph] ?? "")")
        }
    }

    private mutating func line(_ property: String, _ corners: Corners) {
        switch corners {
        case .max: line("\(property) max")
        case .radii(.zero): break
        case .radii(let radii):
            let numbers = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
            line("\(property) \(numbers.map(number).joined(separator: " "))")
        }
    }

    private mutating func line(_ words: String) { text += words + "\n" }
}

extension Sizing {
    fileprivate var words: String {
        switch self {
        case .fixed(let points): "fixed \(number(points))"
        case .hug: "hug 0"
        case .fill(let weight): "fill \(number(weight))"
        case .fraction(let part): "fraction \(number(part))"
        }
    }
}
