/// An incremental solve: natural sizes up from edited nodes while they change, placing down only where a size
/// changed (P7). A subtree that only moves costs nothing, since positions are relative to the parent.
///
/// For trees in which one sweep does both axes; every container is solved by the same function as in a full
/// solve, so that the results are the same to the bit (P6).
extension TreeCore {
    /// Whether edits can be worked off one by one: the plan is current, and nothing runs across the tree.
    var canSolveEdits: Bool {
        planIsCurrent && !needsFullSolve && features.axesAreIndependent && !features.hasBaselines
    }

    /// Works off the queues that ``replanEdited()`` has filled.
    ///
    /// - Returns: How many nodes were looked at.
    /// - Complexity: O(children of the containers whose natural size or own size may have changed).
    mutating func solveEdits(_ direction: LayoutDirection, _ stamp: UInt32) -> Int {
        let solver = Solver(self)
        var visits = 0
        while let index = edits.toMeasure.pop() {
            containers[index].plan.remove(.awaitsNaturalSize)
            visits += Int(containers[index].count)
            remeasure(index, solver)
        }
        while let index = edits.toPlace.pop() {
            containers[index].plan.remove(.awaitsPlacing)
            visits += Int(containers[index].count)
            replace(index, solver, direction, stamp)
        }
        return visits
    }

    /// Empties the queues before a full solve.
    mutating func dropEdits() {
        while let index = edits.toMeasure.pop() { containers[index].plan.remove(.awaitsNaturalSize) }
        while let index = edits.toPlace.pop() { containers[index].plan.remove(.awaitsPlacing) }
    }

    /// Computes a natural size again; if it changed, the parent's is next.
    private mutating func remeasure(_ index: Int, _ solver: Solver) {
        let box = containers[index]
        guard box.isLive, !box.plan.contains(.absent) else { return }
        awaitPlacing(index)
        guard index != 0 else { return }
        let slot = Int(box.node)
        let before = (natural[slot], hugOfShrinking(slot))
        solver.setNaturalSizes(of: index, box, .both)
        if before != (natural[slot], hugOfShrinking(slot)) { awaitNaturalSize(Int(links[slot].parent)) }
    }

    /// What shrinking starts from, which limits may hide from the natural size (6.8d).
    private func hugOfShrinking(_ slot: Int) -> SIMD2<Double> {
        plan[slot].shrinks ? rare[Int(links[slot].rare)].hug : .zero
    }

    /// Places the children of a container again; those whose size changed are next.
    private mutating func replace(
        _ index: Int, _ solver: Solver, _ direction: LayoutDirection, _ stamp: UInt32
    ) {
        let box = containers[index]
        guard box.isLive, !box.plan.contains(.absent) else { return }
        Scratch.resize(&previous, to: Int(box.count), filler: SIMD4(repeating: .nan))
        for (offset, child) in box.children.enumerated() {
            previous[offset] = SIMD4(lowHalf: position[child], highHalf: size[child])
        }
        if index == 0 {
            solver.placeRoots(.both)
        } else {
            solver.placeChildren(of: index, box, .both)
            if direction == .rightToLeft { solver.mirrorChildren(of: box) }
        }
        for (offset, child) in box.children.enumerated() where plan[child].exists {
            let before = previous[offset]
            let isResized = before.highHalf != size[child]
            guard isResized || before.lowHalf != position[child] else { continue }
            let (handle, own) = (links[child].handle, links[child].container)
            let generation = handles[Int(handle)].generation
            edits.changed.append(NodeID(index: handle, generation: generation, tree: stamp))
            if isResized, own != NodeLinks.none { awaitPlacing(Int(own)) }
        }
    }
}
