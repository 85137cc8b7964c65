public import CStackLayout
import StackLayout

@c @implementation
public func sl_tree_add_root(
    _ tree: OpaquePointer?, _ new: UnsafePointer<sl_style>?, _ node: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe editing(tree) { tree in
        let id = try unsafe tree.addRoot(style(new))
        if let node = unsafe node { unsafe node.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_add(
    _ tree: OpaquePointer?, _ parent: sl_node, _ new: UnsafePointer<sl_style>?,
    _ node: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe editing(tree) { tree in
        let id = try unsafe tree.add(style(new), to: NodeID(parent))
        if let node = unsafe node { unsafe node.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_insert(
    _ tree: OpaquePointer?, _ parent: sl_node, _ index: Int, _ new: UnsafePointer<sl_style>?,
    _ node: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe editing(tree) { tree in
        let id = try unsafe tree.insert(style(new), into: NodeID(parent), at: index)
        if let node = unsafe node { unsafe node.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_remove(_ tree: OpaquePointer?, _ node: sl_node) -> sl_status {
    unsafe editing(tree) { tree in
        try tree.remove(NodeID(node))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_move(
    _ tree: OpaquePointer?, _ node: sl_node, _ parent: sl_node, _ index: Int
) -> sl_status {
    unsafe editing(tree) { tree in
        try tree.move(NodeID(node), into: NodeID(parent), at: index)
        return SL_OK
    }
}

@c @implementation
public func sl_tree_move_to_root(_ tree: OpaquePointer?, _ node: sl_node, _ index: Int) -> sl_status {
    unsafe editing(tree) { tree in
        try tree.move(NodeID(node), toRootAt: index)
        return SL_OK
    }
}

@c @implementation
public func sl_tree_copy_node(
    _ tree: OpaquePointer?, _ from: OpaquePointer?, _ node: sl_node, _ parent: sl_node, _ index: Int,
    _ copy: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    let own = unsafe from == tree
    return unsafe editing(tree) { tree in
        let other = try unsafe own || from == nil ? nil : snapshot(from, "from")
        // SIZE_MAX arrives as -1.
        let id = try tree.copy(NodeID(node), from: other, into: NodeID(parent), at: index == -1 ? nil : index)
        if let copy = unsafe copy { unsafe copy.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_copy_as_root(
    _ tree: OpaquePointer?, _ from: OpaquePointer?, _ node: sl_node, _ width: UnsafePointer<sl_sizing>?,
    _ height: UnsafePointer<sl_sizing>?, _ copy: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    let own = unsafe from == tree
    return unsafe editing(tree) { tree in
        let other = try unsafe own || from == nil ? nil : snapshot(from, "from")
        let width = try unsafe width.map { try unsafe Sizing($0.pointee, "width.mode") }
        let height = try unsafe height.map { try unsafe Sizing($0.pointee, "height.mode") }
        let id = try tree.copyAsRoot(NodeID(node), from: other, width: width, height: height)
        if let copy = unsafe copy { unsafe copy.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_set_tag(_ tree: OpaquePointer?, _ node: sl_node, _ tag: Int64) -> sl_status {
    unsafe editing(tree) { tree in
        try tree.setTag(Int(truncatingIfNeeded: tag), of: NodeID(node))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_get_tag(
    _ tree: OpaquePointer?, _ node: sl_node, _ tag: UnsafeMutablePointer<Int64>?
) -> sl_status {
    unsafe reading(tree) { tree in
        let id = NodeID(node)
        if !tree.contains(id) { throw LayoutError.unknownNode(id) }
        try unsafe write(Int64(tree.tag(of: id)), to: tag, "tag")
        return SL_OK
    }
}
