/// Right to left (SEMANTICS 15; step 6 of 16.1).
extension Solver {
    /// Mirrors x of all nodes but the roots.
    func mirror() {
        for index in 1..<max(1, containerCount) {
            let box = containers[index]
            if !box.plan.contains(.absent) { mirrorChildren(of: box) }
        }
    }

    /// Mirrors x of children in flow in the content box; pinned children lead with their right edge where they
    /// are pinned or have both.
    func mirrorChildren(of box: ContainerRecord) {
        let outer = size[Int(box.node), .horizontal]
        let sum = 2 * box.near.x + max(0, outer - box.padding.x)
        for child in box.children where plan[child].exists {
            let extent = size[child, .horizontal]
            if plan[child].isInFlow {
                position[child, .horizontal] = sum - position[child, .horizontal] - extent
            } else {
                mirrorPinned(child, extent, outer)
            }
        }
    }

    private func mirrorPinned(_ child: Int, _ extent: Double, _ outer: Double) {
        let pins = pins(of: child, .horizontal)
        guard pins.center.isNaN else { return }
        let isPinned = plan[child][mode: .horizontal] == .pinned
        let hasNoPin = pins.near.isNaN && pins.far.isNaN
        guard isPinned || hasNoPin || !(pins.near.isNaN || pins.far.isNaN) else { return }
        position[child, .horizontal] = outer - pins.farOrZero - extent
    }
}
