import StackLayout

/// The nodes of a tree that edits choose from.
struct EditCandidates {
    private(set) var leaves: [NodeID] = []
    private(set) var stillLeaves: [(id: NodeID, isRow: Bool, cross: Double)] = []
    private(set) var stacks: [NodeID] = []
    private(set) var pinned: [NodeID] = []

    /// More candidates than this would only cost time.
    private static let most = 100_000

    /// Chooses from a solved tree.
    init(_ subject: Subject, of blueprint: Blueprint) {
        let step = max(1, blueprint.nodes.count / Self.most)
        // A step that many trees' periods share would always meet the same kind of node.
        for index in stride(from: 0, to: blueprint.nodes.count, by: step | 1) {
            let node = blueprint.nodes[index]
            let style = blueprint.style(of: node)
            guard subject.tree.frame(of: subject.ids[index]) != nil else { continue }
            if style.pins != nil, node.parent != Blueprint.none { pinned.append(subject.ids[index]) }
            if style.kind != .leaf {
                // Only with children do gaps and insertions mean what they do in a real tree.
                let isFilled = index + 1 < blueprint.nodes.count && blueprint.nodes[index + 1].parent == index
                if style.kind.mainAxis != nil && isFilled { stacks.append(subject.ids[index]) }
                continue
            }
            guard style.hasOwnSize, style.pins == nil, node.parent != Blueprint.none else { continue }
            leaves.append(subject.ids[index])
            addIfStill(index, style, subject, blueprint)
        }
    }

    private mutating func addIfStill(_ index: Int, _ style: Style, _ subject: Subject, _ blueprint: Blueprint)
    {
        let parentIndex = Int(blueprint.nodes[index].parent)
        let parent = blueprint.style(of: blueprint.nodes[parentIndex])
        guard let axis = parent.kind.mainAxis, !parent.wraps,
            let frame = subject.tree.frame(of: subject.ids[parentIndex])
        else { return }
        let isRow = axis == .horizontal
        guard let cross = style.size(across: isRow) else { return }
        let padding =
            isRow
            ? parent.padding.top + parent.padding.bottom : parent.padding.left + parent.padding.right
        let room = (isRow ? frame.height : frame.width) - padding
        if cross + 1 < room { stillLeaves.append((subject.ids[index], isRow, cross)) }
    }
}

extension Style {
    /// A leaf's size across a row, or across a column, if it is declared or that of its content.
    fileprivate func size(across isRow: Bool) -> Double? {
        switch (isRow ? height : width, content) {
        case (.fixed(let size), _): size
        case (.hug, .size(let size, _)): isRow ? size.height : size.width
        default: nil
        }
    }

    /// The leaf with another size where ``size(across:)`` found it.
    func with(size: Double, across isRow: Bool) -> Style {
        var style = self
        switch (isRow ? height : width, content) {
        case (.hug, .size(var content, let baseline)):
            if isRow { content.height = size } else { content.width = size }
            style.content = .size(content, baseline: baseline)
        default: if isRow { style.height = .fixed(size) } else { style.width = .fixed(size) }
        }
        return style
    }

    /// Whether a leaf's size is declared, or that of its content.
    fileprivate var hasOwnSize: Bool {
        if case .size = content { return true }
        if case .fixed = width, case .fixed = height { return true }
        return false
    }
}
