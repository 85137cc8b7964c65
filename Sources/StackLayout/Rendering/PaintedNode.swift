/// A node as a renderer meets it, in paint order.
public struct PaintedNode: Hashable, Sendable {
    /// The node.
    public let id: NodeID
    /// The number that was set with ``LayoutTree/setTag(_:of:)``, 0 without.
    public let tag: Int
    /// Origin and size, in points, relative to the root, or to the node that the visit started from.
    public let frame: Rect
    /// The radii of its corners, resolved in its size.
    public let cornerRadii: CornerRadii
    /// What it may be seen through; `nil` if nothing around it clips.
    public let clip: PaintClip?
    /// How many ancestors it has, up to where the visit started.
    public let depth: Int
    /// Whether it cuts off what is inside.
    public let clipsContent: Bool
    /// Whether its content is measured: text, as a rule.
    public let isMeasured: Bool
}

/// Where a node may be painted.
public struct PaintClip: Hashable, Sendable {
    /// What all clipping ancestors have in common, in points, in the coordinates of ``PaintedNode/frame``; square.
    public let bounds: Rect
    /// The nearest ancestor that clips.
    public let shape: ClipShape
}

/// The outline by which a node cuts off what is inside: its border box with its corners.
public struct ClipShape: Hashable, Sendable {
    /// The node that clips.
    public let id: NodeID
    /// Its frame, in the coordinates of ``PaintedNode/frame``.
    public let frame: Rect
    /// The radii of its corners.
    public let cornerRadii: CornerRadii
}

/// What a renderer does with nodes in paint order.
public protocol PaintVisitor {
    /// Paints one node, on top of those before; its content comes after it.
    mutating func paint(_ node: PaintedNode)
    /// What is painted from here to the matching ``popClip()`` is inside of a node that clips, and inside of the
    /// clips pushed before. Does nothing by default.
    mutating func pushClip(_ shape: ClipShape)
    /// Ends the last clip that was pushed. Does nothing by default.
    mutating func popClip()
}

extension PaintVisitor {
    public mutating func pushClip(_ shape: ClipShape) {}
    public mutating func popClip() {}
}
