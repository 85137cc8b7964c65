/// Long stacks: plain ones of at least 256 children from their start on, none of which fills along it. They are
/// solved in chunks of 64 children, so that an edit of one child costs its chunk and a step for each of the
/// others.
///
/// The positions of all children behind it move, and yet have to be those of a fresh solve, to the bit (P6): no
/// sum may depend on where one chunk ends and the next begins. So what is summed up is first rounded to a *grid*,
/// a power of two so fine that sizes and gaps add up to less than 2⁵² of it. On the grid every sum is exact, in
/// any order. The rounding is below what a sum of that size rounds anyway: 1,000,000 rows of 20.1 end within
/// 0.004 points of 20,100,000 (P5). Natural and final sizes themselves are not rounded.
extension Solver {
    // MARK: Natural sizes

    /// One axis of the natural size of a long stack (SEMANTICS 6.2).
    func setLongNaturalSize(of index: Int, _ box: ContainerRecord, _ axis: Axis) {
        let isMain = box.kind.mainAxis == axis
        let content = isMain ? lengthOfChunks(index, box, axis) : breadthOfChunks(box, axis)
        let slot = Int(box.node)
        if plan[slot][hugs: axis] { natural[slot, axis] = box.padding[axis.rawValue] + max(0, content) }
    }

    private func breadthOfChunks(_ box: ContainerRecord, _ axis: Axis) -> Double {
        var largest = 0.0
        for chunk in box.chunks {
            if needsSum(axis, chunk) {
                chunks[chunk].breadth = breadth(of: chunk, axis)
                chunks[chunk].stale.remove(.sums(axis))
            }
            largest = max(largest, chunks[chunk].breadth)
        }
        return largest
    }

    private func breadth(of chunk: Int, _ axis: Axis) -> Double {
        slots(of: chunk).reduce(0.0) { max($0, natural[$1, axis]) }
    }

    /// What some chunks add up to, on the grid that was used last: for a solver with `hasSums` that goes on.
    func sumUp(_ some: Range<Int>, of box: ContainerRecord, _ axis: Axis) {
        guard box.kind.mainAxis == axis else {
            for chunk in some {
                chunks[chunk].breadth = breadth(of: chunk, axis)
                chunks[chunk].stale.remove(.sums(axis))
            }
            return
        }
        let grid = Grid(unit: box.taken)
        // Otherwise all is summed up once more.
        guard grid.isPowerOfTwo else { return }
        for chunk in some { chunks[chunk].length = length(of: chunk, axis, grid) }
    }

    /// What the children take up along the stack with the gaps between them; chooses the grid.
    private func lengthOfChunks(_ index: Int, _ box: ContainerRecord, _ axis: Axis) -> Double {
        // Where a chunk is summed up again is of no matter on the same grid: sums are exact.
        var grid = Grid(unit: box.taken)
        if !grid.isPowerOfTwo || !isLeast(grid, for: box, axis, staleOnly: true) {
            grid = leastGrid(for: box, axis)
            for chunk in box.chunks { chunks[chunk].stale.insert(.frames(axis)) }
        }
        containers[index].taken = grid.unit
        let count = chunks[box.chunks.lowerBound].total
        var sum = grid.round(box.gap) * Double(max(1, count) - 1)
        for chunk in box.chunks {
            sum += chunks[chunk].length
            chunks[chunk].stale.remove(.sums(axis))
        }
        return sum
    }

    // MARK: The grid

    /// The least grid on which all sums are exact: found from a sum in plain numbers, which may be one off.
    private func leastGrid(for box: ContainerRecord, _ axis: Axis) -> Grid {
        var sum = box.near[axis.rawValue] + box.gap.magnitude * Double(chunks[box.chunks.lowerBound].total)
        for chunk in box.chunks {
            for child in slots(of: chunk) { sum += natural[child, axis] }
        }
        var grid = Grid(holding: sum)
        if isLeast(grid, for: box, axis, staleOnly: false) { return grid }
        while !isLarge(grid, enoughFor: total(of: box, axis, grid, staleOnly: false)) { grid.unit *= 2 }
        while let half = grid.half, isLarge(half, enoughFor: total(of: box, axis, half, staleOnly: false)) {
            grid = half
        }
        // The chunks are to hold their sums on the grid that was found.
        _ = total(of: box, axis, grid, staleOnly: false)
        return grid
    }

    /// Whether a grid still is the least one; brings the sums of stale chunks, or of all, up to date.
    private func isLeast(_ grid: Grid, for box: ContainerRecord, _ axis: Axis, staleOnly: Bool) -> Bool {
        let total = total(of: box, axis, grid, staleOnly: staleOnly)
        guard isLarge(grid, enoughFor: total) else { return false }
        // On half the grid the total is the same but for less than 2³² units.
        return grid.half == nil || total > grid.limit / 2 * (1 + 0x1p-16)
    }

    private func isLarge(_ grid: Grid, enoughFor total: Double) -> Bool { total < grid.limit }

    /// The largest position that the children can have, on a grid, whose terms it rounds to the grid.
    private func total(of box: ContainerRecord, _ axis: Axis, _ grid: Grid, staleOnly: Bool) -> Double {
        let count = Double(chunks[box.chunks.lowerBound].total)
        var sum = grid.round(box.near[axis.rawValue]) + grid.round(box.gap.magnitude) * count
        for chunk in box.chunks {
            if !staleOnly || needsSum(axis, chunk) {
                chunks[chunk].length = length(of: chunk, axis, grid)
            }
            sum += chunks[chunk].length
        }
        return sum
    }

