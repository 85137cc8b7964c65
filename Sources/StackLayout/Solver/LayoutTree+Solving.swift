extension LayoutTree {
    /// Gives every node its frame.
    ///
    /// - Throws: ``LayoutError/measurerMissing(_:)`` if there is measured content.
    /// - Complexity: O(nodes); O(1) if nothing changed since the last solve.
    public mutating func solve() throws(LayoutError) { try solve(with: .alone) }

    mutating func solve(with crew: Crew) throws(LayoutError) {
        if isSolved() { return }
        prepareToSolve()
        if let slot = storage.core.firstMeasuredSlot { throw .measurerMissing(identifier(ofSlot: slot)) }
        var measurer = NoMeasurer()
        try run(&measurer, crew)
    }

    /// Gives every node its frame, asking `measurer` for the sizes of measured leaves.
    ///
    /// Each leaf is asked for at most twice: its natural size, and its height at its final width. Answers are
    /// kept until the leaf's content changes or ``invalidateMeasurement(of:)``.
    ///
    /// - Throws: ``LayoutError/invalidMeasurement(_:property:value:)``; Then no node has a frame until a solve
    ///   succeeds; what is declared stays. To keep the last frames meanwhile, keep a copy of the tree.
    /// - Complexity: O(nodes); O(1) if nothing changed since the last solve.
    public mutating func solve<M: LeafMeasurer>(measuring measurer: inout M) throws(LayoutError) {
        try solve(measuring: &measurer, with: .alone)
    }

    mutating func solve<M: LeafMeasurer>(measuring measurer: inout M, with crew: Crew) throws(LayoutError) {
        if isSolved() { return }
        prepareToSolve()
        try run(&measurer, crew)
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

    /// Whether there is nothing to do; then that is what the last solve did.
    private mutating func isSolved() -> Bool {
        if storage.core.isSolved { lastSolve = SolveSummary(isIncremental: true, visitedNodes: 0) }
        return storage.core.isSolved
    }

    /// Brings storage order and plan up to date.
    private mutating func prepareToSolve() {
        lastSolve = nil
        makeUnique()
        storage.core.prepareToSolve()
    }

    private mutating func run<M: LeafMeasurer>(_ measurer: inout M, _ crew: Crew) throws(LayoutError) {
        var crew = crew
        let solvesEdits = storage.core.canSolveEdits
        // Unless it comes to its end.
        storage.core.needsFullSolve = true
        do {
            try run(&measurer, &crew, solvesEdits: solvesEdits)
        } catch {
            // Some are of this solve and some of the last one.
            storage.core.forgetFrames()
            throw error
        }
    }

    private mutating func run<M: LeafMeasurer>(
        _ measurer: inout M, _ crew: inout Crew, solvesEdits: Bool
    ) throws(LayoutError) {
        if solvesEdits {
            let visits = try storage.core.solveEdits(measuring: &measurer)
            storage.core.noteSolved()
            lastSolve = SolveSummary(isIncremental: true, visitedNodes: visits)
        } else {
            storage.core.dropEdits()
            crew.prepare(for: &storage.core)
            try Solver(storage.core).run(measuring: &measurer, crew)
            storage.core.placed.startOver()
            storage.core.noteSolved()
            storage.core.reserveForEdits()
            lastSolve = SolveSummary(isIncremental: false, visitedNodes: nodeCount)
        }
    }
}

extension LayoutTree {
    /// The nodes whose frames the last solve changed, those that appeared included; `nil` if it was a full
    /// solve, which may have changed any, or if the tree was edited since. Nodes inside one that only moved are not listed: their frames are
    /// relative to it; nor are those that were removed or hidden, or moved to a parent in which
    /// their frame is the same.
    ///
    /// - Complexity: O(1); O(changed nodes) if children of a long stack moved.
    public var changedNodes: [NodeID]? {
        guard let lastSolve, lastSolve.isIncremental, storage.core.isSolved else { return nil }
        return lastSolve.visitedNodes == 0 ? [] : storage.core.listOfChanged()
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
        for place in 0..<contentLeafCount {
            let record = rare[Int(contentLeaves[place])]
            if record.isLive, record.isMeasured, plan[Int(record.node)].exists { return Int(record.node) }
        }
        return nil
    }

    /// Brings order, plan and working room up to date.
    fileprivate mutating func prepareToSolve() {
        if wantsCompaction { compact() }
        if planIsCurrent, !features.hasDerivedWidths { replanEdited() }
        // Known heights run down the tree: an edit may change them far below.
        if !planIsCurrent || features.hasDerivedWidths { makePlan() }
        scratch.prepare(for: features, slots: declared.capacity, containers: containerCount)
        edits.forgetChanges()
    }

    /// Makes all nodes those of a tree that was never solved.
    fileprivate mutating func forgetFrames() {
        size.fill(SIMD2(.nan, .nan))
        placed.startOver()
    }

    /// Forgets a measurer's answers.
    fileprivate mutating func forgetMeasurement(in slot: Int) {
        let index = Int(links[slot].rare)
        // Forgotten already, and not asked since.
        if rare[index].measuredNatural.x.isNaN, rare[index].measuredWidth.isNaN { return }
        rare[index].measuredNatural = SIMD2(.nan, .nan)
        rare[index].measuredWidth = .nan
        rare[index].measuredHeight = .nan
        isSolved = false
        // What is declared stays; the leaf is asked again, and its parent summed up.
        guard planIsCurrent, !needsFullSolve else { return }
        edits.leaves.append(UInt32(index))
        if ignoresStack(slot) {
            edits.alone.append(identifier(ofSlot: slot))
        } else {
            awaitNaturalSizeOfParent(slot)
        }
        // Beyond that a full solve is cheaper.
        if edits.leaves.count > max(16, liveContainerCount / 8) { needsFullSolve = true }
    }

    /// Makes room for the edits that follow a full solve.
    fileprivate mutating func reserveForEdits() {
        edits.reserve(nodes: nodeCount, containers: liveContainerCount)
        Scratch.resize(&previous, to: min(nodeCount, 256), filler: SIMD4(repeating: .nan))
    }

    /// Notes that frames are those of the declarations.
    fileprivate mutating func noteSolved() {
        needsFullSolve = false
        edits.count = 0
        isSolved = true
    }
}
