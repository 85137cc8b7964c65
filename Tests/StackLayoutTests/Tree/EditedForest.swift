@testable import StackLayout

/// A layout tree under random edits, and beside it what it should hold by now.
struct EditedForest {
    /// What a node should be.
    final class Shadow {
        let id: NodeID
        var style: Style
        var text: WordText?
        var children: [Shadow] = []
        weak var parent: Shadow?

        init(_ node: TestNode, id: NodeID) {
            self.id = id
            style = node.style
            text = node.text
        }

        var asTestNode: TestNode { TestNode(style, text: text, children.map(\.asTestNode)) }
        /// The same node, and those below it, for another tree.
        var copy: Shadow {
            let copy = Shadow(TestNode(style, text: text), id: id)
            for child in children { EditedForest.adopt(child.copy, into: copy) }
            return copy
        }
        var withDescendants: [Shadow] { [self] + children.flatMap(\.withDescendants) }
        func isInside(_ other: Shadow) -> Bool { self === other || parent?.isInside(other) == true }
    }

    private var maker: RandomTree
    var edited: SolvedTree
    private(set) var roots: [Shadow] = []
    /// Identifiers of nodes that were removed.
    private(set) var stale: [NodeID] = []
    /// What was done, to be printed when it went wrong.
    private(set) var log: [String] = []

    init(_ profile: Profile, seed: UInt64) throws(LayoutError) {
        maker = RandomTree(profile, seed: seed)
        let root = maker.root()
        edited = try SolvedTree(root)
        var ids = edited.ids[...]
        roots = [Self.shadow(of: root, &ids)]
    }

    private static func shadow(of node: TestNode, _ ids: inout ArraySlice<NodeID>) -> Shadow {
        let shadow = Shadow(node, id: ids.removeFirst())
        for child in node.children { adopt(Self.shadow(of: child, &ids), into: shadow) }
        return shadow
    }

    fileprivate static func adopt(_ child: Shadow, into parent: Shadow, at index: Int? = nil) {
        parent.children.insert(child, at: index ?? parent.children.count)
        child.parent = parent
    }

    /// Another forest with the same nodes, which goes its own way.
    func copy(seed: UInt64) -> EditedForest {
        var copy = self
        copy.maker.random = SeededGenerator(seed: seed)
        copy.roots = roots.map(\.copy)
        copy.log.append("copy")
        return copy
    }

    var nodes: [Shadow] { roots.flatMap(\.withDescendants) }
    private var containers: [Shadow] { nodes.filter { $0.style.kind != .leaf } }

    /// The frames of all nodes that have one.
    var frames: [NodeID: Rect] {
        var frames: [NodeID: Rect] = [:]
        for node in nodes { frames[node.id] = edited.tree.frame(of: node.id) }
        return frames
    }

    mutating func solve() throws(LayoutError) { try edited.solve() }

    mutating func setDirection(_ direction: LayoutDirection) { edited.tree.direction = direction }

    // MARK: Edits

    mutating func editAtRandom() throws(LayoutError) {
        switch maker.random.int(0...11) {
        case 0...2: try add()
        case 3...4: try insert()
        case 5...6: try remove()
        case 7...8: try move()
        case 9: try addRoot()
        default: try restyle()
        }
    }

    /// A small subtree that is not solved yet.
    private mutating func seedling(in parent: Shadow?) -> TestNode {
        let tree = maker.seedling()
        return parent == nil ? tree.root : tree.child
    }

    private mutating func addRoot() throws(LayoutError) {
        guard roots.count < 4 else { return try remove() }
        let node = seedling(in: nil)
        log.append("add a root with \(node.count) nodes")
        let before = edited.ids.count
        try edited.add(node, to: nil)
        var ids = edited.ids[before...]
        roots.append(Self.shadow(of: node, &ids))
    }

    private mutating func add() throws(LayoutError) {
        let parent = maker.random.pick(containers)
        let node = seedling(in: parent)
        log.append("add \(node.count) nodes to \(parent.id)")
        let before = edited.ids.count
        try edited.add(node, to: parent.id)
        var ids = edited.ids[before...]
        Self.adopt(Self.shadow(of: node, &ids), into: parent)
    }

    private mutating func insert() throws(LayoutError) {
        let parent = maker.random.pick(containers)
        var node = seedling(in: parent)
        node.children = []
        let index = maker.random.int(0...parent.children.count)
        log.append("insert into \(parent.id) at \(index)")
        let id = try edited.tree.insert(edited.declared(node), into: parent.id, at: index)
        Self.adopt(Shadow(node, id: id), into: parent, at: index)
    }

    private mutating func remove() throws(LayoutError) {
        let candidates = nodes.filter { $0.parent != nil || roots.count > 1 }
        guard !candidates.isEmpty else { return }
        let node = maker.random.pick(candidates)
        log.append("remove \(node.id)")
        try edited.tree.remove(node.id)
        stale += node.withDescendants.map(\.id)
        if let parent = node.parent {
            parent.children.removeAll { $0 === node }
        } else {
            roots.removeAll { $0 === node }
        }
    }

    private mutating func move() throws(LayoutError) {
        let candidates = nodes.filter { $0.parent != nil }
        guard !candidates.isEmpty else { return }
        let node = maker.random.pick(candidates)
        let parent = maker.random.pick(containers.filter { !$0.isInside(node) })
        let count = parent.children.count - (node.parent === parent ? 1 : 0)
        let index = maker.random.int(0...count)
        log.append("move \(node.id) into \(parent.id) at \(index)")
        try edited.tree.move(node.id, into: parent.id, at: index)
        node.parent?.children.removeAll { $0 === node }
        Self.adopt(node, into: parent, at: index)
    }

    private mutating func restyle() throws(LayoutError) {
        let node = maker.random.pick(nodes)
        let other = maker.restyled(kind: node.style.kind)
        var style = other.style
        if node.parent == nil {
            for axis in Axis.allCases where !style.sizing(axis).isRootSize { style.setSizing(.hug, axis) }
            style.visibility = .visible
        }
        log.append("restyle \(node.id)")
        node.style = style
        node.text = other.text
        var declared = other
        declared.style = style
        try edited.tree.setStyle(edited.declared(declared), of: node.id)
    }

    /// The same leaf says something else now, under the tag that it had.
    mutating func rewriteText() throws(LayoutError) {
        let texts = nodes.filter { $0.text != nil }
        guard !texts.isEmpty else { return }
        let node = maker.random.pick(texts)
        guard case .measured(let tag) = try edited.tree.style(of: node.id).content else { return }
        log.append("rewrite the text of \(node.id)")
        node.text!.words = (0..<maker.random.int(0...5)).map { _ in maker.random.double(1...60).rounded() }
        edited.measurer.texts[tag] = node.text!
        try edited.tree.invalidateMeasurement(of: node.id)
    }
}
