/// One walk over what may be seen of a tree, in paint order or against it, with a stack of its own instead of
/// recursion.
struct PaintWalk {
    /// Keeps the memory that `source` reads.
    private let tree: LayoutTree
    let source: PaintSource
    /// Topmost first.
    private let isTopDown: Bool
    var stack: PaintStack
    /// The level whose children are being visited.
    private var top: PaintLevel
    /// All is visited.
    private(set) var isAtEnd = false

    /// Stands before the first node.
    ///
    /// - Parameter root: Where to start; all roots if it is `nil`.
    init(
        _ tree: LayoutTree, from root: NodeID?, seeing visible: SIMD4<Double>, isTopDown: Bool,
        _ stack: consuming PaintStack
    ) {
        self.tree = tree
        let core = tree.storage.core
        let isIndexed = core.isSolved && visible != PaintBox.everything
        source = PaintSource(core: core, index: isIndexed ? tree.paintIndex : nil)
        self.isTopDown = isTopDown
        self.stack = stack
        self.stack.removeAll()
        top = PaintLevel(
            origin: .zero, visible: visible, query: PaintBox.everything, first: 0, count: 0, next: 0,
            node: PaintLevel.none, groups: PaintLevel.none, firstChunk: PaintLevel.none,
            clip: PaintLevel.none, opensClip: false, isBackward: false)
        if let root {
            guard let slot = tree.existingSlot(of: root), core.plan[slot].exists else { return }
            top = PaintLevel(
                origin: -core.position(of: slot), visible: visible, query: PaintBox.everything, first: slot,
                count: 1, next: 0, node: PaintLevel.none, groups: PaintLevel.none,
                firstChunk: PaintLevel.none, clip: PaintLevel.none, opensClip: false, isBackward: false)
        } else {
            enter(0, node: PaintLevel.none, origin: .zero, visible, clip: PaintLevel.none, opensClip: false)
        }
    }

    @inline(__always)
    var core: TreeCore { _read { yield source.core } }

    /// The next child on this level that may be seen, or something inside it; `nil` behind the last.
    @inline(__always)
    mutating func nextChild() -> Int? {
        top.sortedFrom == PaintLevel.none ? source.next(&top) : nextSorted()
    }

    private mutating func nextSorted() -> Int? {
        guard top.next < stack.sorted.count else { return nil }
        defer { top.next += 1 }
        return stack.sorted[top.next].slot
    }

    /// Where a child on this level is.
    @inline(__always)
    func frame(_ slot: Int) -> Rect {
        let origin = top.origin + source.core.position(of: slot)
        let size = source.core.size[slot]
        return Rect(x: origin.x, y: origin.y, width: size.x, height: size.y)
    }

    /// Whether a frame on this level can be seen.
    @inline(__always)
    func isSeen(_ frame: Rect) -> Bool { PaintBox.touch(PaintBox.box(frame), top.visible) }

    /// What a renderer is told about a child on this level.
    @inline(__always)
    func node(_ slot: Int, _ frame: Rect) -> PaintedNode {
        let declaration = source.core.declaration[slot]
        return PaintedNode(
            id: source.core.identifier(ofSlot: slot),
            tag: source.core.tag(ofHandle: source.core.links[slot].handle), frame: frame,
            cornerRadii: source.core.cornerRadii(slot, in: source.core.size[slot]),
            clip: top.clip == PaintLevel.none ? nil : stack.clips[top.clip].clip, depth: stack.levels.count,
            clipsContent: declaration.clipsContent, isMeasured: declaration.isMeasured)
    }
}

// MARK: - Levels

extension PaintWalk {
    /// What became of the content of a node.
    enum Descent {
        /// Nothing of it can be seen.
        case none
        case entered
        /// It was entered, and is clipped.
        case clipped(ClipShape)
    }

    /// Goes on with the content of a child on this level, if something of it may be seen.
    @inline(__always)
    mutating func descend(_ slot: Int, _ frame: Rect, isSeen: Bool) -> Descent {
        let container = source.core.links[slot].container
        guard container != NodeLinks.none else { return .none }
        return descend(into: Int(container), slot, frame, isSeen: isSeen)
    }

