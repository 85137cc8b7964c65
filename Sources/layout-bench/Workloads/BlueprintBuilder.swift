import StackLayout

/// Collects the nodes of a blueprint in any order in which parents come first.
struct BlueprintBuilder {
    /// A node that was added.
    typealias Index = Int
    /// A style that was added.
    typealias StyleIndex = UInt32

    private var blueprint = Blueprint()
    private var known: [Style: StyleIndex] = [:]

    var nodeCount: Int { blueprint.nodes.count }

    /// A style, kept once however often it is asked for.
    mutating func style(_ style: Style) -> StyleIndex {
        if let index = known[style] { return index }
        let index = uniqueStyle(style)
        known[style] = index
        return index
    }

    /// A style that is not looked for among the others, because it hardly comes twice.
    mutating func uniqueStyle(_ style: Style) -> StyleIndex {
        blueprint.styles.append(style)
        return StyleIndex(blueprint.styles.count - 1)
    }

    /// A text; returns its tag.
    mutating func text(_ text: WordText) -> Int {
        blueprint.texts.append(text)
        return blueprint.texts.count - 1
    }

    /// Adds a node behind the other children of its parent; sizes that are given replace those of the style.
    @discardableResult
    mutating func add(
        _ style: StyleIndex, width: Double? = nil, height: Double? = nil, to parent: Index?
    ) -> Index {
        blueprint.nodes.append(
            Blueprint.Node(
                parent: parent.map { UInt32($0) } ?? Blueprint.none, style: style,
                width: width.map { Float($0) } ?? .nan, height: height.map { Float($0) } ?? .nan))
        return blueprint.nodes.count - 1
    }

    /// The blueprint, its nodes put in document order.
    consuming func finish() -> Blueprint {
        let nodes = blueprint.nodes
        // Children as linked lists; prepending from behind leaves them in order.
        var firstChild = [UInt32](repeating: Blueprint.none, count: nodes.count)
        var nextSibling = firstChild
        for index in nodes.indices.dropFirst().reversed() {
            let parent = Int(nodes[index].parent)
            nextSibling[index] = firstChild[parent]
            firstChild[parent] = UInt32(index)
        }
        var newIndex = firstChild
        var ordered: [Blueprint.Node] = []
        ordered.reserveCapacity(nodes.count)
        var open: [UInt32] = nodes.isEmpty ? [] : [0]
        while let index = open.popLast() {
            var node = nodes[Int(index)]
            newIndex[Int(index)] = UInt32(ordered.count)
            if node.parent != Blueprint.none { node.parent = newIndex[Int(node.parent)] }
            ordered.append(node)
            // The sibling waits below the children, so that all inside comes first.
            if nextSibling[Int(index)] != Blueprint.none { open.append(nextSibling[Int(index)]) }
            if firstChild[Int(index)] != Blueprint.none { open.append(firstChild[Int(index)]) }
        }
        blueprint.nodes = ordered
        return blueprint
    }
}
