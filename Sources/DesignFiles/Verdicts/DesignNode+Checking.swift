import StackLayout

/// The styles that stand for a layer in the trees of a ``CheckForest``.
extension DesignNode {
    /// Whether the layer takes what its parent leaves on an axis.
    func fills(_ axis: Axis) -> Bool {
        if case .fill = sizing(axis) { true } else { false }
    }

    /// The stack by itself: sizes that are given are fixed, the others hug within their limits.
    func rootStyle(width: Double?, height: Double?) -> Style {
        style.with { style in
            style.width = width.map { .fixed($0) } ?? .hug
            style.height = height.map { .fixed($0) } ?? .hug
            if width != nil { style.widthLimits = .none }
            if height != nil { style.heightLimits = .none }
            style.alignmentSelf = nil
            style.visibility = .visible
            style.pins = nil
        }
    }

    /// The layer as a leaf of its stored size; what it fills stays open.
    var childStyle: Style {
        var leaf = Style(.leaf)
        leaf.alignmentSelf = style.alignmentSelf
        leaf.pins = nil
        let stored = stored ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let size = Size(stored.width + margin.sum(.horizontal), stored.height + margin.sum(.vertical))
        leaf.width = childSizing(.horizontal, size.width)
        leaf.height = childSizing(.vertical, size.height)
        var content = Size.zero
        if leaf.width == .hug { content.width = size.width }
        if leaf.height == .hug { content.height = size.height }
        leaf.content = .size(content)
        addLimits(to: &leaf)
        return leaf
    }

    /// The layer with what is inside it, where its natural size counts.
    func nestedStyle(_ opensWidth: Bool, _ opensHeight: Bool) -> Style {
        style.with { style in
            let stored = stored ?? Rect(x: 0, y: 0, width: 0, height: 0)
            if !opensWidth { style.width = .fixed(stored.width + margin.sum(.horizontal)) }
            if !opensHeight { style.height = .fixed(stored.height + margin.sum(.vertical)) }
            style.padding = style.padding + margin
            style.visibility = .visible
            addLimits(to: &style)
        }
    }

    private func childSizing(_ axis: Axis, _ stored: Double) -> Sizing {
        switch sizing(axis) {
        case .fixed: .fixed(stored)
        case .hug: .hug
        case .fill(let weight): .fill(weight: weight)
        case .fraction(let fraction): .fraction(fraction)
        }
    }

    /// Limits bind what fills; a stored size is within them already. A box is never smaller than its padding.
    private func addLimits(to child: inout Style) {
        func limits(_ limits: Limits, _ axis: Axis) -> Limits {
            guard fills(axis) else { return .none }
            let least = role == .stack ? style.padding.sum(axis) : 0
            return Limits(
                min: max(limits.min, least) + margin.sum(axis), max: limits.max + margin.sum(axis))
        }
        child.widthLimits = limits(style.widthLimits, .horizontal)
        child.heightLimits = limits(style.heightLimits, .vertical)
    }
}

extension Rect {
    /// The rectangle without an inset on each side.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.sum(.horizontal),
            height: height - insets.sum(.vertical))
    }

    /// The position on an axis.
    func position(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    /// The extent on an axis.
    func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
