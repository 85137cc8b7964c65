import CStackLayout
import StackLayout
import Synchronization

/// What an `sl_tree *` points to.
struct TreeHandle: ~Copyable {
    var tree: LayoutTree
    /// Set while the tree is being solved: then its measure callback may run, and must not come back.
    let isSolving = Atomic<Bool>(false)
    /// Why the last failed call failed. Behind a lock, since reading functions may be called on several threads.
    let failure = Mutex<Failure?>(nil)

    init(_ tree: LayoutTree) { self.tree = tree }
}

/// The tree behind the pointer that C holds.
func handle(_ tree: OpaquePointer) -> UnsafeMutablePointer<TreeHandle> {
    unsafe UnsafeMutablePointer(tree)
}

/// Moves a tree to memory that C can point to.
func makeHandle(_ tree: LayoutTree) -> OpaquePointer {
    let handle = UnsafeMutablePointer<TreeHandle>.allocate(capacity: 1)
    unsafe handle.initialize(to: TreeHandle(tree))
    return OpaquePointer(handle)
}

/// Runs the body of a function that only reads, and turns what it throws into a status that the tree remembers.
@inline(__always)
func reading(_ pointer: OpaquePointer?, _ body: (borrowing LayoutTree) throws(Failure) -> sl_status)
    -> sl_status
{
    guard let pointer = unsafe pointer else { return SL_ERROR_NULL_ARGUMENT }
    let handle = unsafe handle(pointer)
    do throws(Failure) {
        if unsafe handle.pointee.isSolving.load(ordering: .relaxed) { throw Failure.busy }
        return try unsafe body(handle.pointee.tree)
    } catch {
        return unsafe handle.pointee.remember(error)
    }
}

/// Runs the body of a function that changes the tree; otherwise as ``reading(_:_:)``.
@inline(__always)
func editing(_ pointer: OpaquePointer?, _ body: (inout LayoutTree) throws(Failure) -> sl_status) -> sl_status
{
    guard let pointer = unsafe pointer else { return SL_ERROR_NULL_ARGUMENT }
    let handle = unsafe handle(pointer)
    do throws(Failure) {
        if unsafe handle.pointee.isSolving.load(ordering: .relaxed) { throw Failure.busy }
        return try unsafe body(&handle.pointee.tree)
    } catch {
        return unsafe handle.pointee.remember(error)
    }
}

/// A copy of another tree that a function is given, sharing its memory.
func snapshot(_ pointer: OpaquePointer?, _ name: StaticString) throws(Failure) -> LayoutTree {
    guard let pointer = unsafe pointer else { throw Failure.null("\(name)") }
    let handle = unsafe handle(pointer)
    if unsafe handle.pointee.isSolving.load(ordering: .relaxed) { throw Failure.busy }
    return unsafe handle.pointee.tree
}

extension TreeHandle {
    /// Keeps an error until the next one, and returns its status.
    borrowing func remember(_ failure: Failure) -> sl_status {
        self.failure.withLock { $0 = failure }
        return failure.status
    }
}
