/// Positions (SEMANTICS 7, 8.4, 10.4, 11.3, 15).
extension Inspector {
    func position(_ slot: Int, _ axis: Axis) -> Answer {
        guard let box = parent(slot) else { return Answer(Formula(0), "1.6", "root") }
        guard core.plan[slot].isInFlow else { return pinnedPosition(slot, axis, box) }
        if box.kind.mainAxis == axis { return mainPosition(slot, axis, box) }
        return crossPosition(slot, axis, box)
    }

    // MARK: Edges of the content box

    /// The near edge of a node's content box.
    func nearEdge(_ slot: Int, _ axis: Axis) -> Formula { paddingTerm(slot, axis, atEnd: false) }

    /// The far edge of a node's content box; the near one where padding leaves nothing (1.5).
    func farEdge(_ slot: Int, _ axis: Axis) -> Formula {
        guard inner(slot, axis) > 0 else { return nearEdge(slot, axis) }
        var formula = sizeTerm(slot, axis)
        formula -= paddingTerm(slot, axis, atEnd: true)
        return formula
    }

    // MARK: Main axis

    private func mainPosition(_ slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Answer {
        let stack = stack(box)
        guard let index = stack.lineIndex(of: slot) else { return Answer(Formula(), "7", "in no line") }
        let line = stack.lines[index]
        let node = Int(box.node)
        let isMirrored = isMirrored(axis)
        let spread = box.distribution
        let sizes = stack.sizes[index]
        let free = inner(node, axis) - sizes - box.gap * Double(line.count - 1)
        let spacing = spread.spacing(free: free, count: line.count)
        let place = line.partitioningIndex { $0 >= slot }
        guard place > 0 else {
            let reason = spacing.offset == 0 ? "first child" : "distribute \(spread.word)"
            let offset = offset(spread, unused(line, box, axis), line.count, spacing.offset)
            return Answer(placed(slot, axis, node, offset), spread.rule, direction(reason, isMirrored))
        }
        let previous = line[place - 1]
        var formula = positionTerm(previous, axis)
        var step = isMirrored ? [] : [sizeTerm(previous, axis)]
        step.append(gaps(2, box.gap, of: box, isLabelled: true))
        step.append(extra(spread, unused(line, box, axis), line.count, spacing.extra))
        if isMirrored { step.append(sizeTerm(slot, axis)) }
        for part in step {
            if isMirrored { formula -= part } else { formula += part }
        }
        let reason = spacing.extra == 0 ? "behind its sibling" : "distribute \(spread.word)"
        return Answer(formula, spread.rule, direction(reason, isMirrored))
    }

    /// The position at an offset from the start of the content box.
    private func placed(_ slot: Int, _ axis: Axis, _ node: Int, _ offset: Formula) -> Formula {
        guard isMirrored(axis) else {
            var formula = nearEdge(node, axis)
            formula += offset
            return formula
        }
        var formula = farEdge(node, axis)
        formula -= offset
        formula -= sizeTerm(slot, axis)
        return formula
    }

    private func direction(_ reason: String, _ isMirrored: Bool) -> String {
        isMirrored ? "\(reason), right to left" : reason
    }

    // MARK: Free space

    /// What the children of a line and the gaps between them leave of the content box.
    private func unused(_ line: [Int], _ box: ContainerRecord, _ axis: Axis) -> Formula {
        var formula = innerTerm(Int(box.node), axis)
        formula.subtract(each: line.map { sizeTerm($0, axis) })
        formula -= gaps(line.count, box.gap, of: box)
        return formula
    }

    /// What a distribution puts before the first of `count`; no term if that is nothing.
    func offset(_ spread: Distribution, _ free: @autoclosure () -> Formula, _ count: Int, _ value: Double)
        -> Formula
    {
        guard value != 0 else { return Formula() }
        var formula = free()
        switch spread {
        case .start, .spaceBetween: return Formula()
        case .center: formula /= 2
        case .end: break
        case .spaceAround: formula /= 2 * count
        case .spaceEvenly: formula /= count + 1
        }
        return formula
    }

    /// What a distribution puts between two of `count`, beside the gap; no term if that is nothing.
    func extra(_ spread: Distribution, _ free: @autoclosure () -> Formula, _ count: Int, _ value: Double)
        -> Formula
    {
        guard value != 0 else { return Formula() }
        var formula = free()
        switch spread {
        case .start, .center, .end: return Formula()
        case .spaceBetween: formula /= count - 1
        case .spaceAround: formula /= count
        case .spaceEvenly: formula /= count + 1
        }
        return formula
    }

    // MARK: Cross axis

    private func crossPosition(_ slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Answer {
        let node = Int(box.node)
        let isDistributed = box.kind == .overlay && axis == .horizontal
        let alignment = isDistributed ? box.distribution.asAlignment : core.plan[slot].alignment
        let rule = box.kind == .overlay ? "10.4" : "8.4"
        let reason = "\(isDistributed ? "distribute" : "align") \(alignment.word)"
        if box.breaksLines, let lines = lines(node), let line = lines.index(of: slot) {
            let extent = lines.extentTerm(line, self)
            var formula = lines.startTerm(line, self)
            if alignment == .baseline {
                return Answer(onBaseline(slot, lines.all[line], formula), "10a", reason)
            }
            let isMirrored = isMirrored(axis)
            let offset = offset(alignment, extent, slot, axis)
            if isMirrored {
                formula -= offset
                formula -= sizeTerm(slot, axis)
            } else {
                formula += offset
            }
            return Answer(formula, rule, direction(reason, isMirrored))
        }
        if alignment == .baseline {
            return Answer(onBaseline(slot, children(box.children), nearEdge(node, axis)), "10a", reason)
        }
        let isMirrored = isMirrored(axis)
        switch alignment {
        case .start, .stretch, .baseline:
            return Answer(placed(slot, axis, node, Formula()), rule, direction(reason, isMirrored))
        case .end where isMirrored:
            return Answer(nearEdge(node, axis), rule, direction(reason, isMirrored))
        case .center, .end:
            // A centre is the same from both sides.
            var formula = nearEdge(node, axis)
            formula += offset(alignment, innerTerm(node, axis), slot, axis)
            return Answer(formula, rule, reason)
        }
    }

    /// Distance of a child from the start of its line.
    private func offset(_ alignment: Alignment, _ extent: Formula, _ slot: Int, _ axis: Axis) -> Formula {
        guard alignment == .center || alignment == .end else { return Formula() }
        var formula = extent
        formula -= sizeTerm(slot, axis)
        if alignment == .center { formula /= 2 }
        return formula
    }

    // MARK: Children that ignore the stack

    private func pinnedPosition(_ slot: Int, _ axis: Axis, _ box: ContainerRecord) -> Answer {
        let pins = pins(slot, axis)
        let outer = sizeTerm(Int(box.node), axis)
        if !pins.center.isNaN {
            var formula = outer
            formula -= sizeTerm(slot, axis)
            formula /= 2
            formula += pinTerm(slot, axis, .center)
            return Answer(formula, "11.3", "pinned to the centre")
        }
        let isPinned = core.plan[slot][mode: axis] == .pinned
        let hasNear = !pins.near.isNaN
        let hasFar = !pins.far.isNaN
        let leadsWithFar = isMirrored(axis) && (isPinned || hasNear == hasFar)
        if leadsWithFar || (hasFar && !hasNear && !isPinned) {
            var formula = outer
            formula -= pinTerm(slot, axis, .far)
            formula -= sizeTerm(slot, axis)
            let edge = axis == .horizontal ? "right" : "bottom"
            return Answer(formula, leadsWithFar ? "15.2" : "11.3", "pinned to the \(edge)")
        }
        let edge = axis == .horizontal ? "left" : "top"
        let reason = hasNear || isPinned ? "pinned to the \(edge)" : "no pin: at the \(edge)"
        return Answer(pinTerm(slot, axis, .near), hasNear || isPinned ? "11.3" : "19.1", reason)
    }
}

extension Alignment {
    /// What the alignment is called in texts.
    var word: String {
        switch self {
        case .start, .stretch: "start"
        case .center: "center"
        case .end: "end"
        case .baseline: "baseline"
        }
    }
}

extension Distribution {
    /// What the distribution is called in texts.
    var word: String {
        switch self {
        case .start: "start"
        case .center: "center"
        case .end: "end"
        case .spaceBetween: "between"
        case .spaceAround: "around"
        case .spaceEvenly: "evenly"
        }
    }
    /// The rule of SEMANTICS that says what the distribution does.
    var rule: String {
        switch self {
        case .start, .center, .end: "7.1"
        case .spaceBetween: "7.2"
        case .spaceAround, .spaceEvenly: "7.3"
        }
    }
}
