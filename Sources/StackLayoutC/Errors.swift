public import CStackLayout
import StackLayout

// These do not ask whether the tree is being solved: a callback may want to know why its call was refused.

@c @implementation
public func sl_tree_error(_ tree: OpaquePointer?, _ error: UnsafeMutablePointer<sl_error>?) -> sl_status {
    guard let tree = unsafe tree, let error = unsafe error else { return SL_ERROR_NULL_ARGUMENT }
    let last = unsafe handle(tree).pointee.failure.withLock { $0 }
    unsafe error.initialize(
        to: sl_error(
            status: last?.status ?? SL_OK, property: last?.property ?? SL_PROPERTY_NONE,
            node: last?.node?.inC ?? .none, value: last?.value ?? .nan))
    return last == nil ? SL_NONE : SL_OK
}

@c @implementation
public func sl_tree_error_text(
    _ tree: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
) -> sl_status {
    guard let tree = unsafe tree else { return SL_ERROR_NULL_ARGUMENT }
    let last = unsafe handle(tree).pointee.failure.withLock { $0 }
    do throws(Failure) {
        // A text that does not fit is not remembered as an error: it would take the place of the one asked for.
        let written = try unsafe write(last?.text ?? "", to: text, capacity, length)
        return last == nil ? SL_NONE : written
    } catch {
        return error.status
    }
}

@c @implementation
public func sl_tree_clear_error(_ tree: OpaquePointer?) -> sl_status {
    guard let tree = unsafe tree else { return SL_ERROR_NULL_ARGUMENT }
    unsafe handle(tree).pointee.failure.withLock { $0 = nil }
    return SL_OK
}
