extension LayoutTree {
    /// The topmost node at a point: the last one that is painted there, clips and rounded corners respected.
    ///
    /// A frame holds its left and top edges and not its right and bottom ones, so that a point between neighbours
    /// is in one of them. What is not painted is not hit.
    ///
    /// ```swift
    /// let button = tree.hitTest(click) { $0.tag >= firstButton }
    /// ```
    ///
    /// - Parameters:
    ///   - point: In points, in the coordinates of the root, or of `root`.
    ///   - root: Tests only this node and what is inside it, with its top left corner at (0, 0) and without the
    ///     clips around it.
    ///   - stack: Working room, kept between tests.
    ///   - isWanted: Nodes for which this is false are passed through.
    /// - Returns: `nil` if there is nothing.
    /// - Complexity: O(nodes at the point + their ancestors · log of their children), as in
    ///   ``paint(in:from:with:_:)``.
    public func hitTest(
        _ point: Point, from root: NodeID? = nil, _ stack: inout PaintStack,
        where isWanted: (PaintedNode) -> Bool = { _ in true }
    ) -> PaintedNode? {
        var walk = HitWalk(self, from: root, at: point, stack)
        stack = PaintStack()
        defer { stack = walk.stack }
        while let node = walk.next() { if isWanted(node) { return node } }
        return nil
    }

    /// The topmost node at a point; see ``hitTest(_:from:_:where:)``.
    public func hitTest(
        _ point: Point, from root: NodeID? = nil, where isWanted: (PaintedNode) -> Bool = { _ in true }
    ) -> PaintedNode? {
        var stack = PaintStack()
        return hitTest(point, from: root, &stack, where: isWanted)
    }

    /// All nodes at a point, the topmost first; see ``hitTest(_:from:_:where:)``.
    public func hits(at point: Point, from root: NodeID? = nil) -> [PaintedNode] {
        var walk = HitWalk(self, from: root, at: point, PaintStack())
        var nodes: [PaintedNode] = []
        while let node = walk.next() { nodes.append(node) }
        return nodes
    }
}

/// The nodes at a point, topmost first: the content of a node, from the last child painted to the first, before
/// the node.
private struct HitWalk {
    private var walk: PaintWalk
    private let point: Point

    init(_ tree: LayoutTree, from root: NodeID?, at point: Point, _ stack: consuming PaintStack) {
        self.point = point
        let box = PaintBox.box(SIMD2(point.x, point.y), .zero)
        walk = PaintWalk(tree, from: root, seeing: box, isTopDown: true, stack)
    }

    var stack: PaintStack { walk.stack }

    mutating func next() -> PaintedNode? {
        while !walk.isAtEnd {
            guard let slot = walk.nextChild() else {
                // The node whose content was looked at is below it.
                if let node = walk.leave().node, let hit = hit(node) { return hit }
                continue
            }
            let frame = walk.frame(slot)
            let clips = walk.core.declaration[slot].clipsContent
            if !clips || holdsPoint(slot, frame) {
                guard case .none = walk.descend(slot, frame, isSeen: true) else { continue }
            }
            if let hit = hit(slot) { return hit }
        }
        return nil
    }

    /// A child on this level, if it is at the point.
    private func hit(_ slot: Int) -> PaintedNode? {
        let frame = walk.frame(slot)
        return holdsPoint(slot, frame) ? walk.node(slot, frame) : nil
    }

    private func holdsPoint(_ slot: Int, _ frame: Rect) -> Bool {
        guard frame.contains(point) else { return false }
        return walk.core.cornerRadii(slot, in: walk.core.size[slot]).contain(point, in: frame)
    }
}

extension Rect {
    /// Whether a point is inside; the left and top edges are, the right and bottom ones are not.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
}

extension CornerRadii {
    /// Whether a point of a frame is inside of the corners, which are circles.
    @inline(__always)
    func contain(_ point: Point, in frame: Rect) -> Bool {
        if self == .zero { return true }
        let (left, top) = (point.x - frame.x, point.y - frame.y)
        let (right, bottom) = (frame.width - left, frame.height - top)
        return Self.holds(left, top, topLeft) && Self.holds(right, top, topRight)
            && Self.holds(right, bottom, bottomRight) && Self.holds(left, bottom, bottomLeft)
    }

    /// Whether a point so far from a corner's two edges is inside of its circle, or not in its square.
    private static func holds(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
        guard x < radius, y < radius else { return true }
        let (dx, dy) = (radius - x, radius - y)
        return dx * dx + dy * dy <= radius * radius
    }
}
