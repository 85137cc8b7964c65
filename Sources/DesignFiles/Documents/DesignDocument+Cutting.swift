extension DesignDocument {
    /// The layers that a name refers to: the components that are called so; if there are none, the layer with
    /// that identifier; if there is none, the layers with that path, or whose paths end so.
    ///
    /// - Complexity: O(layers).
    public func layers(named name: String, orEnding: Bool = false) -> [Int] {
        let named = components.filter { nodes[$0].role != .page && label(of: $0) == name }
        if !named.isEmpty { return named }
        if let known = nodes.firstIndex(where: { $0.id == name && $0.role != .page }) { return [known] }
        let candidates = nodes.indices.filter { nodes[$0].role != .page && name.hasSuffix(label(of: $0)) }
        let exact = candidates.filter { path(of: $0) == name }
        guard exact.isEmpty, orEnding else { return exact }
        return candidates.filter { path(of: $0).hasSuffix("/" + name) }
    }

    /// A document of some layers and what is inside them, each a component of its own.
    ///
    /// - Parameter roots: Layers, none of them inside another.
    /// - Complexity: O(layers inside).
    public func cut(to roots: [Int]) -> DesignDocument {
        var document = DesignDocument(name: name, format: format)
        for root in roots {
            let offset = document.nodes.count - root
            let last = lastDescendant(of: root)
            for index in root...last {
                var node = nodes[index]
                node.component = root + offset
                node.parent = index == root ? nil : node.parent.map { $0 + offset }
                node.instance = node.instance.map { max($0, root) + offset }
                if index == root { node.becomeRoot() }
                document.nodes.append(node)
            }
        }
        return document
    }
}

extension DesignNode {
    /// Forgets what the layer is in: sizes that depend on it are given.
    fileprivate mutating func becomeRoot() {
        style.pins = nil
        style.alignmentSelf = nil
        if case .fill = style.width { style.width = .fixed(stored?.width ?? 0) }
        if case .fill = style.height { style.height = .fixed(stored?.height ?? 0) }
        if case .fraction = style.width { style.width = .fixed(stored?.width ?? 0) }
        if case .fraction = style.height { style.height = .fixed(stored?.height ?? 0) }
    }
}
