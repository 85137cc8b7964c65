/// An incremental solve: natural sizes up from edited nodes while they change, placing down only where a size
/// changed (P7). A subtree that only moves costs nothing, since positions are relative to the parent.
///
/// Every container is solved by the same function as in a full solve, in the same order of passes, so that the
/// results are the same to the bit (P6).
extension TreeCore {
    /// Whether edits can be worked off one by one: the plan is current, and nothing runs across the tree.
    var canSolveEdits: Bool { planIsCurrent && !needsFullSolve && !features.hasBaselines }

    /// Works off the queues that ``replanEdited()`` has filled.
    ///
    /// - Returns: How many nodes were looked at.
    /// - Throws: what measuring throws; the next solve has to be a full one.
    /// - Complexity: O(children of the containers whose natural size or own size may have changed).
    mutating func solveEdits<M: LeafMeasurer>(measuring measurer: inout M) throws(LayoutError) -> Int {
        let solver = Solver(self, isFull: false)
        defer { edits.leaves.removeAll(keepingCapacity: true) }
        if features.axesAreIndependent {
            return settleNaturalSizes(.both, solver) + settleFrames(.both, solver)
        }
        defer { unmarkChanged() }
        // The passes of `Solver.run`, each where something changed.
        for index in edits.leaves { try solver.measureNaturalWidth(Int(index), &measurer) }
        var visits = settleNaturalSizes(.widths, solver) + settleFrames(.widths, solver)
        for index in edits.leaves { try settleHeight(ofLeaf: Int(index), solver, &measurer) }
        for index in edits.heights { awaitNaturalSize(Int(index)) }
        for key in edits.placedAlone { edits.toPlaceAlone.push(key) }
        edits.placedAlone.removeAll(keepingCapacity: true)
        edits.heights.removeAll(keepingCapacity: true)
        visits += settleNaturalSizes(.heights, solver) + settleFrames(.heights, solver)
        return visits
    }

    /// Empties the queues before a full solve.
    mutating func dropEdits() {
        while let index = edits.toMeasure.pop() { containers[index].plan.remove(.awaitsNaturalSize) }
        while let index = edits.toPlace.pop() { containers[index].plan.remove(.awaitsPlacing) }
        edits.toPlaceAlone.removeAll()
        edits.placedAlone.removeAll(keepingCapacity: true)
        edits.heights.removeAll(keepingCapacity: true)
        edits.leaves.removeAll(keepingCapacity: true)
    }
}

// MARK: - Up

extension TreeCore {
    /// Computes natural sizes that wait for it, children before parents; returns how many nodes were looked at.
    private mutating func settleNaturalSizes(_ sweep: Sweep, _ solver: Solver) -> Int {
        var visits = 0
        // What was declared anew may have another height too.
        if sweep == .widths { edits.toMeasure.forEach { edits.heights.append(UInt32($0)) } }
        while let index = edits.toMeasure.pop() {
            containers[index].plan.remove(.awaitsNaturalSize)
            let box = containers[index]
            guard box.isLive, !box.plan.contains(.absent) else { continue }
            awaitPlacing(index)
            let axes = sweep.naturalAxes(of: box, features)
            guard index != 0, !axes.isEmpty else { continue }
            visits += box.isDivided ? visitsOfStaleChunks(box) : Int(box.count)
            let slot = Int(box.node)
            let before = (natural[slot], hugOfShrinking(slot))
            solver.setNaturalSizes(of: index, box, axes)
            guard before != (natural[slot], hugOfShrinking(slot)) else { continue }
            // The parent's is next; and in the other sweep too, if that is when it looks at heights.
            awaitNaturalSizeOfParent(slot)
            if sweep == .widths, axes == .both, !ignoresStack(slot) {
                edits.heights.append(links[slot].parent)
            }
        }
        return visits
    }

    /// Computes the height of a leaf whose width is final; if it changed, the parent's natural height is next.
    private mutating func settleHeight<M: LeafMeasurer>(
        ofLeaf index: Int, _ solver: Solver, _ measurer: inout M
    ) throws(LayoutError) {
        guard rare[index].isLive else { return }
        let slot = Int(rare[index].node)
        let before = (natural[slot], hugOfShrinking(slot))
        try solver.measureHeight(index, &measurer)
        solver.deriveHeight(index)
        if before != (natural[slot], hugOfShrinking(slot)) { awaitNaturalSizeOfParent(slot) }
    }

    /// Queues what a node's natural size has a part in.
    mutating func awaitNaturalSizeOfParent(_ slot: Int) {
        if ignoresStack(slot) { return awaitPlacingAlone(slot) }
        let parent = Int(links[slot].parent)
        markChunk(of: slot, in: containers[parent])
        awaitNaturalSize(parent)
    }

    /// What shrinking starts from, which limits may hide from the natural size (6.8d).
    private func hugOfShrinking(_ slot: Int) -> SIMD2<Double> {
        plan[slot].shrinks ? rare[Int(links[slot].rare)].hug : .zero
    }
}

// MARK: - Down

extension TreeCore {
    /// Places the children of containers that wait for it, parents first; returns how many nodes were looked at.
    private mutating func settleFrames(_ sweep: Sweep, _ solver: Solver) -> Int {
        var visits = 0
        while true {
            if let key = edits.toPlaceAlone.first, Int(key >> 32) < edits.toPlace.first ?? .max {
                visits += placeNextAlone(sweep, solver)
                continue
            }
            guard let index = edits.toPlace.pop() else { return visits }
            containers[index].plan.remove(.awaitsPlacing)
            let box = containers[index]
            guard box.isLive, !box.plan.contains(.absent) else { continue }
            let axes = index == 0 ? sweep.axes : sweep.placedAxes(of: box, features)
            if !axes.isEmpty { visits += placeAgain(index, box, axes, solver) }
            // Where its lines end may have changed, and with them its height; or all is placed with the heights.
            if sweep == .widths, axes.isEmpty || box.breaksLines { edits.heights.append(UInt32(index)) }
        }
    }

