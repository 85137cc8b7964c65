import StackLayout

/// A small picture of a solved screen, as the inside of an SVG: fills as they are, texts as bars a line, what
/// other components would draw as outlines, findings in red.
enum Thumbnail {
    /// The elements, in points of the screen.
    static func elements(of check: ScreenCheck) -> String {
        var text = ""
        let component = check.screen.component
        // The kit keeps the colour of a spinner's spokes as the fill of its root.
        let isTinted = component.name.contains("Spinner") && component.parts.contains { $0.look.angle != 0 }
        for (index, part) in component.parts.enumerated() {
            guard let frame = check.frames[index] else { continue }
            if let prepared = check.screen.text(of: index) {
                text += bars(prepared, in: frame, color(of: part))
            } else if part.look.layer == .instance {
                text += box(
                    frame, fill: "#8884", radius: min(frame.width, frame.height) / 2, also: "stroke=\"#888\"")
            } else if isTinted && part.parent == nil {
                continue
            } else if let paint = part.look.fills.last ?? (part.parent == nil ? Paint(Color(0xFFFFFF)) : nil)
            {
                let radius = part.style.corners.resolved(in: frame.size).topLeft
                let opacity = paint.color.alpha * part.look.opacity
                if opacity > 0 {
                    let turn = part.look.angle == 0 ? "" : turned(part.look.angle, about: frame)
                    text += box(
                        frame, fill: hexadecimal(paint.color), radius: radius, opacity: opacity, also: turn)
                }
            }
        }
        for finding in check.findings {
            guard let frame = check.frames[finding.part] else { continue }
            text += box(frame, fill: "none", radius: 0, also: "stroke=\"#F00\" stroke-width=\"6\"")
        }
        return text
    }

    /// An element's rotation about the centre of its frame, clockwise.
    private static func turned(_ angle: Double, about frame: Rect) -> String {
        let center = [frame.x + frame.width / 2, frame.y + frame.height / 2].map {
            NumberText.number(($0 * 10).rounded() / 10)
        }
        return "transform=\"rotate(\(NumberText.number(angle)) \(center[0]) \(center[1]))\""
    }

    /// A bar for each line, as high as small letters.
    private static func bars(_ text: PreparedText, in frame: Rect, _ color: String) -> String {
        let size = text.paragraph.font.size
        return text.layout(in: frame.width).lines.map { line in
            let bar = Rect(
                x: frame.x + line.x, y: frame.y + line.baseline - size * 0.6, width: line.width,
                height: size * 0.6)
            return box(bar, fill: color, radius: 0)
        }.joined()
    }

    private static func box(
        _ frame: Rect, fill: String, radius: Double, opacity: Double = 1, also: String = ""
    ) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(short)
        var text =
            "<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
        if radius > 0 { text += " rx=\"\(short(radius))\"" }
        if opacity < 1 { text += " opacity=\"\(NumberText.number((opacity * 100).rounded() / 100))\"" }
        return text + " fill=\"\(fill)\"\(also.isEmpty ? "" : " " + also)/>"
    }

    /// A number at the nearest point: thumbnails are drawn at a twelfth of their size.
    static func short(_ value: Double) -> String { NumberText.number(value.rounded() + 0) }

    private static func color(of part: Part) -> String {
        part.look.fills.last.map { hexadecimal($0.color) } ?? "#888888"
    }

    private static func hexadecimal(_ color: Color) -> String {
        let value = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
        let digits = String(value, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
