public import CStackLayout
import StackLayout

@c @implementation
public func sl_tree_transition(
    _ from: OpaquePointer?, _ to: OpaquePointer?, _ nodes: UnsafeMutablePointer<sl_moving>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(to) { new throws(Failure) in
        var buffer = try unsafe Buffer(nodes, capacity, count, "nodes")
        let old = try unsafe snapshot(from, "from")
        for node in LayoutTransition(from: old, to: copy new) { buffer.append(node.inC) }
        return try buffer.finish()
    }
}

@c @implementation
public func sl_moving_at(
    _ node: UnsafePointer<sl_moving>?, _ fraction: Double, _ frame: UnsafeMutablePointer<sl_rect>?,
    _ radii: UnsafeMutablePointer<sl_radii>?, _ opacity: UnsafeMutablePointer<Double>?
) -> sl_status {
    guard let node = unsafe node, let frame = unsafe frame else { return SL_ERROR_NULL_ARGUMENT }
    guard fraction.isFinite else { return SL_ERROR_INVALID_VALUE }
    guard let moving = unsafe LayoutTransition.Node(node.pointee) else { return SL_ERROR_INVALID_ENUM }
    unsafe frame.initialize(to: moving.frame(at: fraction).inC)
    if let radii = unsafe radii { unsafe radii.initialize(to: moving.cornerRadii(at: fraction).inC) }
    if let opacity = unsafe opacity { unsafe opacity.pointee = moving.opacity(at: fraction) }
    return SL_OK
}

extension LayoutTransition.Node {
    fileprivate var inC: sl_moving {
        let phase =
            switch phase {
            case .staying: SL_STAYING
            case .appearing: SL_APPEARING
            case .going: SL_GOING
            }
        return sl_moving(
            node: id.inC, phase: phase, tag: Int64(tag), start: start.inC, end: end.inC,
            start_radii: startRadii.inC, end_radii: endRadii.inC)
    }

    /// `nil` for a phase that is none.
    fileprivate init?(_ moving: sl_moving) {
        let phase: LayoutTransition.Phase
        switch moving.phase {
        case SL_STAYING: phase = .staying
        case SL_APPEARING: phase = .appearing
        case SL_GOING: phase = .going
        default: return nil
        }
        self.init(
            id: NodeID(moving.node), tag: Int(truncatingIfNeeded: moving.tag), phase: phase,
            start: Rect(moving.start),
            end: Rect(moving.end), startRadii: CornerRadii(moving.start_radii),
            endRadii: CornerRadii(moving.end_radii))
    }
}
