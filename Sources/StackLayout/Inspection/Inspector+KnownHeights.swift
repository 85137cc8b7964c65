/// Heights that follow from declarations alone: a width can be derived from them (SEMANTICS 12.4).
extension Inspector {
    /// The height of a node as far as declarations tell it; NaN if they do not.
    func knownHeight(_ slot: Int) -> Double {
        // Up to where a height is declared, then down again.
        var path: [Int] = []
        var node = slot
        while sizing(node, .vertical) != .fixed {
            guard let box = parent(node), dependsOnParent(node, box) else { return .nan }
            path.append(node)
            node = Int(box.node)
        }
        var height = clamped(core.declared[node, .vertical], node)
        for node in path.reversed() {
            guard let box = parent(node) else { return .nan }
            height = clamped(heightBeforeLimits(node, box, height), node)
        }
        return height
    }

    /// Why a node's height is known beforehand.
    func knownHeightAnswer(_ slot: Int) -> Answer {
        guard sizing(slot, .vertical) != .fixed, let box = parent(slot) else {
            let formula = declared(core.declared[slot, .vertical], .height, slot)
            return limited(Answer(formula, "12.4", "fixed"), slot, .vertical)
        }
        let node = Int(box.node)
        let outer = derived(knownHeight(node), .knownHeight, node)
        var content = outer
        content -= paddingTerm(node, .vertical, atEnd: false)
        content -= paddingTerm(node, .vertical, atEnd: true)
        if content.value < 0 { content.raise(to: Formula(0)) }
        var formula = outer
        switch core.plan[slot][mode: .vertical] {
        case .pinned:
            formula -= pinTerm(slot, .vertical, .near)
            formula -= pinTerm(slot, .vertical, .far)
        case .outer: break
        case .fraction:
            formula = declared(core.declared[slot, .vertical], .fraction, slot)
            formula *= core.plan[slot].isInFlow ? content : outer
            formula = bounded(formula)
        case .natural, .fill: formula = content
        }
        return limited(Answer(formula, "12.4", "from its parent's known height"), slot, .vertical)
    }

    /// Whether the node's height follows from its parent's where that is known.
    private func dependsOnParent(_ slot: Int, _ box: ContainerRecord) -> Bool {
        switch core.plan[slot][mode: .vertical] {
        case .pinned, .outer, .fraction: true
        case .fill: box.kind == .overlay || (box.kind == .horizontal && !box.wraps)
        case .natural: false
        }
    }

    private func heightBeforeLimits(_ slot: Int, _ box: ContainerRecord, _ outer: Double) -> Double {
        let content = max(0, outer - box.padding.y)
        switch core.plan[slot][mode: .vertical] {
        case .pinned:
            let pins = pins(slot, .vertical)
            return outer - pins.nearOrZero - pins.farOrZero
        case .outer: return outer
        case .fraction:
            return Style.bounded(
                core.declared[slot, .vertical] * (core.plan[slot].isInFlow ? content : outer))
        case .natural, .fill: return content
        }
    }

    private func clamped(_ height: Double, _ slot: Int) -> Double {
        let (floor, ceiling) = limits(slot, .vertical)
        return max(min(height, ceiling), floor)
    }
}
