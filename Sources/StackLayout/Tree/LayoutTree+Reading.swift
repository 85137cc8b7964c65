extension LayoutTree {
    /// The roots, in the order in which they were added.
    ///
    /// - Complexity: O(roots).
    public var roots: [NodeID] { children(ofContainer: 0) }

    /// Whether the identifier names a node of this tree.
    ///
    /// - Complexity: O(1).
    public func contains(_ id: NodeID) -> Bool { existingSlot(of: id) != nil }

    /// What is declared about a node.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(1).
    public func style(of id: NodeID) throws(LayoutError) -> Style {
        storage.core.style(in: try slot(of: id))
    }

    /// The parent of a node; `nil` for a root.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(1).
    public func parent(of id: NodeID) throws(LayoutError) -> NodeID? {
        let container = Int(storage.core.links[try slot(of: id)].parent)
        return container == 0 ? nil : identifier(ofSlot: Int(storage.core.containers[container].node))
    }

    /// The children of a node, in document order; empty for a leaf.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(children).
    public func children(of id: NodeID) throws(LayoutError) -> [NodeID] {
        let container = storage.core.links[try slot(of: id)].container
        return container == NodeLinks.none ? [] : children(ofContainer: Int(container))
    }

    /// How many children a node has; 0 for a leaf.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(1).
    public func childCount(of id: NodeID) throws(LayoutError) -> Int {
        let container = storage.core.links[try slot(of: id)].container
        guard container != NodeLinks.none else { return 0 }
        return storage.core.childCount(storage.core.containers[Int(container)])
    }
}

extension LayoutTree {
    /// The slot of a node; `nil` if the identifier is not of this tree or its node was removed.
    @inline(__always)
    func existingSlot(of id: NodeID) -> Int? {
        guard id.tree == storage.core.stamp, Int(clamping: id.index) < storage.core.handleCount else {
            return nil
        }
        return storage.core.existingSlot(of: id)
    }

    /// The slot of a node.
    @inline(__always)
    func slot(of id: NodeID) throws(LayoutError) -> Int {
        guard let slot = existingSlot(of: id) else { throw .unknownNode(id) }
        return slot
    }

    /// The container record of a node that is to hold children.
    @inline(__always)
    func container(of id: NodeID) throws(LayoutError) -> Int {
        let container = storage.core.links[try slot(of: id)].container
        guard container != NodeLinks.none else { throw .leafCannotHoldChildren(id) }
        return Int(container)
    }

    func identifier(ofSlot slot: Int) -> NodeID { storage.core.identifier(ofSlot: slot) }

    func identifier(ofHandle handle: UInt32) -> NodeID { storage.core.identifier(ofHandle: handle) }

    private func children(ofContainer index: Int) -> [NodeID] {
        let core = storage.core
        return core.containers[index].children.compactMap {
            core.isHole($0) ? nil : core.identifier(ofSlot: $0)
        }
    }
}
