extension LayoutTree {
    /// Adds a root and returns its identifier. Sizes that are given replace those of the style.
    ///
    /// - Throws: ``LayoutError/invalidValue(_:property:value:)``, ``LayoutError/rootSizeNotAbsolute(_:_:)``,
    ///   ``LayoutError/treeFull(limit:)``.
    /// - Complexity: amortised O(1).
    @discardableResult
    public mutating func addRoot(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil
    ) throws(LayoutError) -> NodeID {
        let plain = style.plain.sized(width, height)
        try plain.validate(style.rare, at: .newRoot)
        try plain.requireAbsoluteSize(at: .newRoot)
        return try insert(plain, style.rare, container: 0, place: nil)
    }

    /// Adds a node behind the other children of a container and returns its identifier. Sizes that are given
    /// replace those of the style.
    ///
    /// - Throws: ``LayoutError/invalidValue(_:property:value:)``, ``LayoutError/unknownNode(_:)``,
    ///   ``LayoutError/leafCannotHoldChildren(_:)``, ``LayoutError/treeFull(limit:)``.
    /// - Complexity: amortised O(1).
    @discardableResult
    public mutating func add(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil, to parent: NodeID
    ) throws(LayoutError) -> NodeID {
        let plain = style.plain.sized(width, height)
        let container = try container(of: parent)
        try plain.validate(style.rare, at: .newChild(of: parent))
        return try insert(plain, style.rare, container: container, place: nil)
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
    /// - Parameters:
    ///   - style: What is declared about the new node.
    ///   - width: Its width, instead of the style's.
    ///   - height: Its height, instead of the style's.
    ///   - parent: The container.
    ///   - index: The new child's index, from 0 to the number of children.
    /// - Throws: as ``add(_:width:height:to:)``; ``LayoutError/childIndexOutOfRange(parent:index:count:)``.
    /// - Complexity: O(children behind the place).
    @discardableResult
    public mutating func insert(
        _ style: Style, width: Sizing? = nil, height: Sizing? = nil, into parent: NodeID, at index: Int
    ) throws(LayoutError) -> NodeID {
        let plain = style.plain.sized(width, height)
        let container = try container(of: parent)
        try require(index, in: container, of: parent, added: 0)
        try plain.validate(style.rare, at: .newChild(of: parent))
        return try insert(plain, style.rare, container: container, place: index)
    }

    /// Removes a node and all inside it. Their identifiers become invalid.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(removed nodes + children behind it).
    public mutating func remove(_ id: NodeID) throws(LayoutError) {
        let slot = try slot(of: id)
        makeUnique()
        storage.core.removeNode(in: slot)
        storage.core.makeOrder()
    }

    /// Removes all nodes and keeps their memory, for trees that are made anew for every picture: half of the time
    /// that making a tree takes is the system's, which gives out memory. All identifiers become invalid; the
    /// direction stays.
    ///
    /// - Complexity: O(1), or O(nodes) if there are tags or long stacks.
    public mutating func removeAll() {
        if isKnownUniquelyReferenced(&storage) {
            storage.outdateIndex()
            storage.core.removeAll(stamp: TreeStamp.next())
        } else {
            storage = TreeStorage(TreeCore(stamp: TreeStamp.next()))
            storage.core.isRightToLeft = direction == .rightToLeft
        }
        lastSolve = nil
    }

    /// Moves a node, with all inside it, to a place among the children of a container. Its identifier and
    /// those inside stay valid.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - parent: The container, which may be the one that it is in.
    ///   - index: The index that the node has among the children afterwards.
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
        storage.core.makeOrder()
    }

    /// Moves a node, with all inside it, to a place among the roots: makes a root of it, or changes the order in
    /// which roots are painted. Its identifier and those inside stay valid.
    ///
    /// - Parameters:
    ///   - id: The node, which may be a root.
    ///   - index: The index that the node has among the roots afterwards.
    /// - Throws: ``LayoutError/unknownNode(_:)``, ``LayoutError/rootIndexOutOfRange(index:count:)``;
    ///   ``LayoutError/rootSizeNotAbsolute(_:_:)`` for a node that fills or is a fraction of its parent.
    /// - Complexity: O(roots + children behind the old place).
    public mutating func move(_ id: NodeID, toRootAt index: Int) throws(LayoutError) {
        let slot = try slot(of: id)
        let isRoot = storage.core.links[slot].parent == 0
        let count = storage.core.childCount(storage.core.containers[0]) - (isRoot ? 1 : 0)
        guard (0...count).contains(index) else { throw .rootIndexOutOfRange(index: index, count: count) }
        if !isRoot {
            try storage.core.style(in: slot).plain.requireAbsoluteSize(at: .node(id))
        }
        makeUnique()
        storage.core.moveNode(in: slot, to: 0, at: index)
        storage.core.makeOrder()
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
        try style.plain.validate(style.rare, at: .node(id))
        if storage.core.links[slot].parent == 0 {
            try style.plain.requireAbsoluteSize(at: .node(id))
        }
        makeUnique()
        storage.core.redeclare(style, in: slot)
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

    #if !hasFeature(Embedded)
        /// Changes what is declared about a node, by a closure that may fail; then the node stays as it was.
        ///
        /// - Throws: what the closure throws; as ``setStyle(_:of:)``.
        /// - Complexity: O(1).
        public mutating func updateStyle(of id: NodeID, _ change: (inout Style) throws -> Void) throws {
            var style = try style(of: id)
            try change(&style)
            try setStyle(style, of: id)
        }
    #endif

    /// Adds a node behind the other children of a container, which is known by its index.
    @inline(__always)
    mutating func append(
        _ style: borrowing Style, to container: Int, at site: @autoclosure () -> LayoutError.Site
    ) throws(LayoutError) -> NodeID {
        try style.plain.validate(style.rare, at: site())
        return try insert(style.plain, style.rare, container: container, place: nil)
    }

    @inline(__always)
    private mutating func insert(
        _ plain: PlainStyle, _ rare: borrowing RareStyle?, container: Int, place: Int?
    ) throws(LayoutError) -> NodeID {
        guard storage.core.nodeCount < TreeCore.nodeLimit else { throw .treeFull(limit: TreeCore.nodeLimit) }
        makeUnique()
        let place = place ?? storage.core.childCount(storage.core.containers[container])
        let handle = storage.core.insertNode(plain, rare, in: container, at: place)
        return identifier(ofHandle: handle)
    }

    func require(
        _ index: Int, in container: Int, of parent: NodeID, added: Int
    ) throws(LayoutError) {
        let count = storage.core.childCount(storage.core.containers[container]) + added
        if !(0...count).contains(index) {
            throw .childIndexOutOfRange(parent: parent, index: index, count: count)
        }
    }
}

extension PlainStyle {
    /// Throws for the first number of a style that its property cannot take.
    @inline(__always)
    fileprivate func validate(
        _ rare: borrowing RareStyle?, at site: @autoclosure () -> LayoutError.Site
    ) throws(LayoutError) {
        if rare == nil, isValidAtAGlance { return }
        try Style(self, rare).validate(at: site())
    }

    func requireAbsoluteSize(at site: LayoutError.Site) throws(LayoutError) {
        if widthKind == .fill || widthKind == .fraction { throw .rootSizeNotAbsolute(site, .horizontal) }
        if heightKind == .fill || heightKind == .fraction { throw .rootSizeNotAbsolute(site, .vertical) }
    }
}
