import Foundation
import StackLayout

/// Reads Figma's REST JSON: a whole file, the answer to a request for nodes, one node, or a list of any of these.
struct FigmaReader {
    private let json: JSONDocument
    private var document: DesignDocument
    /// The bounding box of each layer on the canvas.
    private var boxes: [Rect?] = []
    /// How boxes inside each layer lie.
    private var turns: [Turn] = []

    /// How boxes inside a layer lie on the canvas.
    private enum Turn {
        case none
        /// It, and what is around it, is turned by so many quarter turns.
        case quarters(Int)
        /// It, or something around it, is turned by another angle: boxes along the axes do not say where
        /// things are.
        case oblique

        var isOblique: Bool { if case .oblique = self { true } else { false } }
        /// Whether widths inside are heights on the canvas.
        var isOnItsSide: Bool { if case .quarters(let count) = self { count % 2 != 0 } else { false } }

        /// With one more rotation, in degrees.
        func turned(by degrees: Double) -> Turn {
            let quarters = (degrees / 90).rounded()
            guard (degrees / 90 - quarters).magnitude < 1e-4, quarters.magnitude < 1000 else {
                return .oblique
            }
            switch self {
            case .none: return .quarters(Int(quarters))
            case .quarters(let count): return .quarters(count + Int(quarters))
            case .oblique: return .oblique
            }
        }
    }

    init(_ json: JSONDocument, name: String) {
        self.json = json
        document = DesignDocument(name: name, format: .figma)
    }

    /// A list of nodes that is being read.
    private struct Level {
        let parent: Int?
        /// The fields of the parent, for what they mean to its children.
        let fields: FigmaFields?
        var children: JSONChildren
    }

    /// Reads the layers depth first, with a stack of the lists that are open: nothing recurses.
    ///
    /// - Complexity: O(bytes).
    mutating func read() -> DesignDocument {
        for root in roots() {
            var levels: [Level] = []
            if let level = add(root, parent: nil, of: nil) { levels.append(level) }
            while let last = levels.indices.last {
                guard let child = levels[last].children.next() else {
                    levels.removeLast()
                    continue
                }
                guard child.isObject else {
                    note("left out \(child.excerpt), which stands where a layer should")
                    continue
                }
                if let level = add(child.index, parent: levels[last].parent, of: levels[last].fields) {
                    levels.append(level)
                }
            }
        }
        document.settle()
        return document
    }

    /// The nodes that the file is about: those of a file, of a map of nodes, of a list, or the file itself.
    private mutating func roots() -> [Int] {
        var roots: [Int] = []
        var pending = [json.root]
        while let value = pending.popLast() {
            if let list = value.array {
                pending += list.reversed()
            } else if !value.isObject {
                note("left out \(value.excerpt), which stands where a node should")
            } else if let inner = json.member("document", of: value.index) {
                pending.append(json.value(inner))
            } else if let nodes = json.member("nodes", of: value.index), json.value(nodes).isObject {
                var values: [JSONValue] = []
                json.forEachMember(of: nodes) { _, value in values.append(json.value(value)) }
                pending += values.filter { !$0.isNull }.reversed()
            } else {
                roots.append(value.index)
            }
        }
        return roots
    }

    private mutating func note(_ text: String) {
        if document.notes.count < Self.mostNotes { document.notes.append(text) }
    }

    /// How many oddities are listed; a corrupt file may have any number.
    private static let mostNotes = 100

    /// Adds the layer that an object declares, and returns its list of children, if it has one.
    private mutating func add(_ object: Int, parent: Int?, of parentFields: FigmaFields?) -> Level? {
        let fields = FigmaFields(object, of: json)
        let children = fields.children.flatMap { json.value($0).array }
        if fields.type == "DOCUMENT" { return children.map { Level(parent: nil, fields: nil, children: $0) } }
        let index = document.nodes.count
        let outer = parent.map { turns[$0] } ?? .none
        let component = parent.map { Self.groups(document.nodes[$0]) ? index : document.nodes[$0].component }
        var node = FigmaDeclarations(fields: fields, parent: parentFields).node
        node.parent = parent
        node.component = component ?? index
        if let parent {
            let around = document.nodes[parent]
            node.isVisible = node.isVisible && around.isVisible
            node.instance = around.instance
            document.nodes[parent].doubts += fields.doubtsOfParent
        }
        if node.instance == nil, fields.type == "INSTANCE" { node.instance = index }
        place(&node, fields.box, in: parent)
        let turn = node.isRotated ? outer.turned(by: node.rotation) : outer
        switch (outer, turn) {
        case (.oblique, _): node.doubts.append(Doubt(.rotatedParent, [.frame, .content]))
        case (_, .oblique): node.doubts.append(Doubt(.rotatedParent, .content))
        case (_, .quarters):
            node.isOrientationUnknown = true
            node.doubts.append(Doubt(.rotatedParent, .content, isOverruledByAgreement: true))
        case (_, .none): break
        }
        document.nodes.append(node)
        boxes.append(fields.box)
        turns.append(turn)
        return children.map { Level(parent: index, fields: fields, children: $0) }
    }

    /// Sections and sets of components hold components, as pages do.
    private static func groups(_ node: DesignNode) -> Bool {
        node.role == .page || node.type == "SECTION" || node.type == "COMPONENT_SET"
    }

    private func place(_ node: inout DesignNode, _ box: Rect?, in parent: Int?) {
        guard node.role != .page else { return }
        guard let box else {
            node.doubts.append(Doubt(.missingFrame, .frame))
            return
        }
        let outer = parent.flatMap { boxes[$0] }
        let frame = Rect(
            x: box.x - (outer?.x ?? 0), y: box.y - (outer?.y ?? 0), width: box.width, height: box.height)
        let isOnItsSide = parent.map { turns[$0].isOnItsSide } ?? false
        node.stored =
            isOnItsSide
            ? Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width) : frame
        node.declareStoredSize()
        let farthest = max(box.x.magnitude, box.y.magnitude, outer?.x.magnitude ?? 0, outer?.y.magnitude ?? 0)
        node.grain = 2 * Double(Float(farthest).ulp)
        if let parent, outer == nil, document.nodes[parent].role != .page {
            node.doubts.append(Doubt(.missingFrame, [.x, .y]))
        }
    }
}
