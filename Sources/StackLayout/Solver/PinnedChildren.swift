/// Children that ignore the stack, placed against the parent's border box (SEMANTICS 11, 19.1).
extension Solver {
    /// Sizes and positions the pinned children of a container whose own size on the axis is final.
    func placePinned(in box: ContainerRecord, _ axis: Axis) {
        let outer = size[Int(box.node), axis]
        for child in box.children where plan[child].exists && !plan[child].isInFlow {
            let pins = pins(of: child, axis)
            let extent = pinnedSize(of: child, axis, pins, outer)
            size[child, axis] = extent
            position[child, axis] = pins.offset(
                of: extent, in: outer, isPinned: plan[child][mode: axis] == .pinned)
        }
    }

    func pins(of child: Int, _ axis: Axis) -> AxisPins {
        let index = links[child].rare
        // In a free container every child counts as pinned, also without pins (19.3).
        guard index != NodeLinks.none else { return AxisPins() }
        return AxisPins(rare[Int(index)], axis)
    }

    /// The size of a pinned child, after its parent's (11.2).
    private func pinnedSize(of child: Int, _ axis: Axis, _ pins: AxisPins, _ outer: Double) -> Double {
        switch plan[child][mode: axis] {
        case .natural, .fill: natural[child, axis]
        case .fraction: clamp(child, axis, declared[child, axis] * outer)
        case .outer: clamp(child, axis, outer)
        case .pinned:
            clamp(child, axis, outer - pins.nearOrZero - pins.farOrZero)
        }
    }
}

/// The pins of one axis; NaN where there is none.
struct AxisPins {
    var near = Double.nan
    var far = Double.nan
    var center = Double.nan

    init() {}

    init(_ record: RareRecord, _ axis: Axis) {
        near = record.pinsNear[axis.rawValue]
        far = record.pinsFar[axis.rawValue]
        center = record.pinsCenter[axis.rawValue]
    }

    /// A missing edge counts as 0 (11.2).
    var nearOrZero: Double { near.isNaN ? 0 : near }
    var farOrZero: Double { far.isNaN ? 0 : far }

    /// Distance from the parent's near edge: by the centre, else the near edge, else the far one (11.3).
    func offset(of extent: Double, in outer: Double, isPinned: Bool) -> Double {
        if !center.isNaN { return (outer - extent) / 2 + center }
        if !near.isNaN { return near }
        if isPinned || far.isNaN { return 0 }
        return outer - far - extent
    }
}
