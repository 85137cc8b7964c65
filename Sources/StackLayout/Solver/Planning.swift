/// Declarations decided before numbers, top down (SEMANTICS 2, 3; step 1 of 16.1).
extension TreeCore {
    /// Computes the plan of all nodes and containers, and the natural sizes that follow from declarations.
    ///
    /// - Complexity: O(nodes).
    mutating func makePlan() {
        features = TreeFeatures()
        let needsKnownHeights = hasAspectRatios
        if needsKnownHeights {
            Scratch.resize(&scratch.knownHeight, to: declared.capacity, filler: .nan)
        }
        for index in 0..<containerCount where containers[index].isLive {
            containers[index].plan.remove(.ofChildren)
            planChildren(of: index, knownHeights: needsKnownHeights)
        }
        scratch.prepare(for: features, slots: declared.capacity, containers: containerCount)
        planIsCurrent = true
    }

    private var hasAspectRatios: Bool {
        for index in 0..<rareCount where rare[index].isLive && !rare[index].aspectRatio.isNaN { return true }
        return false
    }

    private mutating func planChildren(of index: Int, knownHeights: Bool) {
        let box = containers[index]
        var together = ContainerPlan()
        var fills = (count: UInt32(0), weight: 0.0)
        for slot in box.children {
            var child = PlannedChild(slot, of: box, in: self)
            if child.exists {
                child.decideModes()
                if knownHeights { scratch.knownHeight[slot] = knownHeight(of: child) }
                setStaticSizes(of: child)
                together.formUnion(child.contribution)
                if let main = box.kind.mainAxis, child.plan[fills: main] {
                    let weight = child.mainWeight
                    if fills.count > 0, weight != fills.weight { together.insert(.hasWeights) }
                    fills = (fills.count + 1, weight)
                }
                features.note(child)
            } else {
                together.insert(.hasOthers)
            }
            plan[slot] = child.plan
            let own = links[slot].container
            if own != NodeLinks.none { containers[Int(own)].plan = child.exists ? child.ownPlan : .absent }
        }
        containers[index].plan.formUnion(together.union(box.plan.intersection(.own)).finished(for: box))
        containers[index].fillCount = fills.count
        if together.contains(.hasBaselines) { features.hasBaselines = true }
        if !together.isDisjoint(with: [.hasFills, .hasShrinking]) { features.hasContests = true }
        if box.breaksLines { features.hasWrapping = true }
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
            // Nobody asks for the natural size of a fill in a definite parent; 0 keeps it out of sums.
            let isUnasked = child.plan[fills: axis] && child.plan[definite: axis]
            natural[slot, axis] = isUnasked ? 0 : child.clamp(axis, base)
        }
    }

    /// The width that follows from a height known beforehand, else no more than the padding (12.4).
    private func derivedWidth(of child: PlannedChild) -> Double {
        let height = scratch.knownHeight[child.slot]
        return child.clamp(.horizontal, height.isNaN ? 0 : height * child.rare.aspectRatio)
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
            return child.clamp(.vertical, declared[slot].y * (child.plan.isInFlow ? inner : outer))
        case .fill where box.kind == .overlay || (box.kind == .horizontal && !box.wraps):
            return child.clamp(.vertical, inner)
        case .natural, .fill: return .nan
        }
    }
}

extension ContainerPlan {
    /// What a container's plan says of its children, not of itself.
    fileprivate static let ofChildren = ContainerPlan(rawValue: ~own.rawValue)
    fileprivate static let own: ContainerPlan = [.absent, .hugsWidth, .hugsHeight, .shrinks, .hasLimits]

    /// Completed by what follows from the rest.
    fileprivate func finished(for box: ContainerRecord) -> ContainerPlan {
        let obstacles: ContainerPlan = [
            .hasPinnedChildren, .hasOthers, .hasShrinking, .hasFractions, .hasBaselines, .hasWeights,
            .shrinks, .hasLimits,
        ]
        let isPlain = box.kind.mainAxis != nil && !box.wraps && isDisjoint(with: obstacles)
        return isPlain ? union(.plain) : self
    }
}

extension TreeFeatures {
    fileprivate mutating func note(_ child: PlannedChild) {
        if child.bits.isMeasured { hasMeasured = true }
        if child.derived == .vertical { hasDerivedHeights = true }
    }
}

extension ContainerRecord {
    /// The stack wraps; other containers ignore the declaration.
    var breaksLines: Bool { wraps && kind.mainAxis != nil }
}
