public import CStackLayout
import StackLayout

/// Hands out what a node has; `SL_NONE` if it has none, an error if there is no such node.
@inline(__always)
private func result<Value, C>(
    _ tree: OpaquePointer?, _ node: sl_node, _ out: UnsafeMutablePointer<C>?, _ name: StaticString,
    _ value: (borrowing LayoutTree, NodeID) -> Value?, inC: (Value) -> C
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let out = unsafe out else { throw Failure.null("\(name)") }
        let id = NodeID(node)
        guard let value = value(tree, id) else {
            if !tree.contains(id) { throw Failure(.unknownNode(id)) }
            return SL_NONE
        }
        unsafe out.initialize(to: inC(value))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_frame(
    _ tree: OpaquePointer?, _ node: sl_node, _ frame: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    unsafe result(tree, node, frame, "frame", { $0.frame(of: $1) }, inC: { $0.inC })
}

@c @implementation
public func sl_tree_absolute_frame(
    _ tree: OpaquePointer?, _ node: sl_node, _ frame: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    unsafe result(tree, node, frame, "frame", { $0.absoluteFrame(of: $1) }, inC: { $0.inC })
}

@c @implementation
public func sl_tree_corner_radii(
    _ tree: OpaquePointer?, _ node: sl_node, _ radii: UnsafeMutablePointer<sl_radii>?
) -> sl_status {
    unsafe result(tree, node, radii, "radii", { $0.cornerRadii(of: $1) }, inC: { $0.inC })
}

@c @implementation
public func sl_tree_content_size(
    _ tree: OpaquePointer?, _ node: sl_node, _ size: UnsafeMutablePointer<sl_size>?
) -> sl_status {
    unsafe result(
        tree, node, size, "size", { $0.contentSize(of: $1) },
        inC: { sl_size(width: $0.width, height: $0.height) })
}

@c @implementation
public func sl_tree_overflow(
    _ tree: OpaquePointer?, _ node: sl_node, _ overflow: UnsafeMutablePointer<sl_insets>?
) -> sl_status {
    unsafe result(tree, node, overflow, "overflow", { $0.overflow(of: $1) }, inC: { $0.inC })
}

@c @implementation
public func sl_tree_content_bounds(
    _ tree: OpaquePointer?, _ node: sl_node, _ bounds: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    unsafe result(tree, node, bounds, "bounds", { $0.contentBounds(of: $1) }, inC: { $0.inC })
}

@c @implementation
public func sl_tree_scroll_extents(
    _ tree: OpaquePointer?, _ node: sl_node, _ extents: UnsafeMutablePointer<sl_insets>?
) -> sl_status {
    unsafe result(tree, node, extents, "extents", { $0.scrollExtents(of: $1) }, inC: { $0.inC })
}

@c @implementation
public func sl_tree_baseline(
    _ tree: OpaquePointer?, _ node: sl_node, _ baseline: UnsafeMutablePointer<Double>?
) -> sl_status {
    unsafe result(tree, node, baseline, "baseline", { $0.baseline(of: $1) }, inC: { $0 })
}

@c @implementation
public func sl_tree_frames(
    _ tree: OpaquePointer?, _ nodes: UnsafePointer<sl_node>?, _ count: Int,
    _ frames: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        if count == 0 { return SL_OK }
        guard let nodes = unsafe nodes else { throw Failure.null("nodes") }
        guard let frames = unsafe frames else { throw Failure.null("frames") }
        for index in 0..<(count < 0 ? Int.max : count) {
            let id = unsafe NodeID(nodes[index])
            let frame = tree.frame(of: id)
            if frame == nil, !tree.contains(id) { throw Failure(.unknownNode(id)) }
            unsafe (frames + index).initialize(to: frame?.inC ?? .none)
        }
        return SL_OK
    }
}

@c @implementation
public func sl_tree_items(
    _ tree: OpaquePointer?, _ top: sl_node, _ items: UnsafeMutablePointer<sl_item>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(items, capacity, count, "items")
        try engine(
            tree.walkFrames(from: top.isNone ? nil : NodeID(top)) { item in
                buffer.append(
                    sl_item(
                        node: item.id.inC, depth: UInt32(item.depth), frame: item.frame.inC,
                        absolute: item.absolute.inC))
            })
        return try buffer.finish()
    }
}
