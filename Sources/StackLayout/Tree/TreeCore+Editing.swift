extension TreeCore {
    /// Puts a new node at a place among a container's children; returns its handle.
    @inline(__always)
    mutating func insertNode(
        _ plain: PlainStyle, _ rare: borrowing RareStyle?, in container: Int, at place: Int
    ) -> UInt32 {
        let slot = openSlot(in: container, at: place)
        let handle = takeHandle(slot: slot)
        var node = NodeLinks(parent: UInt32(container), handle: handle)
        if plain.kind != .leaf {
            var record = ContainerRecord(kind: plain.kind, node: UInt32(slot))
            record.declare(plain)
            node.container = UInt32(appendContainer(record))
        }
        links[slot] = node
        plan[slot] = .absent
        if hasResults { size[slot] = SIMD2(.nan, .nan) }
        encode(plain, rare, in: slot)
        markEdited(slot)
        nodeCount += 1
        return handle
    }

    /// Whether a container is the node in a slot, or inside it.
    func isContainer(_ container: Int, inside slot: Int) -> Bool {
        var container = container
        while container != 0 {
            let node = Int(containers[container].node)
            if node == slot { return true }
            container = Int(links[node].parent)
        }
        return false
    }

    /// Moves a node to a place among a container's children, counted without the node itself.
    mutating func moveNode(in slot: Int, to container: Int, at place: Int) {
        pieces = nil
        let handle = Int(links[slot].handle)
        let parent = Int(links[slot].parent)
        let from = self.place(of: slot, in: containers[parent])
        discount(slot, from: parent)
        plan[slot].isObstacle = false
        plan[slot].countsAsFill = false
        // Counted with the node still in its old place.
        let target = openSlot(in: container, at: container == parent && place > from ? place + 1 : place)
        let source = Int(handles[handle].slot)
        transfer(from: source, to: target, parent: container)
        if declaration[target].hasZOrder { containers[container].sortsChildren = true }
        closeSlot(source, in: parent)
        let own = links[Int(handles[handle].slot)].container
        if own != NodeLinks.none, Int(own) < container { orderIsBroken = true }
        markContainer(parent)
        markEdited(Int(handles[handle].slot))
    }

    /// Frees a node and all inside it.
    mutating func removeNode(in slot: Int) {
        let parent = Int(links[slot].parent)
        // Containers to free; a container is freed after its children were looked at.
        var pending: [Int] = []
        discount(slot, from: parent)
        markContainer(parent)
        release(slot, &pending)
        while let container = pending.popLast() {
            for child in containers[container].children where !isHole(child) {
                plan[child] = .absent
                release(child, &pending)
            }
            scattered += Int(containers[container].capacity)
            if containers[container].isDivided { releaseChunks(containers[container]) }
            containers[container].isDivided = false
            containers[container].count = 0
            containers[container].isLive = false
            containers[container].plan = .absent
            liveContainerCount -= 1
        }
        closeSlot(slot, in: parent)
    }

    private mutating func release(_ slot: Int, _ pending: inout [Int]) {
        let node = links[slot]
        releaseHandle(node.handle)
        if node.rare != NodeLinks.none { releaseRare(node.rare) }
        if node.container != NodeLinks.none { pending.append(Int(node.container)) }
        nodeCount -= 1
    }
}
