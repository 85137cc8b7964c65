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
    /// How many containers were edited since the last solve.
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
    }

    /// Forgets what the last solve changed.
    mutating func forgetChanges() {
        changed.removeAll(keepingCapacity: true)
        movedChunks.removeAll(keepingCapacity: true)
    }
}

/// What edits leave behind for the next solve.
extension TreeCore {
    /// Notes that a node was added or declared anew.
    mutating func markEdited(_ slot: Int) {
        isSolved = false
        guard planIsCurrent else { return }
        plan[slot].isEdited = true
        let own = links[slot].container
        if own != NodeLinks.none { containers[Int(own)].plan.insert(.replansChildren) }
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
        edits.count += 1
        // Beyond that a fresh plan is cheaper.
        if edits.count > max(16, liveContainerCount / 8) { planIsCurrent = false }
    }

    /// Takes a child out of its parent's counts.
    func discount(_ slot: Int, from index: Int) {
        if plan[slot].countsAsFill { containers[index].fillCount -= 1 }
        if plan[slot].isObstacle { containers[index].obstacleCount -= 1 }
    }
}
