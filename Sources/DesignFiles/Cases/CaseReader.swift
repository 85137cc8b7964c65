import KitScreens
import StackLayout

/// Reads one case: its own members and the shape of its tree; each node is read by a ``NodeReader``.
struct CaseReader {
    let index: Int
    let value: JSONValue
    private var name: String?

    init(index: Int, value: JSONValue) {
        self.index = index
        self.value = value
        name = value.object?["name"] as? String
    }

    func read() throws(CaseError) -> Case {
        let members = try placed { () throws(Misfit) in
            guard let object = value.object else {
                throw Misfit(
                    property: "", found: value.excerpt, expected: "a case: an object with name and root")
            }
            return Members(object)
        }
        let (name, isRightToLeft, source, root) = try placed { () throws(Misfit) in
            (
                try members.required("name", "the name of the case, a string", \.string),
                try members.optional("rtl", "true or false", \.bool) ?? false,
                try members.optional("source", "a string", \.string),
                try members.required("root", "a node: an object", \.object)
            )
        }
        var component = try tree(root)
        component.name = name
        component.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let extras = members.object.filter { !Self.known.contains($0.key) }.mapValues { JSONValue($0).text }
        return Case(component, source: source, extras: extras)
    }

    private static let known: Set<String> = ["name", "rtl", "source", "root"]

    /// The nodes depth first, with a stack of those still to come: nothing recurses.
    private func tree(_ root: [String: Any]) throws(CaseError) -> Component {
        var component = Component(name: "", parts: [])
        /// The position of each part among its siblings: what messages name nodes by.
        var positions: [Int] = []
        var pending: [(raw: Any, parent: Int?, position: Int)] = [(root, nil, 0)]
        while let next = pending.popLast() {
            positions.append(next.position)
            let children = try placed(
                in: Self.path(ofLast: positions, in: component.parts, parent: next.parent)
            ) { () throws(Misfit) in
                guard let object = JSONValue(next.raw).object else {
                    throw Misfit(
                        property: "", found: JSONValue(next.raw).excerpt, expected: "a node: an object")
                }
                var reader = NodeReader(object, isRoot: next.parent == nil)
                component.parts.append(try reader.part(parent: next.parent, texts: &component.texts))
                return reader.children
            }
            let parent = component.parts.count - 1
            for position in children.indices.reversed() {
                pending.append((children[position], parent, position))
            }
        }
        return component
    }

    /// The place of the node that is being read, as in `root.children[2]`.
    private static func path(ofLast positions: [Int], in parts: [Part], parent: Int?) -> String {
        var steps: [String] = []
        var position = positions.count - 1
        var parent = parent
        while let above = parent {
            steps.append(".children[\(positions[position])]")
            position = above
            parent = parts[above].parent
        }
        return "root" + steps.reversed().joined()
    }

    /// Runs `body` and says of what does not fit where it stands.
    private func placed<Value>(
        in node: @autoclosure () -> String = "", _ body: () throws(Misfit) -> Value
    ) throws(CaseError) -> Value {
        do {
            return try body()
        } catch {
            let place = CaseError.Place(index: index, name: name, node: node(), property: error.property)
            throw .invalid(place, found: error.found, expected: error.expected)
        }
    }
}
