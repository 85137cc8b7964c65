import KitScreens
import StackLayout

/// Draws components: a small renderer on top of the engine, and an example of one.
///
/// All geometry comes from the engine: what is to be painted and in which order, frames, and corners resolved in
/// them. Of the looks it knows fills,
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
        var (tree, ids) = try component.makeTree()
        for (index, id) in ids.enumerated() { try tree.setTag(index, of: id) }
        var measurer = WordMeasurer(texts: component.texts)
        try tree.solve(measuring: &measurer)
        let tint = component.tint
        // A group for each node, inside of that of its parent: those that are deeper have ended.
        var depth = 0
        for node in tree.paintedNodes() {
            while depth > node.depth {
                svg.end()
                depth -= 1
            }
            let part = component.parts[node.tag]
            svg.begin("g", part.attributes(in: tree.frame(of: node.id)!))
            depth += 1
            try paint(part, in: node.frame.size, tint)
        }
        for _ in 0..<depth { svg.end() }
    }

    private mutating func paint(_ part: Part, in size: Size, _ tint: Color?) throws(LayoutError) {
        let look = part.look
        let outline = Outline(size: size, radii: part.corners.resolved(in: size))
        for shadow in look.shadows { svg.addShadow(shadow, of: outline) }
        if look.symbol != nil { return try paintInstance(part, in: size) }
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
    private mutating func paintInstance(_ part: Part, in size: Size) throws(LayoutError) {
        guard let master = part.shownComponent else { return }
        try paint(master, at: size)
    }
}

extension Component {
    /// The colour that the black parts of a spinner take: the kit keeps it as the fill of the root.
    var tint: Color? {
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
    var corners: Corners { look.layer == .oval ? .max : style.corners }

    /// The colour of the area or the text; `nil` if there is none.
    ///
    /// Of several fills this is the lowest: what lies above it is glass, which the pages do not describe.
    func color(tint: Color?) -> Color? {
        guard let color = look.fills.first?.color, !color.isPageColor else { return nil }
        guard let tint else { return color }
        return parent == nil ? nil : tint
    }

    /// The component that an instance shows, with what the instance changes in it; `nil` if it is not known.
    var shownComponent: Component? {
        guard let symbol = look.symbol else { return nil }
        let found = KitScreens.component(named: symbol) ?? StandIns.component(for: symbol)
        guard var master = found else { return nil }
        if let text = shownText, let label = master.parts.firstIndex(where: { $0.look.string != nil }) {
            master.parts[label].look.string = text
        }
        if let color = overridingColor(appearance: symbol.contains("/Dark/") ? "Dark" : "Light") {
            master.parts[0].look.fills = [Paint(color)]
        }
        return master
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
