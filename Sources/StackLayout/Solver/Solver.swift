/// One solve: the streams of a tree, as the passes see them.
///
/// The passes are extensions in files of their own; ``run(measuring:)`` calls them in order. Everything is
/// per axis and speaks of main and cross; widths never depend on heights (SEMANTICS 5.1).
struct Solver {
    let declared: Stream<SIMD2<Double>>
    let natural: Stream<SIMD2<Double>>
    let size: Stream<SIMD2<Double>>
    let position: Stream<SIMD2<Double>>
    let plan: Stream<NodePlan>
    let links: Stream<NodeLinks>
    let shift: Stream<SIMD2<Double>>
    let chunks: Stream<Chunk>
    let containers: Stream<ContainerRecord>
    let rare: Stream<RareRecord>
    let pins: Stream<NodePins>
    let handles: Stream<Handle>
    let scratch: Scratch
    let containerCount: Int
    let contentLeaves: Stream<UInt32>
    let contentLeafCount: Int
    let features: TreeFeatures
    let isRightToLeft: Bool
    /// All is solved again, and not only what edits have changed.
    let isFull: Bool
    /// The chunks of long stacks are summed up already.
    var hasSums = false
    private let stamp: UInt32
    /// Where the stack of pending containers starts in its stream: threads have stacks of their own.
    var pendingBase = 0

    init(_ core: TreeCore, isFull: Bool = true) {
        self.isFull = isFull
        isRightToLeft = core.isRightToLeft
        declared = core.declared
        natural = core.natural
        size = core.size
        position = core.position
        plan = core.plan
        links = core.links
        shift = core.shift
        chunks = core.chunks
        containers = core.containers
        rare = core.rare
        pins = core.pins
        handles = core.handles
        scratch = core.scratch
        containerCount = core.containerCount
        contentLeaves = core.contentLeaves
        contentLeafCount = core.contentLeafCount
        features = core.features
        stamp = core.stamp
    }

    /// The identifier that measurers and errors speak of.
    func identifier(ofSlot slot: Int) -> NodeID {
        let handle = links[slot].handle
        return NodeID(index: handle, generation: handles[Int(handle)].generation, tree: stamp)
    }

    /// A size within the node's limits: the largest size gives way to the least, both to the node's own
    /// padding (SEMANTICS 4.1).
    @inline(__always)
    func clamp(_ slot: Int, _ axis: Axis, _ value: Double) -> Double {
        guard plan[slot][limited: axis] else { return max(value, 0) }
        return clampToLimits(slot, axis, value)
    }

    private func clampToLimits(_ slot: Int, _ axis: Axis, _ value: Double) -> Double {
        let (floor, ceiling) = Limiting.limits(links[slot], containers, rare)
        return max(min(value, ceiling[axis.rawValue]), floor[axis.rawValue])
    }

    /// Both paddings of a node on an axis.
    func padding(_ slot: Int, _ axis: Axis) -> Double {
        Limiting.padding(links[slot], containers, rare)[axis.rawValue]
    }

    /// The extent of a container's content box (1.5).
    @inline(__always)
    func inner(_ box: ContainerRecord, _ axis: Axis) -> Double {
        max(0, size[Int(box.node), axis] - box.padding[axis.rawValue])
    }
}
