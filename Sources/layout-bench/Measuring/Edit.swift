import StackLayout

/// One edit: steps before it, the steps that are timed, and steps that put the tree back.
struct Edit {
    enum Step {
        case setStyle(Style, NodeID)
        case insert(Style, parent: NodeID, index: Int)
        case removeInserted
        case move(NodeID, parent: NodeID, index: Int)
        /// A row of a feed; behind the last without an index.
        case insertRow(FeedRow, parent: NodeID, index: Int)
        case remove(NodeID)
    }

    var before: [Step] = []
    var timed: [Step]
    var after: [Step] = []
}

extension Subject {
    /// Does the steps; `inserted` is the node that the last insertion made.
    mutating func apply(_ steps: [Edit.Step], inserted: inout NodeID?) throws {
        for step in steps {
            switch step {
            case .setStyle(let style, let id): try tree.setStyle(style, of: id)
            case .insert(let style, let parent, let index):
                inserted = try tree.insert(style, into: parent, at: index)
            case .removeInserted: if let id = inserted.take() { try tree.remove(id) }
            case .move(let id, let parent, let index): try tree.move(id, into: parent, at: index)
            case .insertRow(let row, let parent, let index):
                inserted = try insert(row, into: parent, at: index)
            case .remove(let id): try tree.remove(id)
            }
        }
    }

    private mutating func insert(
        _ row: FeedRow, into feed: NodeID, at index: Int
    ) throws(LayoutError) -> NodeID {
        let container = try tree.insert(FeedRow.container, into: feed, at: index)
        try tree.add(.leaf, row.icon, to: container)
        let labels = try tree.add(FeedRow.labels, to: container)
        try tree.add(.leaf, row.title, to: labels)
        try tree.add(.leaf, row.subtitle, to: labels)
        try tree.add(.leaf, row.trailing, to: container)
        return container
    }
}

extension LayoutTree {
    fileprivate mutating func add(_ style: Style, _ size: Size, to parent: NodeID) throws(LayoutError) {
        try add(style, width: .fixed(size.width), height: .fixed(size.height), to: parent)
    }
}
