extension TreeCore {
    /// Whether a full solve gains from breadth-first order, or needs it.
    var wantsCompaction: Bool {
        orderIsBroken || scattered > max(1_024, nodeCount / 2)
            || containerCount - liveContainerCount > max(64, liveContainerCount / 4)
    }

    /// Puts slots, containers and rare records in breadth-first order, without holes or spare room.
    /// Identifiers, declarations and the frames of the last solve stay.
    ///
    /// - Complexity: O(nodes).
    mutating func compact() {
        var old = self
        self = TreeCore(
            stamp: stamp, nodeCapacity: max(16, compactSlotCount),
            containerCapacity: max(8, liveContainerCount))
        handles.deallocate()
        handles = old.handles
        handleCount = old.handleCount
        freeHandle = old.freeHandle
        nodeCount = old.nodeCount
        liveContainerCount = old.liveContainerCount
        isRightToLeft = old.isRightToLeft
        scratch.deallocate()
        scratch = old.scratch
        previous.deallocate()
        previous = old.previous
        containerCount = 1
        containers[0] = old.containers[0]
        // The records already copied are the queue: each still points to its children's old slots.
        var next = 0
        var depthEnd = 0
        while next < containerCount {
            if next == depthEnd {
                depthStarts.append(UInt32(next))
                depthEnd = containerCount
            }
            let slots = containers[next].children
            let count = old.childCount(containers[next])
            // Ready to be divided.
            let isLong = count >= Self.longCount
            if isLong { slotCount = slotCount.roundedUp(toMultipleOf: Chunk.size) }
            containers[next].isDivided = false
            containers[next].first = UInt32(slotCount)
            containers[next].count = UInt32(count)
            for slot in slots where !old.isHole(slot) { adopt(slot, of: old, parent: next) }
            if isLong { slotCount = slotCount.roundedUp(toMultipleOf: Chunk.size) }
            containers[next].capacity = UInt32(slotCount) - containers[next].first
            next += 1
        }
        depthStarts.append(UInt32(containerCount))
        old.deallocateStreamsAfterCompaction()
    }

    /// Slots that all nodes take up in breadth-first order.
    private var compactSlotCount: Int {
        var count = nodeCount
        for index in 0..<containerCount where containers[index].isLive {
            if childCount(containers[index]) >= Self.longCount { count += 2 * Chunk.size }
        }
        return count
    }

    /// Copies one node from its old slot to the next new one.
    private mutating func adopt(_ slot: Int, of old: TreeCore, parent: Int) {
        let target = slotCount
        slotCount += 1
        declared[target] = old.declared[slot]
        natural[target] = old.natural[slot]
        size[target] = old.size[slot]
        position[target] = old.position(of: slot)
        plan[target] = old.plan[slot]
        declaration[target] = old.declaration[slot]
        var node = old.links[slot]
        node.parent = UInt32(parent)
        if node.container != NodeLinks.none {
            containers[containerCount] = old.containers[Int(node.container)]
            node.container = UInt32(containerCount)
            containerCount += 1
        }
        if node.rare != NodeLinks.none {
            node.rare = takeRare(old.rare[Int(node.rare)])
            rare[Int(node.rare)].isListed = false
        }
        links[target] = node
        redirect(to: target)
    }

    /// Frees what the compacted core does not share with this one.
    private mutating func deallocateStreamsAfterCompaction() {
        handles = Stream(capacity: 0, filler: Handle(slot: 0, generation: 0))
        scratch = Scratch()
        previous = Stream(capacity: 0, filler: SIMD4(repeating: .nan))
        deallocate()
    }
}

extension Int {
    /// The least multiple of a positive number that is not smaller.
    func roundedUp(toMultipleOf number: Int) -> Int { (self + number - 1) / number * number }
}
