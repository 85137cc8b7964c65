/// Declarations decided before numbers, top down (SEMANTICS 2, 3; step 1 of 16.1).
extension TreeCore {
    /// Computes the plan of all nodes and containers, and the natural sizes that follow from declarations.
    ///
    /// - Complexity: O(nodes).
    mutating func makePlan() {
        makeResults()
        features = TreeFeatures()
        unlistContentLeaves()
        features.hasDerivedWidths = hasDerivedWidths
        features.plansKnownHeights = features.hasDerivedWidths
        if features.plansKnownHeights {
            Scratch.resize(&scratch.knownHeight, to: declared.capacity, filler: .nan)
        }
        containers[0].plan = []
        for index in 0..<containerCount where containers[index].isLive { planChildren(of: index) }
        edits.removeAll()
        planIsCurrent = true
        needsFullSolve = true
    }

    private var hasDerivedWidths: Bool {
        for index in 0..<rareCount where rare[index].isLive && !rare[index].aspectRatio.isNaN {
            if declaration[Int(rare[index].node)].derivedAxis == .horizontal { return true }
        }
        return false
    }

    /// Plans all children of a container whose own plan is current.
    mutating func planChildren(of index: Int) {
        containers[index].plan.formIntersection(.own)
        containers[index].fillCount = 0
        containers[index].obstacleCount = 0
        let box = containers[index]
        for slot in box.children where !isHole(slot) {
            plan[slot] = .absent
            planChild(slot, of: index, box)
        }
        finishPlan(of: index)
    }

    /// Plans one child again, or for the first time. `box` is the parent's record.
    ///
    /// The counts of the parent's record follow; ``finishPlan(of:)`` draws the conclusions.
    mutating func planChild(_ slot: Int, of index: Int, _ box: ContainerRecord) {
        discount(slot, from: index)
        var child = PlannedChild(slot, of: box, in: self)
        if child.exists {
            child.decideModes()
            if features.plansKnownHeights { scratch.knownHeight[slot] = knownHeight(of: child) }
            setStaticSizes(of: child)
            containers[index].plan.formUnion(child.contribution)
            features.note(child)
            if child.bits.isMeasured || child.derived == .vertical { listContentLeaf(child.links.rare) }
            if child.derived == .vertical || (child.bits.isMeasured && child.plan[hugs: .vertical]) {
                noteWidthsMatter(in: index)
            }
        } else {
            // No frame any more; and a new one counts as changed when the node comes back.
            size[slot] = SIMD2(.nan, .nan)
        }
        plan[slot] = child.plan
        if child.plan.countsAsFill { containers[index].fillCount += 1 }
        if child.plan.isObstacle { containers[index].obstacleCount += 1 }
        let own = Int(links[slot].container)
        if own != NodeLinks.none {
            let rest = containers[own].plan.subtracting(.own)
            containers[own].plan = rest.union(child.exists ? child.ownPlan : .absent)
            if rest.contains(.followsWidths) { noteWidthsMatter(in: index) }
        }
    }

    /// Notes that a height in a container may follow from a width.
    ///
    /// - Complexity: O(1) over all calls for a tree, for ancestors that know it already are not told again.
    private func noteWidthsMatter(in index: Int) {
        var index = index
        while index != 0, !containers[index].plan.contains(.followsWidths) {
            containers[index].plan.insert(.followsWidths)
            index = Int(links[Int(containers[index].node)].parent)
        }
    }

    /// Decides whether a container whose own plan and children's are current is plain, or long as well.
    mutating func finishPlan(of index: Int) {
        let box = containers[index]
        let isPlain =
            box.kind.mainAxis != nil && !box.wraps && box.obstacleCount == 0
            && box.plan.isDisjoint(with: [.absent, .hasLimits, .shrinks])
        let isLong =
            isPlain && box.fillCount == 0 && box.distribution == .start && childCount(box) >= Self.longCount
            && !features.plansKnownHeights
        // Mirrored sums along a row would not be exact.
        let isMirrored = isRightToLeft && box.kind == .horizontal
        if isLong, box.kind == .horizontal { features.dependsOnDirection = true }
        containers[index].plan.subtract([.plain, .long])
        if isPlain { containers[index].plan.insert(isLong && !isMirrored ? .long : .plain) }
        arrangeBlock(of: index)
        if box.breaksLines { noteWidthsMatter(in: index) }
        features.note(box)
    }

    /// The natural sizes that no other size has a part in: fixed ones, those of leaves, of empty fills.
    private func setStaticSizes(of child: PlannedChild) {
        let slot = child.slot
        for axis in Axis.allCases {
            if child.derived == axis {
                natural[slot, axis] = axis == .horizontal ? derivedWidth(of: child) : 0
                continue
            }
            let base = child.staticSize(axis)
            if child.plan.shrinks { rare[Int(child.links.rare)].hug[axis.rawValue] = base }
            // 0 keeps it out of sums.
            natural[slot, axis] = child.plan[unasked: axis] ? 0 : child.clamp(axis, base)
        }
    }

    /// The width that follows from a height known beforehand, else no more than the padding (12.4).
    private func derivedWidth(of child: PlannedChild) -> Double {
        let height = features.plansKnownHeights ? scratch.knownHeight[child.slot] : .nan
        return child.clamp(
            .horizontal, height.isNaN ? 0 : Style.bounded(height * child.rare.aspectRatio))
    }

    /// The height that follows from declarations alone; NaN if none does (12.4).
    private func knownHeight(of child: PlannedChild) -> Double {
        let (slot, box) = (child.slot, child.box)
        if child.sizing(.vertical) == .fixed { return child.clamp(.vertical, declared[slot].y) }
        guard box.node != NodeLinks.none else { return .nan }
        let outer = scratch.knownHeight[Int(box.node)]
        guard !outer.isNaN else { return .nan }
        let inner = max(0, outer - box.padding.y)
        switch child.plan[mode: .vertical] {
        case .pinned:
            let pins = child.pins(.vertical)
            return child.clamp(.vertical, outer - pins.nearOrZero - pins.farOrZero)
        case .outer: return child.clamp(.vertical, outer)
        case .fraction:
            let height = declared[slot].y * (child.plan.isInFlow ? inner : outer)
            return child.clamp(.vertical, Style.bounded(height))
        case .fill where box.kind == .overlay || (box.kind == .horizontal && !box.wraps):
            return child.clamp(.vertical, inner)
        case .natural, .fill: return .nan
        }
    }
}

extension TreeFeatures {
    fileprivate mutating func note(_ child: PlannedChild) {
        if child.bits.isMeasured { hasMeasured = true }
        if child.derived == .vertical { hasDerivedHeights = true }
        if child.derived == .horizontal { hasDerivedWidths = true }
    }

    fileprivate mutating func note(_ box: ContainerRecord) {
        if box.plan.contains(.hasBaselines) { hasBaselines = true }
        if !box.plan.isDisjoint(with: [.hasFills, .hasShrinking]) { hasContests = true }
        if box.breaksLines { hasWrapping = true }
    }
}

extension ContainerRecord {
    /// The stack wraps; other containers ignore the declaration.
    var breaksLines: Bool { wraps && kind.mainAxis != nil }
}
