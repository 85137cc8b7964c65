public import CStackLayout
import StackLayout

@c @implementation
public func sl_tree_diagnostics(
    _ tree: OpaquePointer?, _ diagnostics: UnsafeMutablePointer<sl_diagnostic>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(diagnostics, capacity, count, "diagnostics")
        for diagnostic in tree.diagnostics() { buffer.append(diagnostic.inC) }
        return try buffer.finish()
    }
}

@c @implementation
public func sl_tree_diagnostics_text(
    _ tree: OpaquePointer?, _ name: sl_name?, _ user: UnsafeMutableRawPointer?,
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let tree = copy tree
        let naming = unsafe Naming(callback: name, user: user)
        let lines = tree.diagnostics().map { $0.text(naming: naming.name) }
        return try unsafe write(lines.joined(separator: "\n"), to: text, capacity, length)
    }
}

@c @implementation
public func sl_tree_derivation(
    _ tree: OpaquePointer?, _ node: sl_node, _ number: sl_number, _ value: UnsafeMutablePointer<Double>?,
    _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let derivation = try tree.derivation(of: tree.existing(node), Derivation.Property(number))
        if let value = unsafe value { unsafe value.pointee = derivation?.value ?? .nan }
        let written = try unsafe write(derivation?.description ?? "", to: text, capacity, length)
        return derivation == nil ? SL_NONE : written
    }
}

@c @implementation
public func sl_tree_explanation(
    _ tree: OpaquePointer?, _ node: sl_node, _ number: sl_number, _ limit: Int, _ name: sl_name?,
    _ user: UnsafeMutableRawPointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let tree = copy tree
        let naming = unsafe Naming(callback: name, user: user)
        let chain = try tree.derivationChain(
            of: tree.existing(node), Derivation.Property(number), limit: limit < 0 ? .max : limit)
        let lines = chain.map { $0.text(naming: naming.name) }
        let written = try unsafe write(lines.joined(separator: "\n"), to: text, capacity, length)
        return chain.isEmpty ? SL_NONE : written
    }
}

/// Asks C what nodes are called.
@safe private struct Naming {
    let callback: sl_name?
    let user: UnsafeMutableRawPointer?

    func name(_ id: NodeID) -> String {
        guard let text = unsafe callback?(user, id.inC) else { return id.description }
        return unsafe String(cString: text)
    }
}

extension LayoutTree {
    /// The identifier that C names, if it is one of this tree's.
    fileprivate func existing(_ node: sl_node) throws(Failure) -> NodeID {
        let id = NodeID(node)
        if !contains(id) { throw Failure(.unknownNode(id)) }
        return id
    }
}

extension Diagnostic {
    fileprivate var inC: sl_diagnostic {
        let axis =
            switch axis {
            case .horizontal: SL_HORIZONTAL
            case .vertical: SL_VERTICAL
            case nil: SL_BOTH_AXES
            }
        var numbers = (0.0, 0.0)
        if let first = values.first { numbers.0 = first }
        if values.count > 1 { numbers.1 = values[1] }
        return sl_diagnostic(
            node: node.inC, code: code.inC, axis: axis, value_count: UInt32(min(2, values.count)),
            values: numbers)
    }
}
