extension LayoutTree {
    /// Gives every node its frame, on several threads where that pays. The frames are those of ``solve()``, to
    /// the bit (P13).
    ///
    /// Containers of one depth do not depend on each other: each sweep goes depth by depth, and deals the
    /// containers of a large depth out to child tasks. Trees with measured content, baselines or heights that
    /// depend on widths, trees edited since their nodes were last put in order, and incremental solves run on
    /// the calling task alone.
    ///
    /// - Parameter workers: How many tasks share the work, at least 1.
    /// - Throws: as ``solve()``.
    /// - Complexity: as ``solve()``.
    public mutating func solveConcurrently(workers: Int = 2) async throws(LayoutError) {
        if isSolved() { return }
        prepareToSolve()
        guard workers > 1, storage.core.canSolveConcurrently else { return try solve() }
        storage.core.needsFullSolve = true
        storage.core.dropEdits()
        let sweep = ConcurrentSweep(storage.core, workers: workers)
        await sweep.run()
        if sweep.solver.isRightToLeft { sweep.solver.mirror() }
        finishFullSolve()
    }
}

extension TreeCore {
    /// Whether depths are known and worth dealing out, and containers of one depth are independent.
    fileprivate var canSolveConcurrently: Bool {
        guard !isSolved, !canSolveEdits, features.axesAreIndependent, !features.hasBaselines else {
            return false
        }
        return depthStarts.count > 1 && containerCount > 8 * ConcurrentSweep.grain
    }
}

/// The two sweeps of a full solve, depth by depth.
///
/// Unchecked: tasks write to the nodes of disjoint ranges of containers, and each depth is waited for.
private struct ConcurrentSweep: @unchecked Sendable {
    /// Containers that a task takes at least: fewer cost more to hand over than to solve.
    static let grain = 2_048

    let solver: Solver
    private let depthStarts: [UInt32]
    private let workers: Int

    init(_ core: TreeCore, workers: Int) {
        solver = Solver(core)
        depthStarts = core.depthStarts
        self.workers = workers
    }

    func run() async {
        for depth in stride(from: depthStarts.count - 2, through: 1, by: -1) {
            await deal(depth) { sweep, range in
                for index in range {
                    sweep.solver.setNaturalSizes(of: index, sweep.solver.containers[index], .both)
                }
            }
        }
        solver.placeRoots(.both)
        for depth in 1..<max(1, depthStarts.count - 1) {
            await deal(depth) { sweep, range in
                for index in range {
                    sweep.solver.placeChildren(of: index, sweep.solver.containers[index], .both)
                }
            }
        }
    }

    /// Does the containers of one depth, in as many parts as pay; the first part on this task.
    private func deal(
        _ depth: Int, _ body: @Sendable @escaping (ConcurrentSweep, Range<Int>) -> Void
    ) async {
        let range = Int(depthStarts[depth])..<Int(depthStarts[depth + 1])
        let parts = min(workers, range.count / Self.grain)
        guard parts > 1 else { return body(self, range) }
        let bounds = (0...parts).map { range.lowerBound + range.count * $0 / parts }
        await withTaskGroup(of: Void.self) { group in
            for part in 1..<parts { group.addTask { body(self, bounds[part]..<bounds[part + 1]) } }
            body(self, bounds[0]..<bounds[1])
        }
    }
}
