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
    /// the calling thread, but for the children of stacks longer than 16,384. So are planning, incremental solves, and full solves of trees of less than 16,384 nodes
    /// or in which one path holds most of the nodes. The first time, and again after containers were added or
    /// moved, the tree is cut before.
    ///
    /// - Parameter perform: runs the pieces of a sweep; called two to five times, and up to four times more for each stack
    ///   that is so long.
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
    /// The children of a longer stack above the pieces are dealt out as well.
    var longestStack = 16_384
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
        let whole = PieceSolver(solver: solver, runs: [])
        deal(pieces.pieces.count) { piece in
            var own = whole
            own.runs = pieces.pieces[piece]
            own.solver.pendingBase = pieces.offsets[piece]
            body(own)
        }
    }

    /// Does something to the chunks of a long stack, in parts.
    fileprivate func forEachPart(
        of chunks: Range<Int>, _ solver: Solver, _ body: @escaping @Sendable (PieceSolver, Range<Int>) -> Void
    ) {
        let whole = PieceSolver(solver: solver, runs: [])
        let count = min(Pieces.most, chunks.count)
        deal(count) { part in
            let bounds = [part, part + 1].map { chunks.lowerBound + chunks.count * $0 / count }
            body(whole, bounds[0]..<bounds[1])
        }
    }

    private func deal(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        guard let perform else { return }
        let tally = Tally()
        perform(count) { piece in
            body(piece)
            tally.count.add(1, ordering: .relaxed)
        }
        let done = tally.count.load(ordering: .relaxed)
        precondition(done == count, "\(done) of \(count) pieces were performed; perform each once")
    }
}

extension Solver {
    /// A sweep up: natural sizes of all containers.
    func sweepUp(_ sweep: Sweep, _ crew: Crew) {
        guard let pieces = crew.pieces else { return setNaturalSizes(sweep, of: 1..<max(1, containerCount)) }
        crew.forEach(of: pieces, self) { piece in
            for run in piece.runs.reversed() { piece.solver.setNaturalSizes(sweep, of: run) }
        }
        for run in pieces.top.reversed() {
            for index in run.reversed() { sumUpTop(sweep, index, crew) }
        }
    }

    /// The natural size of a container above the pieces, of a very long stack with the help of others.
    private func sumUpTop(_ sweep: Sweep, _ index: Int, _ crew: Crew) {
        var solver = self
        let box = containers[index]
        if isVeryLong(box, crew) {
            let axes = sweep.naturalAxes(of: box, features)
            for axis in Axis.allCases where axes.contains(AxisSet(axis)) {
                crew.forEachPart(of: box.chunks, self) { $0.solver.sumUp($1, of: box, axis) }
            }
            solver.hasSums = true
        }
        solver.setNaturalSizes(sweep, of: index..<index + 1)
    }

    private func isVeryLong(_ box: ContainerRecord, _ crew: Crew) -> Bool {
        box.plan.contains(.long) && !box.plan.contains(.absent) && box.count > crew.longestStack
    }

    /// A sweep down: final sizes and positions of all nodes.
    func sweepDown(_ sweep: Sweep, _ crew: Crew) {
        placeRoots(sweep.axes)
        guard let pieces = crew.pieces else { return placeChildren(sweep, of: 1..<max(1, containerCount)) }
        for run in pieces.top {
            for index in run { placeTop(sweep, index, crew) }
        }
        crew.forEach(of: pieces, self) { piece in
            for run in piece.runs { piece.solver.placeChildren(sweep, of: run) }
        }
    }

    /// Places the children of a container above the pieces, those of a very long stack with the help of others.
    private func placeTop(_ sweep: Sweep, _ index: Int, _ crew: Crew) {
        let box = containers[index]
        let axes = sweep.placedAxes(of: box, features)
        guard isVeryLong(box, crew) else { return placeChildren(of: index, box, axes) }
        for axis in Axis.allCases where axes.contains(AxisSet(axis)) {
            preparePlacingLong(box, axis)
            crew.forEachPart(of: box.chunks, self) { $0.solver.placeLong($1, of: box, axis) }
            finishPlacingLong(box, axis)
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
