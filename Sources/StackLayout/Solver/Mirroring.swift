/// Right to left (SEMANTICS 15; step 6 of 16.1).
extension Solver {
    /// Mirrors x of the children of containers.
    func mirror(_ range: Range<Int>) {
        for index in range {
            let box = containers[index]
            if !box.plan.contains(.absent) { mirrorChildren(of: box, .both) }
        }
    }

    /// Mirrors those x of a container's children that placing on these axes has just set: the columns of a
    /// wrapping vertical stack are made with the heights (8.7).
    func mirrorChildren(of box: ContainerRecord, _ axes: AxisSet) {
        // Those of long stacks are placed mirrored.
        if box.plan.contains(.long) { return }
        let setsColumns = box.breaksLines && box.kind == .vertical
        let mirrorsFlow = axes.contains(setsColumns ? .vertical : .horizontal)
        let mirrorsPinned = axes.contains(.horizontal)
        if mirrorsFlow || mirrorsPinned { mirrorChildren(of: box, mirrorsFlow, mirrorsPinned) }
    }

    /// Mirrors x of children in flow in the content box; pinned children lead with their right edge where they
    /// are pinned or have both.
    private func mirrorChildren(of box: ContainerRecord, _ mirrorsFlow: Bool, _ mirrorsPinned: Bool) {
        let outer = size[Int(box.node), .horizontal]
        let sum = 2 * box.near.x + max(0, outer - box.padding.x)
        for child in box.children where plan[child].exists {
            let extent = size[child, .horizontal]
            if plan[child].isInFlow {
                if mirrorsFlow { position[child, .horizontal] = sum - position[child, .horizontal] - extent }
            } else if mirrorsPinned {
                mirrorPinned(child, extent, outer)
            }
        }
    }

    func mirrorPinned(_ child: Int, _ extent: Double, _ outer: Double) {
        let pins = AxisPins(pins(of: child), .horizontal)
        guard pins.center.isNaN else { return }
        let isPinned = plan[child][mode: .horizontal] == .pinned
        let hasNoPin = pins.near.isNaN && pins.far.isNaN
        guard isPinned || hasNoPin || !(pins.near.isNaN || pins.far.isNaN) else { return }
        position[child, .horizontal] = outer - pins.farOrZero - extent
    }
}
