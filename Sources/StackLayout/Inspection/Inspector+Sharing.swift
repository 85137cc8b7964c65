/// How the children of a line share what is left, or give way when there is too little (SEMANTICS 6.3–6.8).
///
/// A freeze loop ends with some children held by a limit, and the others at one share or one loss by weight;
/// both can be read off the final sizes.
extension Inspector {
    /// What a line has, and who is in it.
    private struct Contest {
        let line: [Int]
        /// Children between their limits: they share what the others leave.
        let open: [Int]
        let box: ContainerRecord
        let axis: Axis
    }

    /// A fill on the main axis (6.5, 6.6).
    func share(_ slot: Int, _ axis: Axis, _ box: ContainerRecord, _ line: [Int]) -> Answer {
        if leavesNothing(to: slot, axis, box) {
            return Answer(floorTerm(slot, axis), "6.5", "fill: its siblings leave nothing to share")
        }
        if let limit = heldBy(slot, axis) {
            return Answer(limit.term, "6.6", "fill: held at its \(limit.word)")
        }
        let open = line.filter { core.plan[$0][mode: axis] == .fill && heldBy($0, axis) == nil }
        let contest = Contest(line: line, open: open, box: box, axis: axis)
        var formula = left(contest, isSpelledOut: open.count > 1 || line.count == 1)
        guard open.count > 1 else { return Answer(formula, "6.6", "fill: what its siblings leave") }
        let weights = open.map { core.declared[$0, axis] }
        if weights.allSatisfy({ $0 == weights[0] }) {
            formula /= open.count
            return Answer(formula, "6.6", "fill: one of \(open.count) equal shares")
        }
        var part = declared(core.declared[slot, axis], .fillWeight, slot)
        part /= .sum(of: open.map { declared(core.declared[$0, axis], .fillWeight, $0) })
        formula *= part
        return Answer(formula, "6.6", "fill: its share by weight")
    }

    /// A child that may give way; `nil` if it kept its natural size (6.8).
    func shrunk(_ slot: Int, _ axis: Axis, _ box: ContainerRecord, _ line: [Int]) -> Answer? {
        if core.size[slot, axis] == core.natural[slot, axis] { return nil }
        guard (shortage(of: slot, axis, box) ?? 0) > 0, rate(slot, axis) > 0 else { return nil }
        if let limit = heldBy(slot, axis) {
            return Answer(limit.term, "6.8", "shrink: held at its \(limit.word)")
        }
        let open = line.filter { rate($0, axis) > 0 && heldBy($0, axis) == nil }
        let contest = Contest(line: line, open: open, box: box, axis: axis)
        if open.count == 1 {
            return Answer(left(contest, isSpelledOut: false), "6.8", "shrink: what its siblings leave")
        }
        var formula = baseTerm(slot, axis)
        var loss = Formula.sum(of: open.map { baseTerm($0, axis) })
        loss -= left(contest, isSpelledOut: false)
        let rates = open.map { rate($0, axis) }
        if rates.allSatisfy({ $0 == rates[0] }) {
            loss /= open.count
        } else {
            let factors = open.map { rare($0).shrink }
            let isWeighted = !factors.allSatisfy { $0 == factors[0] }
            var part = rateFormula(slot, axis, isWeighted)
            part /= .sum(of: open.map { rateFormula($0, axis, isWeighted) })
            loss *= part
        }
        formula -= loss
        return Answer(formula, "6.8", "shrink: its part of what does not fit")
    }

    /// What the children that are held, and the gaps, leave to the open ones.
    private func left(_ contest: Contest, isSpelledOut: Bool) -> Formula {
        let node = Int(contest.box.node)
        var formula =
            isSpelledOut ? innerFormula(node, contest.axis) : innerTerm(node, contest.axis)
        let open = Set(contest.open)
        formula.subtract(each: contest.line.filter { !open.contains($0) }.map { sizeTerm($0, contest.axis) })
        formula -= gaps(contest.line.count, contest.box.gap, of: contest.box)
        return formula
    }

    /// Whether the children of a fill's line leave nothing to share (6.5).
    func leavesNothing(to slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Bool {
        (shortage(of: slot, axis, box) ?? -1) >= 0
    }

    /// By how much the least sizes of a line are more than there is room for; negative where space is free.
    func shortage(of slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Double? {
        let stack = stack(box)
        guard let index = stack.lineIndex(of: slot) else { return nil }
        let gaps = box.gap * Double(stack.lines[index].count - 1)
        return stack.least[index] - (inner(Int(box.node), axis) - gaps)
    }

    /// Where a child starts before free space is shared: a fill from nothing (6.3).
    func least(_ slot: Int, _ axis: Axis) -> Double {
        core.plan[slot][mode: axis] == .fill ? max(0, limits(slot, axis).floor) : core.natural[slot, axis]
    }

    /// How readily a child gives way: `shrink` times what it has beyond its padding.
    private func rate(_ slot: Int, _ axis: Axis) -> Double {
        guard core.plan[slot].shrinks else { return 0 }
        let padding = padding(slot, axis)
        return rare(slot).shrink * (baseValue(slot, axis) - (padding.near + padding.far))
    }

    private func rateFormula(_ slot: Int, _ axis: Axis, _ isWeighted: Bool) -> Formula {
        var formula = baseTerm(slot, axis)
        formula -= paddingTerm(slot, axis, atEnd: false)
        formula -= paddingTerm(slot, axis, atEnd: true)
        guard isWeighted else { return formula }
        var weighted = declared(rare(slot).shrink, .shrink, slot)
        weighted *= formula
        return weighted
    }

    private func baseValue(_ slot: Int, _ axis: Axis) -> Double {
        let padding = padding(slot, axis)
        return max(padding.near + padding.far, rare(slot).hug[axis.rawValue])
    }

    /// Where a child that shrinks starts from.
    private func baseTerm(_ slot: Int, _ axis: Axis) -> Formula {
        let base = baseValue(slot, axis)
        if sizing(slot, axis) == .fixed, core.declared[slot, axis] == base {
            return declared(base, axis == .horizontal ? .width : .height, slot)
        }
        return derived(base, .base(axis), slot)
    }
}
