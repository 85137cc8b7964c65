/// Children stay contiguous under edits: each container has a block of slots with spare room behind its
/// children. A full block grows in place, slot by slot, while it is the last one; else it moves to the end, twice
/// as large. So a tree that is built level by level, or whose leaves follow their parents, has no spare room.
extension TreeCore {
    /// Opens an empty slot at a place among a container's children and returns it.
    ///
    /// - Complexity: O(children behind the place); amortised over insertions at the end O(1). In a long stack
    ///   amortised O(children / 64 + log² children).
    @inline(__always)
    mutating func openSlot(in container: Int, at place: Int) -> Int {
        if containers[container].isDivided { return openDividedSlot(in: container, at: place) }
        let count = Int(containers[container].count)
        if count == Int(containers[container].capacity) { enlargeBlock(of: container) }
        let slot = Int(containers[container].first) + place
        if place < count { moveSlots(from: slot, to: slot + 1, count: count - place) }
        containers[container].count += 1
        if slot + 1 == slotCount, container >= frontier { frontier = container } else { scattered += 1 }
        return slot
    }

    /// Closes the slot of a child, whose node has been moved away or freed.
    mutating func closeSlot(_ slot: Int, in container: Int) {
        scattered += 1
        let record = containers[container]
        if record.isDivided { return closeDividedSlot(slot, in: container) }
        let end = Int(record.first + record.count)
        moveSlots(from: slot + 1, to: slot, count: end - slot - 1)
        plan[end - 1] = .absent
        containers[container].count -= 1
    }

    /// Makes room for another child: one where the block is the last, else twice the room at the end.
    @inline(__always)
    private mutating func enlargeBlock(of container: Int) {
        let capacity = Int(containers[container].capacity)
        if capacity > 0, Int(containers[container].first) + capacity != slotCount {
            return moveBlock(of: container, capacity: capacity == 1 ? 8 : 2 * capacity)
        }
        reserveSlots(1)
        if capacity == 0 { containers[container].first = UInt32(slotCount) }
        slotCount += 1
        containers[container].capacity += 1
    }

    private mutating func moveBlock(of container: Int, capacity: Int) {
        let first = slotCount
        reserveSlots(capacity)
        slotCount += capacity
        let children = containers[container].children
        moveSlots(from: children.lowerBound, to: first, count: children.count)
        containers[container].first = UInt32(first)
        containers[container].capacity = UInt32(capacity)
        scattered += children.count
    }

    /// Moves nodes to other slots and tells all that point to them.
    mutating func moveSlots(from source: Int, to target: Int, count: Int) {
        guard count > 0 else { return }
        declared.move(from: source, to: target, count: count)
        plan.move(from: source, to: target, count: count)
        declaration.move(from: source, to: target, count: count)
        links.move(from: source, to: target, count: count)
        if hasResults {
            natural.move(from: source, to: target, count: count)
            size.move(from: source, to: target, count: count)
            position.move(from: source, to: target, count: count)
        }
        for slot in target..<target + count { redirect(to: slot) }
    }

    /// Points the handle, the container record and the rare record of the node in a slot to that slot.
    func redirect(to slot: Int) {
        let node = links[slot]
        handles[Int(node.handle)].slot = UInt32(slot)
        if node.container != NodeLinks.none { containers[Int(node.container)].node = UInt32(slot) }
        if node.rare != NodeLinks.none { rare[Int(node.rare)].node = UInt32(slot) }
    }

    /// Moves one node, without its children's block, to an open slot below another container.
    func transfer(from source: Int, to target: Int, parent: Int) {
        declared[target] = declared[source]
        plan[target] = plan[source]
        declaration[target] = declaration[source]
        links[target] = links[source]
        links[target].parent = UInt32(parent)
        if hasResults {
            natural[target] = natural[source]
            size[target] = size[source]
            position[target] = position(of: source) - shift[target / Chunk.size]
        }
        redirect(to: target)
    }
}
