/// The result of laying out a declaration: the frames of all nodes that have one, in document order.
///
/// ```swift
/// let layout = try screen.layout()
/// layout["Content/Symbol"]?.frame
/// for node in layout where node.isPainted { draw(node.absoluteFrame) }
/// ```
public struct Layout: Sendable {
    /// One node of a layout.
    public struct Node: Hashable, Sendable {
        /// The declared name; may be empty.
        public let name: String
        /// Origin and size, in points, relative to the parent's border box.
        public let frame: Rect
        /// The same relative to the root.
        public let absoluteFrame: Rect
        /// How many ancestors the node has.
        public let depth: Int
        /// False for a node that is hidden but keeps its space, and for all inside it (SEMANTICS 19.5).
        public let isPainted: Bool
        /// How the corners were declared.
        public let corners: Corners
        /// The identifier in ``Layout/tree``.
        public let id: NodeID

        /// The radii that the corners really have, in points.
        public var cornerRadii: CornerRadii { corners.resolved(in: frame.size) }
    }

    /// The solved tree, for questions that a layout does not answer.
    public let tree: LayoutTree
    private let declaration: Declaration
    private var nodes: [Node] = []
    /// The number of each node in document order, hidden ones counted.
    private var numbers: [Int] = []

    /// Gathers the results of a solved tree; `ids` in document order.
    init(_ declaration: Declaration, tree: LayoutTree, ids: [NodeID]) {
        self.declaration = declaration
        self.tree = tree
        nodes.reserveCapacity(ids.count)
        numbers.reserveCapacity(ids.count)
        guard add(declaration, number: 0, ids, parent: nil) else { return }
        var open = [Open(children: declaration.children, index: 0)]
        var number = 1
        while let last = open.indices.last {
            let place = open[last].next
            guard place < open[last].children.count else {
                open.removeLast()
                continue
            }
            let child = open[last].children[place]
            open[last].next += 1
            let index = nodes.count
            if add(child, number: number, ids, parent: open[last].index) {
                if !child.children.isEmpty { open.append(Open(children: child.children, index: index)) }
                number += 1
            } else {
                number += child.nodeCount
            }
        }
    }

    /// A node whose children are being added.
    private struct Open {
        let children: [Declaration]
        let index: Int
        var next = 0
    }

    /// Adds a node, unless it has no frame because it is hidden.
    private mutating func add(
        _ declaration: borrowing Declaration, number: Int, _ ids: [NodeID], parent: Int?
    ) -> Bool {
        guard let frame = tree.frame(of: ids[number]) else { return false }
        var absolute = frame
        var isPainted = declaration.style.visibility == .visible
        if let parent {
            absolute.x += nodes[parent].absoluteFrame.x
            absolute.y += nodes[parent].absoluteFrame.y
            isPainted = isPainted && nodes[parent].isPainted
        }
        nodes.append(
            Node(
                name: declaration.name, frame: frame, absoluteFrame: absolute,
                depth: parent.map { nodes[$0].depth + 1 } ?? 0, isPainted: isPainted,
                corners: declaration.style.corners, id: ids[number]))
        numbers.append(number)
        return true
    }
}

extension Layout: RandomAccessCollection {
    /// The index of the root, 0.
    public var startIndex: Int { 0 }
    /// How many nodes have a frame.
    public var endIndex: Int { nodes.count }
    /// The node at this index in document order.
    public subscript(index: Int) -> Node { nodes[index] }
}

extension Layout {
    /// The root; none if it is hidden.
    public var root: Node? { nodes.first }

    /// The node at a path of names from below the root on: `layout["Content/Symbol"]`.
    ///
    /// `Item` finds the first child of that name, `Item#2` the second, `#2` the second child without a
    /// name, the empty path the root; a `/` or `\` inside a name is written `\/` or `\\`. Hidden children
    /// count. None if there is no such node, or if it is hidden.
    ///
    /// - Complexity: O(siblings on the way + log nodes).
    public subscript(path: String) -> Node? { index(ofPath: path).map { nodes[$0] } }

    /// The index of the node at a path, as ``subscript(_:)-(String)`` finds it.
    ///
    /// - Complexity: O(siblings on the way + log nodes).
    public func index(ofPath path: String) -> Int? {
        guard let number = declaration.number(ofPath: path) else { return nil }
        // Ascending, so halving finds it.
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == number ? low : nil
    }

    /// The path by which ``subscript(_:)-(String)`` finds the node at an index.
    ///
    /// - Complexity: O(depth × siblings).
    public func path(at index: Int) -> String { declaration.path(ofNumber: numbers[index]) }
}
