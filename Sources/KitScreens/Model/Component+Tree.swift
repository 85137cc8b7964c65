import StackLayout

extension Component {
    /// A tree with a node for every part; `ids[i]` is the node of `parts[i]`.
    ///
    /// Solve it with a `WordMeasurer(texts: texts)`, which refuses tags that are no index into ``texts``. Throws
    /// what `LayoutTree` throws for a declaration that it refuses.
    ///
    /// - Precondition: The parent of every part is a part before it, as ``Component`` says.
    /// - Complexity: O(parts).
    public func makeTree() throws(LayoutError) -> (tree: LayoutTree, ids: [NodeID]) {
        var tree = LayoutTree(direction: direction)
        var ids: [NodeID] = []
        ids.reserveCapacity(parts.count)
        for part in parts {
            if let parent = part.parent {
                ids.append(try tree.add(part.style, to: ids[parent]))
            } else {
                ids.append(try tree.addRoot(part.style))
            }
        }
        return (tree, ids)
    }

    /// The frames that the rules give, by the index of the part; `nil` for parts that are hidden.
    ///
    /// - Complexity: O(parts + words), as SEMANTICS 16.
    public func derivedFrames() throws(LayoutError) -> [Rect?] {
        let made = try makeTree()
        var tree = made.tree
        var measurer = WordMeasurer(texts: texts)
        try tree.solve(measuring: &measurer)
        return made.ids.map { tree.frame(of: $0) }
    }
}
