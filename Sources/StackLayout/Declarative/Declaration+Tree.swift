extension Declarative {
    /// The tree that is declared, and its identifiers in document order, those of hidden nodes included.
    ///
    /// The tree is the same as one made node by node with ``LayoutTree/add(_:width:height:to:)``.
    ///
    /// - Throws: ``DeclarationError`` if a property has a value that it cannot take (SEMANTICS 19.4), or if more than
    ///   16,777,216 nodes are declared.
    /// - Complexity: O(nodes), at any depth.
    public func makeTree(
        direction: LayoutDirection = .leftToRight
    ) throws(DeclarationError) -> (tree: LayoutTree, ids: [NodeID]) {
        try declaration.tree(direction: direction)
    }
}

extension Declaration {
    /// A declaration that is used twice in each of 30 levels declares a billion nodes: sizes that no memory is
    /// for are told rather than tried.
    static let nodeLimit = 1 << 24

    /// Children that wait to be added; the container of their parent, 0 if it is a leaf, and the parent's number
    /// in document order.
    private struct Waiting {
        let children: [Declaration]
        let container: Int
        let number: Int
    }

    fileprivate func tree(
        direction: LayoutDirection
    ) throws(DeclarationError) -> (tree: LayoutTree, ids: [NodeID]) {
        let limit = Self.nodeLimit
        guard nodeCount <= limit else { throw DeclarationError(path: "", reason: .treeFull(limit: limit)) }
        var tree = LayoutTree(direction: direction)
        tree.reserveCapacity(nodeCount)
        let root: NodeID
        do { root = try tree.addRoot(style) } catch { throw DeclarationError(path: "", reason: error) }
        var ids = [NodeID](repeating: root, count: nodeCount)

        // Level by level: the order in which the tree keeps its nodes, so that none has to be moved. Containers
        // are numbered in that order, so each is one further than the last.
        var level: [Waiting] = []
        if nodeCount > 1 {
            level.append(Waiting(children: children, container: style.kind == .leaf ? 0 : 1, number: 0))
        }
        var container = 2
        while !level.isEmpty {
            var next: [Waiting] = []
            for waiting in level {
                var number = waiting.number + 1
                guard waiting.container != 0 else {
                    throw DeclarationError(
                        path: path(ofNumber: number), reason: .leafCannotHoldChildren(ids[waiting.number]))
                }
                for index in waiting.children.indices {
                    do {
                        ids[number] = try tree.append(
                            waiting.children[index].style, to: waiting.container,
                            at: .newChild(of: ids[waiting.number]))
                    } catch {
                        throw DeclarationError(path: path(ofNumber: number), reason: error)
                    }
                    let isLeaf = waiting.children[index].style.kind == .leaf
                    if let inside = waiting.children[index].inside {
                        let container = isLeaf ? 0 : container
                        next.append(
                            Waiting(children: inside.children, container: container, number: number))
                        number += inside.nodeCount
                    } else {
                        number += 1
                    }
                    if !isLeaf { container += 1 }
                }
            }
            level = next
        }
        return (tree, ids)
    }
}
