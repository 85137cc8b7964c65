/// Final sizes and positions, top down (SEMANTICS 5.2).
extension Solver {
    /// Gives the children of containers their final sizes and positions, parents before children.
    func placeChildren(_ sweep: Sweep, of range: Range<Int>) {
        for index in range {
            let box = containers[index]
            placeChildren(of: index, box, sweep.placedAxes(of: box, features))
        }
    }

    /// Sizes and positions the children of a container whose own size is final.
    @inline(__always)
    func placeChildren(of index: Int, _ box: ContainerRecord, _ axes: AxisSet) {
        if box.plan.contains(.absent) { return }
        if axes == .both, box.plan.contains(.plain), !features.hasBaselines {
            if box.kind == .horizontal {
                placePlain(of: index, box, RowOrder.self)
            } else {
                placePlain(of: index, box, ColumnOrder.self)
            }
            return
        }
        // A free container has nothing else to place.
        if axes == .both, box.kind == .free { return placePinned(in: box) }
        if axes.contains(.horizontal) { place(index, box, .horizontal) }
        // Heights that were placed when a baseline was asked for are final.
        if axes.contains(.vertical), !features.hasBaselines || scratch.progress[index] == .pending {
            if box.plan.contains(.hasBaselines) { findBaselines(of: box.children, in: box) }
            place(index, box, .vertical)
        }
    }

    /// A root has its natural size and stands at (0, 0).
    func placeRoots(_ axes: AxisSet) {
        for root in containers[0].children where plan[root].exists {
            if axes.contains(.horizontal) {
                size[root, .horizontal] = natural[root, .horizontal]
                position[root, .horizontal] = 0
            }
            if axes.contains(.vertical) {
                size[root, .vertical] = natural[root, .vertical]
                position[root, .vertical] = 0
            }
        }
    }

    /// Sizes and positions the children of a container whose own size on the axis is final.
    func place(_ index: Int, _ box: ContainerRecord, _ axis: Axis) {
        if box.plan.contains(.plain) { return placePlain(of: index, box, axis) }
        if box.plan.contains(.long) { return placeLong(box, axis) }
        if box.plan.contains(.hasFractions) { setFractions(in: box, axis) }
        if box.kind.mainAxis == axis {
            placeMain(index, box, axis)
        } else if box.kind != .free {
            placeCross(index, box, axis)
        }
        if box.plan.contains(.hasPinnedChildren) { placePinned(in: box, axis) }
    }

    /// A fraction is of the content box, gaps and siblings not deducted (6.1).
    func setFractions(in box: ContainerRecord, _ axis: Axis) {
        let space = inner(box, axis)
        for child in box.children
        where plan[child].isInFlow && plan[child][mode: axis] == .fraction {
            let extent = Style.bounded(declared[child, axis] * space)
            if plan[child].shrinks { rare[Int(links[child].rare)].hug[axis.rawValue] = extent }
            natural[child, axis] = clamp(child, axis, extent)
        }
    }
}
