extension Solver {
    /// Gives every node its frame: the rules of SEMANTICS in the order of its section 16.1.
    ///
    /// Modes, definiteness and known heights (step 1) stand in the plan already. A tree in which no height
    /// depends on a width is done in one sweep up and one down, both axes at once; so is what is inside of a
    /// container that holds nothing of the kind.
    ///
    /// - Throws: what measuring throws; sizes and positions are then those of no solve.
    /// - Complexity: O(nodes), plus the sharing of 16.4 where limits bind.
    func run<M: LeafMeasurer>(measuring measurer: inout M, _ crew: Crew = .alone) throws(LayoutError) {
        if features.hasBaselines { scratch.progress.fill(.pending) }
        if features.axesAreIndependent {
            sweepUp(.both, crew)
            sweepDown(.both, crew)
        } else {
            // 2. Bottom up: natural widths.
            if features.hasMeasured { try measureNaturalWidths(&measurer) }
            sweepUp(.widths, crew)
            // 3. Top down: final widths and x; lines of wrapping rows.
            sweepDown(.widths, crew)
            // 4. Bottom up: natural heights; text is measured at its final width.
            if features.hasMeasured { try measureHeights(&measurer) }
            if features.hasDerivedHeights { deriveHeights() }
            sweepUp(.heights, crew)
            // 5. Top down: final heights and y; x in the columns of a wrapping vertical stack.
            sweepDown(.heights, crew)
        }
        // 6. Right to left: x mirrored.
        if isRightToLeft { mirror(crew) }
    }
}

/// What a sweep over the tree does.
enum Sweep {
    /// Widths and x of all nodes.
    case widths
    /// Heights and y of all nodes.
    case heights
    /// Both, in a tree in which no height follows from a width.
    case both

    /// The axes of the nodes that no container decides about: the roots.
    var axes: AxisSet {
        switch self {
        case .widths: .horizontal
        case .heights: .vertical
        case .both: .both
        }
    }

    /// The axes on which a sweep up computes a container's natural size: both with the widths, where nothing in
    /// it has to wait for them.
    @inline(__always)
    func naturalAxes(of box: ContainerRecord, _ features: TreeFeatures) -> AxisSet {
        if self == .both { return .both }
        if box.followsWidths(features) { return axes }
        return self == .widths ? .both : []
    }

    /// The axes on which a sweep down places a container's children: both with the heights, where nothing in it
    /// had to know their widths before.
    @inline(__always)
    func placedAxes(of box: ContainerRecord, _ features: TreeFeatures) -> AxisSet {
        if self == .both { return .both }
        if box.followsWidths(features) { return axes }
        return self == .heights ? .both : []
    }
}

extension ContainerRecord {
    /// Whether heights in the container may follow from widths. Where there are baselines, heights are placed
    /// when a baseline is asked for, and the widths must be there by then.
    @inline(__always)
    func followsWidths(_ features: TreeFeatures) -> Bool {
        plan.contains(.followsWidths) || features.hasBaselines
    }
}

/// The axes that something is done on.
struct AxisSet: OptionSet {
    let rawValue: UInt8
    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)
    static let both: AxisSet = [.horizontal, .vertical]
}
