extension LayoutTree {
    /// Adds a root and returns its identifier. Sizes that are given replace those of the style.
    ///
    /// - Throws: ``LayoutError/invalidValue(_:property:value:)``, ``LayoutError/rootSizeNotAbsolute(_:_:)``.
    /// - Complexity: amortised O(1).
    @discardableResult
    public mutating func addRoot(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil
    ) throws(LayoutError) -> NodeID {
        let (width, height) = (width ?? style.width, height ?? style.height)
        try style.validate(width, height, at: .newRoot)
        try Style.requireAbsoluteSize(width, height, at: .newRoot)
        return try insert(style, width, height, container: 0, place: nil)
    }

    /// Adds a node behind the other children of a container and returns its identifier. Sizes that are given
    /// replace those of the style.
    ///
    /// - Throws: ``LayoutError/invalidValue(_:property:value:)``, ``LayoutError/unknownNode(_:)``,
    ///   ``LayoutError/leafCannotHoldChildren(_:)``.
    /// - Complexity: amortised O(1).
    @discardableResult
    public mutating func add(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil, to parent: NodeID
    ) throws(LayoutError) -> NodeID {
        let (width, height) = (width ?? style.width, height ?? style.height)
        let container = try container(of: parent)
        try style.validate(width, height, at: .newChild(of: parent))
        return try insert(style, width, height, container: container, place: nil)
    }

    /// Adds a leaf with content of a known size, in points, and returns its identifier.
    ///
    /// - Throws: as ``add(_:width:height:to:)``.
    /// - Complexity: amortised O(1).
    @discardableResult
    public mutating func addLeaf(
        size: Size, baseline: Double? = nil, to parent: NodeID
    ) throws(LayoutError) -> NodeID {
        try add(.leaf(size, baseline: baseline), to: parent)
    }

    /// Adds a node at a place among the children of a container and returns its identifier. Sizes that are
    /// given replace those of the style.
    ///
    /// - Parameter index: the new child's index, from 0 to the number of children.
    /// - Throws: as ``add(_:width:height:to:)``; ``LayoutError/childIndexOutOfRange(parent:index:count:)``.
    /// - Complexity: O(children behind the place).
    @discardableResult
    public mutating func insert(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil, into parent: NodeID, at index: Int
    ) throws(LayoutError) -> NodeID {
        let (width, height) = (width ?? style.width, height ?? style.height)
        let container = try container(of: parent)
        try require(index, in: container, of: parent, added: 0)
        try style.validate(width, height, at: .newChild(of: parent))
        return try insert(style, width, height, container: container, place: index)
    }

    /// Removes a node and all inside it. Their identifiers become invalid.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(removed nodes + children behind it).
    public mutating func remove(_ id: NodeID) throws(LayoutError) {
        let slot = try slot(of: id)
        makeUnique()
        storage.core.removeNode(in: slot)
    }

    /// Moves a node, with all inside it, to a place among the children of a container. Its identifier and
    /// those inside stay valid.
    ///
    /// - Parameter index: the index that the node has among the children afterwards.
    /// - Throws: ``LayoutError/unknownNode(_:)``, ``LayoutError/leafCannotHoldChildren(_:)``,
    ///   ``LayoutError/movedIntoItself(_:newParent:)``,
    ///   ``LayoutError/childIndexOutOfRange(parent:index:count:)``.
    /// - Complexity: O(depth of the new parent + children behind the old and the new place).
    public mutating func move(_ id: NodeID, into parent: NodeID, at index: Int) throws(LayoutError) {
        let slot = try slot(of: id)
        let container = try container(of: parent)
        if storage.core.isContainer(container, inside: slot) {
            throw .movedIntoItself(id, newParent: parent)
        }
        let isSibling = Int(storage.core.links[slot].parent) == container
        try require(index, in: container, of: parent, added: isSibling ? -1 : 0)
        makeUnique()
        storage.core.moveNode(in: slot, to: container, at: index)
    }

    /// Replaces what is declared about a node. Its kind stays as it is.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``, ``LayoutError/invalidValue(_:property:value:)``,
    ///   ``LayoutError/kindChanged(_:from:to:)``, ``LayoutError/rootSizeNotAbsolute(_:_:)``.
    /// - Complexity: O(1).
    public mutating func setStyle(_ style: Style, of id: NodeID) throws(LayoutError) {
        let slot = try slot(of: id)
        let kind = storage.core.declaration[slot].kind
        guard style.kind == kind else { throw .kindChanged(id, from: kind, to: style.kind) }
        try style.validate(style.width, style.height, at: .node(id))
        if storage.core.links[slot].parent == 0 {
            try Style.requireAbsoluteSize(style.width, style.height, at: .node(id))
        }
        makeUnique()
        storage.core.encode(style, in: slot)
        storage.core.markEdited(slot)
    }

    /// Changes what is declared about a node.
    ///
    /// - Throws: as ``setStyle(_:of:)``.
    /// - Complexity: O(1).
    public mutating func updateStyle(
        of id: NodeID, _ change: (inout Style) -> Void
    ) throws(LayoutError) {
        var style = try style(of: id)
        change(&style)
        try setStyle(style, of: id)
    }

    @inline(__always)
    private mutating func insert(
        _ style: borrowing Style, _ width: Sizing, _ height: Sizing, container: Int, place: Int?
    ) throws(LayoutError) -> NodeID {
        guard storage.core.nodeCount < TreeCore.nodeLimit else { throw .treeFull(limit: TreeCore.nodeLimit) }
        makeUnique()
        let place = place ?? storage.core.childCount(storage.core.containers[container])
        let handle = storage.core.insertNode(style, width, height, in: container, at: place)
        return identifier(ofHandle: handle)
    }

    private func require(
        _ index: Int, in container: Int, of parent: NodeID, added: Int
    ) throws(LayoutError) {
        let count = storage.core.childCount(storage.core.containers[container]) + added
        if !(0...count).contains(index) {
            throw .childIndexOutOfRange(parent: parent, index: index, count: count)
        }
    }
}

extension Style {
    /// Throws for the first number that its property cannot take, with other sizes than the style's own.
    @inline(__always)
    fileprivate func validate(
        _ width: Sizing, _ height: Sizing, at site: @autoclosure () -> LayoutError.Site
    ) throws(LayoutError) {
        if isPlainlyValid(width, height) { return }
        try sized(width, height).validate(at: site())
    }

    fileprivate static func requireAbsoluteSize(
        _ width: Sizing, _ height: Sizing, at site: LayoutError.Site
    ) throws(LayoutError) {
        if !width.isAbsolute { throw .rootSizeNotAbsolute(site, .horizontal) }
        if !height.isAbsolute { throw .rootSizeNotAbsolute(site, .vertical) }
    }
}
