extension Declarative {
    /// The tree that is declared, and its identifiers in document order, those of hidden nodes included.
    ///
    /// The tree is the same as one made node by node with ``LayoutTree/add(_:width:height:to:)``.
    ///
    /// - Throws: ``DeclarationError`` if a property has a value that it cannot take (SEMANTICS 19.4).
    /// - Complexity: O(nodes), at any depth.
    public func makeTree(
        direction: LayoutDirection = .leftToRight
    ) throws(DeclarationError) -> (tree: LayoutTree, ids: [NodeID]) {
        try declaration.tree(direction: direction)
    }
}

extension Declaration {
    /// Children that wait to be added, and which number in document order the first of them has.
    private struct Waiting {
        let children: [Declaration]
        let parent: NodeID
        let number: Int
    }

    fileprivate func tree(
        direction: LayoutDirection
    ) throws(DeclarationError) -> (tree: LayoutTree, ids: [NodeID]) {
        let limit = TreeCore.nodeLimit
        guard nodeCount <= limit else { throw DeclarationError(path: "", reason: .treeFull(limit: limit)) }
        var tree = LayoutTree(direction: direction)
        // Blocks of children are up to twice as large as what they hold (``TreeCore/openSlot(in:at:)``).
        tree.reserveCapacity(nodeCount <= limit / 2 ? 2 * nodeCount : limit)
        let root: NodeID
        do { root = try tree.addRoot(style) } catch { throw DeclarationError(path: "", reason: error) }
        var ids = [NodeID](repeating: root, count: nodeCount)

        // Level by level: the order in which the tree keeps its nodes, so that none has to be moved.
        var level: [Waiting] = []
        if !children.isEmpty { level.append(Waiting(children: children, parent: root, number: 1)) }
        while !level.isEmpty {
            var next: [Waiting] = []
            for waiting in level {
                var number = waiting.number
                for child in waiting.children {
                    do {
                        ids[number] = try tree.add(child.style, to: waiting.parent)
                    } catch {
                        throw DeclarationError(path: path(ofNumber: number), reason: error)
                    }
                    if !child.children.isEmpty {
                        next.append(
                            Waiting(children: child.children, parent: ids[number], number: number + 1))
                    }
                    number += child.nodeCount
                }
            }
            level = next
        }
        return (tree, ids)
    }
}
