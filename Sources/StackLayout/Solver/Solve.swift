extension Solver {
    /// Gives every node its frame: the rules of SEMANTICS in the order of its section 16.1.
    ///
    /// Modes, definiteness and known heights (step 1) stand in the plan already. A tree in which no height
    /// depends on a width is done in one sweep up and one down, both axes at once.
    ///
    /// - Throws: what measuring throws; frames are then those of no solve, and the next solve starts over.
    /// - Complexity: O(nodes), plus the sharing of 16.4 where limits bind.
    func run<M: LeafMeasurer>(measuring measurer: inout M) throws(LayoutError) {
        if features.hasBaselines { scratch.progress.fill(.pending) }
        if features.axesAreIndependent {
            setNaturalSizes(.both)
            placeAll(.both)
        } else {
            // 2. Bottom up: natural widths.
            if features.hasMeasured { try measureNaturalWidths(&measurer) }
            setNaturalSizes(.horizontal)
            // 3. Top down: final widths and x; lines of wrapping rows.
            placeAll(.horizontal)
            // 4. Bottom up: natural heights; text is measured at its final width.
            if features.hasMeasured { try measureHeights(&measurer) }
            if features.hasDerivedHeights { deriveHeights() }
            setNaturalSizes(.vertical)
            // 5. Top down: final heights and y; x in the columns of a wrapping vertical stack.
            placeAll(.vertical)
        }
    }
}

/// The axes that a sweep does.
struct AxisSet: OptionSet {
    let rawValue: UInt8
    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)
    static let both: AxisSet = [.horizontal, .vertical]
}
