/// Children that ignore the stack, placed against the parent's border box (SEMANTICS 11, 19.1).
extension Solver {
    /// Sizes and positions the pinned children of a container whose own size on the axis is final.
    func placePinned(in box: ContainerRecord, _ axis: Axis) {
        let outer = size[Int(box.node), axis]
        for child in box.children where plan[child].exists && !plan[child].isInFlow {
            placePinned(child, axis, outer)
        }
    }

    private func placePinned(_ child: Int, _ axis: Axis, _ outer: Double) {
        let pins = AxisPins(pins(of: child), axis)
        let extent = pinnedSize(of: child, axis, pins, outer)
        size[child, axis] = extent
        position[child, axis] = pins.offset(
            of: extent, in: outer, isPinned: plan[child][mode: axis] == .pinned)
    }

    /// Sizes and positions one pinned child, and no other, mirrored where that is due.
    func placeAlone(_ child: Int, in box: ContainerRecord, _ axes: AxisSet) {
        let outer = size[Int(box.node)]
        if axes.contains(.horizontal) {
            placePinned(child, .horizontal, outer.x)
            if isRightToLeft { mirrorPinned(child, size[child, .horizontal], outer.x) }
        }
        if axes.contains(.vertical) { placePinned(child, .vertical, outer.y) }
    }

    /// The same on both axes at once, for a container without other children.
    func placePinned(in box: ContainerRecord) {
        let outer = size[Int(box.node)]
        for child in box.children where plan[child].exists {
            let pins = pins(of: child)
            let plan = plan[child]
            var extent = natural[child]
            if !plan.isNatural {
                for axis in Axis.allCases {
                    extent[axis.rawValue] = pinnedSize(
                        of: child, axis, AxisPins(pins, axis), outer[axis.rawValue])
                }
            }
            size[child] = extent
            // By the centre, else the near edge, else the far one (11.3).
            let fromFar = outer - pins.far - extent
            let hasFar = (pins.far .== pins.far) .& .!plan.pinnedMask
            var offset = SIMD2<Double>.zero.replacing(with: fromFar, where: hasFar)
            offset.replace(with: pins.near, where: pins.near .== pins.near)
            let fromCenter = (outer - extent) / 2 + pins.center
            offset.replace(with: fromCenter, where: pins.center .== pins.center)
            position[child] = offset
        }
    }

    /// In a free container every child counts as pinned, also without pins (19.3).
    @inline(__always)
    func pins(of child: Int) -> NodePins {
        let index = links[child].rare
        return index == NodeLinks.none ? .none : pins[Int(index)]
    }

    /// The size of a pinned child, after its parent's (11.2).
    private func pinnedSize(of child: Int, _ axis: Axis, _ pins: AxisPins, _ outer: Double) -> Double {
        switch plan[child][mode: axis] {
        case .natural, .fill: natural[child, axis]
        case .fraction: clamp(child, axis, Style.bounded(declared[child, axis] * outer))
        case .outer: clamp(child, axis, outer)
        case .pinned:
            clamp(child, axis, outer - pins.nearOrZero - pins.farOrZero)
        }
    }
}

/// The pins of one axis; NaN where there is none.
struct AxisPins {
    let near: Double
    let far: Double
    let center: Double

    init(_ pins: NodePins, _ axis: Axis) {
        near = pins.near[axis.rawValue]
        far = pins.far[axis.rawValue]
        center = pins.center[axis.rawValue]
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
