/// Each gives the same declaration with a property of its ``Style`` changed; the last one of a kind wins.
extension Declarative {
    /// Any change of the style: `.styled { $0.gap = 4 }`.
    @inlinable public consuming func styled(_ change: (inout Style) -> Void) -> Self {
        change(&declaration.style)
        return self
    }

    /// Another name.
    @inlinable public consuming func named(_ name: String) -> Self {
        declaration.name = name
        return self
    }

    // MARK: Size

    /// Sizes for both axes: `.size(402, .hug)`.
    @inlinable public consuming func size(_ width: Sizing, _ height: Sizing) -> Self {
        styled {
            $0.width = width
            $0.height = height
        }
    }
    /// Fixed sizes for both axes, in points.
    @inlinable public consuming func size(_ size: Size) -> Self {
        self.size(.fixed(size.width), .fixed(size.height))
    }
    /// The size on the horizontal axis.
    @inlinable public consuming func width(_ width: Sizing) -> Self { styled { $0.width = width } }
    /// The size on the vertical axis.
    @inlinable public consuming func height(_ height: Sizing) -> Self { styled { $0.height = height } }

    /// Fills on both axes, with weight 1.
    @inlinable public consuming func fill() -> Self { size(.fill, .fill) }
    /// Fills on the horizontal axis, with this weight.
    @inlinable public consuming func fill(width weight: Double) -> Self { width(.fill(weight: weight)) }
    /// Fills on the vertical axis, with this weight.
    @inlinable public consuming func fill(height weight: Double) -> Self { height(.fill(weight: weight)) }
    /// Fills on both axes, with these weights.
    @inlinable public consuming func fill(width: Double, height: Double) -> Self {
        size(.fill(weight: width), .fill(weight: height))
    }

    /// Takes this part of the parent's content box on the horizontal axis.
    @inlinable public consuming func fraction(width part: Double) -> Self { width(.fraction(part)) }
    /// Takes this part of the parent's content box on the vertical axis.
    @inlinable public consuming func fraction(height part: Double) -> Self { height(.fraction(part)) }

    /// The least and largest sizes, in points; one that is not named stays as it was.
    @inlinable public consuming func limits(
        minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil
    ) -> Self {
        styled {
            if let minWidth { $0.widthLimits.min = minWidth }
            if let maxWidth { $0.widthLimits.max = maxWidth }
            if let minHeight { $0.heightLimits.min = minHeight }
            if let maxHeight { $0.heightLimits.max = maxHeight }
        }
    }
    /// Width divided by height; leaves only (SEMANTICS 12).
    @inlinable public consuming func aspectRatio(_ ratio: Double?) -> Self {
        styled { $0.aspectRatio = ratio }
    }
    /// Distances between border box and content, in points.
    @inlinable public consuming func padding(_ padding: EdgeInsets) -> Self {
        styled { $0.padding = padding }
    }

    // MARK: As a child

    /// Gives way when its line overflows, this readily compared with its siblings (SEMANTICS 6.8).
    @inlinable public consuming func shrink(_ weight: Double = 1) -> Self { styled { $0.shrink = weight } }
    /// Overrides the parent's alignment; `nil` follows it again.
    @inlinable public consuming func aligned(_ alignment: Alignment?) -> Self {
        styled { $0.alignmentSelf = alignment }
    }
    /// Ignores the stack and stands where these pins say; `nil` puts it back in flow.
    @inlinable public consuming func pinned(_ pins: Pins?) -> Self { styled { $0.pins = pins } }
    /// Ignores the stack: distances from edges or centre of the parent's border box, in points.
    @inlinable public consuming func pinned(
        left: Double? = nil, right: Double? = nil, top: Double? = nil, bottom: Double? = nil,
        centerX: Double? = nil, centerY: Double? = nil
    ) -> Self {
        pinned(
            Pins(left: left, right: right, top: top, bottom: bottom, centerX: centerX, centerY: centerY))
    }
    /// Takes the node out of layout, or with `keepingSpace` only out of painting (SEMANTICS 1.3, 19.5).
    @inlinable public consuming func hidden(_ isHidden: Bool = true, keepingSpace: Bool = false) -> Self {
        styled { $0.visibility = !isHidden ? .visible : keepingSpace ? .hiddenKeepingSpace : .hidden }
    }

    // MARK: Look

    /// How corners are rounded.
    @inlinable public consuming func corners(_ corners: Corners) -> Self { styled { $0.corners = corners } }
    /// The same radius at every corner, in points.
    @inlinable public consuming func corners(_ radius: Double) -> Self { corners(.radius(radius)) }
    /// Cuts off what is inside at the border box, corners included.
    @inlinable public consuming func clipped(_ clips: Bool = true) -> Self {
        styled { $0.clipsContent = clips }
    }
    /// The place among siblings in paint order: larger numbers are painted later, on top.
    @inlinable public consuming func zOrder(_ order: Int) -> Self { styled { $0.zOrder = order } }
    /// Paints children from the last to the first, so that the first is on top.
    @inlinable public consuming func paintedInReverse(_ isReversed: Bool = true) -> Self {
        styled { $0.paintsInReverse = isReversed }
    }
}

extension Stack {
    /// Goes on in another line where children do not fit (SEMANTICS 8.5); `crossGap` in points.
    @inlinable public consuming func wrapping(
        crossGap: Double = 0, lines: LineDistribution = .start
    ) -> Self {
        styled { $0 = $0.wrapping(crossGap: crossGap, lines: lines) }
    }
}
