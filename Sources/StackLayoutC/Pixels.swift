public import CStackLayout
import StackLayout

@c @implementation
public func sl_pixel_frame(
    _ grid: sl_pixel_grid, _ frame: sl_rect, _ keepsSize: Bool, _ pixels: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    guard let pixels = unsafe pixels else { return SL_ERROR_NULL_ARGUMENT }
    guard let grid = PixelGrid(checked: grid), let frame = Rect(checked: frame) else {
        return SL_ERROR_INVALID_VALUE
    }
    unsafe pixels.initialize(to: grid.pixelFrame(frame, keepsSize: keepsSize).inC)
    return SL_OK
}

@c @implementation
public func sl_snapped_frame(
    _ grid: sl_pixel_grid, _ frame: sl_rect, _ keepsSize: Bool, _ snapped: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    guard let snapped = unsafe snapped else { return SL_ERROR_NULL_ARGUMENT }
    guard let grid = PixelGrid(checked: grid), let frame = Rect(checked: frame) else {
        return SL_ERROR_INVALID_VALUE
    }
    unsafe snapped.initialize(to: grid.snapped(frame, keepsSize: keepsSize).inC)
    return SL_OK
}

@c @implementation
public func sl_tree_snapped_frame(
    _ tree: OpaquePointer?, _ node: sl_node, _ grid: sl_pixel_grid, _ snapped: UnsafeMutablePointer<sl_rect>?
) -> sl_status {
    unsafe reading(tree) { tree throws(Failure) in
        guard let snapped = unsafe snapped else { throw Failure.null("snapped") }
        guard let grid = PixelGrid(checked: grid) else {
            throw Failure(
                SL_ERROR_INVALID_VALUE, value: grid.scale,
                "the pixel grid's scale is \(grid.scale); give a finite scale above 0, and a finite origin")
        }
        let id = NodeID(node)
        guard let frame = tree.snappedFrame(of: id, on: grid) else {
            if !tree.contains(id) { throw Failure(.unknownNode(id)) }
            return SL_NONE
        }
        unsafe snapped.initialize(to: frame.inC)
        return SL_OK
    }
}

extension PixelGrid {
    /// `nil` for a grid that cannot be.
    init?(checked grid: sl_pixel_grid) {
        guard grid.scale > 0, grid.scale.isFinite, grid.origin.x.isFinite, grid.origin.y.isFinite else {
            return nil
        }
        self.init(scale: grid.scale, origin: Point(grid.origin.x, grid.origin.y))
    }
}

extension Rect {
    /// `nil` if a number is not finite.
    fileprivate init?(checked rect: sl_rect) {
        guard rect.x.isFinite, rect.y.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
