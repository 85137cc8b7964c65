extension LayoutTree {
    /// Distance from the top of a node's border box to its first baseline, in points (SEMANTICS 10a.e): that of
    /// its text or its content, or of the child that gives a stack or an overlay its baseline.
    ///
    /// - Returns: `nil` for a node without a baseline, where ``frame(of:)`` is, and between an edit and its solve.
    /// - Complexity: O(depth below the node + siblings on the way).
    public func baseline(of id: NodeID) -> Double? {
        guard let slot = existingSlot(of: id), storage.core.frame(in: slot) != nil else { return nil }
        return Inspector(self)?.baselineOffset(slot)
    }
}
