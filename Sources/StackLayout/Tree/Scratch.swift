/// Working room that only some trees need; allocated once a tree has its size, and kept.
struct Scratch {
    /// At the first slot of a line of a wrapping stack: the slot behind its last.
    var lineEnd = Stream<UInt32>(capacity: 0, filler: 0)
    /// At the first slot of a line: its cross size.
    var lineSize = Stream<Double>(capacity: 0, filler: 0)
    /// Per slot: whether a share is still open.
    var isOpen = Stream<Bool>(capacity: 0, filler: false)
    /// Per slot: distance from the top of the border box to the first baseline; NaN without one.
    var baseline = Stream<Double>(capacity: 0, filler: .nan)
    /// Per container: how far its heights are done, see `Baselines.swift`.
    var progress = Stream<HeightProgress>(capacity: 0, filler: .pending)
    /// Containers whose baselines are being found.
    var pending = Stream<UInt32>(capacity: 0, filler: 0)
    /// Per slot: the height that follows from declarations alone; NaN without one (SEMANTICS 12.4).
    var knownHeight = Stream<Double>(capacity: 0, filler: .nan)

    /// Makes the streams that a tree with these features needs large enough.
    mutating func prepare(for features: TreeFeatures, slots: Int, containers: Int) {
        if features.hasWrapping {
            Self.resize(&lineEnd, to: slots, filler: 0)
            Self.resize(&lineSize, to: slots, filler: 0)
        }
        if features.hasContests { Self.resize(&isOpen, to: slots, filler: false) }
        if features.hasBaselines {
            Self.resize(&baseline, to: slots, filler: .nan)
            Self.resize(&progress, to: containers, filler: .pending)
            Self.resize(&pending, to: containers, filler: 0)
        }
    }

    /// What the next solve of a copy has to know of the last one: where lines end, for stacks whose widths stay.
    /// The rest of the working room it makes for itself.
    func copied() -> Scratch {
        var copy = Scratch()
        copy.lineEnd.deallocate()
        copy.lineEnd = lineEnd.copied(capacity: lineEnd.capacity, count: lineEnd.capacity)
        return copy
    }

    static func resize<Element>(_ stream: inout Stream<Element>, to capacity: Int, filler: Element) {
        guard stream.capacity < capacity else { return }
        stream.resize(to: capacity, count: stream.capacity, filler: filler)
    }

    func deallocate() {
        lineEnd.deallocate()
        lineSize.deallocate()
        isOpen.deallocate()
        baseline.deallocate()
        progress.deallocate()
        pending.deallocate()
        knownHeight.deallocate()
    }
}

/// How far the heights inside a container are done.
enum HeightProgress: UInt8 {
    case pending
    /// Its children have their final heights and y.
    case placed
    /// Its own baseline is known too.
    case baselineKnown
}
