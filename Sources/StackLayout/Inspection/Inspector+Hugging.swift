/// What containers hug (SEMANTICS 6.2, 8.2, 8.6, 10.2).
extension Inspector {
    func hug(_ slot: Int, _ box: ContainerRecord, _ axis: Axis) -> Answer {
        var content = hugContent(slot, box, axis)
        if content.formula.value < 0 { content.formula.raise(to: Formula(0)) }
        var formula = paddingTerm(slot, axis, atEnd: false)
        formula += content.formula
        formula += paddingTerm(slot, axis, atEnd: true)
        return Answer(formula, content.rule, content.reason)
    }

    private func hugContent(_ slot: Int, _ box: ContainerRecord, _ axis: Axis) -> Answer {
        let children = children(box.children)
        guard !children.isEmpty, box.kind != .free else {
            return Answer(Formula(), "6.2", "hug: nothing in it")
        }
        if box.breaksLines, axis == .vertical {
            return box.kind == .vertical
                ? longestColumn(slot, box) : totalOfLines(slot, box)
        }
        if box.kind.mainAxis == axis { return Answer(length(children, box, axis), "6.2", "hug") }
        var answer = lineSize(children, axis, natural: true)
        answer.reason = "hug: \(answer.reason)"
        if box.kind == .overlay { answer.rule = "10.2" }
        return answer
    }

    /// Natural sizes one after the other, with the gaps between them.
    private func length(_ children: [Int], _ box: ContainerRecord, _ axis: Axis) -> Formula {
        let terms = children.map { naturalTerm($0, axis) }
        let gaps = gaps(children.count, box.gap, of: box, isLabelled: true)
        var formula = Formula()
        if terms.count == 2 {
            // As the children stand: the gap between them.
            formula += terms[0]
            formula += gaps
            formula += terms[1]
        } else {
            formula += .sum(of: terms)
            formula += gaps
        }
        return formula
    }

    /// The cross size of a line: its largest child, the baseline group counting as one item (8.2, 10a.c).
    func lineSize(_ line: [Int], _ axis: Axis, natural: Bool) -> Answer {
        let sizes = natural ? core.natural : core.size
        let group = axis == .vertical ? line.filter { core.plan[$0].isOnBaseline } : []
        let others = group.isEmpty ? line : line.filter { !core.plan[$0].isOnBaseline }
        let largest = others.max { sizes[$0, axis] < sizes[$1, axis] }
        let other = largest.map { sizes[$0, axis] } ?? 0
        if let high = group.max(by: { ascent($0) < ascent($1) }),
            let deep = group.max(by: { descent($0) < descent($1) }), ascent(high) + descent(deep) > other
        {
            var formula = derived(ascent(high), .baseline, high)
            formula += sizeTerm(deep, axis)
            formula -= derived(ascent(deep), .baseline, deep)
            return Answer(formula, "10a", "largest ascent and descent on the baseline")
        }
        guard let largest, other > 0 else { return Answer(Formula(0), "8.2", "nothing has an extent") }
        return Answer(
            natural ? naturalTerm(largest, axis) : sizeTerm(largest, axis), "8.2", "its largest child")
    }

    private func descent(_ slot: Int) -> Double { core.size[slot, .vertical] - ascent(slot) }

    /// The rows of a wrapping horizontal stack, one below the other (8.2).
    private func totalOfLines(_ slot: Int, _ box: ContainerRecord) -> Answer {
        guard let lines = lines(slot) else { return Answer(Formula(), "8.2", "hug: no lines") }
        var formula = Formula.sum(of: lines.all.indices.map { lines.sizeTerm($0, self) })
        formula += gaps(lines.all.count, lines.gap, .crossGap, of: box, isLabelled: true)
        return Answer(formula, "8.2", "hug: its lines")
    }

    /// The longest column that a wrapping vertical stack has at its largest height (8.6).
    private func longestColumn(_ slot: Int, _ box: ContainerRecord) -> Answer {
        let (floor, ceiling) = limits(slot, .vertical)
        let padding = padding(slot, .vertical)
        let columns = breakLines(
            children(box.children), box, .vertical, limit: max(ceiling, floor) - (padding.near + padding.far))
        var longest = Formula()
        for column in columns {
            let formula = length(column, box, .vertical)
            if longest.isEmpty || formula.value > longest.value { longest = formula }
        }
        return Answer(longest, "8.6", "hug: its longest column")
    }
}
