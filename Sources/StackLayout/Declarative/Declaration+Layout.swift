extension Declarative {
    /// Lays out what is declared.
    ///
    /// - Throws: ``DeclarationError`` for a value that a property cannot take, and for measured content.
    /// - Complexity: O(nodes), at any depth.
    public func layout(
        direction: LayoutDirection = .leftToRight
    ) throws(DeclarationError) -> Layout {
        var (tree, ids) = try makeTree(direction: direction)
        do { try tree.solve() } catch { throw declaration.located(error, ids) }
        return Layout(declaration, tree: tree, ids: ids)
    }

    /// Lays out what is declared, asking the measurer for the sizes of measured content.
    ///
    /// - Throws: ``DeclarationError`` for a value that a property cannot take, and for an answer of the
    ///   measurer that is not a size.
    /// - Complexity: O(nodes), at any depth, and at most two questions for each measured leaf.
    public func layout<M: LeafMeasurer>(
        direction: LayoutDirection = .leftToRight, measuring measurer: inout M
    ) throws(DeclarationError) -> Layout {
        var (tree, ids) = try makeTree(direction: direction)
        do { try tree.solve(measuring: &measurer) } catch { throw declaration.located(error, ids) }
        return Layout(declaration, tree: tree, ids: ids)
    }
}

extension Declaration {
    /// The error of a solve with the path of its node instead of an identifier that nobody has.
    fileprivate func located(_ error: LayoutError, _ ids: [NodeID]) -> DeclarationError {
        let number: Int? =
            switch error {
            case .measurerMissing(let id), .invalidMeasurement(let id, _, _): ids.firstIndex(of: id)
            default: nil
            }
        return DeclarationError(path: path(ofNumber: number ?? 0), reason: error)
    }
}
