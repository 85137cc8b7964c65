public import CStackLayout
import KitScreens
import StackLayout

/// Why a number of a node is what it is, without the node's name, as the reply: one line with its rule, or with a
/// `limit` above 1 the lines of all numbers that it rests on, named. `SL_NONE` if there is no such number.
@c public func sl_web_screen_derivation(
    _ pointer: OpaquePointer, _ index: Int, _ number: sl_number, _ limit: Int
) -> sl_status {
    let screen = unsafe screen(pointer)
    let id = unsafe screen.pointee.nodes[index]
    return unsafe reading(screen.pointee.tree) { tree throws(Failure) in
        let property = try Derivation.Property(number)
        if limit <= 1 {
            guard let derivation = tree.derivation(of: id, property) else { return SL_NONE }
            answer(derivation.description)
            return SL_OK
        }
        let chain = tree.derivationChain(of: id, property, limit: limit)
        guard let first = chain.first else { return SL_NONE }
        let names = unsafe NodeNames(screen.pointee)
        let lines =
            [first.description(naming: names.name)]
            + chain.dropFirst().map { $0.description(naming: names.name) }
        answer(lines.joined(separator: "\n"))
        return SL_OK
    }
}

extension Derivation {
    /// The derivation with the nodes' names, and its rule in words.
    fileprivate func description(naming name: (NodeID) -> String) -> String {
        let text = text(naming: name)
        return reason.isEmpty ? text : "\(text) (\(reason))"
    }
}

/// The first diagnostics of a screen's tree as JSON in the reply.
@c public func sl_web_screen_diagnostics(_ pointer: OpaquePointer, _ limit: Int) -> sl_status {
    let screen = unsafe screen(pointer)
    return unsafe reading(screen.pointee.tree) { tree throws(Failure) in
        let names = unsafe NodeNames(screen.pointee)
        var json = JSONWriter()
        json.begin("[")
        for diagnostic in tree.diagnostics().prefix(limit) {
            json.begin("{")
            json.add("code", Int(diagnostic.code.inC.rawValue))
            json.add("node", names.indices[diagnostic.node] ?? -1)
            json.add("message", diagnostic.text(naming: names.name))
            json.end("}")
        }
        json.end("]")
        answer(json)
        return SL_OK
    }
}

/// The place of a node among the parts of a screen; -1 if it is none of them.
@c public func sl_web_screen_index(_ pointer: OpaquePointer, _ node: sl_node) -> Int {
    let id = NodeID(node)
    return unsafe screen(pointer).pointee.nodes.firstIndex(of: id) ?? -1
}

/// What the nodes of a screen are called.
private struct NodeNames {
    let indices: [NodeID: Int]
    private let paths: PathTable

    init(_ screen: Screen) {
        paths = PathTable(screen.component)
        indices = Dictionary(
            uniqueKeysWithValues: screen.nodes.enumerated().map { index, id in (id, index) })
    }

    func name(_ id: NodeID) -> String {
        indices[id].map { paths.path(of: $0) } ?? id.description
    }
}

/// The screen in kit notation as the reply, with stored frames (0), those of the last solve (1) or none (2).
@c public func sl_web_screen_notation(_ pointer: OpaquePointer, _ frames: Int32) -> sl_status {
    let screen = unsafe screen(pointer)
    var component = unsafe screen.pointee.component
    let nodes = unsafe screen.pointee.nodes
    return unsafe reading(screen.pointee.tree) { tree throws(Failure) in
        if frames != 0 {
            for index in component.parts.indices {
                component.parts[index].stored = frames == 1 ? tree.frame(of: nodes[index])?.rounded : nil
            }
        }
        answer(Notation.print([component]))
        return SL_OK
    }
}

extension Rect {
    /// To thousandths of a point, for people.
    fileprivate var rounded: Rect {
        func thousandths(_ value: Double) -> Double {
            value.magnitude < 1e12 ? (value * 1000).rounded() / 1000 + 0 : value
        }
        return Rect(
            x: thousandths(x), y: thousandths(y), width: thousandths(width), height: thousandths(height))
    }
}
