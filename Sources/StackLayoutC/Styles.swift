public import CStackLayout
import StackLayout

@c @implementation
public func sl_style_init(_ style: UnsafeMutablePointer<sl_style>?, _ size: Int, _ kind: sl_kind) -> sl_status
{
    guard let style = unsafe style else { return SL_ERROR_NULL_ARGUMENT }
    guard size == MemoryLayout<sl_style>.size else { return SL_ERROR_STRUCT_SIZE }
    guard let kind = try? Kind(kind) else { return SL_ERROR_INVALID_ENUM }
    unsafe style.initialize(to: Style(kind).inC)
    return SL_OK
}

/// The style that C passed.
///
/// There is one layout so far. When members are added at the end, a struct of the old size leaves them at what the
/// node has, or at their defaults.
func style(_ style: UnsafePointer<sl_style>?) throws(Failure) -> Style {
    guard let style = unsafe style else { throw Failure.null("style") }
    // Read before the rest: memory behind a smaller struct is not the caller's.
    try unsafe requireKnown(style.pointee.struct_size)
    return try unsafe Style(style.pointee)
}

/// Throws unless a struct is a style of this header.
func requireKnown(_ size: UInt32) throws(Failure) {
    let known = MemoryLayout<sl_style>.size
    if Int(size) != known { throw Failure.structSize(Int(size), known: known) }
}

@c @implementation
public func sl_tree_set_style(
    _ tree: OpaquePointer?, _ node: sl_node, _ new: UnsafePointer<sl_style>?
) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        let style = try unsafe style(new)
        try engine(tree.setStyle(style, of: NodeID(node)))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_get_style(
    _ tree: OpaquePointer?, _ node: sl_node, _ style: UnsafeMutablePointer<sl_style>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let style = unsafe style else { throw Failure.null("style") }
        try unsafe requireKnown(style.pointee.struct_size)
        let found = try engine(tree.style(of: NodeID(node)))
        unsafe style.pointee = found.inC
        return SL_OK
    }
}
