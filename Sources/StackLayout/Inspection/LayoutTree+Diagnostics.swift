extension LayoutTree {
    /// What may not be as it was meant, in document order. Hidden nodes have no diagnostics.
    ///
    /// Of a tree that is not solved, only what a node's own declarations tell: the codes from
    /// ``Diagnostic/Code/minimumAboveMaximum`` to ``Diagnostic/Code/edgeIgnored``, but for
    /// ``Diagnostic/Code/aspectRatioWithoutHeight``.
    ///
    /// - Complexity: O(nodes × log lines); the depth more for each width that follows a height.
    public func diagnostics() -> [Diagnostic] {
        var finder = DiagnosticFinder(self)
        finder.run()
        return finder.found
    }
}

/// Collects the diagnostics of a tree.
private struct DiagnosticFinder {
    private let tree: LayoutTree
    private let core: TreeCore
    /// Tells what the solve made of declarations; `nil` before one.
    private let inspector: Inspector?
    private(set) var found: [Diagnostic] = []

    /// How far children may stick out because of rounding, in points.
    private static let slack = 0.01

    init(_ tree: LayoutTree) {
        self.tree = tree
        core = tree.storage.core
        inspector = Inspector(tree)
    }

    mutating func run() {
        var pending = Array(core.containers[0].children.reversed())
        while let slot = pending.popLast() {
            let style = core.style(in: slot)
            if style.visibility == .hidden { continue }
            checkDeclarations(slot, style)
            if let inspector { checkResults(slot, style, inspector) }
            let container = core.links[slot].container
            guard container != NodeLinks.none else { continue }
            pending += core.containers[Int(container)].children.reversed().filter { !core.isHole($0) }
        }
    }

    private mutating func add(_ code: Diagnostic.Code, _ slot: Int, _ axis: Axis?, _ values: Double...) {
        found.append(Diagnostic(node: tree.identifier(ofSlot: slot), code: code, axis: axis, values: values))
    }

    // MARK: Declarations of the node itself

    private mutating func checkDeclarations(_ slot: Int, _ style: Style) {
        for axis in Axis.allCases {
            let isHorizontal = axis == .horizontal
            let limits = isHorizontal ? style.widthLimits : style.heightLimits
            if limits.min > limits.max { add(.minimumAboveMaximum, slot, axis, limits.min, limits.max) }
            if case .fixed(let points) = isHorizontal ? style.width : style.height {
                let padding = style.padding
                let own = isHorizontal ? padding.left + padding.right : padding.top + padding.bottom
                let size = max(min(points, limits.max), limits.min, own)
                if size != points { add(.fixedOutsideLimits, slot, axis, points, size) }
            }
        }
        if let ratio = style.aspectRatio, style.kind == .leaf, style.width != .hug, style.height != .hug {
            add(.aspectRatioIgnored, slot, nil, ratio)
        }
        guard let pins = style.pins else { return }
        for axis in Axis.allCases {
            let (near, far, center) = pins.on(axis)
            if let center, near != nil || far != nil { add(.edgeIgnored, slot, axis, center) }
        }
    }

    // MARK: What the solve made of them

    private mutating func checkResults(_ slot: Int, _ style: Style, _ inspector: Inspector) {
        let plan = core.plan[slot]
        if plan.ignoresContent, !plan.derivesHeight, inspector.knownHeight(slot).isNaN {
            add(.aspectRatioWithoutHeight, slot, nil, style.aspectRatio ?? 1)
        }
        if style.shrink > 0, !plan.shrinks { add(.shrinkIgnored, slot, nil, style.shrink) }
        if let box = inspector.parent(slot) {
            for axis in Axis.allCases {
                if plan.isInFlow {
                    checkSizing(slot, axis, style, box, inspector)
                } else {
                    checkPins(slot, axis, style, box, inspector)
                }
                if core.size[slot, axis] == Style.largest, inspector.isProduct(slot, axis) {
                    add(.productTooLarge, slot, axis, Style.largest)
                }
            }
        }
        checkContent(slot, style, inspector)
        checkOverflow(slot)
    }

    private mutating func checkSizing(
        _ slot: Int, _ axis: Axis, _ style: Style, _ box: ContainerRecord, _ inspector: Inspector
    ) {
        let mode = core.plan[slot][mode: axis]
        switch axis == .horizontal ? style.width : style.height {
        case .fraction(let fraction) where mode != .fraction:
            add(.fractionHugs, slot, axis, fraction)
        case .fill(let weight) where box.breaksLines && box.kind == .vertical && axis == .horizontal:
            add(.fillHugs, slot, axis, weight)
        case .fill(0) where box.kind.mainAxis == axis:
            add(.fillWithoutWeight, slot, axis, core.size[slot, axis])
        case .fill(let weight) where mode == .fill && box.kind.mainAxis == axis:
            checkShare(slot, axis, weight, box, inspector)
        case .fill where mode == .fill && !box.breaksLines:
            checkMinimum(slot, axis, available: inspector.inner(Int(box.node), axis), inspector)
        default: break
        }
    }

    /// A fill on the main axis that got no share.
    private mutating func checkShare(
        _ slot: Int, _ axis: Axis, _ weight: Double, _ box: ContainerRecord, _ inspector: Inspector
    ) {
        guard let shortage = inspector.shortage(of: slot, axis, box), shortage >= 0 else { return }
        let least = inspector.least(slot, axis)
        if !checkMinimum(slot, axis, available: least - shortage, inspector) {
            add(.fillWithoutRoom, slot, axis, weight, core.size[slot, axis])
        }
    }

    /// What a child that ignores the stack declares on an axis.
    private mutating func checkPins(
        _ slot: Int, _ axis: Axis, _ style: Style, _ box: ContainerRecord, _ inspector: Inspector
    ) {
        let (near, far, center) = (style.pins ?? Pins()).on(axis)
        if near == nil, far == nil, center == nil { add(.pinMissing, slot, axis) }
        guard core.plan[slot][mode: axis] == .pinned else { return }
        let available = core.size[Int(box.node), axis] - (near ?? 0) - (far ?? 0)
        checkMinimum(slot, axis, available: available, inspector)
    }

    /// A size that is held at its least, since less is available.
    @discardableResult
    private mutating func checkMinimum(
        _ slot: Int, _ axis: Axis, available: Double, _ inspector: Inspector
    ) -> Bool {
        let least = max(0, inspector.limits(slot, axis).floor)
        guard least > max(0, available) + Self.slack else { return false }
        add(.minimumAboveAvailable, slot, axis, least, available)
        return true
    }

    /// Content of a leaf whose size is not declared in numbers.
    private mutating func checkContent(_ slot: Int, _ style: Style, _ inspector: Inspector) {
        let plan = core.plan[slot]
        guard style.kind == .leaf, !plan.ignoresContent else { return }
        for axis in Axis.allCases {
            switch axis == .horizontal ? style.width : style.height {
            case .fixed, .fraction: continue
            case .hug, .fill: break
            }
            let inner = inspector.inner(slot, axis)
            let missing = inspector.contentExtent(slot, axis, style) - inner
            if missing > Self.slack { add(.contentOverflow, slot, axis, missing) }
        }
    }

    private mutating func checkOverflow(_ slot: Int) {
        guard let overflow = tree.overflow(of: tree.identifier(ofSlot: slot)) else { return }
        let amounts = [
            (Axis.horizontal, overflow.left, overflow.right), (.vertical, overflow.top, overflow.bottom),
        ]
        for (axis, near, far) in amounts where max(near, far) > Self.slack {
            add(.childrenOverflow, slot, axis, near, far)
        }
    }
}
