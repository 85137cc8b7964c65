extension LayoutTree {
    /// What a node and its children cover, in points, relative to the node's top left corner: the node's own box,
    /// its children, and its padding around those in flow. Unlike ``contentSize(of:)`` it also tells what sticks
    /// out at the left and the top, as content does that is centred, aligned to the end, or laid out from right
    /// to left.
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(children).
    public func contentBounds(of id: NodeID) -> Rect? {
        guard let slot = existingSlot(of: id), let frame = storage.core.frame(in: slot) else { return nil }
        let core = storage.core
        var box = PaintBox.box(.zero, SIMD2(frame.width, frame.height))
        let container = core.links[slot].container
        guard container != NodeLinks.none else { return Rect(box) }
        let record = core.containers[Int(container)]
        let padding = SIMD4(lowHalf: record.near, highHalf: record.far)
        for child in record.children where core.plan[child].exists {
            let covered = PaintBox.box(core.position(of: child), core.size[child])
            box = pointwiseMin(box, core.plan[child].isInFlow ? covered - padding : covered)
        }
        return Rect(box)
    }

    /// How far a node's content can be scrolled: by how much ``contentBounds(of:)`` reaches beyond each edge of
    /// the node, in points, at least 0.
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(children).
    public func scrollExtents(of id: NodeID) -> EdgeInsets? {
        guard let bounds = contentBounds(of: id), let frame = frame(of: id) else { return nil }
        return EdgeInsets(
            // In this order -0 becomes 0.
            top: max(-bounds.y, 0), right: max(bounds.x + bounds.width - frame.width, 0),
            bottom: max(bounds.y + bounds.height - frame.height, 0), left: max(-bounds.x, 0))
    }
}
