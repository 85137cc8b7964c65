extension LayoutTree {
    /// Gives every node its frame.
    ///
    /// - Throws: ``LayoutError/measurerMissing(_:)`` if there is measured content.
    /// - Complexity: O(nodes); O(1) if nothing changed since the last solve.
    public mutating func solve() throws(LayoutError) {
        guard !storage.core.isSolved else { return }
        prepareToSolve()
        if let slot = storage.core.firstMeasuredSlot { throw .measurerMissing(identifier(ofSlot: slot)) }
        var measurer = NoMeasurer()
        try run(&measurer)
    }

    /// Gives every node its frame, asking `measurer` for the sizes of measured leaves.
    ///
    /// Each leaf is asked for at most twice: its natural size, and its height at its final width. Answers are
    /// kept until the leaf's content changes or ``invalidateMeasurement(of:)``.
    ///
    /// - Throws: ``LayoutError/invalidMeasurement(_:property:value:)``; frames are then to be read only after
    ///   another solve.
    /// - Complexity: O(nodes); O(1) if nothing changed since the last solve.
    public mutating func solve<M: LeafMeasurer>(measuring measurer: inout M) throws(LayoutError) {
        guard !storage.core.isSolved else { return }
        prepareToSolve()
        try run(&measurer)
    }

    /// Forgets what was measured of a leaf: the next solve asks again. For a node without measured content
    /// nothing changes.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: O(1).
    public mutating func invalidateMeasurement(of id: NodeID) throws(LayoutError) {
        let slot = try slot(of: id)
        guard storage.core.declaration[slot].isMeasured else { return }
        makeUnique()
        storage.core.forgetMeasurement(in: slot)
    }

    /// Brings storage order and plan up to date.
    mutating func prepareToSolve() {
        makeUnique()
        storage.core.prepareToSolve()
    }

    private mutating func run<M: LeafMeasurer>(_ measurer: inout M) throws(LayoutError) {
        if storage.core.canSolveEdits {
            let visits = storage.core.solveEdits(direction, stamp)
            lastSolve = SolveSummary(isIncremental: true, visitedNodes: visits)
            storage.core.edits.count = 0
            storage.core.isSolved = true
        } else {
            storage.core.needsFullSolve = true
            storage.core.dropEdits()
            let solver = Solver(storage.core)
            try solver.run(measuring: &measurer) { slot in identifier(ofSlot: slot) }
            if direction == .rightToLeft { solver.mirror() }
            finishFullSolve()
        }
    }

    mutating func finishFullSolve() {
        storage.core.needsFullSolve = false
        storage.core.edits.count = 0
        storage.core.isSolved = true
        lastSolve = SolveSummary(isIncremental: false, visitedNodes: nodeCount)
    }
}

extension LayoutTree {
    /// The nodes whose frames the last solve changed, those that appeared included; `nil` if it was a full
    /// solve, which may have changed any. Nodes inside one that only moved are not listed: their frames are
    /// relative to it.
    ///
    /// - Complexity: O(1).
    public var changedNodes: [NodeID]? {
        lastSolve?.isIncremental == true ? storage.core.edits.changed : nil
    }
}

/// Stands in where no content is measured.
private struct NoMeasurer: LeafMeasurer {
    func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        preconditionFailure("asked although no content is measured")
    }
}

extension TreeCore {
    /// The first leaf that a solve would have to measure.
    fileprivate var firstMeasuredSlot: Int? {
        guard features.hasMeasured else { return nil }
        for index in 0..<rareCount where rare[index].isLive && rare[index].isMeasured {
            let slot = Int(rare[index].node)
            if plan[slot].exists { return slot }
        }
        return nil
    }

    /// Brings order, plan and working room up to date.
    fileprivate mutating func prepareToSolve() {
        if wantsCompaction { compact() }
        if planIsCurrent, !features.hasAspectRatios { replanEdited() }
        // Known heights run down the tree: an edit may change them far below.
        if !planIsCurrent || features.hasAspectRatios { makePlan() }
        scratch.prepare(for: features, slots: declared.capacity, containers: containerCount)
        edits.changed.removeAll(keepingCapacity: true)
    }

    /// Forgets a measurer's answers.
    fileprivate mutating func forgetMeasurement(in slot: Int) {
        let index = Int(links[slot].rare)
        rare[index].measuredNatural = SIMD2(.nan, .nan)
        rare[index].measuredWidth = .nan
        rare[index].measuredHeight = .nan
        isSolved = false
        needsFullSolve = true
    }
}
