/// What painting reads of the tree; the only way in which it does.
extension TreeCore {
    /// Whether a node has a frame and is to be seen, as far as itself is concerned.
    @inline(__always)
    func isPainted(_ slot: Int) -> Bool {
        plan[slot].exists && declaration[slot].visibility == .visible && !size[slot].x.isNaN
            && !size[slot].y.isNaN
    }

    /// Where a node stands among its siblings in paint order.
    func zOrder(_ slot: Int) -> Int {
        declaration[slot].hasZOrder ? rare[Int(links[slot].rare)].zOrder : 0
    }

    /// The radii that a node's corners have in a size.
    @inline(__always)
    func cornerRadii(_ slot: Int, in size: SIMD2<Double>) -> CornerRadii {
        let index = links[slot].rare
        return index == NodeLinks.none ? .zero : rareCornerRadii(Int(index), in: size)
    }

    private func rareCornerRadii(_ index: Int, in size: SIMD2<Double>) -> CornerRadii {
        rare[index].corners.resolved(in: Size(size.x, size.y))
    }
}
