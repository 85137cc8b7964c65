import KitScreens
import StackLayout

/// Draws components: a small renderer on top of the engine, and an example of one.
///
/// All geometry comes from the engine: frames, and corners resolved in them. Of the looks it knows fills,
/// opacity, shadows, rotation, texts and instances; it leaves out glass, masks and blend modes.
struct ComponentPainter {
    var svg: SVG

    /// Draws a component from (0, 0) on, at its own size or at another one.
    mutating func paint(_ component: Component, at size: Size? = nil) throws(LayoutError) {
        var component = component
        if let size {
            let style = component.parts[0].style
            component.parts[0].style = style.sized(.fixed(size.width), .fixed(size.height))
        }
        let frames = try component.derivedFrames()
        let tint = component.tint
        // Parts stand depth first: groups are ended until the one that holds the next part is open.
        var open: [Int] = []
        for (index, part) in component.parts.enumerated() {
            guard let frame = frames[index] else { continue }
            while let last = open.last, last != part.parent {
                svg.end()
                open.removeLast()
            }
            svg.begin("g", part.attributes(in: frame))
            open.append(index)
            try paint(part, in: frame.size, tint)
        }
        for _ in open { svg.end() }
    }

    private mutating func paint(_ part: Part, in size: Size, _ tint: Color?) throws(LayoutError) {
        let look = part.look
        let outline = Outline(size: size, radii: part.corners.resolved(in: size))
        for shadow in look.shadows { svg.addShadow(shadow, of: outline) }
        if let symbol = look.symbol { return try paintInstance(part, of: symbol, in: size) }
        guard let color = part.color(tint: tint) else { return }
        if let string = look.string, let font = look.font {
            svg.add(string, font: font, color: color, in: size)
        } else if let glyph = look.glyphs.first {
            svg.add(glyph, color: color, in: size)
        } else if color.alpha > 0 {
            svg.fill(outline, color)
        }
    }

    /// Draws the component that an instance shows, laid out at the instance's size.
    private mutating func paintInstance(
        _ part: Part, of symbol: String, in size: Size
    ) throws(LayoutError) {
        let found = KitScreens.component(named: symbol) ?? StandIns.component(for: symbol)
        guard var master = found else { return }
        if let text = part.shownText, let label = master.parts.firstIndex(where: { $0.look.string != nil }) {
            master.parts[label].look.string = text
        }
        if let color = part.overridingColor(appearance: symbol.contains("/Dark/") ? "Dark" : "Light") {
            master.parts[0].look.fills = [Paint(color)]
        }
        try paint(master, at: size)
    }
}

extension Component {
    /// The colour that the black parts of a spinner take: the kit keeps it as the fill of the root.
    fileprivate var tint: Color? {
        name.contains("Spinner") ? parts[0].look.fills.first?.color : nil
    }
}

extension Part {
    /// Where a part's group stands, and what holds for all inside it.
    fileprivate func attributes(in frame: Rect) -> SVG.Attributes {
        var transforms: [String] = []
        if frame.x != 0 || frame.y != 0 {
            transforms.append("translate(\(number(frame.x)) \(number(frame.y)))")
        }
        if look.angle != 0 {
            let center = "\(number(frame.width / 2)) \(number(frame.height / 2))"
            transforms.append("rotate(\(number(look.angle)) \(center))")
        }
        return [
            "transform": transforms.joined(separator: " "),
            "opacity": look.opacity < 1 ? number(look.opacity) : "",
        ]
    }

    /// The corners as declared. Ovals declare none; the kit's only one is a circle.
    fileprivate var corners: Corners { look.layer == .oval ? .max : style.corners }

    /// The colour of the area or the text; `nil` if there is none.
    ///
    /// Of several fills this is the lowest: what lies above it is glass, which the pages do not describe.
    fileprivate func color(tint: Color?) -> Color? {
        guard let color = look.fills.first?.color, !color.isPageColor else { return nil }
        guard let tint else { return color }
        return parent == nil ? nil : tint
    }

    /// What an instance writes: the text put there last. The light segments override nothing and are called
    /// what they show.
    fileprivate var shownText: String? {
        let texts = look.overrides.compactMap { override -> String? in
            guard case .text(let text) = override.value else { return nil }
            return text
        }
        return texts.last ?? (look.symbol?.hasPrefix("Segmented Controls//") == true ? name : nil)
    }

    /// The fill that an instance takes in an appearance.
    fileprivate func overridingColor(appearance: String) -> Color? {
        let colors = look.overrides.compactMap { override -> Color? in
            guard override.target == "color:fill", case .color(let color) = override.value else { return nil }
            return color
        }
        return colors.first { $0.swatch?.contains("/\(appearance)/") == true }
    }
}

extension Color {
    /// The colour that many masters of the kit lie on and that their instances do not show.
    fileprivate var isPageColor: Bool { swatch == nil && hex == "#5856D6" }
}
