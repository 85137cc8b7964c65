/// Natural sizes (SEMANTICS 6.1, 6.2).
extension Inspector {
    /// Whether the solve has the node's natural size (16.1).
    func hasNaturalSize(_ slot: Int, _ axis: Axis) -> Bool {
        let plan = core.plan[slot]
        switch plan[mode: axis] {
        case .natural: return true
        case .fraction: return plan.isInFlow
        case .fill: return !plan[unasked: axis]
        case .pinned, .outer: return false
        }
    }

    func natural(_ slot: Int, _ axis: Axis) -> Answer { limited(unlimited(slot, axis), slot, axis) }

    /// The natural size before limits, of which a child that shrinks gives up a part (6.8).
    func base(_ slot: Int, _ axis: Axis) -> Answer {
        var answer = unlimited(slot, axis)
        let padding = padding(slot, axis)
        if answer.formula.value < padding.near + padding.far {
            var floor = paddingTerm(slot, axis, atEnd: false)
            floor += paddingTerm(slot, axis, atEnd: true)
            answer.formula.raise(to: floor)
        }
        return answer
    }

    private func unlimited(_ slot: Int, _ axis: Axis) -> Answer {
        let plan = core.plan[slot]
        if plan[mode: axis] == .fraction, plan.isInFlow, let box = parent(slot) {
            var formula = declared(core.declared[slot, axis], .fraction, slot)
            formula *= innerTerm(Int(box.node), axis)
            return Answer(bounded(formula), "6.1", "fraction of its parent's content box")
        }
        if plan.ignoresContent, plan.derivesHeight == (axis == .vertical), derivedAxisIs(axis, slot) {
            return derivedSize(slot, axis)
        }
        if sizing(slot, axis) == .fixed {
            let property: LayoutError.Property = axis == .horizontal ? .width : .height
            return Answer(declared(core.declared[slot, axis], property, slot), "6.1", "fixed")
        }
        if isEmptyFill(slot, axis) { return Answer(Formula(0), "2.8", "fill of weight 0") }
        guard let box = container(slot) else { return leafSize(slot, axis) }
        return hug(slot, box, axis)
    }

    /// The extent of a leaf's content as far as the solve needed to know it; text has the height of its lines,
    /// and whatever width it is given.
    func contentExtent(_ slot: Int, _ axis: Axis, _ style: Style) -> Double {
        switch style.content {
        case .none: return 0
        case .size(let size, _): return axis == .horizontal ? size.width : size.height
        case .measured:
            guard axis == .vertical, core.plan[slot][hugs: .vertical] else { return 0 }
            let rare = rare(slot)
            let isNatural = rare.isNatural(at: inner(slot, .horizontal), core.plan[slot])
            return isNatural ? rare.measuredNatural.y : rare.measuredHeight
        }
    }

    /// Whether a size is a fraction of another one, or follows from it through an aspect ratio.
    func isProduct(_ slot: Int, _ axis: Axis) -> Bool {
        let plan = core.plan[slot]
        return plan[mode: axis] == .fraction || (plan.ignoresContent && derivedAxisIs(axis, slot))
    }

    private func derivedAxisIs(_ axis: Axis, _ slot: Int) -> Bool {
        axis == .vertical ? core.plan[slot].derivesHeight : !core.plan[slot].derivesHeight
    }

    /// A main-axis fill that gets no share (2.8).
    private func isEmptyFill(_ slot: Int, _ axis: Axis) -> Bool {
        guard let box = parent(slot), core.plan[slot].isInFlow, box.kind.mainAxis == axis else {
            return false
        }
        return sizing(slot, axis) == .fill && core.declared[slot, axis] == 0
    }

    /// A size that follows from the other one through the aspect ratio (12.1, 12.4).
    private func derivedSize(_ slot: Int, _ axis: Axis) -> Answer {
        let ratio = declared(rare(slot).aspectRatio, .aspectRatio, slot, isLabelled: true)
        if axis == .vertical {
            var formula = sizeTerm(slot, .horizontal)
            formula /= ratio
            return Answer(bounded(formula), "12.1", "width / aspect ratio")
        }
        let known = knownHeight(slot)
        guard !known.isNaN else { return Answer(Formula(0), "12.4", "aspect: no height is known beforehand") }
        let isFinal = core.size[slot, .vertical] == known
        var formula = isFinal ? sizeTerm(slot, .vertical) : derived(known, .knownHeight, slot)
        formula *= ratio
        return Answer(bounded(formula), "12.1", "height × aspect ratio")
    }

    /// A leaf: its padding and its content.
    private func leafSize(_ slot: Int, _ axis: Axis) -> Answer {
        var formula = paddingTerm(slot, axis, atEnd: false)
        let content = contentTerm(slot, axis)
        formula += content.term
        formula += paddingTerm(slot, axis, atEnd: true)
        return Answer(formula, content.rule, content.reason)
    }

    private func contentTerm(_ slot: Int, _ axis: Axis) -> (term: Formula, rule: String, reason: String) {
        let bits = core.declaration[slot]
        let rare = rare(slot)
        let isHorizontal = axis == .horizontal
        let property: LayoutError.Property = isHorizontal ? .contentWidth : .contentHeight
        if bits.isMeasured {
            guard core.plan[slot][hugs: axis] else { return (Formula(), "6.2", "content is ignored") }
            let offered = inner(slot, .horizontal)
            let isNatural = isHorizontal || rare.isNatural(at: offered, core.plan[slot])
            let value = isNatural ? rare.measuredNatural[axis.rawValue] : rare.measuredHeight
            let source = Derivation.Source.measured(property, of: tree.identifier(ofSlot: slot))
            let reason = isNatural ? "measured" : "measured at width \(numberText(offered))"
            let term = Formula(Derivation.Term(value, source, isLabelled: true))
            return (term, isHorizontal ? "9.1" : "9.2", reason)
        }
        let hugsBoth = sizing(slot, .horizontal) == .hug && sizing(slot, .vertical) == .hug
        if core.plan[slot].ignoresContent, !(isHorizontal && hugsBoth) {
            return (Formula(), "12.5", "aspect: content is ignored")
        }
        guard case .size(let size, _) = core.style(in: slot).content else {
            return (Formula(), "6.2", "no content")
        }
        let value = isHorizontal ? size.width : size.height
        let term = value == 0 ? Formula() : declared(value, property, slot, isLabelled: true)
        return (term, "6.2", "content")
    }
}