    /// Places the next child that ignores the stack, and none of its siblings; returns how many nodes were
    /// looked at.
    private mutating func placeNextAlone(_ sweep: Sweep, _ solver: Solver) -> Int {
        guard let key = edits.toPlaceAlone.pop() else { return 0 }
        if sweep == .widths { edits.placedAlone.append(key) }
        let (index, child) = (Int(key >> 32), Int(key & 0xffff_ffff))
        let box = containers[index]
        let axes = sweep.placedAxes(of: box, features)
        guard !box.plan.contains(.absent), !axes.isEmpty else { return 0 }
        placed.add(index, of: containerCount)
        let before = frameLanes(child)
        solver.placeAlone(child, in: box, axes)
        noteChange(child, since: before, axes)
        return 1
    }

    /// Places the children of a container again; those whose size changed are next.
    private mutating func placeAgain(
        _ index: Int, _ box: ContainerRecord, _ axes: AxisSet, _ solver: Solver
    ) -> Int {
        if box.isDivided { return placeLongAgain(index, box, axes, solver) }
        placed.add(index, of: containerCount)
        Scratch.resize(&previous, to: Int(box.count), filler: SIMD4(repeating: .nan))
        for (offset, child) in box.children.enumerated() { previous[offset] = frameLanes(child) }
        if index == 0 {
            solver.placeRoots(axes)
        } else {
            solver.placeChildren(of: index, box, axes)
            if isRightToLeft { solver.mirrorChildren(of: box, axes) }
        }
        for (offset, child) in box.children.enumerated() { noteChange(child, since: previous[offset], axes) }
        return Int(box.count)
    }

    /// The same for a long stack: chunks in which nothing changed only move.
    private mutating func placeLongAgain(
        _ index: Int, _ box: ContainerRecord, _ axes: AxisSet, _ solver: Solver
    ) -> Int {
        let first = Int(box.first)
        let chunkOffset = Int(box.count) - box.chunks.lowerBound
        var visits = box.chunks.count
        placed.add(index, chunk: PlacedLog.noChunk, of: containerCount)
        Scratch.resize(&previous, to: Int(box.count) + box.chunks.count, filler: SIMD4(repeating: .nan))
        for chunk in box.chunks {
            let looksAtEach = solver.placesEach(in: chunk, of: box, axes)
            previous[chunkOffset + chunk] = SIMD4(
                lowHalf: shift[chunk], highHalf: SIMD2(repeating: looksAtEach ? 1 : 0))
            guard looksAtEach else { continue }
            placed.add(index, chunk: chunk - box.chunks.lowerBound, of: containerCount)
            for child in solver.slots(of: chunk) { previous[child - first] = frameLanes(child) }
        }
        solver.placeChildren(of: index, box, axes)
        for chunk in box.chunks {
            let before = previous[chunkOffset + chunk]
            if before.z != 0 {
                for child in solver.slots(of: chunk) {
                    noteChange(child, since: previous[child - first], axes)
                }
                visits += Int(chunks[chunk].count)
            } else if before.lowHalf != shift[chunk] {
                edits.movedChunks.append(UInt32(chunk))
            }
        }
        return visits
    }

    /// The number of nodes that summing up a long stack looks at.
    private func visitsOfStaleChunks(_ box: ContainerRecord) -> Int {
        box.chunks.reduce(box.chunks.count) { $0 + (chunks[$1].stale.isEmpty ? 0 : Int(chunks[$1].count)) }
    }

    /// The numbers of a node's frame: x, y, width, height.
    @inline(__always)
    private func frameLanes(_ slot: Int) -> SIMD4<Double> {
        SIMD4(lowHalf: position(of: slot), highHalf: size[slot])
    }

    /// Lists a node if its frame is another one now, and queues what depends on its size.
    @inline(__always)
    private mutating func noteChange(_ child: Int, since before: SIMD4<Double>, _ axes: AxisSet) {
        guard plan[child].exists else { return }
        let isResized = before.highHalf != size[child]
        guard isResized || before.lowHalf != position(of: child) else { return }
        listChanged(child, isOnlyVisit: axes == .both)
        guard isResized else { return }
        let own = links[child].container
        if own != NodeLinks.none {
            awaitPlacing(Int(own))
        } else if axes == .horizontal {
            awaitMeasuring(child)
        }
    }

    /// Notes that a node has another frame than before the solve.
    private mutating func listChanged(_ slot: Int, isOnlyVisit: Bool) {
        if !isOnlyVisit {
            guard !plan[slot].isListed else { return }
            plan[slot].isListed = true
        }
        edits.changed.append(identifier(ofSlot: slot))
    }

    /// Takes the marks of ``listChanged(_:isOnlyVisit:)`` off again.
    private func unmarkChanged() {
        for id in edits.changed { plan[Int(handles[Int(id.index)].slot)].isListed = false }
    }
}

extension TreeCore {
    /// The nodes that the last solve, an incremental one, has given other frames.
    func listOfChanged() -> [NodeID] {
        guard !edits.movedChunks.isEmpty else { return edits.changed }
        var list = edits.changed
        // Those that changed across the stack are in the list already.
        var listed = Set(list)
        for chunk in edits.movedChunks {
            let start = Int(chunk) * Chunk.size
            for slot in start..<start + Int(chunks[Int(chunk)].count) {
                let id = identifier(ofSlot: slot)
                if listed.insert(id).inserted { list.append(id) }
            }
        }
        return list
    }
}
