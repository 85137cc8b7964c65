/// Says why the numbers of a solved tree are what they are, from its declarations, its plan and its results.
///
/// It solves nothing: each formula is over numbers that the solve has left, one rule deep. Extensions in files
/// of their own hold the rules.
struct Inspector {
    let tree: LayoutTree
    let core: TreeCore
    let memory = InspectorMemory()

    /// Looks at a tree; `nil` if it is not solved.
    init?(_ tree: LayoutTree) {
        guard tree.storage.core.isSolved else { return nil }
        self.tree = tree
        core = tree.storage.core
    }

    /// A formula, and the rule that it comes from.
    struct Answer {
        var formula: Formula
        var rule: String
        var reason: String

        init(_ formula: Formula, _ rule: String, _ reason: String) {
            self.formula = formula
            self.rule = rule
            self.reason = reason
        }
    }

    /// Why a number of a node is what it is.
    func derivation(of id: NodeID, _ property: Derivation.Property) -> Derivation? {
        guard let slot = tree.existingSlot(of: id), core.plan[slot].exists else { return nil }
        guard let answer = answer(slot, property) else { return nil }
        let formula = answer.formula.isEmpty ? Formula(0) : answer.formula
        return Derivation(
            node: id, property: property, value: solved(slot, property) ?? formula.value, rule: answer.rule,
            reason: answer.reason, formula: formula)
    }

    private func answer(_ slot: Int, _ property: Derivation.Property) -> Answer? {
        switch property {
        case .x: return position(slot, .horizontal)
        case .y: return position(slot, .vertical)
        case .width: return size(slot, .horizontal)
        case .height: return size(slot, .vertical)
        case .natural(let axis): return hasNaturalSize(slot, axis) ? natural(slot, axis) : nil
        case .inner(let axis): return Answer(innerFormula(slot, axis), "1.5", "without padding")
        case .base(let axis): return core.plan[slot].shrinks ? base(slot, axis) : nil
        case .baseline: return baseline(slot)
        case .knownHeight: return knownHeight(slot).isNaN ? nil : knownHeightAnswer(slot)
        case .lineStart(let line): return lines(slot)?.start(line, self)
        case .lineSize(let line): return lines(slot)?.size(line, self)
        case .lineExtent(let line): return lines(slot)?.extent(line, self)
        }
    }

    /// The number as the solve left it; `nil` for those that it does not keep.
    private func solved(_ slot: Int, _ property: Derivation.Property) -> Double? {
        switch property {
        case .x: core.position(of: slot).x
        case .y: core.position(of: slot).y
        case .width: core.size[slot].x
        case .height: core.size[slot].y
        case .natural(let axis): core.natural[slot, axis]
        case .inner(let axis): inner(slot, axis)
        case .baseline: ascent(slot)
        case .knownHeight: knownHeight(slot)
        case .base, .lineStart, .lineSize, .lineExtent: nil
        }
    }
}

// MARK: - What the streams say

extension Inspector {
    /// The record of the container that a node is a child of; `nil` for a root.
    func parent(_ slot: Int) -> ContainerRecord? {
        let index = Int(core.links[slot].parent)
        return index == 0 ? nil : core.containers[index]
    }

    /// A node's own container record; `nil` for a leaf.
    func container(_ slot: Int) -> ContainerRecord? {
        let index = core.links[slot].container
        return index == NodeLinks.none ? nil : core.containers[Int(index)]
    }

    /// A node's rare properties, or their defaults.
    func rare(_ slot: Int) -> RareRecord {
        let index = core.links[slot].rare
        return index == NodeLinks.none ? RareRecord() : core.rare[Int(index)]
    }

    func sizing(_ slot: Int, _ axis: Axis) -> SizingKind {
        core.declaration[slot][sizing: axis]
    }

    /// Padding at both ends of an axis.
    func padding(_ slot: Int, _ axis: Axis) -> (near: Double, far: Double) {
        let lane = axis.rawValue
        if let box = container(slot) { return (box.near[lane], box.far[lane]) }
        let rare = rare(slot)
        return (rare.paddingNear[lane], rare.paddingFar[lane])
    }

    /// The least size that limits and own padding allow, and the largest; the least wins (SEMANTICS 4.1).
    func limits(_ slot: Int, _ axis: Axis) -> (floor: Double, ceiling: Double) {
        let rare = rare(slot)
        let padding = padding(slot, axis)
        return (max(rare.minimum[axis.rawValue], padding.near + padding.far), rare.maximum[axis.rawValue])
    }

    /// The extent of a node's content box (1.5).
    func inner(_ slot: Int, _ axis: Axis) -> Double {
        let padding = padding(slot, axis)
        return max(0, core.size[slot, axis] - (padding.near + padding.far))
    }

    /// The children in flow among some slots.
    func children(_ slots: Range<Int>) -> [Int] { slots.filter { core.plan[$0].isInFlow } }

    /// Whether x of a node's children runs from right to left.
    func isMirrored(_ axis: Axis) -> Bool { axis == .horizontal && tree.direction == .rightToLeft }
}
