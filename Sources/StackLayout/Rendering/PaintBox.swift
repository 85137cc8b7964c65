/// Boxes as left, top, −right, −bottom, so that a union is a minimum and a test one comparison.
enum PaintBox {
    /// Covers nothing.
    static let empty = SIMD4<Double>(repeating: .infinity)
    /// Covers everything.
    static let everything = SIMD4<Double>(repeating: -.infinity)

    @inline(__always)
    static func box(_ origin: SIMD2<Double>, _ size: SIMD2<Double>) -> SIMD4<Double> {
        SIMD4(lowHalf: origin, highHalf: -(origin + size))
    }

    @inline(__always)
    static func moved(_ box: SIMD4<Double>, by offset: SIMD2<Double>) -> SIMD4<Double> {
        box + SIMD4(lowHalf: offset, highHalf: -offset)
    }

    /// Whether two boxes have a point in common; touching counts, so that boxes without area have some.
    @inline(__always)
    static func touch(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> Bool {
        // Lane by lane: a mask of four lanes takes longer to look at.
        one.x <= -other.z && one.y <= -other.w && one.z <= -other.x && one.w <= -other.y
    }

    /// What two boxes have in common; its right edge is left of its left one if that is nothing.
    @inline(__always)
    static func intersection(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> SIMD4<Double> {
        pointwiseMax(one, other)
    }

    /// A box that surely covers the exact one in spite of rounding, at any depth; `other` is a number that went
    /// into it.
    @inline(__always)
    static func widened(_ box: SIMD4<Double>, _ other: SIMD2<Double> = .zero) -> SIMD4<Double> {
        let finite = box.replacing(with: 0, where: pointwiseMax(box, -box) .== .infinity)
        let reach = pointwiseMax(finite, -finite).max()
        return box - max(reach, abs(other.x), abs(other.y)) * 0x1p-30
    }

    static func box(_ rect: Rect) -> SIMD4<Double> {
        box(SIMD2(rect.x, rect.y), SIMD2(rect.width, rect.height))
    }
}

extension Rect {
    /// The rectangle of a box; of no size on an axis on which the box is empty.
    init(_ box: SIMD4<Double>) {
        let size = pointwiseMax(-box.highHalf - box.lowHalf, .zero)
        self.init(x: box.x, y: box.y, width: size.x, height: size.y)
    }

    /// The rectangle of what two boxes have in common, with the extents of one of their rectangles where that is
    /// all of it: edges do not hold an extent to the last bit.
    init(
        _ box: SIMD4<Double>, either one: (box: SIMD4<Double>, rect: Rect),
        or other: (box: SIMD4<Double>, rect: Rect)
    ) {
        self.init(box)
        for (whole, rect) in [other, one] {
            if box.x == whole.x, box.z == whole.z { width = rect.width }
            if box.y == whole.y, box.w == whole.w { height = rect.height }
        }
    }
}
