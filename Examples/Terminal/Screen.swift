import StackLayout

/// A screen of boxes and texts, described once and drawn at any width.
struct Screen {
    private(set) var tree = LayoutTree()
    private var measurer = TextMeasurer(texts: [])

    /// What the tag of a node says: 0 nothing, 1 a box, from 2 on a text.
    private static let box = 1
    private static let firstText = 2

    init(width: Int) throws(LayoutError) {
        let page = try tree.addRoot(.vertical(gap: 1, padding: .all(1)), width: .fixed(Double(width)))
        let header = try addBox(.horizontal(gap: 2, distribution: .spaceBetween), width: .fill, to: page)
        try add("StackLayout", to: header)
        try add("drawn in a terminal", to: header)

        let columns = try tree.add(.horizontal(gap: 2, alignment: .stretch), width: .fill, to: page)
        let menu = try addBox(.vertical(), width: 16, to: columns)
        for item in ["Frames", "Clips", "Order", "Hits"] { try add(item, to: menu) }
        let article = try addBox(.vertical(gap: 1), width: .fill, to: columns)
        try add(
            "Text is measured in cells by a measurer of a few lines. It wraps in the width that the column gets.",
            width: .fill, to: article)
        let shelf = try tree.add(.horizontal(gap: 1).wrapping(crossGap: 0), width: .fill, to: article)
        for word in ["wrapping", "boxes", "go on", "in another", "line"] {
            try add(word, to: try addBox(.horizontal(), corners: .max, to: shelf))
        }

        // Cut off at the box around it, with a badge on top of what comes later.
        let strip = try addBox(.horizontal(gap: 1), width: .fill, height: 5, clips: true, to: page)
        for number in 1...40 { try add("№\(number)", to: try addBox(.horizontal(), to: strip)) }
        let badge = try addBox(
            Style.horizontal().pinned(Pins(right: 3, top: 1)).with { $0.zOrder = 1 }, corners: .max, to: strip
        )
        try add("on top", to: badge)
        try tree.solve(measuring: &measurer)
    }

    /// Draws the screen.
    func drawn() -> [String] {
        let size = tree.frame(of: tree.roots[0])!.size
        let grid = PixelGrid(scale: 1)
        var canvas = Canvas(width: Int(size.width), height: Int(size.height))
        tree.forEachPainted { node in
            let frame = node.pixelFrame(on: grid)
            let clip = node.clip.map { inside($0, grid) }
            if node.tag == Self.box {
                canvas.box(frame, isRound: node.cornerRadii != .zero, clip: clip)
            } else if node.tag >= Self.firstText {
                let text = measurer.texts[node.tag - Self.firstText]
                for (row, line) in TextMeasurer.lines(of: text, in: Int(frame.width)).enumerated() {
                    canvas.write(line, Int(frame.x), Int(frame.y) + row, clip: clip)
                }
            }
        }
        return canvas.lines
    }

    /// What a clip leaves inside of the lines around it.
    private func inside(_ clip: PaintClip, _ grid: PixelGrid) -> Rect {
        let bounds = grid.pixelFrame(clip.bounds)
        return Rect(x: bounds.x + 1, y: bounds.y + 1, width: bounds.width - 2, height: bounds.height - 2)
    }

    private mutating func addBox(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil, corners: Corners = .square,
        clips: Bool = false, to parent: NodeID
    ) throws(LayoutError) -> NodeID {
        var style = style
        style.padding = EdgeInsets(top: 1, right: 2, bottom: 1, left: 2)
        style.corners = corners
        style.clipsContent = clips
        let box = try tree.add(style, width: width, height: height, to: parent)
        try tree.setTag(Self.box, of: box)
        return box
    }

    private mutating func add(
        _ text: String, width: Sizing? = nil, to parent: NodeID
    ) throws(LayoutError) {
        let leaf = try tree.add(.measured(tag: measurer.texts.count), width: width, to: parent)
        try tree.setTag(Self.firstText + measurer.texts.count, of: leaf)
        measurer.texts.append(text)
    }
}
