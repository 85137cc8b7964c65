/// The main axis of a stack: lines, shares, distribution (SEMANTICS 6, 7, 8.5).
extension Solver {
    /// Sizes and positions the children of a stack along its main axis.
    func placeMain(_ index: Int, _ box: ContainerRecord, _ axis: Axis) {
        let space = inner(box, axis)
        guard box.wraps else {
            placeLine(box.children, box, axis, space)
            return
        }
        breakLines(of: box, axis, limit: space)
        forEachLine(of: box) { line in placeLine(line, box, axis, space) }
        // The columns of a wrapping vertical stack are known only now.
        if axis == .vertical { placeColumns(of: box) }
    }

    /// Shares out one line and puts its children one after the other.
    private func placeLine(_ line: Range<Int>, _ box: ContainerRecord, _ axis: Axis, _ space: Double) {
        let (count, sum) = share(line, box, axis, space)
        guard count > 0 else { return }
        let free = space - sum - box.gap * Double(count - 1)
        let (offset, extra) = box.distribution.spacing(free: free, count: count)
        var at = box.near[axis.rawValue] + offset
        for child in line where plan[child].isInFlow {
            position[child, axis] = at
            at += size[child, axis] + box.gap + extra
        }
    }

    /// Main size of a child before free space is shared: a fill starts from nothing (6.3).
    @inline(__always)
    func least(_ child: Int, _ axis: Axis) -> Double {
        plan[child][mode: axis] == .fill ? clamp(child, axis, 0) : natural[child, axis]
    }
}

extension Distribution {
    /// Where free space goes: before the first child, and between two neighbours (SEMANTICS 7).
    ///
    /// Negative free space is kept by start, center and end; the others become start. `count` is at least 1.
    @inline(__always)
    func spacing(free: Double, count: Int) -> (offset: Double, extra: Double) {
        // Factors instead of a branch for each case: which one comes next cannot be predicted. Between one
        // child and its edges, `spaceBetween` has no extra space to give, and nobody asks for it.
        let isSpread = Double(rawValue >= Distribution.spaceBetween.rawValue ? 1 : 0)
        let parts = max(1, count + (self == .spaceEvenly ? 1 : 0) - (self == .spaceBetween ? 1 : 0))
        let extra = isSpread * max(0, free) / Double(parts)
        let halvesOfFree = Double((self == .center ? 1 : 0) + (self == .end ? 2 : 0))
        let halvesOfExtra = Double((self == .spaceAround ? 1 : 0) + (self == .spaceEvenly ? 2 : 0))
        return (free * (halvesOfFree * 0.5) + extra * (halvesOfExtra * 0.5), extra)
    }
}
