/// The blocks of long stacks are divided into chunks of 64 slots with spare room in each, so that adding and
/// removing a child moves few others. Slots without a child are holes.
///
/// A divided block begins at a multiple of 64, so that `shift` and `chunks` have one element for 64 slots. Its
/// container's `count` covers all chunks in use, holes included.
extension TreeCore {
    /// From how many children on a stack may be solved by `LongStacks.swift`.
    static let longCount = 256

    /// The position of a node relative to its parent.
    @inline(__always)
    func position(of slot: Int) -> SIMD2<Double> { position[slot] + shift[slot / Chunk.size] }

    /// A slot of a divided block without a child.
    @inline(__always)
    func isHole(_ slot: Int) -> Bool { links[slot].handle == NodeLinks.none }

    /// How many children a container has.
    func childCount(_ box: ContainerRecord) -> Int {
        Int(box.isDivided ? chunks[Int(box.first) / Chunk.size].total : box.count)
    }

    /// The place of a node among its parent's children.
    ///
    /// - Complexity: O(1); in a long stack O(children / 64).
    func place(of slot: Int, in box: ContainerRecord) -> Int {
        guard box.isDivided else { return slot - Int(box.first) }
        let own = slot / Chunk.size
        let before = (box.chunks.lowerBound..<own).reduce(0) { $0 + Int(chunks[$1].count) }
        return before + slot - own * Chunk.size
    }

    /// Notes that a chunk has to be summed up and placed again; nothing in a block that is not divided.
    @inline(__always)
    func markChunk(of slot: Int, in box: ContainerRecord) {
        if box.isDivided { chunks[slot / Chunk.size].stale = .all }
    }

    /// The chunk that holds the child at a place, or the last one; and how many children stand before it there.
    private func locate(_ place: Int, in box: ContainerRecord) -> (chunk: Int, offset: Int) {
        var rest = place
        for chunk in box.chunks {
            let count = Int(chunks[chunk].count)
            if rest < count { return (chunk, rest) }
            rest -= count
        }
        let last = box.chunks.upperBound - 1
        return (last, Int(chunks[last].count))
    }
}

extension ContainerRecord {
    /// The chunks of a divided block.
    @inline(__always) var chunks: Range<Int> {
        (Int(first) / Chunk.size)..<((Int(first) + Int(count)) / Chunk.size)
    }
}

// MARK: - Opening and closing slots

extension TreeCore {
    /// Opens an empty slot at a place in a divided block, as ``openSlot(in:at:)`` does in others.
    ///
    /// - Complexity: amortised O(children / 64 + log² children).
    mutating func openDividedSlot(in container: Int, at place: Int) -> Int {
        var (chunk, offset) = locate(place, in: containers[container])
        while Int(chunks[chunk].count) == Chunk.size {
            makeRoom(at: chunk, in: container, isLast: place == childCount(containers[container]))
            (chunk, offset) = locate(place, in: containers[container])
        }
        let start = chunk * Chunk.size
        let count = Int(chunks[chunk].count)
        moveSlots(from: start + offset, to: start + offset + 1, count: count - offset)
        chunks[chunk].count += 1
        chunks[chunk].stale = .all
        chunks[containers[container].chunks.lowerBound].total += 1
        return start + offset
    }

    /// Closes the slot of a child of a divided block.
    mutating func closeDividedSlot(_ slot: Int, in container: Int) {
        let chunk = slot / Chunk.size
        let end = chunk * Chunk.size + Int(chunks[chunk].count)
        moveSlots(from: slot + 1, to: slot, count: end - slot - 1)
        makeHoles(end - 1..<end)
        chunks[chunk].count -= 1
        chunks[chunk].stale = .all
        let block = containers[container].chunks
        chunks[block.lowerBound].total -= 1
        // Too many chunks would be looked at for too few children.
        if block.count > 4, childCount(containers[container]) < block.count * Chunk.size / 4 {
            spread(over: block, Self.chunksFor(childCount(containers[container])), in: container)
        }
    }

    /// Chunks that hold so many children with some room in each.
    private static func chunksFor(_ count: Int) -> Int { max(1, (count + 47) / 48) }

    /// Makes room in a full chunk: another one behind the last, or room from its neighbours, the more of them the
    /// fuller they are, or more chunks for all.
    private mutating func makeRoom(at chunk: Int, in container: Int, isLast: Bool) {
        let block = containers[container].chunks
        if isLast, block.upperBound * Chunk.size < containers[container].blockEnd {
            addChunks(1, to: container)
            return
        }
        var width = 2
        while width < block.count {
            let start = block.lowerBound + (chunk - block.lowerBound) / width * width
            let window = start..<min(start + width, block.upperBound)
            let held = window.reduce(0) { $0 + Int(chunks[$1].count) }
            // From all but full in two chunks to three quarters full in all of them.
            let fullness = 1 - 0.25 * Double(width) / Double(block.count)
            if Double(held) < fullness * Double(window.count * Chunk.size - window.count) {
                spread(over: window, window.count, in: container)
                return
            }
            width *= 2
        }
        // A block that grows at its end stays dense.
        if isLast {
            enlargeDividedBlock(of: container, to: 2 * block.count)
            addChunks(1, to: container)
            return
        }
        let needed = max(block.count + 1, Self.chunksFor(childCount(containers[container]) + 1))
        if needed * Chunk.size > Int(containers[container].capacity) {
            enlargeDividedBlock(of: container, to: 2 * needed)
        }
        addChunks(needed - containers[container].chunks.count, to: container)
        spread(over: containers[container].chunks, needed, in: container)
    }

