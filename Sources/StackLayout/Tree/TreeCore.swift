/// The streams of a tree: one flat array per property, children of a container in consecutive slots.
///
/// Right after ``compact()`` slots and containers are in breadth-first order. Edits keep the order that the
/// passes need (a container's index is above its parent's) unless they set `orderIsBroken`.
struct TreeCore {
    // Per slot. Only slots of nodes hold something: spare room is not written before it is used.
    var declared: Stream<SIMD2<Double>>
    var plan: Stream<NodePlan>
    var declaration: Stream<NodeDeclaration>
    var links: Stream<NodeLinks>
    // Per slot too, once there is something to solve: a tree that is being built has no results.
    var natural: Stream<SIMD2<Double>>
    var size: Stream<SIMD2<Double>>
    var position: Stream<SIMD2<Double>>
    // Per 64 slots, with the results.
    /// What the positions of the children in a chunk are relative to; zero outside of long stacks.
    var shift: Stream<SIMD2<Double>>
    /// Only those of long stacks hold something.
    var chunks: Stream<Chunk>
    /// Slots in use, holes included.
    var slotCount = 0

    // Per container. The first is the forest: its children are the roots.
    var containers: Stream<ContainerRecord>
    var containerCount = 0

    // Per node with rare properties.
    var rare: Stream<RareRecord>
    var pins: Stream<NodePins>
    var rareCount = 0
    var freeRare = NodeLinks.none

    /// Rare records of leaves that are measured, or whose height follows their width; in the order of planning.
    /// May hold some that are no longer.
    var contentLeaves = Stream<UInt32>(capacity: 0)
    var contentLeafCount = 0

    // Per node identifier.
    /// Tells the identifiers of this tree, and of its copies, from those of others.
    private(set) var stamp: UInt32
    var handles: Stream<Handle>
    var handleCount = 0
    var freeHandle = NodeLinks.none
    /// What users keep with nodes; empty until the first tag is set.
    var tags = Stream<Int>(capacity: 0)

    /// Live nodes.
    var nodeCount = 0
    /// Live containers, the forest included.
    var liveContainerCount = 0
    /// Nodes that were added out of order, moved or removed since the last compaction.
    var scattered = 0
    /// Children added to this container or one behind it, at the end of the slots, are in order.
    var frontier = 0
    /// The tree cut for several threads; `nil` until some ask, and again when containers are added or moved.
    var pieces: Pieces?
    /// A container stands before its parent.
    var orderIsBroken = false

    /// Working room of the passes that need some.
    var scratch = Scratch()
    var features = TreeFeatures()
    /// All nodes are planned, but for those that `edits` knows of.
    var planIsCurrent = false
    /// Nodes are laid out from right to left.
    var isRightToLeft = false
    /// The last solve was none, was interrupted, or ran in the other direction.
    var needsFullSolve = true
    /// Nothing changed since the last solve.
    var isSolved = false
    var edits = PendingEdits()
    /// What has changed since a ``PaintIndex`` was made.
    var placed = PlacedLog()
    /// Positions and sizes of one container's children before they are placed again.
    var previous = Stream<SIMD4<Double>>(capacity: 0)

    /// What indices of 32 bits can name, with a value to spare for `none`.
    static let nodeLimit = Int(NodeLinks.none) - 1

    /// Allocates an empty tree: the forest alone.
    init(stamp: UInt32, nodeCapacity: Int = 16, containerCapacity: Int = 8) {
        self.stamp = stamp
        declared = Stream(capacity: nodeCapacity)
        plan = Stream(capacity: nodeCapacity)
        declaration = Stream(capacity: nodeCapacity)
        links = Stream(capacity: nodeCapacity)
        natural = Stream(capacity: 0)
        size = Stream(capacity: 0)
        position = Stream(capacity: 0)
        shift = Stream(capacity: 0)
        chunks = Stream(capacity: 0)
        containers = Stream(capacity: containerCapacity)
        rare = Stream(capacity: 0)
        pins = Stream(capacity: 0)
        handles = Stream(capacity: nodeCapacity)
        containers[0] = ContainerRecord(kind: .free, node: NodeLinks.none)
        containerCount = 1
        liveContainerCount = 1
    }

