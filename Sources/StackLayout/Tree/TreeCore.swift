/// The streams of a tree: one flat array per property, children of a container in consecutive slots.
///
/// Right after ``compact()`` slots and containers are in breadth-first order. Edits keep the order that the
/// passes need (a container's index is above its parent's) unless they set `orderIsBroken`.
struct TreeCore {
    // Per slot.
    var declared: Stream<SIMD2<Double>>
    var natural: Stream<SIMD2<Double>>
    var size: Stream<SIMD2<Double>>
    var position: Stream<SIMD2<Double>>
    var plan: Stream<NodePlan>
    var declaration: Stream<NodeDeclaration>
    var links: Stream<NodeLinks>
    // Per 64 slots.
    /// What the positions of the children in a chunk are relative to; zero outside of long stacks.
    var shift: Stream<SIMD2<Double>>
    var chunks: Stream<Chunk>
    /// Slots in use, holes included.
    var slotCount = 0

    // Per container. The first is the forest: its children are the roots.
    var containers: Stream<ContainerRecord>
    var containerCount = 0

    // Per node with rare properties.
    var rare: Stream<RareRecord>
    var rareCount = 0
    var freeRare = NodeLinks.none

    /// Rare records of leaves that are measured, or whose height follows their width; in the order of planning.
    /// May hold some that are no longer.
    var contentLeaves = Stream<UInt32>(capacity: 0, filler: 0)
    var contentLeafCount = 0

    // Per node identifier.
    /// Tells the identifiers of this tree, and of its copies, from those of others.
    let stamp: UInt32
    var handles: Stream<Handle>
    var handleCount = 0
    var freeHandle = NodeLinks.none

    /// Live nodes.
    var nodeCount = 0
    /// Live containers, the forest included.
    var liveContainerCount = 0
    /// Nodes that were placed, moved or removed since the last compaction.
    var scattered = 0
    /// First container of each depth, and the count behind the last; empty unless containers are in
    /// breadth-first order.
    var depthStarts: [UInt32] = []
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
    /// Positions and sizes of one container's children before they are placed again.
    var previous = Stream<SIMD4<Double>>(capacity: 0, filler: SIMD4(repeating: .nan))

    static let emptyContainer = ContainerRecord(kind: .free, node: NodeLinks.none)
    static let emptyLinks = NodeLinks(parent: 0, handle: 0)
    /// What indices of 32 bits can name, with a value to spare for `none`.
    static let nodeLimit = Int(UInt32.max) - 1

    /// Allocates an empty tree: the forest alone.
    init(stamp: UInt32, nodeCapacity: Int = 16, containerCapacity: Int = 8) {
        self.stamp = stamp
        declared = Stream(capacity: nodeCapacity, filler: .zero)
        natural = Stream(capacity: nodeCapacity, filler: .zero)
        size = Stream(capacity: nodeCapacity, filler: .zero)
        position = Stream(capacity: nodeCapacity, filler: .zero)
        plan = Stream(capacity: nodeCapacity, filler: .absent)
        declaration = Stream(capacity: nodeCapacity, filler: NodeDeclaration())
        links = Stream(capacity: nodeCapacity, filler: Self.emptyLinks)
        shift = Stream(capacity: Self.chunkCapacity(nodeCapacity), filler: .zero)
        chunks = Stream(capacity: Self.chunkCapacity(nodeCapacity), filler: Chunk())
        containers = Stream(capacity: containerCapacity, filler: Self.emptyContainer)
        rare = Stream(capacity: 0, filler: RareRecord())
        handles = Stream(capacity: nodeCapacity, filler: Handle(slot: 0, generation: 0))
        containerCount = 1
        liveContainerCount = 1
    }

    /// A copy with memory of its own.
    func copied() -> TreeCore {
        var copy = self
        copy.resizeSlots(to: declared.capacity)
        copy.containers = containers.copied(capacity: containers.capacity, filler: Self.emptyContainer)
        copy.rare = rare.copied(capacity: rare.capacity, filler: RareRecord())
        copy.contentLeaves = contentLeaves.copied(capacity: contentLeaves.capacity, filler: 0)
        copy.handles = handles.copied(capacity: handles.capacity, filler: Handle(slot: 0, generation: 0))
        // A copy of the working room would be of no use before the next solve, which makes its own.
        copy.scratch = Scratch()
        copy.previous = Stream(capacity: 0, filler: SIMD4(repeating: .nan))
        return copy
    }

