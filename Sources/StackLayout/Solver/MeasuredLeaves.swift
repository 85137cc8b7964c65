/// Leaves whose content somebody else measures (SEMANTICS 9), and heights that follow widths (12).
extension Solver {
    /// Asks for the natural sizes of all leaves whose natural width somebody needs.
    func measureNaturalWidths<M: LeafMeasurer>(_ measurer: inout M) throws(LayoutError) {
        for place in 0..<contentLeafCount { try measureNaturalWidth(Int(contentLeaves[place]), &measurer) }
    }

    /// Asks for the heights of all leaves at their final widths, where they are not natural (9.3).
    func measureHeights<M: LeafMeasurer>(_ measurer: inout M) throws(LayoutError) {
        for place in 0..<contentLeafCount { try measureHeight(Int(contentLeaves[place]), &measurer) }
    }

    /// Heights of all leaves that follow their final widths through an aspect ratio (12.1).
    func deriveHeights() {
        for place in 0..<contentLeafCount { deriveHeight(Int(contentLeaves[place])) }
    }

    /// Asks for a leaf's natural size, if it is measured and its natural width is needed.
    @inline(__always)
    func measureNaturalWidth<M: LeafMeasurer>(_ index: Int, _ measurer: inout M) throws(LayoutError) {
        guard isMeasured(index) else { return }
        let slot = Int(rare[index].node)
        guard plan[slot][hugs: .horizontal] else { return }
        if rare[index].measuredNatural.x.isNaN {
            let leaf = MeasuredLeaf(id: identifier(ofSlot: slot), tag: rare[index].tag)
            let answer = measurer.measure(leaf, in: .natural)
            try answer.validate(for: leaf.id, widthCounts: true)
            rare[index].measuredNatural = SIMD2(answer.width, answer.height)
            rare[index].naturalBaseline = answer.baseline ?? .nan
        }
        setNatural(index, .horizontal, rare[index].measuredNatural.x)
    }

    /// Asks for a leaf's height at its final width, if it is measured, its height is needed, and that is not its
    /// natural one (9.3).
    @inline(__always)
    func measureHeight<M: LeafMeasurer>(_ index: Int, _ measurer: inout M) throws(LayoutError) {
        guard isMeasured(index) else { return }
        let slot = Int(rare[index].node)
        guard plan[slot][hugs: .vertical] || (features.hasBaselines && !plan[slot].ignoresContent) else {
            return
        }
        let width = max(0, size[slot, .horizontal] - padding(slot, .horizontal))
        let isNatural = rare[index].isNatural(at: width, plan[slot])
        if !isNatural, rare[index].measuredWidth != width {
            let leaf = MeasuredLeaf(id: identifier(ofSlot: slot), tag: rare[index].tag)
            let answer = measurer.measure(leaf, in: .width(width))
            try answer.validate(for: leaf.id, widthCounts: false)
            rare[index].measuredWidth = width
            rare[index].measuredHeight = answer.height
            rare[index].measuredBaseline = answer.baseline ?? .nan
        }
        rare[index].baseline = isNatural ? rare[index].naturalBaseline : rare[index].measuredBaseline
        guard plan[slot][hugs: .vertical] else { return }
        setNatural(index, .vertical, isNatural ? rare[index].measuredNatural.y : rare[index].measuredHeight)
    }

    /// The height of a leaf, if it follows its final width through an aspect ratio.
    @inline(__always)
    func deriveHeight(_ index: Int) {
        guard rare[index].isLive, !rare[index].aspectRatio.isNaN else { return }
        let slot = Int(rare[index].node)
        guard plan[slot].exists, plan[slot].derivesHeight else { return }
        let height = Style.bounded(size[slot, .horizontal] / rare[index].aspectRatio)
        natural[slot, .vertical] = clamp(slot, .vertical, height)
    }

    private func isMeasured(_ index: Int) -> Bool {
        rare[index].isLive && rare[index].isMeasured && plan[Int(rare[index].node)].exists
    }

    private func setNatural(_ index: Int, _ axis: Axis, _ content: Double) {
        let slot = Int(rare[index].node)
        let hug = padding(slot, axis) + content
        rare[index].hug[axis.rawValue] = hug
        natural[slot, axis] = clamp(slot, axis, hug)
    }
}

extension RareRecord {
    /// Whether the natural size holds at a content width: it was asked for, and nothing has to wrap (9.3). That
    /// a width is smaller by less than rounding does not count.
    func isNatural(at width: Double, _ plan: NodePlan) -> Bool {
        plan[hugs: .horizontal] && width + LineBreaking.slack >= measuredNatural.x
    }
}

extension Measurement {
    fileprivate func validate(for id: NodeID, widthCounts: Bool) throws(LayoutError) {
        if widthCounts, !(width >= 0 && width <= Style.largest) {
            throw .invalidMeasurement(id, property: .width, value: width)
        }
        if !(height >= 0 && height <= Style.largest) {
            throw .invalidMeasurement(id, property: .height, value: height)
        }
        if let baseline, !(baseline.magnitude <= Style.largest) {
            throw .invalidMeasurement(id, property: .baseline, value: baseline)
        }
    }
}
