/// The pixels of a surface, to which frames are snapped when they are drawn, not before: layout itself does not
/// round (SEMANTICS 14.1).
///
/// Every edge goes to the nearest pixel boundary by its absolute position. Where one frame ends and the next
/// begins the two edges are the same number and go to the same boundary: neighbours meet without a seam at any
/// scale, and a frame's size may differ by a pixel from place to place.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, above 0.
    public let scale: Double
    /// Where the coordinates that are to be snapped begin, in points from a pixel boundary: the position of a
    /// window or how far something is scrolled.
    public let origin: Point

    /// Edges that are so close to the middle of a pixel go up: sums of the same numbers in another order, which
    /// differ in their last bits, come to the same boundary. The middle itself is where edges like to be.
    private static let slack = 0.0007

    /// Creates a grid.
    ///
    /// - Precondition: `scale` is above 0 and finite, `origin` is finite.
    public init(scale: Double, origin: Point = .zero) {
        precondition(scale > 0 && scale.isFinite, "a pixel grid needs a finite scale above 0, not \(scale)")
        precondition(origin.x.isFinite && origin.y.isFinite, "a pixel grid needs a finite origin")
        self.scale = scale
        self.origin = origin
    }

    /// A frame in whole pixels from the surface's corner on.
    ///
    /// - Parameters:
    ///   - frame: In points, absolute: relative to the root, as in ``PaintedNode/frame``.
    ///   - keepsSize: For text: where rounding would make the frame smaller, its far edges go on until it is not,
    ///     so that a line that fits still fits.
    public func pixelFrame(_ frame: Rect, keepsSize: Bool = false) -> Rect {
        let (left, right) = edges(origin.x, frame.x, frame.width, keepsSize)
        let (top, bottom) = edges(origin.y, frame.y, frame.height, keepsSize)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// A frame whose edges are on pixel boundaries, in points, in the coordinates of `frame`; see
    /// ``pixelFrame(_:keepsSize:)``.
    public func snapped(_ frame: Rect, keepsSize: Bool = false) -> Rect {
        let pixels = pixelFrame(frame, keepsSize: keepsSize)
        return Rect(
            x: pixels.x / scale - origin.x, y: pixels.y / scale - origin.y, width: pixels.width / scale,
            height: pixels.height / scale)
    }

    private func edges(
        _ origin: Double, _ near: Double, _ extent: Double, _ keepsSize: Bool
    ) -> (near: Double, far: Double) {
        let first = boundary(origin + near)
        let last = boundary(origin + near + extent)
        guard keepsSize, (last - first) / scale < extent else { return (first, last) }
        return (first, first + (extent * scale).rounded(.up).atLeast(extent, scale))
    }

    private func boundary(_ points: Double) -> Double {
        (points * scale + 0.5 + Self.slack).rounded(.down)
    }
}

extension Double {
    /// So many pixels, or one more where rounding made them less than the extent in points.
    fileprivate func atLeast(_ extent: Double, _ scale: Double) -> Double {
        self / scale < extent ? self + 1 : self
    }
}

extension LayoutTree {
    /// The frame of a node on a pixel grid, in points, relative to the root: edges on pixel boundaries, measured
    /// content never smaller than its frame (P9). For the position inside of a parent's layer, subtract the
    /// parent's.
    ///
    /// - Returns: `nil` where ``frame(of:)`` is.
    /// - Complexity: O(depth).
    public func snappedFrame(of id: NodeID, on grid: PixelGrid) -> Rect? {
        guard let slot = existingSlot(of: id), let frame = absoluteFrame(of: id) else { return nil }
        return grid.snapped(frame, keepsSize: storage.core.declaration[slot].isMeasured)
    }
}

extension PaintedNode {
    /// The frame on a pixel grid, in points; see ``LayoutTree/snappedFrame(of:on:)``.
    public func frame(on grid: PixelGrid) -> Rect { grid.snapped(frame, keepsSize: isMeasured) }

    /// The frame in whole pixels; see ``PixelGrid/pixelFrame(_:keepsSize:)``.
    public func pixelFrame(on grid: PixelGrid) -> Rect { grid.pixelFrame(frame, keepsSize: isMeasured) }
}
