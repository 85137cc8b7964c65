@testable import StackLayout

/// What is to be painted, found by looking at every node, recursively.
struct PaintReference {
    private let tree: LayoutTree
    private let visible: Rect?
    private(set) var nodes: [PaintedNode] = []
    /// The outlines around each node, outermost first.
    private(set) var clips: [[ClipShape]] = []

    init(_ tree: LayoutTree, in visible: Rect? = nil) throws {
        self.tree = tree
        self.visible = visible
        try visit(tree.roots, isReversed: false, origin: .zero, [], depth: 0)
    }

    private mutating func visit(
        _ ids: [NodeID], isReversed: Bool, origin: Point, _ around: [ClipShape], depth: Int
    ) throws {
        let order = try (isReversed ? ids.reversed() : ids).map { ($0, try tree.style(of: $0)) }.enumerated()
            .sorted { ($0.element.1.zOrder, $0.offset) < ($1.element.1.zOrder, $1.offset) }
        for (id, style) in order.map(\.element) {
            guard let frame = tree.frame(of: id), style.visibility == .visible else { continue }
            let absolute = Rect(
                x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
            let radii = style.corners.resolved(in: frame.size)
            let bounds = Rect.common(around.map(\.frame))
            if absolute.touchesAll(around.map(\.frame) + (visible.map { [$0] } ?? [])) {
                let clip = bounds.map { PaintClip(bounds: $0, shape: around.last!) }
                var isMeasured = false
                if case .measured = style.content { isMeasured = true }
                nodes.append(
                    PaintedNode(
                        id: id, tag: tree.tag(of: id), frame: absolute, cornerRadii: radii, clip: clip,
                        depth: depth,
                        clipsContent: style.clipsContent, isMeasured: isMeasured))
                clips.append(around)
            }
            let inner =
                style.clipsContent
                ? around + [ClipShape(id: id, frame: absolute, cornerRadii: radii)] : around
            try visit(
                tree.children(of: id), isReversed: style.paintsInReverse, origin: absolute.origin, inner,
                depth: depth + 1)
        }
    }

    /// What is at a point, topmost first.
    func hits(at point: Point) -> [PaintedNode] {
        zip(nodes, clips).reversed().filter { node, clips in
            (clips + [ClipShape(id: node.id, frame: node.frame, cornerRadii: node.cornerRadii)])
                .allSatisfy { $0.covers(point) }
        }.map(\.0)
    }
}

extension Rect {
    /// What all rectangles have in common.
    fileprivate static func common(_ rects: [Rect]) -> Rect? {
        guard !rects.isEmpty else { return nil }
        let (x, width) = common(rects.map { ($0.x, $0.width) })
        let (y, height) = common(rects.map { ($0.y, $0.height) })
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The part that spans have in common: one of them, to the bit, if it is inside of all others.
    private static func common(_ spans: [(start: Double, extent: Double)]) -> (Double, Double) {
        let (start, end) = (spans.map(\.start).max()!, spans.map { $0.start + $0.extent }.min()!)
        if let whole = spans.last(where: { $0.start == start && $0.start + $0.extent == end }) {
            return whole
        }
        return (start, max(0, end - start))
    }

    /// Whether there is a point, on an edge at least, that is in this rectangle and in all the others.
    func touchesAll(_ others: [Rect]) -> Bool {
        let all = others + [self]
        let (left, top) = (all.map(\.x).max()!, all.map(\.y).max()!)
        let (right, bottom) = (all.map { $0.x + $0.width }.min()!, all.map { $0.y + $0.height }.min()!)
        return left <= right && top <= bottom
    }
}

extension ClipShape {
    /// Whether a point is inside of the outline.
    fileprivate func covers(_ point: Point) -> Bool {
        guard point.x >= frame.x, point.y >= frame.y else { return false }
        guard point.x < frame.x + frame.width, point.y < frame.y + frame.height else { return false }
        let (x, y) = (point.x - frame.x, point.y - frame.y)
        let corners = [
            (cornerRadii.topLeft, x, y), (cornerRadii.topRight, frame.width - x, y),
            (cornerRadii.bottomRight, frame.width - x, frame.height - y),
            (cornerRadii.bottomLeft, x, frame.height - y),
        ]
        return corners.allSatisfy { radius, x, y in
            x >= radius || y >= radius
                || (x - radius) * (x - radius) + (y - radius) * (y - radius) <= radius * radius
        }
    }
}
