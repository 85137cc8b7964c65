/// Plain stacks, both axes at once: the fast path of trees in which no height depends on a width.
///
/// A stack is plain if its children stand in one line, all in flow, and none of them is a fraction, may shrink,
/// stands on a baseline, or is a fill with a weight other than 1. The rules are those of the other
/// passes; what is left of them needs no branch per child. Where a limit or padding of a fill turns out to bind,
/// the other passes take over.
extension Solver {
    /// What the children of a plain stack take up, and its natural size where it hugs (SEMANTICS 6.2).
    @inline(__always)
    func setPlainNaturalSize<Order: AxisOrder>(of index: Int, _ box: ContainerRecord, _: Order.Type) {
        let natural = natural.run(box.children)
        var sum = SIMD2<Double>.zero
        var largest = SIMD2<Double>.zero
        for child in 0..<natural.count {
            sum += natural[child]
            largest.replace(with: natural[child], where: natural[child] .> largest)
        }
        let gaps = box.gap * Double(max(0, natural.count - 1))
        let extent = Order.main(sum) + gaps
        // Fills of a definite stack have no natural size; those of one that hugs share what theirs give.
        let fillsCount = box.plan.isSuperset(of: Order.hasFillsAndHugs)
        containers[index].taken = extent - (fillsCount ? lengthOfFills(in: box, Order.axis) : 0)
        let hug = box.padding + Order.pair(max(0, extent), Order.cross(largest))
        self.natural[Int(box.node)].replace(with: hug, where: box.plan.hugMask)
    }

    /// Sizes and positions the children of a plain stack whose size is final (6.4–6.6, 7, 8.3, 8.4).
    @inline(__always)
    func placePlain<Order: AxisOrder>(of index: Int, _ box: ContainerRecord, _: Order.Type) {
        let inner = pointwiseMax(size[Int(box.node)] - box.padding, .zero)
        let (share, offset, extra) = plainShares(box, Order.main(inner))
        let filled = Order.pair(share, Order.cross(inner))
        if box.plan.contains(.hasLimitedFills), limitsBind(in: box, filled) {
            placePlain(of: index, box, .horizontal)
            placePlain(of: index, box, .vertical)
            return
        }
        let step = box.gap + extra
        var at = Order.main(box.near) + offset
        let start = Order.cross(box.near)
        let (natural, plan) = (natural.run(box.children), plan.run(box.children))
        let (size, position) = (size.run(box.children), position.run(box.children))
        for child in 0..<natural.count {
            let plan = plan[child]
            let extent = natural[child].replacing(with: filled, where: plan.fillMask)
            let free = Order.cross(inner) - Order.cross(extent)
            size[child] = extent
            position[child] = Order.pair(at, start + free * plan.alignmentFactor)
            at += Order.main(extent) + step
        }
    }

    /// Whether some fill of a plain stack cannot have its share along, or its line across.
    private func limitsBind(in box: ContainerRecord, _ filled: SIMD2<Double>) -> Bool {
        for child in box.children where plan[child].isLimited {
            let (floor, ceiling) = Limiting.limits(links[child], containers, rare)
            if any(((filled .< floor) .| (filled .> ceiling)) .& plan[child].fillMask) { return true }
        }
        return false
    }
}

/// Which lane of a pair is the main axis; chosen once per container, known when a kernel is compiled.
protocol AxisOrder {
    static var axis: Axis { get }
    /// The flags of a container with fills that hugs on the main axis.
    static var hasFillsAndHugs: ContainerPlan { get }
    static func pair(_ main: Double, _ cross: Double) -> SIMD2<Double>
    static func main(_ pair: SIMD2<Double>) -> Double
    static func cross(_ pair: SIMD2<Double>) -> Double
}

/// The main axis is the horizontal one.
enum RowOrder: AxisOrder {
    @inline(__always) static var axis: Axis { .horizontal }
    @inline(__always) static var hasFillsAndHugs: ContainerPlan { [.hasFills, .hugsWidth] }
    @inline(__always) static func pair(_ main: Double, _ cross: Double) -> SIMD2<Double> {
        SIMD2(main, cross)
    }
    @inline(__always) static func main(_ pair: SIMD2<Double>) -> Double { pair.x }
    @inline(__always) static func cross(_ pair: SIMD2<Double>) -> Double { pair.y }
}

/// The main axis is the vertical one.
enum ColumnOrder: AxisOrder {
    @inline(__always) static var axis: Axis { .vertical }
    @inline(__always) static var hasFillsAndHugs: ContainerPlan { [.hasFills, .hugsHeight] }
    @inline(__always) static func pair(_ main: Double, _ cross: Double) -> SIMD2<Double> {
        SIMD2(cross, main)
    }
    @inline(__always) static func main(_ pair: SIMD2<Double>) -> Double { pair.y }
    @inline(__always) static func cross(_ pair: SIMD2<Double>) -> Double { pair.x }
}
