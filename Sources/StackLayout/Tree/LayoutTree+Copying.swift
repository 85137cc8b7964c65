extension LayoutTree {
    /// Copies a node, with all inside it, to a place among the children of a container. Declarations, tags and
    /// what was measured are copied; the copies have identifiers of their own and no frames before the next
    /// solve.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - other: The tree that holds the node; this one if it is `nil`.
    ///   - parent: The container, of this tree.
    ///   - index: The new child's index; behind the others if it is `nil`.
    /// - Returns: The identifier of the copy.
    /// - Throws: ``LayoutError/unknownNode(_:)``, ``LayoutError/leafCannotHoldChildren(_:)``,
    ///   ``LayoutError/childIndexOutOfRange(parent:index:count:)``, ``LayoutError/treeFull(limit:)``.
    /// - Complexity: O(copied nodes + children behind the place).
    @discardableResult
    public mutating func copy(
        _ id: NodeID, from other: LayoutTree? = nil, into parent: NodeID, at index: Int? = nil
    ) throws(LayoutError) -> NodeID {
        let container = try container(of: parent)
        if let index { try require(index, in: container, of: parent, added: 0) }
        return try copy(id, from: other, container: container, place: index)
    }

    /// Copies a node, with all inside it, to the roots, behind the others. Sizes that are given replace those of
    /// the node, which may be none that a root can have.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``, ``LayoutError/rootSizeNotAbsolute(_:_:)``,
    ///   ``LayoutError/invalidValue(_:property:value:)``, ``LayoutError/treeFull(limit:)``.
    /// - Complexity: O(copied nodes).
    @discardableResult
    public mutating func copyAsRoot(
        _ id: NodeID, from other: LayoutTree? = nil, width: Sizing? = nil, height: Sizing? = nil
    ) throws(LayoutError) -> NodeID {
        var style = try (other ?? self).style(of: id)
        if let width { style.width = width }
        if let height { style.height = height }
        try style.validate(at: .newRoot)
        try style.plain.requireAbsoluteSize(at: .newRoot)
        let copy = try copy(id, from: other, container: 0, place: nil)
        try setStyle(style, of: copy)
        return copy
    }

    private mutating func copy(
        _ id: NodeID, from other: LayoutTree?, container: Int, place: Int?
    ) throws(LayoutError) -> NodeID {
        let source = other ?? self
        let subtree = source.storage.core.subtree(try source.slot(of: id))
        guard storage.core.nodeCount + subtree.count < TreeCore.nodeLimit else {
            throw .treeFull(limit: TreeCore.nodeLimit)
        }
        makeUnique()
        let handle = storage.core.insert(subtree, in: container, at: place)
        return storage.core.identifier(ofHandle: handle)
    }
}

/// A node on its way into another place, with its children's places in a list of such nodes.
struct NodeCopy {
    var declared: SIMD2<Double>
    var declaration: NodeDeclaration
    var rare: RareRecord?
    var pins: NodePins
    /// The container record, of which only declarations count.
    var record: ContainerRecord?
    var tag: Int
    /// The place of its parent in the list; -1 for the first.
    var parent: Int
    /// The node that it is a copy of.
    var handle: UInt32
}

extension TreeCore {
    /// A node and all inside it, parents before children, siblings in document order.
    ///
    /// - Complexity: O(nodes of the subtree).
    func subtree(_ slot: Int) -> [NodeCopy] {
        var copies = [nodeCopy(slot, parent: -1)]
        var next = 0
        while next < copies.count {
            if let record = copies[next].record {
                for child in record.children where !isHole(child) {
                    copies.append(nodeCopy(child, parent: next))
                }
            }
            next += 1
        }
        return copies
    }

    private func nodeCopy(_ slot: Int, parent: Int) -> NodeCopy {
        let node = links[slot]
        return NodeCopy(
            declared: declared[slot], declaration: declaration[slot],
            rare: node.rare == NodeLinks.none ? nil : rare[Int(node.rare)],
            pins: node.rare == NodeLinks.none ? .none : pins[Int(node.rare)],
            record: node.container == NodeLinks.none ? nil : containers[Int(node.container)],
            tag: tag(ofHandle: node.handle), parent: parent, handle: node.handle)
    }

    /// Adds copies to a container; returns the handle of the first.
    mutating func insert(_ copies: [NodeCopy], in container: Int, at place: Int?) -> UInt32 {
        var records: [Int] = []
        records.reserveCapacity(copies.count)
        var first = NodeLinks.none
        for copy in copies {
            let parent = copy.parent < 0 ? container : records[copy.parent]
            let end = childCount(containers[parent])
            let slot = openSlot(in: parent, at: copy.parent < 0 ? place ?? end : end)
            let handle = insert(copy, in: slot, of: parent)
            let own = links[slot].container
            records.append(own == NodeLinks.none ? -1 : Int(own))
            if copy.parent < 0 { first = handle }
        }
        return first
    }

    private mutating func insert(_ copy: NodeCopy, in slot: Int, of parent: Int) -> UInt32 {
        let handle = takeHandle(slot: slot)
        links[slot] = NodeLinks(parent: UInt32(parent), handle: handle)
        plan[slot] = .absent
        if hasResults { size[slot] = SIMD2(.nan, .nan) }
        declared[slot] = copy.declared
        declaration[slot] = copy.declaration
        if let declared = copy.record {
            var record = ContainerRecord(kind: declared.kind, node: UInt32(slot))
            record.declare(as: declared)
            links[slot].container = UInt32(appendContainer(record))
        }
        if var rare = copy.rare {
            rare.node = UInt32(slot)
            rare.isListed = false
            links[slot].rare = takeRare(rare, copy.pins)
        }
        if copy.declaration.hasZOrder { containers[parent].sortsChildren = true }
        setTag(copy.tag, ofHandle: handle)
        markEdited(slot)
        nodeCount += 1
        return handle
    }
}

extension ContainerRecord {
    /// Takes over what is declared of another container.
    fileprivate mutating func declare(as other: ContainerRecord) {
        near = other.near
        far = other.far
        gap = other.gap
        alignment = other.alignment
        distribution = other.distribution
        lines = other.lines
        wraps = other.wraps
    }
}
