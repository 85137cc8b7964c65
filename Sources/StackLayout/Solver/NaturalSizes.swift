/// Natural sizes, bottom up: what each node adds to a hugging parent (SEMANTICS 6.1, 6.2, 8.2).
extension Solver {
    /// Computes the natural sizes of the containers that hug, children before parents.
    func setNaturalSizes(_ sweep: Sweep, of range: Range<Int>) {
        for index in range.reversed() {
            let box = containers[index]
            setNaturalSizes(of: index, box, sweep.naturalAxes(of: box, features))
        }
    }

    /// Computes the natural size of a container whose children's are known.
    @inline(__always)
    func setNaturalSizes(of index: Int, _ box: ContainerRecord, _ axes: AxisSet) {
        guard box.plan.contains(.plain) else {
            if box.plan.contains(.long) {
                if axes.contains(.horizontal) { setLongNaturalSize(of: index, box, .horizontal) }
                if axes.contains(.vertical) { setLongNaturalSize(of: index, box, .vertical) }
                return
            }
            if box.plan.isDisjoint(with: [.hugsWidth, .hugsHeight]) { return }
            if axes.contains(.horizontal) { setNaturalSize(of: index, box, .horizontal) }
            if axes.contains(.vertical) { setNaturalSize(of: index, box, .vertical) }
            return
        }
        switch (axes, box.kind) {
        case ([], _): return
        case (.both, .horizontal): setPlainNaturalSize(of: index, box, RowOrder.self)
        case (.both, _): setPlainNaturalSize(of: index, box, ColumnOrder.self)
        case (.horizontal, _): setPlainNaturalSize(of: index, box, Axis.horizontal)
        default: setPlainNaturalSize(of: index, box, Axis.vertical)
        }
    }

    private func setNaturalSize(of index: Int, _ box: ContainerRecord, _ axis: Axis) {
        let slot = Int(box.node)
        guard plan[slot][hugs: axis] else { return }
        let lane = axis.rawValue
        let hug = box.padding[lane] + max(0, contentSize(of: index, box, axis))
        if plan[slot].shrinks { rare[Int(links[slot].rare)].hug[lane] = hug }
        natural[slot, axis] = clamp(slot, axis, hug)
    }

    /// The extent that the children of a container need, before anything is shared out or stretched.
    private func contentSize(of index: Int, _ box: ContainerRecord, _ axis: Axis) -> Double {
        switch (box.kind, box.wraps) {
        case (.leaf, _), (.free, _): 0
        case (.horizontal, false), (.vertical, false), (.overlay, _):
            box.kind.mainAxis == axis
                ? lineLength(box.children, box, axis) : lineSize(box.children, index, box, axis)
        case (.horizontal, true):
            axis == .horizontal
                ? lineLength(box.children, box, axis) : totalOfLines(index, box)
        case (.vertical, true):
            axis == .horizontal ? lineSize(box.children, index, box, axis) : longestColumn(box)
        }
    }

    /// The natural sizes of the children of a line, one after the other, gaps included.
    func lineLength(_ line: Range<Int>, _ box: ContainerRecord, _ axis: Axis) -> Double {
        var sum = 0.0
        var count = 0
        for child in line where plan[child].isInFlow {
            sum += natural[child, axis]
            count += 1
        }
        return sum + box.gap * Double(max(0, count - 1))
    }

    /// The cross size of a line: its largest child, the baseline group counting as one item (8.2, 10a.c).
    func lineSize(_ line: Range<Int>, _ index: Int, _ box: ContainerRecord, _ axis: Axis) -> Double {
        var largest = 0.0
        for child in line where plan[child].isInFlow { largest = max(largest, natural[child, axis]) }
        guard axis == .vertical, box.plan.contains(.hasBaselines) else { return largest }
        return lineSizeWithBaselines(line, index, box)
    }
}
