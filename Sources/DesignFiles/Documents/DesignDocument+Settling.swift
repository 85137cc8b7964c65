import StackLayout

extension DesignDocument {
    /// Decides what depends on children, once all layers are read.
    mutating func settle() {
        stretchChildren()
        /// Whether every child in flow of a wrapping stack fills its line across.
        var stretches: [Int: Bool] = [:]
        for node in nodes where node.isInFlow {
            guard let parent = node.parent, nodes[parent].style.wraps else { continue }
            let cross: Axis = nodes[parent].style.kind == .horizontal ? .vertical : .horizontal
            var fills = false
            if case .fill = node.sizing(cross) { fills = true }
            stretches[parent] = stretches[parent, default: true] && fills
        }
        for (node, all) in stretches where all && nodes[node].style.lines != .spaceBetween {
            nodes[node].style.lines = .stretch
        }
    }
}

extension DesignDocument {
    /// What hugs across a stack that stretches its children fills it instead (SEMANTICS 2.5).
    private mutating func stretchChildren() {
        for (index, node) in nodes.enumerated() where node.isInFlow {
            guard let parent = node.parent, nodes[parent].role == .stack,
                let cross = nodes[parent].style.kind.mainAxis?.cross, node.sizing(cross) == .hug,
                (node.style.alignmentSelf ?? nodes[parent].style.alignment) == .stretch
            else { continue }
            if cross == .horizontal {
                nodes[index].style.width = .fill
            } else {
                nodes[index].style.height = .fill
            }
        }
    }
}

extension DesignNode {
    /// A fixed size is what the file stores as the frame's.
    mutating func declareStoredSize() {
        guard let stored else { return }
        if case .fixed = style.width { style.width = .fixed(stored.width) }
        if case .fixed = style.height { style.height = .fixed(stored.height) }
    }
}

/// The children of every layer, in flat arrays.
struct ChildLists: Sendable {
    private let starts: [Int]
    private let children: [Int]

    /// - Complexity: O(layers).
    init(_ nodes: [DesignNode]) {
        var starts = [Int](repeating: 0, count: nodes.count + 1)
        for node in nodes { if let parent = node.parent { starts[parent + 1] += 1 } }
        for index in nodes.indices { starts[index + 1] += starts[index] }
        var next = starts
        var children = [Int](repeating: 0, count: starts[nodes.count])
        for (index, node) in nodes.enumerated() {
            guard let parent = node.parent else { continue }
            children[next[parent]] = index
            next[parent] += 1
        }
        self.starts = starts
        self.children = children
    }

    /// The children of a layer, in the order of the document.
    subscript(node: Int) -> ArraySlice<Int> { children[starts[node]..<starts[node + 1]] }
}
