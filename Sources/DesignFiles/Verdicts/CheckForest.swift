import StackLayout

/// The small trees that a document is checked with.
///
/// Each stack is checked by itself, between numbers that the file stores, so that one wrong number does not make
/// those after it wrong. Two trees hold a root for each:
///
/// - In ``places``, the stack has its stored size and its children theirs; the rules place the children, and
///   give a size to those that fill.
/// - In ``sizes``, it hugs as declared, and so do those inside it that fill: their natural sizes count. The
///   rules give its own size.
///
/// A child's outer strokes are part of the child there.
struct CheckForest {
    private(set) var places = LayoutTree()
    private(set) var sizes = LayoutTree()
    /// The root of a stack, by layer.
    private(set) var placeRoots: [NodeID?]
    private(set) var sizeRoots: [NodeID?]
    /// Where a layer stands in the root of its parent.
    private(set) var placeChildren: [NodeID?]
    /// What was found out while building: by layer, beside its own doubts.
    private(set) var doubts: [Int: [Doubt]] = [:]
    let lists: ChildLists
    let nodes: [DesignNode]
    /// The layer of each node of ``places`` and of ``sizes``.
    private(set) var layersOfPlaces: [NodeID: Int] = [:]
    private(set) var layersOfSizes: [NodeID: Int] = [:]

    /// Builds and solves the trees.
    ///
    /// - Complexity: O(layers): a layer stands in at most two roots of either tree.
    init(_ document: DesignDocument) {
        nodes = document.nodes
        lists = ChildLists(nodes)
        placeRoots = Array(repeating: nil, count: nodes.count)
        sizeRoots = placeRoots
        placeChildren = placeRoots
        for index in nodes.indices where nodes[index].isVisible && nodes[index].role == .stack {
            addStack(index)
        }
        // Nothing here is measured, so nothing can fail.
        try? places.solve()
        try? sizes.solve()
    }

    /// The children that take part in a stack.
    func flow(_ stack: Int) -> some Collection<Int> { lists[stack].filter { nodes[$0].isInFlow } }

    /// What makes numbers of a layer undecidable.
    func doubts(of layer: Int, _ scope: Doubt.Scope) -> Doubt? {
        func covers(_ doubt: Doubt) -> Bool { !doubt.scope.isDisjoint(with: scope) }
        let found = nodes[layer].doubts.filter(covers) + (doubts[layer] ?? []).filter(covers)
        return found.first { !$0.isOverruledByAgreement } ?? found.first
    }

    private mutating func addStack(_ index: Int) {
        let children = lists[index].filter { nodes[$0].isInFlow }
        guard !children.isEmpty else { return }
        let node = nodes[index]
        guard let stored = node.uprightSize, children.allSatisfy({ nodes[$0].stored != nil }) else {
            doubts[index, default: []].append(Doubt(.missingFrame, .content))
            return
        }
        do {
            let root = try places.addRoot(node.rootStyle(width: stored.width, height: stored.height))
            layersOfPlaces[root] = index
            try addChildren(children, to: root, opensWidth: false, opensHeight: false, isPlaced: true)
            placeRoots[index] = root
            let (hugsWidth, hugsHeight) = (node.style.width == .hug, node.style.height == .hug)
            guard hugsWidth || hugsHeight else { return }
            let hugging = try sizes.addRoot(
                node.rootStyle(
                    width: hugsWidth ? nil : stored.width, height: hugsHeight ? nil : stored.height))
            layersOfSizes[hugging] = index
            try addChildren(
                children, to: hugging, opensWidth: hugsWidth, opensHeight: hugsHeight, isPlaced: false)
            sizeRoots[index] = hugging
        } catch {
            doubts[index, default: []].append(Doubt(.invalidValue, .content, "\(error)"))
        }
    }

    /// A layer that is to be added.
    private struct Pending {
        let layer: Int
        let parent: NodeID
        /// Whether the natural size of a layer that fills counts on the axis.
        let opensWidth: Bool
        let opensHeight: Bool
        let isPlaced: Bool
    }

    private mutating func addChildren(
        _ children: [Int], to root: NodeID, opensWidth: Bool, opensHeight: Bool, isPlaced: Bool
    ) throws(LayoutError) {
        guard let stack = isPlaced ? layersOfPlaces[root] : layersOfSizes[root] else { return }
        // The line of a wrapping stack is as large as what is naturally in it.
        let wraps = nodes[stack].style.wraps
        func pend(_ children: [Int], _ parent: NodeID, _ width: Bool, _ height: Bool, _ isPlaced: Bool)
            -> [Pending]
        {
            children.reversed().map {
                Pending(
                    layer: $0, parent: parent, opensWidth: width, opensHeight: height, isPlaced: isPlaced)
            }
        }
        var pending = pend(children, root, opensWidth || wraps, opensHeight || wraps, isPlaced)
        while let next = pending.popLast() {
            let node = nodes[next.layer]
            let opensWidth = next.opensWidth && node.fills(.horizontal)
            let opensHeight = next.opensHeight && node.fills(.vertical)
            let isOpen = opensWidth || opensHeight
            if isOpen, node.role == .text, !isPlaced {
                let scope: Doubt.Scope = [
                    opensWidth ? .horizontalContent : [], opensHeight ? .verticalContent : [],
                ]
                doubts[stack, default: []].append(
                    Doubt(.textFillInHug, scope, node.name, isOverruledByAgreement: true))
            }
            let inside = isOpen && node.role == .stack ? lists[next.layer].filter { nodes[$0].isInFlow } : []
            let isNested = !inside.isEmpty && inside.allSatisfy { nodes[$0].stored != nil }
            let style = isNested ? node.nestedStyle(opensWidth, opensHeight) : node.childStyle
            let id: NodeID
            if isPlaced {
                id = try places.add(style, to: next.parent)
                layersOfPlaces[id] = next.layer
                if next.parent == root { placeChildren[next.layer] = id }
            } else {
                id = try sizes.add(style, to: next.parent)
                layersOfSizes[id] = next.layer
            }
            if isNested { pending += pend(inside, id, opensWidth, opensHeight, next.isPlaced) }
        }
    }
}
