public import CStackLayout

@c @implementation
public func sl_version() -> UInt32 {
    UInt32(SL_VERSION_MAJOR * 1_000_000 + SL_VERSION_MINOR * 1_000 + SL_VERSION_PATCH)
}

@c @implementation
public func sl_status_text(_ status: sl_status) -> UnsafePointer<CChar>? {
    let text: StaticString =
        switch status {
        case SL_OK: "done"
        case SL_NONE: "no such value"
        case SL_ERROR_NULL_ARGUMENT: "null argument"
        case SL_ERROR_STRUCT_SIZE: "unknown struct size"
        case SL_ERROR_INVALID_ENUM: "value that its enum does not have"
        case SL_ERROR_BUFFER_TOO_SMALL: "buffer too small"
        case SL_ERROR_BUSY: "tree is being solved"
        case SL_ERROR_MEASURE_FAILED: "measure callback failed"
        case SL_ERROR_INVALID_VALUE: "invalid value"
        case SL_ERROR_UNKNOWN_NODE: "unknown node"
        case SL_ERROR_LEAF_CANNOT_HOLD_CHILDREN: "leaf cannot hold children"
        case SL_ERROR_MOVED_INTO_ITSELF: "node moved into itself"
        case SL_ERROR_CHILD_INDEX_OUT_OF_RANGE: "child index out of range"
        case SL_ERROR_ROOT_SIZE_NOT_ABSOLUTE: "root size depends on a parent"
        case SL_ERROR_KIND_CHANGED: "kind changed"
        case SL_ERROR_MEASURER_MISSING: "measure callback missing"
        case SL_ERROR_INVALID_MEASUREMENT: "invalid measurement"
        case SL_ERROR_TREE_FULL: "tree full"
        case SL_ERROR_ROOT_INDEX_OUT_OF_RANGE: "root index out of range"
        default: "unknown status"
        }
    // Literals are in UTF-8, end with a 0, and stay.
    return unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
