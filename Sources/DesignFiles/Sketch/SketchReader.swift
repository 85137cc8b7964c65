import StackLayout

/// Reads pages of a Sketch file.
struct SketchReader {
    private var document: DesignDocument

    init(name: String) { document = DesignDocument(name: name, format: .sketch) }

    /// A list of layers that is being read, from its last: layers stand in reverse order of the flow.
    private struct Level {
        let parent: Int
        let fields: SketchFields
        var children: [JSONValue]
    }

    /// Reads a page, or any layer, depth first, with a stack of the lists that are open: nothing recurses.
    ///
    /// - Complexity: O(bytes).
    mutating func add(page json: JSONDocument) {
        var roots = [json.root]
        if let list = json.root.array { roots = Array(list) }
        for root in roots {
            guard root.isObject else {
                note("left out \(root.excerpt), which stands where a page should")
                continue
            }
            var levels: [Level] = []
            if let level = add(root, parent: nil, of: nil) { levels.append(level) }
            while let last = levels.indices.last {
                guard let child = levels[last].children.popLast() else {
                    levels.removeLast()
                    continue
                }
                guard child.isObject else {
                    note("left out \(child.excerpt), which stands where a layer should")
                    continue
                }
                if let level = add(child, parent: levels[last].parent, of: levels[last].fields) {
                    levels.append(level)
                }
            }
        }
    }

    func finished() -> DesignDocument {
        var document = document
        document.doubtRotatedItems()
        document.settle()
        return document
    }

    private mutating func note(_ text: String) {
        if document.notes.count < Self.mostNotes { document.notes.append(text) }
    }

    private static let mostNotes = 100

    /// Adds the layer that an object declares, and returns its list of layers, if it has one.
    private mutating func add(_ object: JSONValue, parent: Int?, of parentFields: SketchFields?) -> Level? {
        let fields = SketchFields(object.index, of: object.document)
        let index = document.nodes.count
        var node = SketchDeclarations(fields: fields, parent: parentFields).node
        node.parent = parent
        node.component = index
        if let parent {
            let around = document.nodes[parent]
            node.isVisible = node.isVisible && around.isVisible
            node.instance = around.instance
            if around.role != .page { node.component = around.component }
            document.nodes[parent].doubts +=
                SketchDeclarations(fields: fields, parent: parentFields)
                .doubtsOfParent
        }
        if node.instance == nil, fields.type == "symbolInstance" { node.instance = index }
        if node.stored == nil, node.role != .page { node.doubts.append(Doubt(.missingFrame, .frame)) }
        document.nodes.append(node)
        guard let layers = fields.layers.flatMap({ object.document.value($0).array }) else { return nil }
        return Level(parent: index, fields: fields, children: Array(layers))
    }
}

extension DesignDocument {
    /// Whether the box or the bounding box of a rotated item counts is not known.
    fileprivate mutating func doubtRotatedItems() {
        for node in nodes where node.isInFlow && node.isRotated {
            let turns = (node.rotation / 180).rounded() - node.rotation / 180
            guard turns.magnitude > 1e-6, let parent = node.parent, nodes[parent].role == .stack else {
                continue
            }
            nodes[parent].doubts.append(Doubt(.rotatedItem, .content, node.name))
        }
    }
}
