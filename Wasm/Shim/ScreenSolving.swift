public import CStackLayout
import KitScreens
import StackLayout

/// Gives every node its frame. A width or height that is not NaN is that of the root instead of the declared one;
/// `direction` is an `sl_direction`, or -1 for that of the component.
@c public func sl_web_screen_solve(
    _ pointer: OpaquePointer, _ width: Double, _ height: Double, _ direction: Int32
) -> sl_status {
    let screen = unsafe screen(pointer)
    let root = unsafe screen.pointee.component.parts[0].style
    var style = root
    if !width.isNaN { style.width = .fixed(width) }
    if !height.isNaN { style.height = .fixed(height) }
    let isMirrored =
        unsafe direction < 0 ? screen.pointee.component.direction == .rightToLeft : direction == 1
    let id = unsafe screen.pointee.nodes[0]
    let edited = unsafe editing(screen.pointee.tree) { tree throws(Failure) in
        // An edit that changes nothing costs a look at the root.
        if try engine(tree.style(of: id)) != style { try engine(tree.setStyle(style, of: id)) }
        let wanted = isMirrored ? LayoutDirection.rightToLeft : .leftToRight
        if tree.direction != wanted { tree.direction = wanted }
        return SL_OK
    }
    guard edited == SL_OK else { return edited }
    // By a callback, as other trees, and not by a measurer of its own: the solver is compiled once less.
    let measure: sl_measure = { user, _, tag, width, answer in
        guard let user = unsafe user, let answer = unsafe answer else { return SL_ERROR_NULL_ARGUMENT }
        let text = unsafe user.assumingMemoryBound(to: Screen.self).pointee.component.texts[Int(tag)]
        let found = text.measured(in: width == .infinity ? .natural : .width(width))
        unsafe answer.pointee = sl_measurement(
            width: found.width, height: found.height, baseline: found.baseline ?? .nan)
        return SL_OK
    }
    return unsafe sl_tree_solve(screen.pointee.tree, measure, UnsafeMutableRawPointer(screen))
}

/// The styles of all nodes, as the C interface has them.
@c public func sl_web_screen_styles(_ pointer: OpaquePointer, _ styles: UnsafeMutablePointer<sl_style>) {
    let parts = unsafe screen(pointer).pointee.component.parts
    for index in parts.indices { unsafe (styles + index).initialize(to: parts[index].style.inC) }
}

/// Declares a node anew, in the tree and in the component. Measured content must be one of the screen's texts.
@c public func sl_web_screen_set_style(
    _ pointer: OpaquePointer, _ index: Int, _ new: UnsafePointer<sl_style>?
) -> sl_status {
    let screen = unsafe screen(pointer)
    let id = unsafe screen.pointee.nodes[index]
    let texts = unsafe screen.pointee.component.texts.count
    let status = unsafe editing(screen.pointee.tree) { tree throws(Failure) in
        let style = try unsafe style(new)
        if case .measured(let tag) = style.content, !(0..<texts).contains(tag) {
            throw Failure(
                SL_ERROR_INVALID_VALUE, node: id, value: Double(tag),
                "the screen has no text \(tag); give the number of one of its \(texts) texts")
        }
        try engine(tree.setStyle(style, of: id))
        return SL_OK
    }
    if status == SL_OK, let style = try? unsafe style(new) {
        unsafe screen.pointee.component.parts[index].style = style
    }
    return status
}

/// The frames of all nodes of a tree in document order, relative to the parent or to the root, NaN where there is
/// none. `frames` has room for as many as the tree has nodes.
@c public func sl_web_frames(
    _ pointer: OpaquePointer?, _ isAbsolute: Bool, _ frames: UnsafeMutablePointer<sl_rect>
) -> sl_status {
    unsafe reading(pointer) { tree throws(Failure) in
        let tree = copy tree
        tree.forEachFrame { index, item in
            let frame = isAbsolute ? item?.absolute : item?.frame
            unsafe (frames + index).initialize(to: frame?.inC ?? .none)
        }
        return SL_OK
    }
}

/// The absolute frames of a screen with their edges on pixel boundaries; texts never get smaller.
@c public func sl_web_screen_snapped(
    _ pointer: OpaquePointer, _ grid: sl_pixel_grid, _ frames: UnsafeMutablePointer<sl_rect>
) -> sl_status {
    let screen = unsafe screen(pointer)
    let parts = unsafe screen.pointee.component.parts
    return unsafe reading(screen.pointee.tree) { tree throws(Failure) in
        guard let grid = PixelGrid(checked: grid) else {
            throw Failure(
                SL_ERROR_INVALID_VALUE, value: grid.scale,
                "the pixel grid's scale is \(grid.scale); give a finite scale above 0, and a finite origin")
        }
        let tree = copy tree
        tree.forEachFrame { index, item in
            var isText = false
            if case .measured = parts[index].style.content { isText = true }
            let frame = item.map { grid.snapped($0.absolute, keepsSize: isText) }
            unsafe (frames + index).initialize(to: frame?.inC ?? .none)
        }
        return SL_OK
    }
}

extension LayoutTree {
    /// All nodes in document order by their place in it, with what a solve gave them; `nil` where that is nothing.
    fileprivate func forEachFrame(_ body: (Int, WalkedNode?) -> Void) {
        var ids: [NodeID] = []
        ids.reserveCapacity(nodeCount)
        // Without a top there is no node that could be unknown.
        try! walk(from: nil) { ids.append($0) }
        var next = 0
        try! walkFrames(from: nil) { item in
            while ids[next] != item.id {
                body(next, nil)
                next += 1
            }
            body(next, item)
            next += 1
        }
        while next < ids.count {
            body(next, nil)
            next += 1
        }
    }
}
