public import CStackLayout
import StackLayout
import Synchronization

@c @implementation
public func sl_tree_contains(_ tree: OpaquePointer?, _ node: sl_node) -> Bool {
    guard let tree = unsafe tree else { return false }
    let handle = unsafe handle(tree)
    if unsafe handle.pointee.isSolving.load(ordering: .relaxed) { return false }
    return unsafe handle.pointee.tree.contains(NodeID(node))
}

@c @implementation
public func sl_tree_parent(
    _ tree: OpaquePointer?, _ node: sl_node, _ parent: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let found = try engine(tree.parent(of: NodeID(node)))
        try unsafe write(found?.inC ?? .none, to: parent, "parent")
        return found == nil ? SL_NONE : SL_OK
    }
}

@c @implementation
public func sl_tree_child_count(
    _ tree: OpaquePointer?, _ node: sl_node, _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let found = try engine(tree.childCount(of: NodeID(node)))
        try unsafe write(found, to: count, "count")
        return SL_OK
    }
}

@c @implementation
public func sl_tree_children(
    _ tree: OpaquePointer?, _ node: sl_node, _ children: UnsafeMutablePointer<sl_node>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(children, capacity, count, "children")
        for child in try engine(tree.children(of: NodeID(node))) { buffer.append(child.inC) }
        return try buffer.finish()
    }
}

@c @implementation
public func sl_tree_roots(
    _ tree: OpaquePointer?, _ roots: UnsafeMutablePointer<sl_node>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(roots, capacity, count, "roots")
        for root in tree.roots { buffer.append(root.inC) }
        return try buffer.finish()
    }
}

@c @implementation
public func sl_tree_nodes(
    _ tree: OpaquePointer?, _ top: sl_node, _ nodes: UnsafeMutablePointer<sl_node>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(nodes, capacity, count, "nodes")
        try engine(tree.walk(from: top.isNone ? nil : NodeID(top)) { buffer.append($0.inC) })
        return try buffer.finish()
    }
}
