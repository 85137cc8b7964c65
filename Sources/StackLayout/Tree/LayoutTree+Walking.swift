/// Ways through a tree that allocate nothing per node, for the C interface.
extension LayoutTree {
    /// How many nodes a tree can hold.
    package static var nodeLimit: Int { TreeCore.nodeLimit }

    /// Visits a node and all inside it, or all nodes, in document order.
    ///
    /// - Complexity: O(nodes).
    package func walk(from top: NodeID?, _ visit: (NodeID) -> Void) throws(LayoutError) {
        let core = storage.core
        var pending = try starts(of: top)
        while let slot = pending.popLast() {
            visit(identifier(ofSlot: slot))
            let container = core.links[slot].container
            guard container != NodeLinks.none else { continue }
            for child in core.containers[Int(container)].children.reversed() where !core.isHole(child) {
                pending.append(child)
            }
        }
    }

    /// A node with a frame, where ``walkFrames(from:_:)`` meets it.
    package struct WalkedNode {
        package let id: NodeID
        /// How many nodes are above it, from the top of the walk on.
        package let depth: Int
        /// Relative to the parent.
        package let frame: Rect
        /// Relative to the root.
        package let absolute: Rect
    }

    /// Visits a node and all inside it that has a frame, or all such nodes, in document order.
    ///
    /// - Complexity: O(nodes), and O(depth) for the first.
    package func walkFrames(from top: NodeID?, _ visit: (WalkedNode) -> Void) throws(LayoutError) {
        let core = storage.core
        let starts = try starts(of: top)
        // Origins of parents; a container stands below its children, and its origin behind those of its parents.
        var pending = starts.map { (slot: $0, depth: 0) }
        var origins: [Point] = []
        var origin = Point.zero
        if let top, let absolute = absoluteFrame(of: top), let frame = frame(of: top) {
            origin = Point(absolute.x - frame.x, absolute.y - frame.y)
        }
        while let (slot, depth) = pending.popLast() {
            guard let frame = core.frame(in: slot) else { continue }
            origins.removeLast(origins.count - depth)
            let parent = origins.last ?? origin
            let absolute = Rect(
                x: parent.x + frame.x, y: parent.y + frame.y, width: frame.width, height: frame.height)
            visit(WalkedNode(id: identifier(ofSlot: slot), depth: depth, frame: frame, absolute: absolute))
            let container = core.links[slot].container
            guard container != NodeLinks.none else { continue }
            origins.append(absolute.origin)
            for child in core.containers[Int(container)].children.reversed() where !core.isHole(child) {
                pending.append((child, depth + 1))
            }
        }
    }

    /// The slots to start at, the last first.
    private func starts(of top: NodeID?) throws(LayoutError) -> [Int] {
        guard let top else {
            let core = storage.core
            return core.containers[0].children.reversed().filter { !core.isHole($0) }
        }
        return [try slot(of: top)]
    }
}
