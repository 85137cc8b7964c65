/// Final sizes (SEMANTICS 6, 8.3, 10.3, 11.2).
extension Inspector {
    func size(_ slot: Int, _ axis: Axis) -> Answer {
        guard let box = parent(slot) else { return natural(slot, axis) }
        guard core.plan[slot].isInFlow else { return pinnedSize(slot, axis, box) }
        if box.kind.mainAxis == axis {
            let line = line(of: slot, box)
            switch core.plan[slot][mode: axis] {
            case .fill: return share(slot, axis, box, line)
            default:
                guard core.plan[slot].shrinks else { return natural(slot, axis) }
                return shrunk(slot, axis, box, line) ?? natural(slot, axis)
            }
        }
        guard core.plan[slot][mode: axis] == .fill else { return natural(slot, axis) }
        return fillAcross(slot, axis, box)
    }

    /// All of the line, or of an overlay's content box (8.3, 10.3).
    private func fillAcross(_ slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Answer {
        let node = Int(box.node)
        let word = sizing(slot, axis) == .fill ? "fill" : "stretch"
        if box.breaksLines, let lines = lines(node), let line = lines.index(of: slot) {
            return limited(
                Answer(lines.extentTerm(line, self), "8.3", "\(word): all of its line"), slot, axis)
        }
        let rule = box.kind == .overlay ? "10.3" : "8.3"
        return limited(
            Answer(innerFormula(node, axis), rule, "\(word): all of its parent's content box"), slot, axis)
    }

    /// A child that ignores the stack (11.2).
    private func pinnedSize(_ slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Answer {
        let outer = sizeTerm(Int(box.node), axis)
        switch core.plan[slot][mode: axis] {
        case .natural, .fill:
            return natural(slot, axis)
        case .fraction:
            var formula = declared(core.declared[slot, axis], .fraction, slot)
            formula *= outer
            return limited(Answer(bounded(formula), "11.2", "fraction of its parent"), slot, axis)
        case .outer:
            return limited(Answer(outer, "11.2", "fill: as large as its parent"), slot, axis)
        case .pinned:
            var formula = outer
            formula -= pinTerm(slot, axis, .near)
            formula -= pinTerm(slot, axis, .far)
            return limited(Answer(formula, "11.2", "pinned"), slot, axis)
        }
    }
}

/// Pins (SEMANTICS 11, 19.1).
extension Inspector {
    enum Pin { case near, far, center }

    func pins(_ slot: Int, _ axis: Axis) -> AxisPins {
        let index = core.links[slot].rare
        return AxisPins(index == NodeLinks.none ? .none : core.pins[Int(index)], axis)
    }

    /// A pin that is given and not 0.
    func pinTerm(_ slot: Int, _ axis: Axis, _ pin: Pin) -> Formula {
        let pins = pins(slot, axis)
        let isHorizontal = axis == .horizontal
        let (value, property): (Double, LayoutError.Property) =
            switch pin {
            case .near: (pins.near, isHorizontal ? .left : .top)
            case .far: (pins.far, isHorizontal ? .right : .bottom)
            case .center: (pins.center, isHorizontal ? .centerX : .centerY)
            }
        guard !value.isNaN, value != 0 else { return Formula() }
        return declared(value, property, slot, isLabelled: true)
    }
}
