import KitScreens
import StackLayout

/// The whole picture: kit components in light and in dark, each with a derivation.
struct Gallery {
    let halves: [Half]

    /// One appearance.
    struct Half {
        let screen: Exhibit
        let controls: [Exhibit]
        let theme: Theme
        let corners: CornerRadii

        /// In the order in which they are drawn.
        var exhibits: [Exhibit] { [screen] + controls }
    }

    /// What an appearance is drawn with around the components.
    struct Theme {
        let background: Color
        let card: Color
        /// Around screens.
        let edge: Color
        let label: Color
        let reason: Color
    }

    init() throws(LayoutError) {
        let light = Theme(
            background: Color(0xF2F2F7), card: Color(0xFFFFFF), edge: Color(0xC6C6C8),
            label: Color(0x1C1C1E), reason: Color(0x5C5C63))
        let dark = Theme(
            background: Color(0x1C1C1E), card: Color(0x000000), edge: Color(0x48484A),
            label: Color(0xF2F2F7), reason: Color(0xA5A5AD))
        // The names of the dark screens say `Light/`, as stored.
        halves = [
            Half(
                screen: try Self.screen("Examples/Empty State"), controls: try Self.controls("Light"),
                theme: light, corners: CornerRadii(topLeft: 28, topRight: 0, bottomRight: 0, bottomLeft: 28)),
            Half(
                screen: try Self.screen("Examples/Empty State/Light"), controls: try Self.controls("Dark"),
                theme: dark, corners: CornerRadii(topLeft: 0, topRight: 28, bottomRight: 28, bottomLeft: 0)),
        ]
    }

    private static func screen(_ family: String) throws(LayoutError) -> Exhibit {
        try Exhibit(
            "Empty state", "\(family)/Symbol in Circle", scale: 0.72, corners: 54, why: .y, of: "Content")
    }

    private static func controls(_ appearance: String) throws(LayoutError) -> [Exhibit] {
        let (segmented, progress) = ("Segmented Controls/\(appearance)", "Progress Indicators/\(appearance)")
        let second = appearance == "Light" ? "Item 2" : "Button 2"
        let spinner = "Indeterminate Spinner"
        return [
            try Exhibit(
                "Segmented control, large", "\(segmented)/Large/1 - Enabled", why: .width, of: second),
            try Exhibit(
                "Segmented control, small, disabled", "\(segmented)/Small/4 - Disabled", why: .x, of: second),
            try Exhibit("Progress bar", "\(progress)/Table View Row", why: .width, of: "Stack/Stack/Fill"),
            try Exhibit("Spinner with label", "\(progress)/\(spinner) with Label", why: .x, of: "Label/Text"),
            try Exhibit("Spinner, large", "\(progress)/\(spinner) - Large", why: .x, of: "45"),
        ]
    }
}

// MARK: Arrangement

extension Gallery {
    /// The picture as a declaration, laid out by the engine like what it shows.
    var arrangement: Stack {
        Stack("Gallery", .horizontal) {
            for half in halves {
                Stack("Half", .horizontal, gap: 40, padding: .all(36)) {
                    Stack(.vertical, gap: 10) {
                        drawing(of: half.screen)
                        caption
                    }
                    Stack(.vertical, distribution: .spaceBetween) {
                        for control in half.controls { arrangement(of: control) }
                    }.height(.fill)
                }.styled { $0.corners = .radii(half.corners) }
            }
        }
    }

    /// A control in the middle of a card, with its caption.
    private func arrangement(of control: Exhibit) -> Stack {
        Stack(.vertical, gap: 10) {
            Stack("Card", .vertical, padding: .vertical(14), alignment: .center) { drawing(of: control) }
                .width(434).styled { $0.corners = .radius(20) }
            caption
        }
    }

    private func drawing(of exhibit: Exhibit) -> Leaf {
        Leaf("Drawing", exhibit.size.width, exhibit.size.height)
    }

    private var caption: Stack {
        Stack(.vertical, padding: .horizontal(4), alignment: .stretch) {
            Leaf("Title", 0, 24)
            Leaf("Reason", 0, 22)
        }.styled { $0.alignmentSelf = .stretch }
    }
}

// MARK: Drawing

extension Gallery {
    /// The picture as SVG.
    func drawn() throws -> String {
        let layout = try arrangement.layout()
        let size = layout.root!.frame.size
        var painter = ComponentPainter(
            svg: SVG(width: size.width, height: size.height, title: "Kit components drawn with StackLayout"))
        var halves = halves.makeIterator()
        var half = self.halves[0]
        var exhibits = half.exhibits.makeIterator()
        var exhibit = half.screen
        for node in layout {
            let frame = node.absoluteFrame
            painter.svg.begin("g", ["transform": "translate(\(number(frame.x)) \(number(frame.y)))"])
            switch node.name {
            case "Half":
                half = halves.next()!
                exhibits = half.exhibits.makeIterator()
                let outline = Outline(size: frame.size, radii: node.cornerRadii)
                painter.svg.fill(outline, half.theme.background)
            case "Drawing":
                exhibit = exhibits.next()!
                try painter.paint(exhibit, edge: half.theme.edge)
            case "Card":
                let outline = Outline(size: frame.size, radii: node.cornerRadii)
                painter.svg.fill(outline, half.theme.card)
            case "Title":
                let font = Font("SFPro-Semibold", size: 17)
                painter.svg.add(exhibit.title, font: font, color: half.theme.label, in: frame.size)
            case "Reason":
                let font = Font("SFMono-Regular", size: 15)
                painter.svg.add(exhibit.reason, font: font, color: half.theme.reason, in: frame.size)
            default: break
            }
            painter.svg.end()
        }
        return painter.svg.finished()
    }
}

extension ComponentPainter {
    /// Draws an exhibit at its scale; one with round corners is cut off at them and gets an edge.
    fileprivate mutating func paint(_ exhibit: Exhibit, edge: Color) throws(LayoutError) {
        svg.begin("g", ["transform": exhibit.scale != 1 ? "scale(\(number(exhibit.scale)))" : ""])
        defer { svg.end() }
        guard exhibit.corners > 0 else { return try paint(exhibit.component) }
        let size = Size(exhibit.size.width / exhibit.scale, exhibit.size.height / exhibit.scale)
        let outline = Outline(size: size, radii: CornerRadii(all: exhibit.corners))
        let clip = svg.newIdentifier()
        svg.begin("clipPath", ["id": clip])
        svg.add("path", ["d": outline.path()])
        svg.end()
        svg.begin("g", ["clip-path": "url(#\(clip))"])
        try paint(exhibit.component)
        svg.end()
        svg.add("path", ["d": outline.path(), "fill": "none", "stroke": edge.hex, "stroke-width": "1.5"])
    }
}
