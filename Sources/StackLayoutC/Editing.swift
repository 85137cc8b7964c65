public import CStackLayout
import StackLayout

@c @implementation
public func sl_tree_add_root(
    _ tree: OpaquePointer?, _ new: UnsafePointer<sl_style>?, _ node: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        let style = try unsafe style(new)
        let id = try engine(tree.addRoot(style))
        if let node = unsafe node { unsafe node.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_add(
    _ tree: OpaquePointer?, _ parent: sl_node, _ new: UnsafePointer<sl_style>?,
    _ node: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        let style = try unsafe style(new)
        let id = try engine(tree.add(style, to: NodeID(parent)))
        if let node = unsafe node { unsafe node.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_insert(
    _ tree: OpaquePointer?, _ parent: sl_node, _ index: Int, _ new: UnsafePointer<sl_style>?,
    _ node: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        let style = try unsafe style(new)
        let id = try engine(tree.insert(style, into: NodeID(parent), at: index))
        if let node = unsafe node { unsafe node.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_remove(_ tree: OpaquePointer?, _ node: sl_node) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        try engine(tree.remove(NodeID(node)))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_move(
    _ tree: OpaquePointer?, _ node: sl_node, _ parent: sl_node, _ index: Int
) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        try engine(tree.move(NodeID(node), into: NodeID(parent), at: index))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_move_to_root(_ tree: OpaquePointer?, _ node: sl_node, _ index: Int) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        try engine(tree.move(NodeID(node), toRootAt: index))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_copy_node(
    _ tree: OpaquePointer?, _ from: OpaquePointer?, _ node: sl_node, _ parent: sl_node, _ index: Int,
    _ copy: UnsafeMutablePointer<sl_node>?
) -> sl_status {
    let own = unsafe from == tree
    return unsafe editing(tree) { tree throws(Failure) in
        let other = try unsafe own || from == nil ? nil : snapshot(from, "from")
        // SIZE_MAX arrives as -1.
        let place = index == -1 ? nil : index
        let id = try engine(tree.copy(NodeID(node), from: other, into: NodeID(parent), at: place))
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
    return unsafe editing(tree) { tree throws(Failure) in
        let other = try unsafe own || from == nil ? nil : snapshot(from, "from")
        let width = try unsafe sizing(width, "width.mode")
        let height = try unsafe sizing(height, "height.mode")
        let id = try engine(tree.copyAsRoot(NodeID(node), from: other, width: width, height: height))
        if let copy = unsafe copy { unsafe copy.pointee = id.inC }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_set_tag(_ tree: OpaquePointer?, _ node: sl_node, _ tag: Int64) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        try engine(tree.setTag(Int(truncatingIfNeeded: tag), of: NodeID(node)))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_get_tag(
    _ tree: OpaquePointer?, _ node: sl_node, _ tag: UnsafeMutablePointer<Int64>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let id = NodeID(node)
        if !tree.contains(id) { throw Failure(.unknownNode(id)) }
        try unsafe write(Int64(tree.tag(of: id)), to: tag, "tag")
        return SL_OK
    }
}
