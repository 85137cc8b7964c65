import KitScreens
import StackLayout

/// The edge of a part: a rectangle from (0, 0) with rounded corners.
struct Outline {
    var size: Size
    var radii: CornerRadii

    /// The outline as the data of an SVG path, its origin at `(x, y)`.
    func path(x: Double = 0, y: Double = 0) -> String {
        let (right, bottom) = (x + size.width, y + size.height)
        return "M\(point(x + radii.topLeft, y))H\(number(right - radii.topRight))"
            + arc(radii.topRight, right, y + radii.topRight)
            + "V\(number(bottom - radii.bottomRight))"
            + arc(radii.bottomRight, right - radii.bottomRight, bottom)
            + "H\(number(x + radii.bottomLeft))"
            + arc(radii.bottomLeft, x, bottom - radii.bottomLeft)
            + "V\(number(y + radii.topLeft))"
            + arc(radii.topLeft, x + radii.topLeft, y) + "Z"
    }

    /// The outline made larger on all sides, or smaller; round corners stay concentric.
    func grown(by distance: Double) -> Outline {
        func grown(_ radius: Double) -> Double { radius > 0 ? max(0, radius + distance) : 0 }
        return Outline(
            size: Size(max(0, size.width + 2 * distance), max(0, size.height + 2 * distance)),
            radii: CornerRadii(
                topLeft: grown(radii.topLeft), topRight: grown(radii.topRight),
                bottomRight: grown(radii.bottomRight), bottomLeft: grown(radii.bottomLeft)))
    }

    private func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
        radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(point(x, y))" : ""
    }

    private func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
}

extension SVG {
    /// Fills an outline.
    mutating func fill(_ outline: Outline, _ color: Color) {
        add("path", ["d": outline.path(), "fill": color.hex, "fill-opacity": color.opacity])
    }

    /// Draws a shadow of an outline, where the outline itself does not cover it: below a transparent part a
    /// document's shadow does not shine through.
    mutating func addShadow(_ shadow: Shadow, of outline: Outline) {
        let (clip, filter) = (newIdentifier(), newIdentifier())
        let reach = 2 * shadow.blur + shadow.spread.magnitude + shadow.x.magnitude + shadow.y.magnitude + 1
        let around = Outline(size: outline.grown(by: reach).size, radii: .zero)
        begin("clipPath", ["id": clip])
        add("path", ["d": around.path(x: -reach, y: -reach) + outline.path(), "clip-rule": "evenodd"])
        end()
        if shadow.blur > 0 {
            begin("filter", ["id": filter, "x": "-50%", "y": "-150%", "width": "200%", "height": "400%"])
            add("feGaussianBlur", ["stdDeviation": number(shadow.blur / 2)])
            end()
        }
        begin("g", ["clip-path": "url(#\(clip))"])
        let moved = outline.grown(by: shadow.spread)
        let color = shadow.paint.color
        add(
            "path",
            [
                "d": moved.path(x: shadow.x - shadow.spread, y: shadow.y - shadow.spread),
                "fill": color.hex, "fill-opacity": color.opacity,
                "filter": shadow.blur > 0 ? "url(#\(filter))" : "",
            ])
        end()
    }
}

extension Color {
    /// The colour without its alpha: `#3C3C43`.
    var hex: String {
        "#"
            + [red, green, blue].map { channel in
                let digits = String(channel, radix: 16, uppercase: true)
                return channel < 16 ? "0" + digits : digits
            }.joined()
    }

    /// The alpha for an attribute; empty for opaque colours, which need none.
    var opacity: String { alpha < 1 ? number(alpha) : "" }
}
