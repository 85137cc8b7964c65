import KitScreens
import StackLayout

/// A component drawn: stored outlines over derived ones, what differs in colour and with labels.
///
/// The writers of pictures in the examples and the benchmarks are parts of programs, which a library cannot
/// import; this one knows outlines and labels only.
struct ComponentPicture {
    let component: CheckedComponent
    /// The labels' places, and the number and name that each shows.
    private(set) var labels: [(place: Rect, text: String)] = []
    /// How many layers that differ have no label, for lack of room.
    private(set) var labelsLeftOut = 0
    /// How many layers are not drawn, because there are too many.
    private(set) var layersLeftOut = 0
    private let view: Rect
    private let scale: Double
    private let size: Size

    private static let largest = Size(900, 1600)
    private static let margin = 20.0
    private static let mostLayers = 20_000
    private static let mostLabels = 150
    private static let labelHeight = 15.0
    private static let longestLabel = 26

    init(_ component: CheckedComponent) {
        self.component = component
        view = Self.view(of: component)
        scale = min(
            3, Self.largest.width / max(view.width, 1), Self.largest.height / max(view.height, 1))
        size = Size(
            max(240, view.width * scale + 2 * Self.margin), max(64, view.height * scale + 2 * Self.margin))
        layersLeftOut = max(0, component.layers.count - Self.mostLayers)
        placeLabels()
    }

    /// The number of each layer that differs, in the order of layers: pictures and lists show it.
    static func marks(of component: CheckedComponent) -> [Int: Int] {
        var marks: [Int: Int] = [:]
        for (index, layer) in component.layers.enumerated() where layer.has({ $0 == .different }) {
            marks[index] = marks.count + 1
        }
        return marks
    }

    /// The component's own frame, and what differs around it, but no more than its own size away.
    private static func view(of component: CheckedComponent) -> Rect {
        let boxes = component.layers.compactMap { $0.stored ?? $0.derived }.filter(\.isDrawable)
        guard var view = component.layers.first?.stored.flatMap({ $0.isDrawable ? $0 : nil }) ?? boxes.first
        else { return Rect(x: 0, y: 0, width: 100, height: 40) }
        let reach = Size(max(view.width, 100), max(view.height, 100))
        let limit = Rect(
            x: view.x - reach.width, y: view.y - reach.height, width: view.width + 2 * reach.width,
            height: view.height + 2 * reach.height)
        for layer in component.layers where layer.has({ $0 == .different }) {
            for box in [layer.stored, layer.derived].compactMap({ $0 }) where box.isDrawable {
                view = view.union(box.cut(to: limit))
            }
        }
        return view
    }

    private mutating func placeLabels() {
        var placement = LabelPlacement(
            within: Rect(x: 1, y: 1, width: size.width - 2, height: size.height - 2))
        for (layer, mark) in Self.marks(of: component).sorted(by: { $0.value < $1.value }) {
            let text = Self.label("\(mark) \(Markup.visible(component.layers[layer].name))")
            guard labels.count < Self.mostLabels, let box = component.layers[layer].stored.map(drawn),
                let place = placement.place(Size(Self.width(of: text) + 6, Self.labelHeight), beside: box)
            else {
                labelsLeftOut += 1
                continue
            }
            labels.append((place, text))
        }
    }

    private static func label(_ text: String) -> String {
        text.count <= longestLabel ? text : text.prefix(longestLabel - 1) + "…"
    }

    /// How wide a text is at most, in a font of 11 points with characters of even width.
    private static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2000 ? 6.7 : 13) }
    }

    private func drawn(_ box: Rect) -> Rect {
        Rect(
            x: (box.x - view.x) * scale + Self.margin, y: (box.y - view.y) * scale + Self.margin,
            width: box.width * scale, height: box.height * scale)
    }
}

extension ComponentPicture {
    /// The picture as an element of a page that has ``styleSheet``.
    func element() -> String { svg(attributes: "", style: "") }

    /// The picture as a file.
    func document() -> String {
        svg(
            attributes: "xmlns=\"http://www.w3.org/2000/svg\" ", style: "<style>\(Self.styleSheet)</style>")
            + "\n"
    }

