import KitScreens
import StackLayout

extension SVG {
    /// Draws a line of text in the middle of the height of a frame.
    ///
    /// The kit's face is on no system but its own, so the drawing names substitutes; a text stands where the
    /// engine puts it whatever its face, since layout has its size from the document.
    mutating func add(_ string: String, font: Font, color: Color, in size: Size) {
        let (anchor, x) =
            switch font.alignment {
            case .left, .justified: ("", 0.0)
            case .center: ("middle", size.width / 2)
            case .right: ("end", size.width)
            }
        // Half of what letters reach above their baseline more than below it, as a part of the font's size.
        let baseline = size.height / 2 + 0.355 * font.size
        add(
            "text",
            [
                "x": number(x), "y": number(baseline), "text-anchor": anchor,
                "font-family": font.family, "font-size": number(font.size), "font-weight": font.weight,
                "letter-spacing": font.tracking.map(number) ?? "",
                "fill": color.hex, "fill-opacity": color.opacity,
            ], content: string)
    }

    /// Draws one of the kit's symbols in the middle of a frame; those that are not known here are left out.
    mutating func add(_ glyph: Unicode.Scalar, color: Color, in size: Size) {
        guard let path = glyphs[glyph] else { return }
        let scale = min(size.width, size.height) / 24
        let (x, y) = ((size.width - 24 * scale) / 2, (size.height - 24 * scale) / 2)
        add(
            "path",
            [
                "transform": "translate(\(number(x)) \(number(y))) scale(\(number(scale)))", "d": path,
                "fill": "none", "stroke": color.hex, "stroke-opacity": color.opacity,
                "stroke-width": "2.6", "stroke-linecap": "round", "stroke-linejoin": "round",
            ])
    }
}

/// Strokes in the manner of the kit's symbols, which no free font has; in a square of 24.
let glyphs: [Unicode.Scalar: String] = [
    "\u{100185}": "M4 13L9.5 19L20 5",  // a check mark
    "\u{100202}": "M8 9H5V21H19V9H16M12 15V3M8 6.5L12 2.5L16 6.5",  // a box with an arrow upwards
    "\u{100360}": "M5 12H5.01M12 12H12.01M19 12H19.01",  // three points
]

extension Font {
    fileprivate var family: String {
        name.hasPrefix("SFMono")
            ? "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace"
            : "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"
    }

    /// The weight that the face's name tells, as a number; empty for the regular one.
    var weight: String {
        for (ending, weight) in [("Medium", "500"), ("Semibold", "600"), ("Bold", "700")]
        where name.hasSuffix(ending) { return weight }
        return ""
    }
}
