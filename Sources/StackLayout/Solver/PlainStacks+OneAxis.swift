/// Plain stacks, one axis at a time: for trees in which heights depend on widths, and for stacks in which a
/// limit of a fill binds on one axis. To the bit the same results as both axes at once.
extension Solver {
    /// One axis of ``setPlainNaturalSize(of:_:_:)``.
    func setPlainNaturalSize(of index: Int, _ box: ContainerRecord, _ axis: Axis) {
        let natural = natural.run(box.children)
        let lane = axis.rawValue
        let slot = Int(box.node)
        if box.kind.mainAxis == axis {
            var sum = 0.0
            for child in 0..<natural.count { sum += natural[child][lane] }
            let extent = sum + box.gap * Double(max(0, natural.count - 1))
            let fills =
                box.plan.contains(.hasFills) && plan[slot][hugs: axis] ? lengthOfFills(in: box, axis) : 0
            containers[index].taken = extent - fills
            if plan[slot][hugs: axis] { self.natural[slot, axis] = box.padding[lane] + max(0, extent) }
        } else if plan[slot][hugs: axis] {
            var largest = 0.0
            for child in 0..<natural.count { largest = max(largest, natural[child][lane]) }
            self.natural[slot, axis] = box.padding[lane] + largest
        }
    }

    /// What the fills of a plain stack add to its hug size.
    func lengthOfFills(in box: ContainerRecord, _ axis: Axis) -> Double {
        var sum = 0.0
        for child in box.children where plan[child][fills: axis] { sum += natural[child, axis] }
        return sum
    }

    /// One axis of ``placePlain(of:_:_:)``; limits that bind are left to the other passes.
    func placePlain(of index: Int, _ box: ContainerRecord, _ axis: Axis) {
        let inner = inner(box, axis)
        if box.kind.mainAxis == axis {
            let (share, offset, extra) = plainShares(box, inner)
            if box.plan.contains(.hasLimitedFills), limitsBind(in: box, axis, share) {
                placeMain(index, box, axis)
            } else {
                placePlainAlong(box, axis, share, at: box.near[axis.rawValue] + offset, step: box.gap + extra)
            }
        } else if box.plan.contains(.hasLimitedFills), limitsBind(in: box, axis, inner) {
            placeCross(index, box, axis)
        } else {
            placePlainAcross(box, axis, inner)
        }
    }

    /// What each fill of a plain stack gets, and where the rest of the free space goes.
    @inline(__always)
    func plainShares(_ box: ContainerRecord, _ inner: Double) -> (
        share: Double, offset: Double, extra: Double
    ) {
        let free = inner - box.taken
        // Fills take what is free; without fills, and where nothing is, the distribution does.
        let shared = max(0, free) * Double(min(box.fillCount, 1))
        let spacing = box.distribution.spacing(free: free - shared, count: Int(box.count))
        return (shared / Double(max(box.fillCount, 1)), spacing.offset, spacing.extra)
    }

    private func placePlainAlong(
        _ box: ContainerRecord, _ axis: Axis, _ share: Double, at start: Double, step: Double
    ) {
        var at = start
        for child in box.children {
            let extent = plan[child][fills: axis] ? share : natural[child, axis]
            size[child, axis] = extent
            position[child, axis] = at
            at += extent + step
        }
    }

    private func placePlainAcross(_ box: ContainerRecord, _ axis: Axis, _ inner: Double) {
        let start = box.near[axis.rawValue]
        for child in box.children {
            let extent = plan[child][fills: axis] ? inner : natural[child, axis]
            size[child, axis] = extent
            position[child, axis] = start + (inner - extent) * plan[child].alignmentFactor
        }
    }

    /// Whether some fill of a plain stack cannot be as large as it should on one axis.
    private func limitsBind(in box: ContainerRecord, _ axis: Axis, _ extent: Double) -> Bool {
        for child in box.children where plan[child].isLimited && plan[child][fills: axis] {
            if clamp(child, axis, extent) != extent { return true }
        }
        return false
    }
}
