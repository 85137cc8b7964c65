/// Containers that edits have left work in.
struct PendingEdits {
    /// Edited containers; parents first.
    var toPlan = IndexQueue(largestFirst: false)
    /// Natural sizes; children first.
    var toMeasure = IndexQueue(largestFirst: true)
    /// Placing; parents first.
    var toPlace = IndexQueue(largestFirst: false)
    /// Containers whose natural heights are to be computed again once widths are final.
    var heights: [UInt32] = []
    /// Rare records of leaves that have to be measured again, or whose height follows their width.
    var leaves: [UInt32] = []
    /// Children that ignore the stack and were edited: their siblings do not depend on them.
    var alone: [NodeID] = []
    /// Of those, the ones to be placed, during a solve: container and slot, so that those
    /// in containers nearer to the root come first.
    var toPlaceAlone = PriorityQueue<UInt64>(largestFirst: false)
    /// Those that were placed with the widths, and are placed again with the heights.
    var placedAlone: [UInt64] = []
    /// How many containers, or children that ignore the stack, were edited since the last solve.
    var count = 0
    /// The nodes whose frames the last solve changed; of no use if it was a full one.
    var changed: [NodeID] = []
    /// Chunks of long stacks that only moved.
    var movedChunks: [UInt32] = []

    /// Forgets all that waits.
    mutating func removeAll() {
        toPlan.removeAll()
        toMeasure.removeAll()
        toPlace.removeAll()
        heights.removeAll(keepingCapacity: true)
        leaves.removeAll(keepingCapacity: true)
        alone.removeAll(keepingCapacity: true)
        toPlaceAlone.removeAll()
        placedAlone.removeAll(keepingCapacity: true)
        count = 0
        forgetChanges()
    }

    /// Makes room for what an edit usually leaves, so that the solves that follow allocate nothing.
    mutating func reserve(nodes: Int, containers: Int) {
        changed.reserveCapacity(min(nodes, 1024))
        movedChunks.reserveCapacity(min(nodes / Chunk.size, 1024))
        heights.reserveCapacity(min(containers, 128))
        leaves.reserveCapacity(min(nodes, 128))
        toPlan.reserveCapacity(min(containers, 128))
        toMeasure.reserveCapacity(min(containers, 128))
        toPlace.reserveCapacity(min(containers, 128))
        alone.reserveCapacity(min(nodes, 32))
        toPlaceAlone.reserveCapacity(min(nodes, 32))
        placedAlone.reserveCapacity(min(nodes, 32))
    }

    /// Forgets what the last solve changed.
    mutating func forgetChanges() {
        changed.removeAll(keepingCapacity: true)
        movedChunks.removeAll(keepingCapacity: true)
    }
}

/// What edits leave behind for the next solve.
extension TreeCore {
    /// Notes that a node was added or moved, or declared anew; `inside`: what its children and its natural size
    /// follow from may be other than before.
    mutating func markEdited(_ slot: Int, inside: Bool = true) {
        isSolved = false
        guard planIsCurrent else { return }
        plan[slot].isEdited = true
        if inside { markInside(slot) }
        let parent = Int(links[slot].parent)
        markChunk(of: slot, in: containers[parent])
        markContainer(parent)
    }

    /// Notes that a container's children are not those of the last solve.
    mutating func markContainer(_ index: Int) {
        isSolved = false
        guard planIsCurrent, !containers[index].plan.contains(.isEdited) else { return }
        containers[index].plan.insert(.isEdited)
        edits.toPlan.push(index)
        countEdit()
    }

    /// Notes that a child that ignores the stack, as it did before, was declared anew.
    private mutating func markAlone(_ slot: Int, inside: Bool) {
        isSolved = false
        if inside { markInside(slot) }
        // Waits already.
        guard !plan[slot].isEdited else { return }
        plan[slot].isEdited = true
        edits.alone.append(identifier(ofSlot: slot))
        countEdit()
    }

    private mutating func markInside(_ slot: Int) {
        let own = links[slot].container
        if own != NodeLinks.none { containers[Int(own)].plan.insert(.replansChildren) }
    }

    private mutating func countEdit() {
        edits.count += 1
        // Beyond that a fresh plan is cheaper.
        if edits.count > max(16, liveContainerCount / 8) { planIsCurrent = false }
    }

    /// Writes a style in place of a node's former one, and notes what may follow from it.
    mutating func redeclare(_ style: Style, in slot: Int) {
        let before = ContentTerms(of: slot, in: self)
        encode(style, in: slot)
        let inside = before != ContentTerms(of: slot, in: self)
        if planIsCurrent, ignoresStack(slot), staysAlone(slot) {
            markAlone(slot, inside: inside)
        } else {
            markEdited(slot, inside: inside)
        }
    }

    /// Whether a node, as it is planned, is out of the flow of its siblings.
    func ignoresStack(_ slot: Int) -> Bool { plan[slot].exists && !plan[slot].isInFlow }

    /// Whether that is so as well by what is declared, and the siblings are not looked at anyway.
    private func staysAlone(_ slot: Int) -> Bool {
        let bits = declaration[slot]
        let parent = containers[Int(links[slot].parent)]
        return bits.visibility != .hidden && (bits.hasPins || parent.kind == .free)
            && !parent.plan.contains(.isEdited)
    }

    /// Takes a child out of its parent's counts.
    func discount(_ slot: Int, from index: Int) {
        if plan[slot].countsAsFill { containers[index].fillCount -= 1 }
        if plan[slot].isObstacle { containers[index].obstacleCount -= 1 }
    }
}

/// What the plans of a container's children and its natural size follow from, the children apart.
private struct ContentTerms: Equatable {
    private var near = SIMD2<Double>.zero
    private var far = SIMD2<Double>.zero
    private var minimum = SIMD2<Double>.zero
    private var maximum = SIMD2<Double>(.infinity, .infinity)
    private var gap = 0.0
    private var crossGap = 0.0
    private var shrink = 0.0
    private var alignment = Alignment.start
    private var distribution = Distribution.start
    private var lines = LineDistribution.start
    private var wraps = false

    init(of slot: Int, in core: TreeCore) {
        let links = core.links[slot]
        guard links.container != NodeLinks.none else { return }
        let box = core.containers[Int(links.container)]
        (near, far, gap) = (box.near, box.far, box.gap)
        (alignment, distribution, lines, wraps) = (box.alignment, box.distribution, box.lines, box.wraps)
        guard links.rare != NodeLinks.none else { return }
        let rare = core.rare[Int(links.rare)]
        (minimum, maximum, crossGap, shrink) = (rare.minimum, rare.maximum, rare.crossGap, rare.shrink)
    }
}