    /// What the classes of the elements look like, on light and on dark pages.
    static let styleSheet = """
        .pic{--bg:#fff;--ink:#57606a;--stored:#c2410c;--derived:#0b62c4;--doubt:#7e3fb8}
        @media (prefers-color-scheme:dark){.pic{--bg:#15181d;--ink:#8b949e;--stored:#ff9a5c;--derived:#6cb6ff;\
        --doubt:#c9a2ff}}
        .pic path{fill:none;stroke-width:1}
        .pic .bg{fill:var(--bg)}
        .pic .ok{stroke:var(--ink);opacity:.55}
        .pic .doubt{stroke:var(--doubt);stroke-dasharray:2 2}
        .pic .derived{stroke:var(--derived);stroke-width:2;stroke-dasharray:6 3}
        .pic .stored{stroke:var(--stored);stroke-width:2}
        .pic .tag{fill:var(--bg);opacity:.88}
        .pic text{font:11px ui-monospace,Menlo,"DejaVu Sans Mono",monospace;fill:var(--stored)}
        """

    private func svg(attributes: String, style: String) -> String {
        var (agreeing, doubtful, derived, stored) = ("", "", "", "")
        for layer in component.layers.prefix(Self.mostLayers) {
            guard let box = layer.stored, box.isDrawable else { continue }
            if layer.has({ $0 == .different }) {
                stored += outline(box)
                if let other = layer.derived, other.isDrawable { derived += outline(other) }
            } else if layer.has(\.isUndecided) {
                doubtful += outline(box)
            } else {
                agreeing += outline(box)
            }
        }
        let (width, height) = (
            Markup.number(size.width, decimals: 1), Markup.number(size.height, decimals: 1)
        )
        let different = component.tally.different
        let title = Markup.escaped(
            "\(component.name): \(different) \(different == 1 ? "difference" : "differences")")
        var text = """
            <svg \(attributes)class="pic" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
            role="img" aria-label="\(title)"><title>\(title)</title>\(style)\
            <rect class="bg" width="\(width)" height="\(height)"/>
            """
        for (name, path) in [
            ("ok", agreeing), ("doubt", doubtful), ("derived", derived), ("stored", stored),
        ] where !path.isEmpty { text += "<path class=\"\(name)\" d=\"\(path)\"/>" }
        for (place, label) in labels {
            let (x, y) = (Markup.number(place.x, decimals: 1), Markup.number(place.y, decimals: 1))
            text +=
                "<rect class=\"tag\" x=\"\(x)\" y=\"\(y)\" width=\"\(Markup.number(place.width, decimals: 1))\" "
            text += "height=\"\(Markup.number(place.height, decimals: 1))\"/><text x=\""
            text +=
                "\(Markup.number(place.x + 3, decimals: 1))\" y=\"\(Markup.number(place.y + 11, decimals: 1))\">"
            text += "\(Markup.escaped(label))</text>"
        }
        return text + "</svg>"
    }

    private func outline(_ box: Rect) -> String {
        let box = drawn(box)
        let numbers = [box.x, box.y, box.width, box.height].map { Markup.number($0, decimals: 1) }
        return "M\(numbers[0]) \(numbers[1])h\(numbers[2])v\(numbers[3])h-\(numbers[2])z"
    }
}

extension Rect {
    /// Whether a viewer can draw the box.
    fileprivate var isDrawable: Bool {
        [x, y, width, height].allSatisfy { $0.magnitude < 1e7 } && width >= 0 && height >= 0
    }

    fileprivate func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    /// The box with its edges moved inside another.
    fileprivate func cut(to limit: Rect) -> Rect {
        let (right, bottom) = (limit.x + limit.width, limit.y + limit.height)
        let (left, top) = (min(max(x, limit.x), right), min(max(y, limit.y), bottom))
        return Rect(
            x: left, y: top, width: max(0, min(x + width, right) - left),
            height: max(0, min(y + height, bottom) - top))
    }
}
