import Synchronization

/// Runs `body` once for each number from 0 to below `count`, on whichever threads it likes and in any order, and
/// returns when all have returned. `DispatchQueue.concurrentPerform` does that; so does a loop.
public typealias ParallelPerformer = (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

extension LayoutTree {
    /// Gives every node its frame, with the help of other threads in a full solve of a large tree. The frames are
    /// those of ``solve()``, to the bit (P13).
    ///
    /// ```swift
    /// try tree.solve { count, body in DispatchQueue.concurrentPerform(iterations: count, execute: body) }
    /// ```
    ///
    /// Each sweep deals subtrees out, in up to 32 pieces of about equal size; what stands above them is done on
    /// the calling thread. So are planning, incremental solves, and full solves of trees of less than 16,384 nodes
    /// or in which one path holds most of the nodes. The first time, and again after containers were added or
    /// moved, the tree is cut before.
    ///
    /// - Parameter perform: runs the pieces of a sweep; called two to five times.
    /// - Throws: as ``solve()``.
    /// - Complexity: as ``solve()``.
    public mutating func solve(concurrently perform: ParallelPerformer) throws(LayoutError) {
        try withoutActuallyEscaping(perform) { perform throws(LayoutError) in
            try solve(with: Crew(perform: perform))
        }
    }

    /// Gives every node its frame, with the help of other threads, asking `measurer` for the sizes of measured
    /// leaves. It is asked on the calling thread only.
    ///
    /// - Parameters:
    ///   - measurer: Who measures; as for ``solve(measuring:)``.
    ///   - perform: As for ``solve(concurrently:)``.
    /// - Throws: as ``solve(measuring:)``.
    /// - Complexity: as ``solve()``.
    public mutating func solve<M: LeafMeasurer>(
        measuring measurer: inout M, concurrently perform: ParallelPerformer
    ) throws(LayoutError) {
        try withoutActuallyEscaping(perform) { perform throws(LayoutError) in
            try solve(measuring: &measurer, with: Crew(perform: perform))
        }
    }
}

/// Who does the sweeps of a full solve: the calling thread, or several, each some pieces of the tree.
struct Crew {
    /// `nil` for the calling thread alone.
    var perform: ParallelPerformer?
    /// Tests deal small trees out too.
    var smallestTree = Pieces.smallestTree
    private(set) var pieces: Pieces?

    static var alone: Crew { Crew() }

    /// Cuts the tree, unless that was done since it was last put in order.
    mutating func prepare(for core: inout TreeCore) {
        guard perform != nil else { return }
        let cut = core.pieces ?? Pieces(core, smallestTree: smallestTree)
        core.pieces = cut
        pieces = cut.pieces.isEmpty ? nil : cut
    }

    /// Does something to each piece.
    fileprivate func forEach(
        of pieces: Pieces, _ solver: Solver, _ body: @escaping @Sendable (PieceSolver) -> Void
    ) {
        guard let perform else { return }
        let whole = PieceSolver(solver: solver, runs: [])
        let done = Tally()
        perform(pieces.pieces.count) { piece in
            var own = whole
            own.runs = pieces.pieces[piece]
            own.solver.pendingBase = pieces.offsets[piece]
            body(own)
            done.count.add(1, ordering: .relaxed)
        }
        let count = done.count.load(ordering: .relaxed)
        precondition(
            count == pieces.pieces.count,
            "\(count) of \(pieces.pieces.count) pieces were performed; perform each once")
    }
}

extension Solver {
    /// A sweep up: natural sizes of all containers.
    func sweepUp(_ sweep: Sweep, _ crew: Crew) {
        guard let pieces = crew.pieces else { return setNaturalSizes(sweep, of: 1..<max(1, containerCount)) }
        crew.forEach(of: pieces, self) { piece in
            for run in piece.runs.reversed() { piece.solver.setNaturalSizes(sweep, of: run) }
        }
        for run in pieces.top.reversed() { setNaturalSizes(sweep, of: run) }
    }

    /// A sweep down: final sizes and positions of all nodes.
    func sweepDown(_ sweep: Sweep, _ crew: Crew) {
        placeRoots(sweep.axes)
        guard let pieces = crew.pieces else { return placeChildren(sweep, of: 1..<max(1, containerCount)) }
        for run in pieces.top { placeChildren(sweep, of: run) }
        crew.forEach(of: pieces, self) { piece in
            for run in piece.runs { piece.solver.placeChildren(sweep, of: run) }
        }
    }

    /// Mirrors x of all nodes but the roots.
    func mirror(_ crew: Crew) {
        guard let pieces = crew.pieces else { return mirror(1..<max(1, containerCount)) }
        for run in pieces.top { mirror(run) }
        crew.forEach(of: pieces, self) { piece in
            for run in piece.runs { piece.solver.mirror(run) }
        }
    }
}

/// What a thread needs for one piece.
///
/// Unchecked: a piece reads and writes what belongs to the nodes in its subtrees, and the sizes of their roots,
/// which were written before.
private struct PieceSolver: @unchecked Sendable {
    var solver: Solver
    var runs: Pieces.Runs
}

/// Counts the pieces that were done, whose number a performer could get wrong.
private final class Tally: Sendable {
    let count = Atomic<Int>(0)
}