    /// Frees all memory; the core must not be used again.
    mutating func deallocate() {
        deallocateSlots()
        containers.deallocate()
        rare.deallocate()
        contentLeaves.deallocate()
        handles.deallocate()
        scratch.deallocate()
        previous.deallocate()
    }

    private func deallocateSlots() {
        declared.deallocate()
        natural.deallocate()
        size.deallocate()
        position.deallocate()
        plan.deallocate()
        declaration.deallocate()
        links.deallocate()
        shift.deallocate()
        chunks.deallocate()
    }

    private static func chunkCapacity(_ slots: Int) -> Int { slots / Chunk.size + 1 }

    /// Replaces the slot streams by copies with another capacity; the old memory is not freed.
    private mutating func resizeSlots(to capacity: Int) {
        declared = declared.copied(capacity: capacity, filler: .zero)
        natural = natural.copied(capacity: capacity, filler: .zero)
        size = size.copied(capacity: capacity, filler: .zero)
        position = position.copied(capacity: capacity, filler: .zero)
        plan = plan.copied(capacity: capacity, filler: .absent)
        declaration = declaration.copied(capacity: capacity, filler: NodeDeclaration())
        links = links.copied(capacity: capacity, filler: Self.emptyLinks)
        shift = shift.copied(capacity: Self.chunkCapacity(capacity), filler: .zero)
        chunks = chunks.copied(capacity: Self.chunkCapacity(capacity), filler: Chunk())
    }
}

// MARK: - Growing

extension TreeCore {
    /// Makes room for `count` more slots behind those in use.
    mutating func reserveSlots(_ count: Int) {
        let needed = slotCount + count
        guard needed > declared.capacity else { return }
        let old = self
        resizeSlots(to: max(needed, declared.capacity * 2))
        old.deallocateSlots()
    }

    /// A new container record; returns its index.
    mutating func appendContainer(_ record: ContainerRecord) -> Int {
        if containerCount == containers.capacity {
            let old = containers
            containers = old.copied(capacity: old.capacity * 2, filler: Self.emptyContainer)
            old.deallocate()
        }
        containers[containerCount] = record
        containerCount += 1
        depthStarts = []
        liveContainerCount += 1
        return containerCount - 1
    }

    /// A record for rare properties; returns its index.
    mutating func takeRare(_ record: RareRecord) -> UInt32 {
        if freeRare != NodeLinks.none {
            let index = freeRare
            freeRare = rare[Int(index)].node
            rare[Int(index)] = record
            return index
        }
        if rareCount == rare.capacity {
            let old = rare
            rare = old.copied(capacity: max(8, old.capacity * 2), filler: RareRecord())
            old.deallocate()
        }
        rare[rareCount] = record
        rareCount += 1
        return UInt32(rareCount - 1)
    }

    /// Lists a leaf among those with content, unless it is.
    mutating func listContentLeaf(_ index: UInt32) {
        guard !rare[Int(index)].isListed else { return }
        rare[Int(index)].isListed = true
        if contentLeafCount == contentLeaves.capacity {
            let old = contentLeaves
            contentLeaves = old.copied(capacity: max(8, old.capacity * 2), filler: 0)
            old.deallocate()
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
    mutating func takeHandle(slot: Int) -> UInt32 {
        if freeHandle != NodeLinks.none {
            let index = freeHandle
            freeHandle = handles[Int(index)].slot
            handles[Int(index)].slot = UInt32(slot)
            return index
        }
        if handleCount == handles.capacity {
            let old = handles
            handles = old.copied(capacity: old.capacity * 2, filler: Handle(slot: 0, generation: 0))
            old.deallocate()
        }
        handles[handleCount] = Handle(slot: UInt32(slot), generation: 0)
        handleCount += 1
        return UInt32(handleCount - 1)
    }

    /// Ends the validity of a handle's identifiers. One that has used up its generations is not used again.
    mutating func releaseHandle(_ index: UInt32) {
        handles[Int(index)].generation &+= 1
        handles[Int(index)].slot = NodeLinks.none
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

/// Owns the memory of one ``TreeCore``, shared by copies of a tree until one of them changes.
///
/// Unchecked: the core is only ever changed through a uniquely referenced storage.
final class TreeStorage: @unchecked Sendable {
    /// Exclusive by construction, so not checked at every access: who changes it holds the only reference, and
    /// is a mutating method of the tree that holds it.
    @exclusivity(unchecked) private var unchecked: TreeCore

    @inline(__always)
    var core: TreeCore {
        _read { yield unsafe unchecked }
        _modify { yield unsafe &unchecked }
    }

    init(_ core: TreeCore) { unsafe unchecked = core }

    deinit { core.deallocate() }
}