    private mutating func descend(into container: Int, _ slot: Int, _ frame: Rect, isSeen: Bool) -> Descent {
        guard source.core.containers[container].count > 0 else { return .none }
        if source.core.declaration[slot].clipsContent { return clip(container, slot, frame, isSeen: isSeen) }
        let position = source.core.position(of: slot)
        guard source.mayBeSeen(insideOf: container, at: position, top.query) else { return .none }
        let (visible, clip) = (top.visible, top.clip)
        stack.levels.append(top)
        enter(
            container, node: slot, origin: SIMD2(frame.x, frame.y), visible, clip: clip, opensClip: false)
        return .entered
    }

    private mutating func clip(_ container: Int, _ slot: Int, _ frame: Rect, isSeen: Bool) -> Descent {
        guard isSeen else { return .none }
        let shape = ClipShape(
            id: source.core.identifier(ofSlot: slot), frame: frame,
            cornerRadii: source.core.cornerRadii(slot, in: source.core.size[slot]))
        let box = PaintBox.box(frame)
        var common = box
        var bounds = frame
        if top.clip != PaintLevel.none {
            let around = stack.clips[top.clip]
            common = PaintBox.intersection(around.box, box)
            bounds = Rect(common, either: (box, frame), or: (around.box, around.clip.bounds))
        }
        let visible = PaintBox.intersection(top.visible, box)
        stack.clips.append(PaintStack.Clip(clip: PaintClip(bounds: bounds, shape: shape), box: common))
        stack.levels.append(top)
        enter(
            container, node: slot, origin: SIMD2(frame.x, frame.y), visible, clip: stack.clips.count - 1,
            opensClip: true)
        return .clipped(shape)
    }

    /// Leaves this level for the one around it.
    ///
    /// - Returns: The slot of the container that was left, if there is one, and whether it began a clip.
    mutating func leave() -> (node: Int?, opensClip: Bool) {
        let (node, opensClip) = (top.node, top.opensClip)
        if top.sortedFrom != PaintLevel.none {
            stack.sorted.removeLast(stack.sorted.count - top.sortedFrom)
        }
        if opensClip { stack.clips.removeLast() }
        if stack.levels.isEmpty {
            isAtEnd = true
        } else {
            top = stack.levels[stack.levels.count - 1]
            stack.levels.removeLast()
        }
        return (node == PaintLevel.none ? nil : node, opensClip)
    }

    /// Begins with the children of a container.
    private mutating func enter(
        _ container: Int, node: Int, origin: SIMD2<Double>, _ visible: SIMD4<Double>, clip: Int,
        opensClip: Bool
    ) {
        let record = source.core.containers[container]
        let isReversed = node != PaintLevel.none && source.core.declaration[node].paintsInReverse
        let isBackward = isReversed != isTopDown
        let grouping = source.index?.grouping[container] ?? PaintIndex.Grouping()
        top = PaintLevel(
            origin: origin, visible: visible,
            query: PaintBox.widened(PaintBox.moved(visible, by: -origin), origin), first: Int(record.first),
            count: Int(record.count), next: isBackward ? Int(record.count) - 1 : 0, node: node,
            groups: grouping.first == PaintIndex.Grouping.none ? PaintLevel.none : Int(grouping.first),
            firstChunk: record.isDivided ? record.chunks.lowerBound : PaintLevel.none, clip: clip,
            opensClip: opensClip, isBackward: isBackward)
        if record.sortsChildren { sort() }
    }

    /// Gathers the children of this level that may be seen, in paint order.
    private mutating func sort() {
        stack.unsorted.removeAll(keepingCapacity: true)
        while let slot = source.next(&top) {
            stack.unsorted.append(PaintStack.Child(slot: slot, zOrder: source.core.zOrder(slot)))
        }
        let (isTopDown, isBackward) = (isTopDown, top.isBackward)
        stack.unsorted.sort { one, other in
            if one.zOrder != other.zOrder { return (one.zOrder < other.zOrder) != isTopDown }
            return (one.slot < other.slot) != isBackward
        }
        top.sortedFrom = stack.sorted.count
        top.next = stack.sorted.count
        stack.sorted += stack.unsorted
    }
}
