import KitScreens
import StackLayout

/// Takes the measures of one tree that are told by the node.
struct TreeMeasures {
    let blueprint: Blueprint
    let sampler: Sampler

    /// Keeps results from being optimised away.
    @inline(never)
    static func use<Value>(_ value: borrowing Value) {}

    /// A full solve, and between its samples the copy that it is compared with.
    func solve(_ subject: inout Subject) throws -> [(Measure, [Double])] {
        let reference = CopyReference(nodes: blueprint.nodes.count)
        var copies: [Double] = []
        let solves = try sampler.samples(
            timedBy: { stopwatch in
                try subject.makeEverythingDirty()
                return try stopwatch.time { try subject.solve() }
            },
            between: {
                // The first copy brings the buffers into the cache that the solve has just used.
                let once = sampler.stopwatch.time { reference.copy() }
                let repetitions = sampler.repetitions(of: once)
                let time = sampler.stopwatch.time { for _ in 0..<repetitions { reference.copy() } }
                copies.append(time / Double(repetitions * CopyReference.copies))
            })
        // If a tree one day finds that nothing changed when its direction changed back, say so, not "0 ns".
        guard let last = subject.tree.lastSolve, !last.isIncremental, last.visitedNodes == subject.ids.count
        else {
            throw Failure.failed("what was timed was no full solve: makeEverythingDirty() has no effect")
        }
        return [(.solve, solves), (.copy, copies)]
    }
    /// A full solve on two cores; `nil` where the tree is too small for it to differ, or has texts.
    func concurrent(_ subject: inout Subject) async throws -> [Double]? {
        guard blueprint.nodes.count >= 10_000, !subject.isMeasured else { return nil }
        let serial = subject.checksum
        var samples: [Double] = []
        // The first time warms up the pool of threads.
        for _ in 0...sampler.runs {
            try subject.makeEverythingDirty()
            let start = Stopwatch.now()
            try await subject.tree.solveConcurrently(workers: 2)
            samples.append(Double(Stopwatch.now() - start))
        }
        guard subject.checksum == serial else {
            throw Failure.failed("solving on two cores gave other frames than solving on one")
        }
        return Array(samples.dropFirst())
    }

    /// Making the tree. Freeing it is not timed.
    func build() throws -> [Double] {
        var ids: [NodeID] = []
        ids.reserveCapacity(blueprint.nodes.count)
        return try sampler.samples(timedBy: { stopwatch in
            var tree: LayoutTree?
            let time = try stopwatch.time { tree = try blueprint.makeTree(into: &ids) }
            Self.use(tree)
            return time
        })
    }

    /// The first solve of a tree.
    func first() throws -> [Double] {
        try sampler.samples(timedBy: { stopwatch in
            var subject = try Subject(blueprint)
            return try stopwatch.time { try subject.solve() }
        })
    }

    /// Declaring the tree, and making it from the declaration.
    func declare() throws -> [Double] {
        let childCounts = blueprint.childCounts()
        return try sampler.samples(timedBy: { stopwatch in
            var made: (LayoutTree, [NodeID])?
            let time = try stopwatch.time {
                made = try blueprint.makeDeclaration(childCounts: childCounts).makeTree()
            }
            Self.use(made)
            return time
        })
    }

    /// Reading the tree in kit notation.
    func parse() throws -> [Double] {
        let text = Notation.print([blueprint.makeComponent()])
        return try sampler.samples(timedBy: { stopwatch in
            var components: [Component] = []
            let time = try stopwatch.time { components = try Notation.parse(text) }
            Self.use(components)
            return time
        })
    }

    /// Reading all frames.
    func read(_ subject: Subject) throws -> [Double] {
        try sampler.samples(of: {
            var sum = 0.0
            for id in subject.ids {
                if let frame = subject.tree.frame(of: id) {
                    sum += frame.x + frame.y + frame.width + frame.height
                }
            }
            Self.use(sum)
        })
    }
}
