import KitScreens
import StackLayout

/// The changes that are tried, most likely ones first.
struct Candidates {
    /// A child of a stack as it is stored.
    struct Child {
        let layer: Int
        let stored: Rect
        let isDifferent: Bool
    }

    /// How many children of a stack are tried by themselves.
    private static let mostChildren = 12

    private(set) var list: [(layer: Int, change: DeclarationChange)] = []

    /// Adds what a stack could declare instead.
    ///
    /// - Parameter derived: The stack's size as it is derived, `stored` as it is stored.
    mutating func add(
        stack: Int, _ style: Style, stored: Size?, derived: Size?, children: [Child], isFigma: Bool
    ) {
        let distributions: [Distribution] =
            isFigma ? [.start, .center, .end, .spaceBetween] : Distribution.allCases
        for value in distributions where value != style.distribution { add(stack, .distribution(value)) }
        let alignments: [Alignment] = isFigma ? [.start, .center, .end] : [.start, .center, .end, .stretch]
        for value in alignments where value != style.alignment { add(stack, .alignment(value)) }
        addGaps(stack, style, stored: stored, derived: derived, children)
        addPaddings(stack, style, stored: stored, derived: derived, children)
        if style.kind == .horizontal || !isFigma { add(stack, .wraps(!style.wraps)) }
        if style.widthLimits != .none { add(stack, .unlimited(.horizontal)) }
        if style.heightLimits != .none { add(stack, .unlimited(.vertical)) }
        switch style.kind {
        case .horizontal: add(stack, .kind(.vertical))
        case .vertical: add(stack, .kind(.horizontal))
        default: break
        }
    }

    private mutating func addGaps(
        _ stack: Int, _ style: Style, stored: Size?, derived: Size?, _ children: [Child]
    ) {
        guard let main = style.kind.mainAxis else { return }
        for (first, second) in zip(children, children.dropFirst()).prefix(Self.mostChildren) {
            let gap = second.stored.position(main) - first.stored.position(main) - first.stored.extent(main)
            if (gap - style.gap).magnitude > 0.001 { add(stack, .gap(gap.tidy)) }
        }
        if children.count > 1, let stored, let derived {
            let missing = main == .horizontal ? stored.width - derived.width : stored.height - derived.height
            let gap = style.gap + missing / Double(children.count - 1)
            if missing.magnitude > 0.001 { add(stack, .gap(gap.tidy)) }
        }
        if style.wraps, let first = children.first {
            let cross = main.cross
            let second = children.first { $0.stored.position(cross) > first.stored.position(cross) + 0.01 }
            if let second {
                let gap =
                    second.stored.position(cross) - first.stored.position(cross)
                    - first.stored.extent(cross)
                add(stack, .crossGap(gap.tidy))
            }
        }
    }

    private mutating func addPaddings(
        _ stack: Int, _ style: Style, stored: Size?, derived: Size?, _ children: [Child]
    ) {
        guard let first = children.first, let last = children.last else { return }
        let pad = style.padding
        var paddings: [DeclarationChange] = []
        for child in [first, last] {
            paddings += [.paddingLeft(child.stored.x.tidy), .paddingTop(child.stored.y.tidy)]
            guard let stored else { continue }
            paddings += [
                .paddingRight((stored.width - child.stored.x - child.stored.width).tidy),
                .paddingBottom((stored.height - child.stored.y - child.stored.height).tidy),
            ]
        }
        if let stored, let derived {
            let (wider, taller) = (stored.width - derived.width, stored.height - derived.height)
            paddings += [
                .paddingRight((pad.right + wider).tidy), .paddingBottom((pad.bottom + taller).tidy),
                .paddingLeft((pad.left + wider).tidy), .paddingTop((pad.top + taller).tidy),
            ]
        }
        for padding in paddings where padding.isPossible { add(stack, padding) }
    }

    /// Adds what children of a stack could declare instead.
    mutating func add(children: [Child], style: (Int) -> Style, isFigma: Bool) {
        for child in children.filter(\.isDifferent).prefix(Self.mostChildren) {
            let own = style(child.layer)
            for axis in [Axis.horizontal, .vertical] {
                let sizing = axis == .horizontal ? own.width : own.height
                if case .fill = sizing {
                    add(child.layer, .sizing(axis, .hug))
                } else {
                    add(child.layer, .sizing(axis, .fill))
                }
            }
            if own.widthLimits != .none { add(child.layer, .unlimited(.horizontal)) }
            if own.heightLimits != .none { add(child.layer, .unlimited(.vertical)) }
            if isFigma { continue }
            for value in [Alignment.start, .center, .end, .stretch] where value != own.alignmentSelf {
                add(child.layer, .alignmentSelf(value))
            }
        }
        for child in children.prefix(Self.mostChildren) {
            add(child.layer, .ignored(Pins(left: child.stored.x, top: child.stored.y)))
        }
        // A fixed size agrees with itself whatever is wrong: the last resort.
        for child in children.filter(\.isDifferent).prefix(Self.mostChildren) {
            addFixed(child, style(child.layer))
        }
    }

    private mutating func addFixed(_ child: Child, _ style: Style) {
        add(fixed: child.layer, style, child.stored.size)
    }

    /// Adds the stored sizes as declarations.
    mutating func add(fixed layer: Int, _ style: Style, _ stored: Size) {
        for (axis, sizing, size) in [
            (Axis.horizontal, style.width, stored.width), (.vertical, style.height, stored.height),
        ] {
            if sizing != .fixed(size) { add(layer, .sizing(axis, .fixed(size))) }
        }
    }

    private mutating func add(_ layer: Int, _ change: DeclarationChange) { list.append((layer, change)) }
}

extension DeclarationChange {
    /// Whether a style may declare it.
    fileprivate var isPossible: Bool {
        switch self {
        case .paddingTop(let value), .paddingRight(let value), .paddingBottom(let value),
            .paddingLeft(let value):
            value >= 0
        default: true
        }
    }
}
