extension LayoutTree {
    /// Why a number of a node is what it is (SEMANTICS; the derivation names the rule).
    ///
    /// - Returns: `nil` if the tree is not solved, the node has no frame, or the solve gave it no such number.
    /// - Complexity: O(siblings + children); O(depth) more where baselines or known heights take part.
    public func derivation(of id: NodeID, _ property: Derivation.Property) -> Derivation? {
        Inspector(self)?.derivation(of: id, property)
    }

    /// The derivation of a number, followed by those of all numbers that it rests on, down to given ones:
    /// each once, right behind the first that needs it.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - property: Which of its numbers.
    ///   - limit: How many derivations to return at most.
    /// - Returns: Nothing where ``derivation(of:_:)`` is `nil`.
    /// - Complexity: As so many calls of ``derivation(of:_:)``.
    public func derivationChain(
        of id: NodeID, _ property: Derivation.Property, limit: Int = 1000
    ) -> [Derivation] {
        guard let inspector = Inspector(self) else { return [] }
        var chain: [Derivation] = []
        var known: Set<Derivation.Source> = []
        var pending: [Derivation.Source] = [.derived(property, of: id)]
        while chain.count < limit, let source = pending.popLast() {
            guard case .derived(let property, let node) = source, known.insert(source).inserted else {
                continue
            }
            guard let derivation = inspector.derivation(of: node, property) else { continue }
            chain.append(derivation)
            for term in derivation.terms.reversed() { pending.append(term.source) }
        }
        return chain
    }
}
