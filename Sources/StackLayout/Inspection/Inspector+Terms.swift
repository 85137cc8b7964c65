/// Formulas of one number.
extension Inspector {
    /// A number that is declared of a node.
    func declared(
        _ value: Double, _ property: LayoutError.Property, _ slot: Int, isLabelled: Bool = false
    ) -> Formula {
        let source = Derivation.Source.declared(property, of: tree.identifier(ofSlot: slot))
        return Formula(Derivation.Term(value, source, isLabelled: isLabelled))
    }

    /// A number that has a derivation of its own.
    func derived(_ value: Double, _ property: Derivation.Property, _ slot: Int) -> Formula {
        Formula(Derivation.Term(value, .derived(property, of: tree.identifier(ofSlot: slot))))
    }

    /// The final size of a node.
    func sizeTerm(_ slot: Int, _ axis: Axis) -> Formula {
        derived(core.size[slot, axis], .size(axis), slot)
    }

    /// The final position of a node.
    func positionTerm(_ slot: Int, _ axis: Axis) -> Formula {
        derived(core.position(of: slot)[axis.rawValue], .position(axis), slot)
    }

    /// The natural size of a node: its final size where that is by rule the same.
    func naturalTerm(_ slot: Int, _ axis: Axis) -> Formula {
        let natural = core.natural[slot, axis]
        let isFinal = core.plan[slot][mode: axis] != .fill && core.size[slot, axis] == natural
        return isFinal ? sizeTerm(slot, axis) : derived(natural, .natural(axis), slot)
    }

    /// The extent of a node's content box: its size where it has no padding.
    func innerTerm(_ slot: Int, _ axis: Axis) -> Formula {
        let padding = padding(slot, axis)
        guard padding != (0, 0) else { return sizeTerm(slot, axis) }
        return derived(inner(slot, axis), .inner(axis), slot)
    }

    /// The extent of a node's content box, from its size and its padding.
    func innerFormula(_ slot: Int, _ axis: Axis) -> Formula {
        var formula = sizeTerm(slot, axis)
        formula -= paddingTerm(slot, axis, atEnd: false)
        formula -= paddingTerm(slot, axis, atEnd: true)
        if formula.value < 0 { formula.raise(to: Formula(0)) }
        return formula
    }

    /// Padding at one end of an axis; no term where there is none.
    func paddingTerm(_ slot: Int, _ axis: Axis, atEnd: Bool) -> Formula {
        let padding = padding(slot, axis)
        let value = atEnd ? padding.far : padding.near
        guard value != 0 else { return Formula() }
        let property: LayoutError.Property =
            axis == .horizontal
            ? (atEnd ? .paddingRight : .paddingLeft) : (atEnd ? .paddingBottom : .paddingTop)
        return declared(value, property, slot)
    }

    /// The gaps between so many neighbours; no term where there are none.
    func gaps(
        _ count: Int, _ gap: Double, _ property: LayoutError.Property = .gap, of box: ContainerRecord,
        isLabelled: Bool = false
    ) -> Formula {
        guard count > 1, gap != 0 else { return Formula() }
        let term = declared(gap, property, Int(box.node), isLabelled: isLabelled)
        guard count > 2 else { return term }
        var product = Formula(Double(count - 1))
        product *= term
        return product
    }
}

/// Limits (SEMANTICS 4.1).
extension Inspector {
    /// The formula with the limits that bind: the largest size first, then the least one or the padding.
    func limited(_ answer: Answer, _ slot: Int, _ axis: Axis) -> Answer {
        var answer = answer
        let (floor, ceiling) = limits(slot, axis)
        var value = answer.formula.value
        if value > ceiling {
            answer.formula.lower(to: ceilingTerm(slot, axis))
            value = ceiling
        }
        if value < floor { answer.formula.raise(to: floorTerm(slot, axis)) }
        return answer
    }

    /// The formula of a product, which is at most ``Style/largest``.
    func bounded(_ formula: Formula) -> Formula {
        guard formula.value > Style.largest else { return formula }
        var formula = formula
        formula.lower(to: Formula(Style.largest))
        return formula
    }

    /// The largest size that is declared.
    func ceilingTerm(_ slot: Int, _ axis: Axis) -> Formula {
        let property: LayoutError.Property = axis == .horizontal ? .maxWidth : .maxHeight
        return declared(limits(slot, axis).ceiling, property, slot, isLabelled: true)
    }

    /// The least size: the declared one, or the padding if that is larger.
    func floorTerm(_ slot: Int, _ axis: Axis) -> Formula {
        let least = rare(slot).minimum[axis.rawValue]
        let padding = padding(slot, axis)
        if padding.near + padding.far > least {
            var formula = paddingTerm(slot, axis, atEnd: false)
            formula += paddingTerm(slot, axis, atEnd: true)
            return formula
        }
        guard least > 0 else { return Formula(0) }
        return declared(least, axis == .horizontal ? .minWidth : .minHeight, slot, isLabelled: true)
    }

    /// The limit that holds a child that shares or gives way: `nil` if its size is between its limits.
    func heldBy(_ slot: Int, _ axis: Axis) -> (term: Formula, word: String)? {
        let (floor, ceiling) = limits(slot, axis)
        let size = core.size[slot, axis]
        if size <= floor {
            let isPadding = floor > rare(slot).minimum[axis.rawValue]
            return (floorTerm(slot, axis), isPadding ? "padding" : "least size")
        }
        if size >= ceiling { return (ceilingTerm(slot, axis), "largest size") }
        return nil
    }
}
