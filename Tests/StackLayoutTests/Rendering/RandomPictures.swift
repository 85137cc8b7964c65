@testable import StackLayout

extension TestNode {
    /// The same tree with clips, places in paint order, corners and nodes that only keep their space, at random.
    func painted(_ random: inout SeededGenerator) -> TestNode {
        var node = self
        node.style = style.painted(&random)
        node.children = children.map { $0.painted(&random) }
        return node
    }
}

extension Style {
    /// The same style with another look.
    func painted(_ random: inout SeededGenerator) -> Style {
        var style = self
        if random.chance(0.25) { style.clipsContent = true }
        if random.chance(0.2) { style.zOrder = random.int(-2...2) }
        if random.chance(0.2) { style.paintsInReverse = true }
        if random.chance(0.3) { style.corners = random.pick([.max, .radius(8), .radius(40)]) }
        if visibility == .visible, random.chance(0.05) { style.visibility = .hiddenKeepingSpace }
        return style
    }
}

extension SeededGenerator {
    /// A rectangle whose edges are often those of frames.
    mutating func rect(near frames: [Rect]) -> Rect {
        let (one, other) = (point(near: frames), point(near: frames))
        let (x, y) = (min(one.x, other.x), min(one.y, other.y))
        let size = Size(abs(one.x - other.x), abs(one.y - other.y))
        return chance(0.5)
            ? Rect(x: x, y: y, width: size.width, height: size.height)
            : Rect(x: one.x, y: one.y, width: double(0...60), height: double(0...60))
    }

    /// A point that often is on an edge of a frame.
    mutating func point(near frames: [Rect]) -> Point {
        guard !frames.isEmpty else { return Point(double(-50...550), double(-50...550)) }
        let (one, other) = (pick(frames), pick(frames))
        let part = pick([0, 0.5, 1, 0.1])
        let (x, y) = (one.x + part * one.width, other.y + part * other.height)
        return chance(0.6) ? Point(x, y) : Point(x + double(-20...20), y + double(-20...20))
    }
}