    /// A copy with memory of its own.
    func copied() -> TreeCore {
        var copy = self
        let capacity = declared.capacity
        copy.declared = declared.copied(capacity: capacity, count: slotCount)
        copy.plan = plan.copied(capacity: capacity, count: slotCount)
        copy.declaration = declaration.copied(capacity: capacity, count: slotCount)
        copy.links = links.copied(capacity: capacity, count: slotCount)
        let (resultCapacity, resultCount) = hasResults ? (capacity, slotCount) : (0, 0)
        copy.natural = natural.copied(capacity: resultCapacity, count: resultCount)
        copy.size = size.copied(capacity: resultCapacity, count: resultCount)
        copy.position = position.copied(capacity: resultCapacity, count: resultCount)
        let (chunkCapacity, chunkCount) = hasResults ? (shift.capacity, Self.chunkCount(slotCount)) : (0, 0)
        copy.shift = shift.copied(capacity: chunkCapacity, count: chunkCapacity)
        copy.chunks = chunks.copied(capacity: chunkCapacity, count: chunkCount)
        copy.contentLeaves = contentLeaves.copied(capacity: contentLeaves.capacity, count: contentLeafCount)
        copy.containers = containers.copied(capacity: containers.capacity, count: containerCount)
        copy.rare = rare.copied(capacity: rare.capacity, count: rareCount)
        copy.pins = pins.copied(capacity: pins.capacity, count: rareCount)
        copy.handles = handles.copied(capacity: handles.capacity, count: handleCount)
        copy.tags = tags.copied(capacity: tags.capacity, count: tags.capacity)
        copy.scratch = scratch.copied()
        copy.previous = Stream(capacity: 0)
        return copy
    }

    /// Frees all memory; the core must not be used again.
    func deallocate() {
        declared.deallocate()
        plan.deallocate()
        declaration.deallocate()
        links.deallocate()
        natural.deallocate()
        size.deallocate()
        position.deallocate()
        shift.deallocate()
        chunks.deallocate()
        containers.deallocate()
        rare.deallocate()
        pins.deallocate()
        contentLeaves.deallocate()
        handles.deallocate()
        tags.deallocate()
        scratch.deallocate()
        previous.deallocate()
    }
}

// MARK: - Starting over

extension TreeCore {
    /// Forgets all nodes and keeps the memory. Identifiers carry the old stamp, so handles can start over.
    mutating func removeAll(stamp: UInt32) {
        self.stamp = stamp
        (handleCount, freeHandle) = (0, NodeLinks.none)
        tags.fill(0)
        shift.fill(.zero)
        (slotCount, nodeCount) = (0, 0)
        (rareCount, freeRare, contentLeafCount) = (0, NodeLinks.none, 0)
        containers[0] = ContainerRecord(kind: .free, node: NodeLinks.none)
        (containerCount, liveContainerCount) = (1, 1)
        (scattered, frontier, orderIsBroken) = (0, 0, false)
        pieces = nil
        features = TreeFeatures()
        (planIsCurrent, needsFullSolve, isSolved) = (false, true, false)
        edits.removeAll()
        placed.startOver()
    }
}

// MARK: - Growing

extension TreeCore {
    /// Makes room for `count` more slots behind those in use.
    @inline(__always)
    mutating func reserveSlots(_ count: Int) {
        if slotCount + count > declared.capacity { growSlots(to: slotCount + count) }
    }

    /// One stream after the other, so that no more than one is there twice.
    private mutating func growSlots(to needed: Int) {
        let capacity = max(needed, declared.capacity * 2)
        declared.resize(to: capacity, count: slotCount)
        plan.resize(to: capacity, count: slotCount)
        declaration.resize(to: capacity, count: slotCount)
        links.resize(to: capacity, count: slotCount)
        guard hasResults else { return }
        natural.resize(to: capacity, count: slotCount)
        size.resize(to: capacity, count: slotCount)
        position.resize(to: capacity, count: slotCount)
        resizeChunks(to: capacity, kept: Self.chunkCount(slotCount))
    }

    /// Chunks that cover so many slots.
    private static func chunkCount(_ slots: Int) -> Int { (slots + Chunk.size - 1) / Chunk.size }

    /// Makes room for the chunks of so many slots; of those that are not kept, none is shifted.
    mutating func resizeChunks(to slots: Int, kept: Int) {
        let capacity = Self.chunkCount(slots)
        chunks.resize(to: capacity, count: kept)
        shift.resize(to: capacity, count: kept, filler: .zero)
    }

    /// Makes room for as many nodes in all, where that is not more than a hint can be worth.
    mutating func reserveNodes(_ count: Int) {
        let added = min(max(0, count - nodeCount), Self.largestReserve)
        // Blocks that move leave holes behind, and memory that is not used costs nothing.
        reserveSlots(added + added / 4)
        if containerCount + added / 4 > containers.capacity {
            containers.resize(to: containerCount + added / 4, count: containerCount)
        }
        if handleCount + added > handles.capacity {
            handles.resize(to: handleCount + added, count: handleCount)
        }
    }