    /// Puts empty chunks of a block's capacity into use.
    private mutating func addChunks(_ count: Int, to container: Int) {
        let end = containers[container].chunks.upperBound
        for chunk in end..<end + count { chunks[chunk] = Chunk() }
        makeHoles(end * Chunk.size..<(end + count) * Chunk.size)
        containers[container].count += UInt32(count * Chunk.size)
    }

    /// Moves a divided block behind all others, with room for so many chunks.
    private mutating func enlargeDividedBlock(of container: Int, to capacity: Int) {
        let old = containers[container]
        let first = alignedEnd
        reserveSlots(first - slotCount + capacity * Chunk.size)
        slotCount = first + capacity * Chunk.size
        containers[container].first = UInt32(first)
        containers[container].capacity = UInt32(capacity * Chunk.size)
        for (source, target) in zip(old.chunks, containers[container].chunks) {
            chunks[target] = chunks[source]
            shift[target] = shift[source]
            makeHoles(target * Chunk.size..<(target + 1) * Chunk.size)
            moveSlots(
                from: source * Chunk.size, to: target * Chunk.size, count: Int(chunks[source].count))
        }
        releaseChunks(old)
    }

    /// The first multiple of 64 behind all slots in use.
    private var alignedEnd: Int { slotCount.roundedUp(toMultipleOf: Chunk.size) }

    /// Slots without a child, for all who look at the slots of a block.
    private func makeHoles(_ slots: Range<Int>) {
        for slot in slots {
            plan[slot] = .absent
            natural[slot] = .zero
            size[slot] = SIMD2(.nan, .nan)
            position[slot] = .zero
            links[slot] = NodeLinks(parent: 0, handle: NodeLinks.none)
        }
    }

    /// Nothing is shifted any more in the slots of a block that is given up.
    func releaseChunks(_ box: ContainerRecord) {
        for chunk in box.chunks { shift[chunk] = .zero }
    }
}

// MARK: - Spreading

extension TreeCore {
    /// Spreads the children of some chunks evenly over the first `count` of them; frames stay. What is behind
    /// those goes out of use if the chunks are all that the block has.
    private mutating func spread(over window: Range<Int>, _ count: Int, in container: Int) {
        let held = window.reduce(0) { $0 + Int(chunks[$1].count) }
        let start = window.lowerBound * Chunk.size
        unshift(window)
        // All to the front, then, from the last, to where they belong.
        var end = start
        for chunk in window {
            let here = chunk * Chunk.size
            let moved = Int(chunks[chunk].count)
            moveSlots(from: here, to: end, count: here == end ? 0 : moved)
            end += moved
        }
        for chunk in window.reversed() {
            let place = chunk - window.lowerBound
            let share = place < count ? held * (place + 1) / count - held * place / count : 0
            end -= share
            let here = chunk * Chunk.size
            moveSlots(from: end, to: here, count: here == end ? 0 : share)
            makeHoles(here + share..<here + Chunk.size)
            chunks[chunk].count = UInt32(share)
            chunks[chunk].stale = .all
        }
        let block = containers[container].chunks
        if window == block { containers[container].count = UInt32(count * Chunk.size) }
    }

    /// Lets the children of some chunks have their whole positions themselves.
    func unshift(_ window: Range<Int>) {
        for chunk in window {
            let start = chunk * Chunk.size
            for slot in start..<start + Int(chunks[chunk].count) { position[slot] += shift[chunk] }
            shift[chunk] = .zero
        }
    }

    /// Divides the block of a stack that the plan calls long, and closes the ranks of one that is no longer.
    ///
    /// - Complexity: O(1) if it is as it should be, else O(children).
    mutating func arrangeBlock(of container: Int) {
        let isLong = containers[container].plan.contains(.long)
        guard isLong != containers[container].isDivided else { return }
        if isLong { divideBlock(of: container) } else { closeRanks(of: container) }
    }

    private mutating func divideBlock(of container: Int) {
        let box = containers[container]
        let count = Int(box.count)
        let used = (count + Chunk.size - 1) / Chunk.size
        var first = Int(box.first)
        if first % Chunk.size != 0 || Int(box.capacity) < used * Chunk.size {
            first = alignedEnd
            reserveSlots(first - slotCount + used * Chunk.size)
            slotCount = first + used * Chunk.size
            moveSlots(from: Int(box.first), to: first, count: count)
            containers[container].first = UInt32(first)
            containers[container].capacity = UInt32(used * Chunk.size)
        }
        containers[container].isDivided = true
        containers[container].count = UInt32(used * Chunk.size)
        makeHoles(first + count..<first + used * Chunk.size)
        for (place, chunk) in containers[container].chunks.enumerated() {
            chunks[chunk] = Chunk()
            chunks[chunk].count = UInt32(min(Chunk.size, count - place * Chunk.size))
        }
        chunks[first / Chunk.size].total = UInt32(count)
    }

    private mutating func closeRanks(of container: Int) {
        let box = containers[container]
        let count = childCount(box)
        var end = Int(box.first)
        unshift(box.chunks)
        for chunk in box.chunks {
            let here = chunk * Chunk.size
            let moved = Int(chunks[chunk].count)
            moveSlots(from: here, to: end, count: here == end ? 0 : moved)
            end += moved
        }
        containers[container].isDivided = false
        containers[container].count = UInt32(count)
    }
}
