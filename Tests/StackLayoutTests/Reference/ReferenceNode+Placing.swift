@testable import StackLayout

/// SEMANTICS 5.2, 7, 8, 10, 11, 15: final sizes and positions, from the outside in.
extension ReferenceNode {
    /// Gives the node its final size on an axis, and everything inside it size and position there.
    func place(_ axis: Axis, size: Double) {
        self.size[axis] = size
        switch style.kind {
        case .leaf, .free: break
        case .overlay: placeOverlay(axis)
        case .horizontal, .vertical:
            if axis == mainAxis { placeMain(axis) } else { placeCross(axis) }
        }
        for child in absolute { child.placeAbsolute(axis, outer: size) }
    }

    private func placeMain(_ axis: Axis) {
        lines = wraps ? broken(axis, limit: inner(axis), space: inner(axis)) : [flow].filter { !$0.isEmpty }
        for line in lines {
            let sizes = shared(line, axis)
            let free = inner(axis) - sizes.reduce(0, +) - style.gap * Double(line.count - 1)
            let (offset, extra) = Self.distribution(style.distribution, free: free, count: line.count)
            var at = nearPadding(axis) + offset
            for (child, size) in zip(line, sizes) {
                child.place(axis, size: size)
                child.position[axis] = at
                at += size + style.gap + extra
            }
        }
        if wraps, axis == .vertical { placeColumns() }
    }

    /// 8.7: x in a wrapping column, whose lines the heights have made only now.
    private func placeColumns() {
        let widths = lines.map { line in line.map { $0.size[.horizontal] }.max()! }
        for (line, spot) in zip(lines, spots(.horizontal, lineSizes: widths)) {
            for child in line {
                child.position[.horizontal] =
                    spot.start + Self.offset(child.alignment, free: spot.size - child.size[.horizontal])
            }
        }
    }

    private func placeCross(_ axis: Axis) {
        let space = inner(axis)
        if !wraps {
            placeLine(flow, axis, start: nearPadding(axis), size: space)
        } else if axis == .vertical {
            let sizes = lines.map { lineSize($0, axis, space: space) }
            for (line, spot) in zip(lines, spots(axis, lineSizes: sizes)) {
                placeLine(line, axis, start: spot.start, size: spot.size)
            }
        } else {
            for child in flow { child.place(axis, size: child.natural(axis, space: space)) }
        }
    }

    /// 8.3, 8.4, 10a.d.
    private func placeLine(_ line: [ReferenceNode], _ axis: Axis, start: Double, size: Double) {
        for child in line { child.placeAcross(axis, line: size, space: inner(axis)) }
        let onBaseline = line.filter { axis == .vertical && $0.alignment == .baseline }
        let ascent = onBaseline.map(\.ascent).max() ?? 0
        for child in line {
            let offset =
                axis == .vertical && child.alignment == .baseline
                ? ascent - child.ascent : Self.offset(child.alignment, free: size - child.size[axis])
            child.position[axis] = start + offset
        }
    }

    private func placeAcross(_ axis: Axis, line: Double, space: Double) {
        place(axis, size: isFill(axis) ? clamp(axis, line) : natural(axis, space: space))
    }

    /// 10.3, 10.4: `alignment` works on heights, `distribution` on widths.
    private func placeOverlay(_ axis: Axis) {
        guard axis == .horizontal else {
            return placeLine(flow, axis, start: nearPadding(axis), size: inner(axis))
        }
        for child in flow {
            child.placeAcross(axis, line: inner(axis), space: inner(axis))
            let free = inner(axis) - child.size[axis]
            let offset =
                switch style.distribution {
                case .center: free / 2
                case .end: free
                case .start, .spaceBetween, .spaceAround, .spaceEvenly: 0.0
                }
            child.position[axis] = nearPadding(axis) + offset
        }
    }

    private static func offset(_ alignment: Alignment, free: Double) -> Double {
        switch alignment {
        case .center: free / 2
        case .end: free
        case .start, .stretch, .baseline: 0
        }
    }

    /// 11.2, 11.3, 19.1, left to right.
    private func placeAbsolute(_ axis: Axis, outer: Double) {
        let pins = pins(axis)
        let size =
            mode[axis] == .pinned
            ? clamp(axis, outer - (pins.near ?? 0) - (pins.far ?? 0)) : natural(axis, space: outer)
        place(axis, size: size)
        if let center = pins.center {
            position[axis] = (outer - size) / 2 + center
        } else if let far = pins.far, pins.near == nil, mode[axis] != .pinned {
            position[axis] = outer - far - size
        } else {
            position[axis] = pins.near ?? 0
        }
    }

    /// 15.1 and 15.2: from left to right to right to left.
    func mirror() {
        let axis = Axis.horizontal
        for child in flow {
            let across = 2 * nearPadding(axis) + inner(axis)
            child.position[axis] = across - child.position[axis] - child.size[axis]
            child.mirror()
        }
        for child in absolute {
            let pins = child.pins(axis)
            let isPinned = child.mode[axis] == .pinned || pins.near != nil && pins.far != nil
            let isFreelyPlaced = pins.near == nil && pins.far == nil && pins.center == nil
            if isPinned || isFreelyPlaced {
                child.position[axis] = size[axis] - (pins.far ?? 0) - child.size[axis]
            }
            child.mirror()
        }
    }
}
