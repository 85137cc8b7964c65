public import CStackLayout
import StackLayout
import Synchronization

/// Asks C. An answer other than `SL_OK` is kept, and nobody is asked again.
@safe private struct CallbackMeasurer: LeafMeasurer {
    let callback: sl_measure
    let user: UnsafeMutableRawPointer?
    var failure: Failure?

    mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        guard failure == nil else { return Measurement(width: 0, height: 0) }
        let width: Double =
            switch proposal {
            case .natural: .infinity
            case .width(let width): width
            }
        var answer = sl_measurement(width: 0, height: 0, baseline: .nan)
        let status = unsafe callback(user, leaf.id.inC, Int64(leaf.tag), width, &answer)
        guard status == SL_OK else {
            failure = .measuring(leaf.id, status)
            // Not a number, so that the solve gives up as soon as it looks.
            return Measurement(width: .nan, height: .nan)
        }
        return Measurement(
            width: answer.width, height: answer.height,
            baseline: answer.baseline.isNaN ? nil : answer.baseline)
    }
}

@c @implementation
public func sl_tree_solve(
    _ tree: OpaquePointer?, _ measure: sl_measure?, _ user: UnsafeMutableRawPointer?
) -> sl_status {
    guard let tree = unsafe tree else { return SL_ERROR_NULL_ARGUMENT }
    let handle = unsafe handle(tree)
    guard let measure = unsafe measure else {
        return unsafe editing(tree) { tree throws(Failure) in
            try engine(tree.solve())
            return SL_OK
        }
    }
    if unsafe handle.pointee.isSolving.exchange(true, ordering: .acquiring) {
        return unsafe handle.pointee.remember(Failure.busy)
    }
    defer { unsafe handle.pointee.isSolving.store(false, ordering: .releasing) }
    var measurer = unsafe CallbackMeasurer(callback: measure, user: user)
    do throws(LayoutError) {
        try unsafe handle.pointee.tree.solve(measuring: &measurer)
        return SL_OK
    } catch {
        return unsafe handle.pointee.remember(measurer.failure ?? Failure(error))
    }
}

@c @implementation
public func sl_tree_size(
    _ tree: OpaquePointer?, _ node: sl_node, _ width: Double, _ height: Double, _ measure: sl_measure?,
    _ user: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<sl_size>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let size = unsafe size else { throw Failure.null("size") }
        // A copy: what the callback does to the tree does not concern the query.
        let tree = copy tree
        let (id, width, height) = (
            NodeID(node), width == .infinity ? nil : width, height == .infinity ? nil : height
        )
        let found: Size
        if let measure = unsafe measure {
            var measurer = unsafe CallbackMeasurer(callback: measure, user: user)
            do throws(LayoutError) {
                found = try tree.size(of: id, width: width, height: height, measuring: &measurer)
            } catch {
                throw measurer.failure ?? Failure(error)
            }
        } else {
            found = try engine(tree.size(of: id, width: width, height: height))
        }
        unsafe size.initialize(to: sl_size(width: found.width, height: found.height))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_invalidate_measurement(_ tree: OpaquePointer?, _ leaf: sl_node) -> sl_status {
    unsafe editing(tree) { tree throws(Failure) in
        try engine(tree.invalidateMeasurement(of: NodeID(leaf)))
        return SL_OK
    }
}

@c @implementation
public func sl_tree_last_solve(
    _ tree: OpaquePointer?, _ summary: UnsafeMutablePointer<sl_solve_summary>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        let last = tree.lastSolve
        let inC = sl_solve_summary(
            is_incremental: last?.isIncremental == true ? 1 : 0,
            visited_nodes: UInt64(last?.visitedNodes ?? 0))
        try unsafe write(inC, to: summary, "summary")
        return last == nil ? SL_NONE : SL_OK
    }
}

@c @implementation
public func sl_tree_changed_nodes(
    _ tree: OpaquePointer?, _ nodes: UnsafeMutablePointer<sl_node>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(nodes, capacity, count, "nodes")
        guard let changed = tree.changedNodes else { return SL_NONE }
        for id in changed { buffer.append(id.inC) }
        return try buffer.finish()
    }
}
