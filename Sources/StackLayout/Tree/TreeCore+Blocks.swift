/// Children stay contiguous under edits: each container has a block of slots with spare room behind its
/// children; a full block moves to the end, twice as large.
extension TreeCore {
    /// Opens an empty slot at a place among a container's children and returns it.
    ///
    /// - Complexity: O(children behind the place); amortised over insertions at the end O(1). In a long stack
    ///   amortised O(children / 64 + log² children).
    mutating func openSlot(in container: Int, at place: Int) -> Int {
        scattered += 1
        let record = containers[container]
        if record.isDivided { return openDividedSlot(in: container, at: place) }
        if record.count == record.capacity { enlargeBlock(of: container) }
        let first = Int(containers[container].first)
        let count = Int(record.count)
        moveSlots(from: first + place, to: first + place + 1, count: count - place)
        containers[container].count += 1
        return first + place
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

    /// Doubles a block: in place where it is the last one, else at the end of the slots.
    private mutating func enlargeBlock(of container: Int) {
        let record = containers[container]
        let added = max(2, Int(record.capacity))
        if record.capacity > 0, Int(record.first + record.capacity) == slotCount {
            reserveSlots(added)
            slotCount += added
        } else {
            let first = slotCount
            reserveSlots(Int(record.capacity) + added)
            slotCount += Int(record.capacity) + added
            moveSlots(from: Int(record.first), to: first, count: Int(record.count))
            containers[container].first = UInt32(first)
        }
        containers[container].capacity += UInt32(added)
    }

    /// Moves nodes to other slots and tells all that point to them.
    mutating func moveSlots(from source: Int, to target: Int, count: Int) {
        guard count > 0 else { return }
        declared.move(from: source, to: target, count: count)
        natural.move(from: source, to: target, count: count)
        size.move(from: source, to: target, count: count)
        position.move(from: source, to: target, count: count)
        plan.move(from: source, to: target, count: count)
        declaration.move(from: source, to: target, count: count)
        links.move(from: source, to: target, count: count)
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
        natural[target] = natural[source]
        size[target] = size[source]
        position[target] = position(of: source) - shift[target / Chunk.size]
        plan[target] = plan[source]
        declaration[target] = declaration[source]
        links[target] = links[source]
        links[target].parent = UInt32(parent)
        redirect(to: target)
    }
}
