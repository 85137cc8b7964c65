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

    /// A full solve on two threads, in turn with solves on one; `nil` where the tree is too small for it to
    /// differ.
    func concurrent(_ subject: inout Subject) throws -> [(Measure, [Double])]? {
        guard blueprint.nodes.count >= 20_000 else { return nil }
        let serial = subject.checksum
        let pair = ThreadPair()
        defer { pair.end() }
        func time(_ solve: (inout Subject) throws -> Void) throws -> Double {
            try subject.makeEverythingDirty()
            return try sampler.stopwatch.time { try solve(&subject) }
        }
        let once = try time { try $0.solve(concurrently: pair.perform) }
        let repetitions = sampler.repetitions(of: once)
        var (alone, together) = ([Double](), [Double]())
        for _ in 0..<sampler.runs {
            var (one, two) = (0.0, 0.0)
            for _ in 0..<repetitions { one += try time { try $0.solve() } }
            // The first one wakes the other thread.
            _ = try time { try $0.solve(concurrently: pair.perform) }
            for _ in 0..<repetitions { two += try time { try $0.solve(concurrently: pair.perform) } }
            alone.append(one / Double(repetitions))
            together.append(two / Double(repetitions))
        }
        guard subject.checksum == serial else {
            throw Failure.failed("solving on two threads gave other frames than solving on one")
        }
        let (whole, dealt) = try processorTimes(&subject)
        return [(.alone, alone), (.concurrent, together), (.whole, whole), (.dealt, dealt)]
    }

    /// The processor time of a solve, and of what two threads would take of it that had a core each: the pieces are
    /// done one after the other, and what each took is given to the thread that is free first.
    ///
    /// Unlike the time on the clock it can be measured where other programs keep the cores busy. It leaves out waking
    /// the other thread, and that two cores may slow each other down.
    private func processorTimes(_ subject: inout Subject) throws -> (whole: [Double], dealt: [Double]) {
        var (whole, dealt) = ([Double](), [Double]())
        for _ in 0..<sampler.runs {
            try subject.makeEverythingDirty()
            let first = Stopwatch.processorTime()
            try subject.solve()
            whole.append(Double(Stopwatch.processorTime() - first))
            try subject.makeEverythingDirty()
            var saved: UInt64 = 0
            let start = Stopwatch.processorTime()
            try subject.solve(concurrently: { count, body in
                var threads: (UInt64, UInt64) = (0, 0)
                for number in 0..<count {
                    let begin = Stopwatch.processorTime()
                    body(number)
                    let time = Stopwatch.processorTime() - begin
                    if threads.0 <= threads.1 { threads.0 += time } else { threads.1 += time }
                }
                saved += min(threads.0, threads.1)
            })
            dealt.append(Double(Stopwatch.processorTime() - start - saved))
        }
        return (whole, dealt)
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

    /// Making the tree in one that was solved and emptied.
    func rebuild() throws -> [Double] {
        var ids: [NodeID] = []
        ids.reserveCapacity(blueprint.nodes.count)
        var tree = try blueprint.makeTree(into: &ids)
        return try sampler.samples(timedBy: { stopwatch in
            let time = try stopwatch.time {
                tree.removeAll()
                try blueprint.fill(&tree, into: &ids)
            }
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
