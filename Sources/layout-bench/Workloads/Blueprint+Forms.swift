import KitScreens
import StackLayout

extension Blueprint {
    /// The tree, made node by node in document order, and the identifiers in that order.
    func makeTree() throws(LayoutError) -> (tree: LayoutTree, ids: [NodeID]) {
        var ids: [NodeID] = []
        ids.reserveCapacity(nodes.count)
        let tree = try makeTree(into: &ids)
        return (tree, ids)
    }

    /// The tree, made node by node in document order; identifiers go into an array that the caller keeps.
    func makeTree(into ids: inout [NodeID]) throws(LayoutError) -> LayoutTree {
        var tree = LayoutTree()
        tree.reserveCapacity(nodes.count)
        try fill(&tree, into: &ids)
        return tree
    }

    /// Makes the tree in an empty one.
    func fill(_ tree: inout LayoutTree, into ids: inout [NodeID]) throws(LayoutError) {
        ids.removeAll(keepingCapacity: true)
        for node in nodes {
            let width: Sizing? = node.width.isNaN ? nil : .fixed(Double(node.width))
            let height: Sizing? = node.height.isNaN ? nil : .fixed(Double(node.height))
            let style = Int(node.style)
            ids.append(
                node.parent == Self.none
                    ? try tree.addRoot(styles[style], width: width, height: height)
                    : try tree.add(styles[style], width: width, height: height, to: ids[Int(node.parent)]))
        }
    }

    /// The same tree as a declaration, put together from the last node to the first.
    func makeDeclaration(childCounts: [UInt32]) -> Declaration {
        var open: [Declaration] = []
        for index in nodes.indices.reversed() {
            let style = style(of: nodes[index])
            if style.kind == .leaf {
                open.append(Leaf().styled { $0 = style }.declaration)
                continue
            }
            var children: [Declaration] = []
            children.reserveCapacity(Int(childCounts[index]))
            // What was made last stands first in the document.
            for _ in 0..<childCounts[index] { children.append(open.removeLast()) }
            let stack = Stack(.vertical) { children }
            open.append(stack.styled { $0 = style }.declaration)
        }
        return open[0]
    }

    /// The same tree as a component, which the kit notation can print.
    func makeComponent() -> Component {
        let parts = nodes.indices.map { index in
            let node = nodes[index]
            return Part(
                name: "Item \(index % 100)", parent: node.parent == Self.none ? nil : Int(node.parent),
                style: style(of: node))
        }
        return Component(name: "Benchmark", parts: parts, texts: texts)
    }
}
