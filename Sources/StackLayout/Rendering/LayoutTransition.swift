/// The way from one solved state of a tree to another: what is painted in either, with frames in between.
///
/// Nodes are matched by their identifiers, so the two states are copies of one tree:
///
/// ```swift
/// let before = tree
/// try tree.remove(row)
/// try tree.solve()
/// let transition = LayoutTransition(from: before, to: tree)
/// for node in transition { draw(node.tag, node.frame(at: 0.25), opacity: node.opacity(at: 0.25)) }
/// ```
///
/// Nodes are in the paint order of the new state; those that go stand behind what they were painted after. A node
/// that appears moves with the nearest ancestor that stays, and one that goes does so too.
public struct LayoutTransition: Sendable {
    /// Whether a node is there in both states.
    public enum Phase: Hashable, Sendable {
        case staying, appearing, going
    }

    /// One node on its way.
    public struct Node: Hashable, Sendable {
        /// The node; of a tree that does not hold it any more if it is going.
        public let id: NodeID
        /// Its tag, in the new state if it is there.
        public let tag: Int
        /// Whether it is there in both states.
        public let phase: Phase
        /// Where it comes from, in points, relative to the root.
        public let start: Rect
        /// Where it goes to.
        public let end: Rect
        /// The radii of its corners to begin with.
        public let startRadii: CornerRadii
        /// The radii of its corners in the end.
        public let endRadii: CornerRadii

        /// For the C interface, which hands nodes out and takes them back.
        package init(
            id: NodeID, tag: Int, phase: Phase, start: Rect, end: Rect, startRadii: CornerRadii,
            endRadii: CornerRadii
        ) {
            self.id = id
            self.tag = tag
            self.phase = phase
            self.start = start
            self.end = end
            self.startRadii = startRadii
            self.endRadii = endRadii
        }
    }

    private var nodes: [Node] = []

    /// Compares two solved states.
    ///
    /// - Complexity: O(painted nodes of both).
    public init(from old: LayoutTree, to new: LayoutTree) {
        let before = State(old)
        let after = State(new)
        let (appearing, leaving) = (before.offsets(of: after), after.offsets(of: before))
        nodes.reserveCapacity(after.nodes.count)
        // Those that go, by the node of both states that was painted before them; -1 for none.
        var going: [Int: [Int]] = [:]
        var anchor = -1
        for place in before.nodes.indices {
            if let stays = after.places[before.nodes[place].id] {
                anchor = stays
            } else {
                going[anchor, default: []].append(place)
            }
        }
        append(going[-1], before, leaving)
        for (place, node) in after.nodes.enumerated() {
            if let old = before.places[node.id] {
                nodes.append(Node(from: before.nodes[old], to: node, .staying))
            } else {
                let start = node.moved(by: appearing[place])
                nodes.append(Node(from: start, to: node, .appearing))
            }
            append(going[place], before, leaving)
        }
    }

    private mutating func append(_ places: [Int]?, _ before: State, _ offsets: [SIMD2<Double>]) {
        for place in places ?? [] {
            let node = before.nodes[place]
            let end = node.moved(by: offsets[place])
            nodes.append(Node(from: node, to: end, .going))
        }
    }
}

extension LayoutTransition: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }
    /// The node at this index in paint order.
    public subscript(index: Int) -> Node { nodes[index] }
}

extension LayoutTransition.Node {
    fileprivate init(from old: PaintedNode, to new: PaintedNode, _ phase: LayoutTransition.Phase) {
        id = new.id
        tag = new.tag
        self.phase = phase
        start = old.frame
        end = new.frame
        startRadii = old.cornerRadii
        endRadii = new.cornerRadii
    }

    /// The frame at a part of the way: 0 is where it comes from, 1 where it goes to. Beyond them the way goes on,
    /// for springs; sizes stop at 0.
    public func frame(at fraction: Double) -> Rect {
        Rect(
            x: mixed(start.x, end.x, fraction), y: mixed(start.y, end.y, fraction),
            width: max(0, mixed(start.width, end.width, fraction)),
            height: max(0, mixed(start.height, end.height, fraction)))
    }

    /// The radii of the corners at a part of the way, at least 0.
    public func cornerRadii(at fraction: Double) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, mixed(startRadii.topLeft, endRadii.topLeft, fraction)),
            topRight: max(0, mixed(startRadii.topRight, endRadii.topRight, fraction)),
            bottomRight: max(0, mixed(startRadii.bottomRight, endRadii.bottomRight, fraction)),
            bottomLeft: max(0, mixed(startRadii.bottomLeft, endRadii.bottomLeft, fraction)))
    }

    /// How much of it is to be seen at a part of the way, from 0 to 1: a node that appears fades in, one that
    /// goes fades out.
    public func opacity(at fraction: Double) -> Double {
        let fraction = min(max(fraction, 0), 1)
        return switch phase {
        case .staying: 1
        case .appearing: fraction
        case .going: 1 - fraction
        }
    }

    /// Exact at both ends.
    private func mixed(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
        fraction == 1 ? end : start + (end - start) * fraction
    }
}

/// What is painted in one state of a tree.
private struct State {
    let tree: LayoutTree
    let nodes: [PaintedNode]
    /// Where a node is in paint order.
    let places: [NodeID: Int]
    /// The place of a node's parent in paint order; -1 for none that is painted.
    private var parents: [Int] = []

    init(_ tree: LayoutTree) {
        self.tree = tree
        nodes = tree.paintedNodes()
        var places: [NodeID: Int] = [:]
        places.reserveCapacity(nodes.count)
        // Ancestors that are open, with their depths: some may be out of sight.
        var open: [Int] = []
        for (place, node) in nodes.enumerated() {
            places[node.id] = place
            while let last = open.last, nodes[last].depth >= node.depth { open.removeLast() }
            parents.append(open.last ?? -1)
            open.append(place)
        }
        self.places = places
    }

    /// For each node of another state, how the nearest ancestor of it that is in this one too is moved here.
    func offsets(of other: State) -> [SIMD2<Double>] {
        var offsets: [SIMD2<Double>] = []
        offsets.reserveCapacity(other.nodes.count)
        for parent in other.parents {
            if parent < 0 {
                offsets.append(.zero)
            } else if let here = places[other.nodes[parent].id] {
                let (frame, origin) = (nodes[here].frame, other.nodes[parent].frame)
                offsets.append(SIMD2(frame.x - origin.x, frame.y - origin.y))
            } else {
                offsets.append(offsets[parent])
            }
        }
        return offsets
    }
}

extension PaintedNode {
    fileprivate func moved(by offset: SIMD2<Double>) -> PaintedNode {
        let moved = Rect(
            x: frame.x + offset.x, y: frame.y + offset.y, width: frame.width, height: frame.height)
        return PaintedNode(
            id: id, tag: tag, frame: moved, cornerRadii: cornerRadii, clip: clip, depth: depth,
            clipsContent: clipsContent, isMeasured: isMeasured)
    }
}
