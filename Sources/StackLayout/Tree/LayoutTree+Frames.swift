/// Results of the last solve. Nodes added since have none yet; those of others stay until the next solve.
extension LayoutTree {
    /// The frame of a node, in points, relative to the top left corner of its parent's border box.
    ///
    /// - Returns: `nil` for a hidden node or one inside it, a node that was never solved, an identifier that is
    ///   not of this tree.
    /// - Complexity: O(1).
    public func frame(of id: NodeID) -> Rect? {
        existingSlot(of: id).flatMap { storage.core.frame(in: $0) }
    }

    /// The frame of a node relative to the top left corner of its root.
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(depth).
    public func absoluteFrame(of id: NodeID) -> Rect? {
        guard let slot = existingSlot(of: id), var frame = storage.core.frame(in: slot) else { return nil }
        var container = Int(storage.core.links[slot].parent)
        while container != 0 {
            let node = Int(storage.core.containers[container].node)
            let position = storage.core.position(of: node)
            frame.x += position.x
            frame.y += position.y
            container = Int(storage.core.links[node].parent)
        }
        return frame
    }

    /// The radii that a node's corners really have (see ``Corners/resolved(in:)``).
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(1).
    public func cornerRadii(of id: NodeID) -> CornerRadii? {
        guard let slot = existingSlot(of: id), let frame = storage.core.frame(in: slot) else { return nil }
        let rare = storage.core.links[slot].rare
        guard rare != NodeLinks.none else { return .zero }
        return storage.core.rare[Int(rare)].corners.resolved(in: frame.size)
    }

    /// How far the content of a node reaches from its top left corner, padding behind children in flow
    /// included: what a scroll view has to show. At least the node's own size.
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(children).
    public func contentSize(of id: NodeID) -> Size? {
        guard let slot = existingSlot(of: id), let frame = storage.core.frame(in: slot) else { return nil }
        let core = storage.core
        var extent = SIMD2(frame.width, frame.height)
        let container = core.links[slot].container
        guard container != NodeLinks.none else { return frame.size }
        let box = core.containers[Int(container)]
        for child in box.children where core.plan[child].exists {
            let end = core.position(of: child) + core.size[child]
            extent = pointwiseMax(extent, core.plan[child].isInFlow ? end + box.far : end)
        }
        return Size(extent.x, extent.y)
    }

    /// By how much children in flow stick out of a node's content box, per edge, at least 0.
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(children).
    public func overflow(of id: NodeID) -> EdgeInsets? {
        guard let slot = existingSlot(of: id), let frame = storage.core.frame(in: slot) else { return nil }
        let core = storage.core
        let container = core.links[slot].container
        guard container != NodeLinks.none else { return .zero }
        let box = core.containers[Int(container)]
        let inner = pointwiseMax(SIMD2(frame.width, frame.height) - box.padding, .zero)
        var near = SIMD2<Double>.zero
        var far = SIMD2<Double>.zero
        for child in box.children where core.plan[child].isInFlow {
            near = pointwiseMax(near, box.near - core.position(of: child))
            far = pointwiseMax(far, core.position(of: child) + core.size[child] - box.near - inner)
        }
        return EdgeInsets(top: near.y, right: far.x, bottom: far.y, left: near.x)
    }
}

extension TreeCore {
    /// The frame of the last solve; a node that no solve has placed has a size that is not a number.
    func frame(in slot: Int) -> Rect? {
        guard plan[slot].exists, !size[slot].x.isNaN, !size[slot].y.isNaN else { return nil }
        let (position, size) = (position(of: slot), size[slot])
        return Rect(x: position.x, y: position.y, width: size.x, height: size.y)
    }
}