    /// What the children of a chunk add up to on a grid: in two sums, since the order does not matter there and
    /// an addition need not wait for the last one.
    private func length(of chunk: Int, _ axis: Axis, _ grid: Grid) -> Double {
        let slots = slots(of: chunk)
        var (even, odd) = (0.0, 0.0)
        var child = slots.lowerBound
        while child + 1 < slots.upperBound {
            even += grid.round(natural[child, axis])
            odd += grid.round(natural[child + 1, axis])
            child += 2
        }
        if child < slots.upperBound { even += grid.round(natural[child, axis]) }
        return even + odd
    }

    // MARK: Placing

    /// One axis of sizes and positions of the children of a long stack (SEMANTICS 7, 8.3, 8.4).
    func placeLong(_ box: ContainerRecord, _ axis: Axis) {
        preparePlacingLong(box, axis)
        placeLong(box.chunks, of: box, axis)
        finishPlacingLong(box, axis)
    }

    /// Where the chunks of a long stack start.
    func preparePlacingLong(_ box: ContainerRecord, _ axis: Axis) {
        guard box.kind.mainAxis == axis else { return }
        let grid = Grid(unit: box.taken)
        let gap = grid.round(box.gap)
        var at = grid.round(box.near[axis.rawValue])
        for chunk in box.chunks {
            shift[chunk, axis] = at
            at += chunks[chunk].length + gap * Double(chunks[chunk].count)
        }
    }

    /// The children of some chunks, which depend on no other chunk.
    func placeLong(_ some: Range<Int>, of box: ContainerRecord, _ axis: Axis) {
        if box.kind.mainAxis == axis {
            placeAlong(some, of: box, axis)
        } else {
            placeAcross(some, of: box, axis)
        }
    }

    func finishPlacingLong(_ box: ContainerRecord, _ axis: Axis) {
        if box.kind.mainAxis != axis { chunks[box.chunks.lowerBound].placedIn = inner(box, axis) }
    }

    private func placeAlong(_ some: Range<Int>, of box: ContainerRecord, _ axis: Axis) {
        let grid = Grid(unit: box.taken)
        let gap = grid.round(box.gap)
        for chunk in some where needs(.frames(axis), chunk) {
            var inside = 0.0
            for child in slots(of: chunk) {
                let extent = natural[child, axis]
                size[child, axis] = extent
                position[child, axis] = inside
                inside += grid.round(extent) + gap
            }
            chunks[chunk].stale.remove(.frames(axis))
        }
    }

    private func placeAcross(_ some: Range<Int>, of box: ContainerRecord, _ axis: Axis) {
        let inner = inner(box, axis)
        let start = box.near[axis.rawValue]
        let isMirrored = isRightToLeft && axis == .horizontal
        for chunk in some where placesAcross(chunk, of: box, inner) {
            for child in slots(of: chunk) {
                let extent = plan[child][fills: axis] ? clamp(child, axis, inner) : natural[child, axis]
                let at = start + (inner - extent) * plan[child].alignmentFactor
                size[child, axis] = extent
                position[child, axis] = isMirrored ? 2 * start + inner - at - extent : at
            }
            chunks[chunk].stale.remove(.frames(axis))
        }
    }

    /// Whether the children of a chunk have to be placed across: the stack's size across may have changed.
    private func placesAcross(_ chunk: Int, of box: ContainerRecord, _ inner: Double) -> Bool {
        needs(.frames(box.alignmentAxis), chunk) || chunks[box.chunks.lowerBound].placedIn != inner
    }

    /// Whether placing on these axes looks at each child of a chunk.
    func placesEach(in chunk: Int, of box: ContainerRecord, _ axes: AxisSet) -> Bool {
        Axis.allCases.contains { axis in
            guard axes.contains(AxisSet(axis)) else { return false }
            if box.kind.mainAxis == axis { return needs(.frames(axis), chunk) }
            return placesAcross(chunk, of: box, inner(box, axis))
        }
    }

    // MARK: Chunks

    @inline(__always)
    private func needsSum(_ axis: Axis, _ chunk: Int) -> Bool { !hasSums && needs(.sums(axis), chunk) }

    @inline(__always)
    private func needs(_ stale: Chunk.Stale, _ chunk: Int) -> Bool {
        isFull || !chunks[chunk].stale.isDisjoint(with: stale)
    }

    /// The slots of the children in a chunk.
    @inline(__always)
    func slots(of chunk: Int) -> Range<Int> {
        let start = chunk * Chunk.size
        return start..<start + Int(chunks[chunk].count)
    }
}

/// Multiples of a power of two, on which sums below 2⁵² units are exact.
struct Grid {
    var unit: Double

    init(unit: Double) { self.unit = unit }

    /// The least grid that holds a number, which is at least 0.
    init(holding sum: Double) {
        unit = max(Self.least, sum > 0 ? sum.binade * 0x1p-51 : 0)
    }

    private static let least = 0x1p-960

    /// Whether the unit is one at all: a plain stack keeps something else in its place.
    var isPowerOfTwo: Bool { unit.isNormal && unit > 0 && unit.significandBitPattern == 0 }

    /// What sums have to stay below.
    var limit: Double { unit * 0x1p52 }

    /// The next finer grid, if there is one.
    var half: Grid? { unit > Self.least ? Grid(unit: unit / 2) : nil }

    /// The nearest multiple; a number beyond all limits is returned as it is.
    @inline(__always)
    func round(_ value: Double) -> Double {
        // What is added has the unit as that of its last bit.
        let anchor = unit * 0x1.8p52
        if value.magnitude < unit * 0x1p51 { return value + anchor - anchor }
        return value.magnitude < unit * 0x1p53 ? (value / unit).rounded(.toNearestOrEven) * unit : value
    }
}

extension AxisSet {
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
