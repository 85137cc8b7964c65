extension TreeCore {
    /// Whether a full solve gains from breadth-first order, or needs it. One that
    /// looks at all declarations anyway the more so: with a third of its nodes out of order, a tree takes up to a
    /// third longer to solve.
    var wantsCompaction: Bool {
        orderIsBroken || scattered > max(1_024, nodeCount / (planIsCurrent ? 2 : 8))
            || containerCount - liveContainerCount > max(64, liveContainerCount / 4)
    }

    /// Whether what edits have left behind takes several times the room of the nodes. Solves keep it from coming
    /// to that; a program that edits on and on between two solves would use ever more memory.
    var isCrowded: Bool {
        slotCount > 8 * nodeCount + Self.freeRoom
            || containerCount > 4 * liveContainerCount + Self.freeRoom
    }

    /// After nodes were removed or moved: puts a tree in order of which edits have left mostly holes.
    mutating func makeOrder() { if isCrowded { compact() } }

    /// Slots and containers that are never too many.
    private static let freeRoom = 1 << 16

    /// Puts slots, containers and rare records in breadth-first order, without holes or spare room.
    /// Identifiers, declarations and the frames of the last solve stay.
    ///
    /// One stream after the other, so that no more than one is there twice.
    ///
    /// - Complexity: O(nodes).
    mutating func compact() {
        let order = orderContainers()
        defer { order.deallocate() }
        let capacity = max(16, slotCount)
        declared.reorder(order, count: slotCount, capacity: capacity)
        plan.reorder(order, count: slotCount, capacity: capacity)
        declaration.reorder(order, count: slotCount, capacity: capacity)
        if hasResults {
            natural.reorder(order, count: slotCount, capacity: capacity)
            size.reorder(order, count: slotCount, capacity: capacity)
            position.reorder(order, count: slotCount, capacity: capacity)
            resizeChunks(to: capacity, kept: 0)
        }
        links.reorder(order, count: slotCount, capacity: capacity)
        attachNodes()
        edits.removeAll()
        placed.startOver()
        planIsCurrent = false
        needsFullSolve = true
        isSolved = false
        scattered = 0
        orderIsBroken = false
        frontier = containerCount - 1
        pieces = nil
    }

    /// Puts the container records in order; returns the old slots of all nodes in the new order, with `none` where
    /// a new slot holds no node.
    private mutating func orderContainers() -> Stream<UInt32> {
        let order = Stream<UInt32>(capacity: compactSlotCount)
        let ordered = Stream<ContainerRecord>(capacity: max(8, liveContainerCount))
        ordered[0] = containers[0]
        // The records already copied are the queue: each still points to its children's old slots.
        var (next, found, count) = (0, 1, 0)
        while next < found {
            let slots = ordered[next].children
            let childCount = childCount(ordered[next])
            if ordered[next].isDivided { unshift(ordered[next].chunks) }
            // Ready to be divided.
            let isLong = childCount >= Self.longCount
            if isLong { Self.align(&count, order) }
            ordered[next].isDivided = false
            ordered[next].first = UInt32(count)
            ordered[next].count = UInt32(childCount)
            for slot in slots where !isHole(slot) {
                order[count] = UInt32(slot)
                let own = links[slot].container
                if own != NodeLinks.none {
                    ordered[found] = containers[Int(own)]
                    found += 1
                }
                count += 1
            }
            if isLong { Self.align(&count, order) }
            ordered[next].capacity = UInt32(count) - ordered[next].first
            next += 1
        }
        containers.deallocate()
        containers = ordered
        containerCount = found
        slotCount = count
        return order
    }

    /// At least as many slots as all nodes take up in breadth-first order.
    private var compactSlotCount: Int {
        var count = nodeCount
        for index in 0..<containerCount where containers[index].isLive {
            if childCount(containers[index]) >= Self.longCount { count += 2 * Chunk.size }
        }
        return count
    }

    /// Leaves slots without a node up to the next multiple of 64.
    private static func align(_ count: inout Int, _ order: Stream<UInt32>) {
        let end = count.roundedUp(toMultipleOf: Chunk.size)
        for slot in count..<end { order[slot] = NodeLinks.none }
        count = end
    }

    /// Tells nodes in new slots their containers, and all that point to them their slots.
    private mutating func attachNodes() {
        unlistContentLeaves()
        let (old, oldPins) = (rare, pins)
        rare = Stream(capacity: rareCount)
        pins = Stream(capacity: rareCount)
        rareCount = 0
        freeRare = NodeLinks.none
        var own = 1
        for index in 0..<containerCount {
            for slot in containers[index].children {
                links[slot].parent = UInt32(index)
                if links[slot].container != NodeLinks.none {
                    links[slot].container = UInt32(own)
                    own += 1
                }
                if links[slot].rare != NodeLinks.none {
                    rare[rareCount] = old[Int(links[slot].rare)]
                    pins[rareCount] = oldPins[Int(links[slot].rare)]
                    links[slot].rare = UInt32(rareCount)
                    rareCount += 1
                }
                redirect(to: slot)
            }
        }
        old.deallocate()
        oldPins.deallocate()
    }
}

extension Int {
    /// The least multiple of a positive number that is not smaller.
    func roundedUp(toMultipleOf number: Int) -> Int { (self + number - 1) / number * number }
}
