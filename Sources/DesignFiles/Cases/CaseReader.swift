import KitScreens
import StackLayout

/// Reads one case: its own members and the shape of its tree; each node is read by a ``NodeReader``.
struct CaseReader {
    let index: Int
    let value: JSONValue
    private let name: String?

    init(index: Int, value: JSONValue) {
        self.index = index
        self.value = value
        name = value.object.flatMap { Members<CaseKey>($0)[.name]?.string }
    }

    func read() throws(CaseError) -> Case {
        let (members, name, isRightToLeft, source, root) = try placed { () throws(Misfit) in
            guard let object = value.object else {
                throw Misfit(
                    property: "", found: value.excerpt, expected: "a case: an object with name and root")
            }
            let members = Members<CaseKey>(object)
            return (
                members,
                try members.required(.name, "the name of the case, a string", \.string),
                try members.optional(.rtl, "true or false", \.bool) ?? false,
                try members.optional(.source, "a string", \.string),
                try members.required(.root, "a node: an object") { $0.isObject ? $0 : nil }
            )
        }
        var component = try tree(root)
        component.name = name
        component.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let extras = Dictionary(members.others.map { ($0.key, $0.value.text) }) { first, _ in first }
        return Case(component, source: source, extras: extras)
    }

    /// A container whose children are being read.
    private struct Level {
        let part: Int
        var children: JSONChildren
        /// The place of the child that is being read among its siblings, for messages.
        var position = -1
    }

    /// The nodes depth first, with a stack of the containers that are open: nothing recurses.
    private func tree(_ root: JSONValue) throws(CaseError) -> Component {
        var component = Component(name: "", parts: [])
        var levels: [Level] = []
        var next: JSONValue? = root
        while true {
            if let node = next {
                let children = try placed(in: Self.path(levels)) { () throws(Misfit) in
                    try add(node, to: &component, parent: levels.last?.part)
                }
                if let children {
                    levels.append(Level(part: component.parts.count - 1, children: children))
                }
            } else {
                levels.removeLast()
            }
            guard !levels.isEmpty else { return component }
            levels[levels.count - 1].position += 1
            next = levels[levels.count - 1].children.next()
        }
    }

    /// Adds the part that a node declares, and returns the node's children.
    private func add(_ node: JSONValue, to component: inout Component, parent: Int?) throws(Misfit)
        -> JSONChildren?
    {
        guard let object = node.object else {
            throw Misfit(property: "", found: node.excerpt, expected: "a node: an object")
        }
        var reader = NodeReader(object, isRoot: parent == nil)
        component.parts.append(try reader.part(parent: parent, texts: &component.texts))
        return reader.children
    }

    /// The place of the node that is being read, as in `root.children[2]`; the middle of a long one is left
    /// out.
    private static func path(_ levels: [Level]) -> String {
        let steps = levels.map { ".children[\($0.position)]" }
        let shown = 10
        if steps.count <= 2 * shown { return "root" + steps.joined() }
        return "root" + steps.prefix(shown).joined() + ".(\(steps.count - 2 * shown) more)"
            + steps.suffix(shown).joined()
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