    private static let largestReserve = 1 << 24

    /// Whether there are streams of results.
    @inline(__always) var hasResults: Bool { natural.capacity > 0 }

    /// Allocates the streams of results, before the first plan. No node has a frame yet.
    mutating func makeResults() {
        guard !hasResults else { return }
        deallocateResults()
        natural = Stream(capacity: declared.capacity)
        size = Stream(capacity: declared.capacity)
        position = Stream(capacity: declared.capacity)
        size.fill(SIMD2(.nan, .nan), count: slotCount)
        resizeChunks(to: declared.capacity, kept: 0)
    }

    private func deallocateResults() {
        natural.deallocate()
        size.deallocate()
        position.deallocate()
    }

    /// A new container record; returns its index.
    @inline(__always)
    mutating func appendContainer(_ record: ContainerRecord) -> Int {
        if containerCount == containers.capacity {
            containers.resize(to: containers.capacity * 2, count: containerCount)
        }
        containers[containerCount] = record
        containerCount += 1
        if pieces != nil { pieces = nil }
        liveContainerCount += 1
        return containerCount - 1
    }

    /// A record for rare properties; returns its index.
    mutating func takeRare(_ record: RareRecord, _ pins: NodePins) -> UInt32 {
        let index = takeRareIndex()
        rare[Int(index)] = record
        self.pins[Int(index)] = pins
        return index
    }

    private mutating func takeRareIndex() -> UInt32 {
        if freeRare != NodeLinks.none {
            let index = freeRare
            freeRare = rare[Int(index)].node
            return index
        }
        if rareCount == rare.capacity {
            rare.resize(to: max(8, rareCount * 2), count: rareCount)
            pins.resize(to: rare.capacity, count: rareCount)
        }
        rareCount += 1
        return UInt32(rareCount - 1)
    }

    /// Lists a leaf among those with content, unless it is.
    mutating func listContentLeaf(_ index: UInt32) {
        guard !rare[Int(index)].isListed else { return }
        rare[Int(index)].isListed = true
        if contentLeafCount == contentLeaves.capacity {
            contentLeaves.resize(to: max(8, contentLeafCount * 2), count: contentLeafCount)
        }
        contentLeaves[contentLeafCount] = index
        contentLeafCount += 1
    }

    /// Empties the list of leaves with content.
    mutating func unlistContentLeaves() {
        for place in 0..<contentLeafCount { rare[Int(contentLeaves[place])].isListed = false }
        contentLeafCount = 0
    }

    mutating func releaseRare(_ index: UInt32) {
        rare[Int(index)].isLive = false
        rare[Int(index)].node = freeRare
        freeRare = index
    }

    /// A handle for a node in the given slot; returns its index.
    @inline(__always)
    mutating func takeHandle(slot: Int) -> UInt32 {
        if freeHandle != NodeLinks.none {
            let index = freeHandle
            freeHandle = handles[Int(index)].slot
            handles[Int(index)].slot = UInt32(slot)
            return index
        }
        if handleCount == handles.capacity { handles.resize(to: handleCount * 2, count: handleCount) }
        handles[handleCount] = Handle(slot: UInt32(slot), generation: 0)
        handleCount += 1
        return UInt32(handleCount - 1)
    }

    /// The slot of a node of this tree; `nil` if it was removed.
    @inline(__always)
    func existingSlot(of id: NodeID) -> Int? {
        let handle = handles[Int(id.index)]
        return handle.generation == id.generation ? Int(handle.slot) : nil
    }

    /// Ends the validity of a handle's identifiers. One that has used up its generations is not used again.
    mutating func releaseHandle(_ index: UInt32) {
        handles[Int(index)].generation &+= 1
        handles[Int(index)].slot = NodeLinks.none
        if Int(index) < tags.capacity { tags[Int(index)] = 0 }
        guard handles[Int(index)].generation != UInt32.max else { return }
        handles[Int(index)].slot = freeHandle
        freeHandle = index
    }
}

extension TreeCore {
    func identifier(ofSlot slot: Int) -> NodeID { identifier(ofHandle: links[slot].handle) }

    func identifier(ofHandle handle: UInt32) -> NodeID {
        NodeID(index: handle, generation: handles[Int(handle)].generation, tree: stamp)
    }

    /// The least and the largest size that a node's limits and own padding allow; the least wins (4.1).
    @inline(__always)
    func limits(_ slot: Int) -> (floor: SIMD2<Double>, ceiling: SIMD2<Double>) {
        Limiting.limits(links[slot], containers, rare)
    }
}
