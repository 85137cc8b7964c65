/// The cross axis of a stack, and both axes of an overlay (SEMANTICS 8, 10).
extension Solver {
    /// Sizes and positions the children of a stack across its main axis, or of an overlay on either axis.
    func placeCross(_ index: Int, _ box: ContainerRecord, _ axis: Axis) {
        if box.wraps, box.kind == .horizontal {
            placeRows(index, box)
        } else if box.wraps, box.kind == .vertical {
            // Only widths now; x follows when the heights have made the columns (8.7).
            for child in box.children where plan[child].isInFlow {
                size[child, axis] = natural[child, axis]
            }
        } else {
            placeAcross(box.children, box, axis, at: box.near[axis.rawValue], inner(box, axis))
        }
    }

    /// Sizes and aligns the children of one line (8.3, 8.4, 10a.d).
    func placeAcross(
        _ line: Range<Int>, _ box: ContainerRecord, _ axis: Axis, at start: Double, _ extent: Double
    ) {
        for child in line where plan[child].isInFlow {
            size[child, axis] =
                plan[child][mode: axis] == .fill ? clamp(child, axis, extent) : natural[child, axis]
        }
        // What aligns an overlay's children across the page is its distribution (10.1).
        let spread = box.kind == .overlay && axis == .horizontal ? box.distribution.asAlignment : nil
        let ascent = axis == .vertical && box.plan.contains(.hasBaselines) ? largestAscent(of: line) : 0
        for child in line where plan[child].isInFlow {
            let alignment = spread ?? plan[child].alignment
            position[child, axis] =
                alignment == .baseline
                ? start + ascent - self.ascent(of: child)
                : start + alignment.offset(free: extent - size[child, axis])
        }
    }
}

extension Alignment {
    /// Distance from the start of a line, free space possibly negative: the centre is true (SEMANTICS 8.4).
    @inline(__always)
    func offset(free: Double) -> Double {
        switch self {
        case .center: free / 2
        case .end: free
        case .start, .stretch, .baseline: 0
        }
    }
}

extension Distribution {
    /// As an overlay uses it: start, center, end; the others are start (SEMANTICS 10.1).
    var asAlignment: Alignment {
        switch self {
        case .center: .center
        case .end: .end
        default: .start
        }
    }
}
