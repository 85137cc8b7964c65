public import CStackLayout
import StackLayout
import Synchronization

@c @implementation
public func sl_tree_create(
    _ direction: sl_direction, _ tree: UnsafeMutablePointer<OpaquePointer?>?
) -> sl_status {
    guard let tree = unsafe tree else { return SL_ERROR_NULL_ARGUMENT }
    unsafe tree.pointee = nil
    guard let direction = try? LayoutDirection(direction) else { return SL_ERROR_INVALID_ENUM }
    unsafe tree.pointee = makeHandle(LayoutTree(direction: direction))
    return SL_OK
}

@c @implementation
public func sl_tree_copy(
    _ tree: OpaquePointer?, _ copy: UnsafeMutablePointer<OpaquePointer?>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let copy = unsafe copy else { throw Failure.null("copy") }
        unsafe copy.pointee = makeHandle(tree)
        return SL_OK
    }
}

@c @implementation
public func sl_tree_destroy(_ tree: OpaquePointer?) -> sl_status {
    guard let tree = unsafe tree else { return SL_OK }
    let handle = unsafe handle(tree)
    if unsafe handle.pointee.isSolving.load(ordering: .relaxed) {
        return unsafe handle.pointee.remember(Failure.busy)
    }
    unsafe handle.deinitialize(count: 1)
    unsafe handle.deallocate()
    return SL_OK
}

@c @implementation
public func sl_tree_reserve(_ tree: OpaquePointer?, _ nodes: Int) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        // Arrives as a negative number if it is above the largest Int.
        if nodes < 0 || nodes > LayoutTree.nodeLimit {
            throw Failure(.treeFull(limit: LayoutTree.nodeLimit))
        }
        tree.reserveCapacity(nodes)
        return SL_OK
    }
}

@c @implementation
public func sl_tree_node_count(_ tree: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        try unsafe write(tree.nodeCount, to: count, "count")
        return SL_OK
    }
}

@c @implementation
public func sl_tree_get_direction(
    _ tree: OpaquePointer?, _ direction: UnsafeMutablePointer<sl_direction>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        try unsafe write(tree.direction.inC, to: direction, "direction")
        return SL_OK
    }
}

@c @implementation
public func sl_tree_set_direction(_ tree: OpaquePointer?, _ direction: sl_direction) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        tree.direction = try LayoutDirection(direction)
        return SL_OK
    }
}
