/// First baselines (SEMANTICS 10a).
extension Inspector {
    /// Distance from the top of a node to its baseline, or its height if it has none.
    ///
    /// A node's baseline is that of one child, so this follows one path downwards.
    func ascent(_ slot: Int) -> Double {
        var node = slot
        var above = 0.0
        while let child = baselineChild(node) {
            above += core.position(of: child).y
            node = child
        }
        return above + (ownBaseline(node) ?? core.size[node, .vertical])
    }

    /// Distance from the top of a node to its baseline; `nil` if it has none.
    func baselineOffset(_ slot: Int) -> Double? {
        baselineChild(slot) == nil ? ownBaseline(slot) : ascent(slot)
    }

    func baseline(_ slot: Int) -> Answer {
        if let child = baselineChild(slot) {
            var formula = positionTerm(child, .vertical)
            formula += derived(ascent(child), .baseline, child)
            return Answer(formula, "10a", "the baseline of a child")
        }
        guard ownBaseline(slot) != nil else {
            return Answer(sizeTerm(slot, .vertical), "10a", "no baseline: its height")
        }
        let id = tree.identifier(ofSlot: slot)
        let isMeasured = core.declaration[slot].isMeasured
        var formula = paddingTerm(slot, .vertical, atEnd: false)
        let source: Derivation.Source =
            isMeasured ? .measured(.baseline, of: id) : .declared(.baseline, of: id)
        formula += Formula(Derivation.Term(rare(slot).baseline, source, isLabelled: true))
        return Answer(formula, "10a", "the baseline of its content")
    }

    /// A child of a baseline group: the group's baselines meet at the largest ascent (10a.d).
    func onBaseline(_ slot: Int, _ line: [Int], _ start: Formula) -> Formula {
        let group = line.filter { core.plan[$0].isOnBaseline }
        guard let high = group.max(by: { ascent($0) < ascent($1) }), high != slot else { return start }
        var formula = start
        formula += derived(ascent(high), .baseline, high)
        formula -= derived(ascent(slot), .baseline, slot)
        return formula
    }

    /// The baseline of a leaf; `nil` without one, and for containers.
    private func ownBaseline(_ slot: Int) -> Double? {
        guard container(slot) == nil, !core.plan[slot].ignoresContent else { return nil }
        let rare = rare(slot)
        return rare.baseline.isNaN ? nil : rare.paddingNear.y + rare.baseline
    }

    /// The child that a container takes its baseline from (10a.e).
    private func baselineChild(_ slot: Int) -> Int? {
        guard let box = container(slot), box.kind != .free else { return nil }
        guard let first = box.children.first(where: { core.plan[$0].isInFlow }) else { return nil }
        if box.kind == .vertical { return first }
        return line(of: first, box).first { core.plan[$0].isOnBaseline } ?? first
    }
}
