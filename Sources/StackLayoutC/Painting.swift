public import CStackLayout
import StackLayout

// Visits work on a copy of the tree, which shares its memory: a callback that edits the tree leaves them alone.

@c @implementation
public func sl_tree_paint(
    _ tree: OpaquePointer?, _ visible: UnsafePointer<sl_rect>?, _ top: sl_node,
    _ painter: UnsafePointer<sl_painter>?, _ user: UnsafeMutableRawPointer?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let painter = unsafe painter else { throw Failure.null("painter") }
        guard let paint = unsafe painter.pointee.paint else { throw Failure.null("painter->paint") }
        var visitor = unsafe CallbackVisitor(
            paint: paint, push: painter.pointee.push_clip, pop: painter.pointee.pop_clip, user: user)
        let tree = copy tree
        try unsafe tree.paint(in: rectangle(visible), from: tree.start(top), with: &visitor)
        return SL_OK
    }
}

@safe private struct CallbackVisitor: PaintVisitor {
    let paint: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<sl_painted>?) -> Void
    let push: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<sl_clip>?) -> Void)?
    let pop: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
    let user: UnsafeMutableRawPointer?

    func paint(_ node: PaintedNode) {
        var node = node.inC
        unsafe paint(user, &node)
    }

    func pushClip(_ shape: ClipShape) {
        guard let push = unsafe push else { return }
        var clip = shape.inC
        unsafe push(user, &clip)
    }

    func popClip() { unsafe pop?(user) }
}

@c @implementation
public func sl_tree_painted(
    _ tree: OpaquePointer?, _ visible: UnsafePointer<sl_rect>?, _ top: sl_node,
    _ nodes: UnsafeMutablePointer<sl_painted>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(nodes, capacity, count, "nodes")
        try unsafe tree.forEachPainted(in: rectangle(visible), from: tree.start(top)) { node in
            buffer.append(node.inC)
        }
        return try buffer.finish()
    }
}

@c @implementation
public func sl_tree_hit(
    _ tree: OpaquePointer?, _ point: sl_point, _ top: sl_node, _ wanted: sl_wanted?,
    _ user: UnsafeMutableRawPointer?, _ hit: UnsafeMutablePointer<sl_painted>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let hit = unsafe hit else { throw Failure.null("hit") }
        let tree = copy tree
        let found = try tree.hitTest(Point(checked: point), from: tree.start(top)) { node in
            guard let wanted = unsafe wanted else { return true }
            var node = node.inC
            return unsafe wanted(user, &node)
        }
        guard let found else { return SL_NONE }
        unsafe hit.initialize(to: found.inC)
        return SL_OK
    }
}

@c @implementation
public func sl_tree_hits(
    _ tree: OpaquePointer?, _ point: sl_point, _ top: sl_node, _ hits: UnsafeMutablePointer<sl_painted>?,
    _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        var buffer = try unsafe Buffer(hits, capacity, count, "hits")
        for node in try tree.hits(at: Point(checked: point), from: tree.start(top)) {
            buffer.append(node.inC)
        }
        return try buffer.finish()
    }
}

/// The part of the picture that C asks for; `nil` for all of it.
private func rectangle(_ visible: UnsafePointer<sl_rect>?) throws(Failure) -> Rect? {
    guard let visible = unsafe visible else { return nil }
    let rect = unsafe visible.pointee
    for value in [rect.x, rect.y, rect.width, rect.height] where value.isNaN {
        throw Failure(
            SL_ERROR_INVALID_VALUE, value: value, "visible has a nan; give numbers, or null for everything")
    }
    return Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
}

extension Point {
    fileprivate init(checked point: sl_point) throws(Failure) {
        if point.x.isNaN || point.y.isNaN {
            throw Failure(SL_ERROR_INVALID_VALUE, "the point has a nan; give numbers")
        }
        self.init(point.x, point.y)
    }
}

extension LayoutTree {
    /// Where C wants a visit to start; `nil` for all roots.
    fileprivate func start(_ top: sl_node) throws(Failure) -> NodeID? {
        if top.isNone { return nil }
        let id = NodeID(top)
        if !contains(id) { throw Failure(.unknownNode(id)) }
        return id
    }
}

extension ClipShape {
    fileprivate var inC: sl_clip { sl_clip(node: id.inC, frame: frame.inC, radii: cornerRadii.inC) }
}

extension PaintedNode {
    fileprivate var inC: sl_painted {
        sl_painted(
            node: id.inC, depth: UInt32(depth), tag: Int64(tag), frame: frame.inC, radii: cornerRadii.inC,
            clips_content: clipsContent ? 1 : 0, is_measured: isMeasured ? 1 : 0,
            is_clipped: clip == nil ? 0 : 1,
            clip: clip?.shape.inC ?? sl_clip(), clip_bounds: clip?.bounds.inC ?? sl_rect())
    }
}
