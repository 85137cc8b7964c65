extension LayoutTree {
    /// Visits what is to be painted, in paint order: a node before its content, siblings by ``Style/zOrder`` and,
    /// where that is the same, in document order or against it (``Style/paintsInReverse``).
    ///
    /// Left out are nodes that are hidden, with or without keeping their space, all inside them (SEMANTICS 1.3,
    /// 19.5), and nodes whose frame does not touch what their clips and `visible` have in common. A node outside
    /// of its parent is visited where nothing clips it.
    ///
    /// - Parameters:
    ///   - visible: The part of the picture that is to be painted, in the coordinates of the root; `nil` for all
    ///     of it. Frames that only touch it are in it. Shadows and the like are not known here: make it larger
    ///     by what they need.
    ///   - root: Paints only this node and what is inside it, with its top left corner at (0, 0) and without the
    ///     clips around it. With `nil` all roots are painted, one on top of the other.
    ///   - stack: Working room, kept between visits.
    ///   - visitor: Is told of each node and clip.
    /// - Complexity: O(visited nodes) without `visible`. With it, O(visited nodes + their ancestors · log of
    ///   their children) if the children that stand next to each other also are next to each other in the
    ///   document, as in stacks and grids; the first visit after a solve adds O(nodes that it placed). Before a
    ///   solve, O(nodes).
    public func paint<Visitor: PaintVisitor>(
        in visible: Rect? = nil, from root: NodeID? = nil, with visitor: inout Visitor,
        _ stack: inout PaintStack
    ) {
        var walk = PaintWalk(
            self, from: root, seeing: visible.map(PaintBox.box) ?? PaintBox.everything, isTopDown: false,
            stack)
        stack = PaintStack()
        while !walk.isAtEnd {
            guard let slot = walk.nextChild() else {
                if walk.leave().opensClip { visitor.popClip() }
                continue
            }
            let frame = walk.frame(slot)
            let isSeen = walk.isSeen(frame)
            if isSeen { visitor.paint(walk.node(slot, frame)) }
            if case .clipped(let clip) = walk.descend(slot, frame, isSeen: isSeen) { visitor.pushClip(clip) }
        }
        stack = walk.stack
    }

    /// Visits what is to be painted, in paint order; see ``paint(in:from:with:_:)``.
    public func paint<Visitor: PaintVisitor>(
        in visible: Rect? = nil, from root: NodeID? = nil, with visitor: inout Visitor
    ) {
        var stack = PaintStack()
        paint(in: visible, from: root, with: &visitor, &stack)
    }

    /// Calls `body` for what is to be painted, in paint order; see ``paint(in:from:with:_:)``. Each node tells
    /// its clip.
    ///
    /// ```swift
    /// tree.forEachPainted(in: viewport) { node in draw(colors[node.tag], node.frame, node.cornerRadii) }
    /// ```
    public func forEachPainted(
        in visible: Rect? = nil, from root: NodeID? = nil, _ body: (PaintedNode) -> Void
    ) {
        withoutActuallyEscaping(body) { body in
            var visitor = ClosureVisitor(body: body)
            paint(in: visible, from: root, with: &visitor)
        }
    }

    /// What is to be painted, in paint order; see ``paint(in:from:with:_:)``.
    public func paintedNodes(in visible: Rect? = nil, from root: NodeID? = nil) -> [PaintedNode] {
        var nodes: [PaintedNode] = []
        forEachPainted(in: visible, from: root) { nodes.append($0) }
        return nodes
    }
}

private struct ClosureVisitor: PaintVisitor {
    let body: (PaintedNode) -> Void
    mutating func paint(_ node: PaintedNode) { body(node) }
}
