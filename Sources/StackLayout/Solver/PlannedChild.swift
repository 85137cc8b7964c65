/// One child while its declarations are decided (SEMANTICS 2, 3).
struct PlannedChild {
    let slot: Int
    /// The parent's record.
    let box: ContainerRecord
    let bits: NodeDeclaration
    let links: NodeLinks
    let declared: SIMD2<Double>
    /// Rare properties; read only where `links.rare` says that there are some.
    private let rareRecords: Stream<RareRecord>
    private let pinRecords: Stream<NodePins>
    let floor: SIMD2<Double>
    let ceiling: SIMD2<Double>
    /// The parent's plan; a root has no parent.
    private let parent: NodePlan
    let isRoot: Bool
    var plan: NodePlan
    /// The axis that follows the other through the aspect ratio (2.2).
    private(set) var derived: Axis?
    /// What the child adds to its parent's plan.
    private(set) var contribution = ContainerPlan()

    /// A hidden child, and all in a hidden parent, do not exist (1.3).
    var exists: Bool { bits.visibility != .hidden && !box.plan.contains(.absent) }

    init(_ slot: Int, of box: ContainerRecord, in core: TreeCore) {
        self.slot = slot
        self.box = box
        bits = core.declaration[slot]
        links = core.links[slot]
        declared = core.declared[slot]
        isRoot = box.node == NodeLinks.none
        rareRecords = core.rare
        pinRecords = core.pins
        (floor, ceiling) = core.limits(slot)
        parent = isRoot ? .absent : core.plan[Int(box.node)]
        plan = .hidden
    }

    var hasRare: Bool { links.rare != NodeLinks.none }
    /// Rare properties, or their defaults.
    var rare: RareRecord { hasRare ? rareRecords[Int(links.rare)] : RareRecord() }

    var hasAspectRatio: Bool { hasRare && !rareRecords[Int(links.rare)].aspectRatio.isNaN }

    func sizing(_ axis: Axis) -> SizingKind { bits[sizing: axis] }

    func clamp(_ axis: Axis, _ value: Double) -> Double {
        max(min(value, ceiling[axis.rawValue]), floor[axis.rawValue])
    }

    func pins(_ axis: Axis) -> AxisPins {
        AxisPins(bits.hasPins ? pinRecords[Int(links.rare)] : .none, axis)
    }

    /// Decides modes, definiteness, alignment and what the passes have to know about the child.
    mutating func decideModes() {
        let ignoresStack = !isRoot && (bits.hasPins || box.kind == .free)
        plan = ignoresStack ? .ignoringStack : .inFlow
        derived = hasAspectRatio ? bits.derivedAxis : nil
        plan.derivesHeight = derived == .vertical
        plan.ignoresContent = derived != nil
        for axis in Axis.allCases {
            plan[limited: axis] = floor[axis.rawValue] > 0 || ceiling[axis.rawValue] < .infinity
            if ignoresStack { decidePinned(axis) } else { decideInFlow(axis) }
            plan[unasked: axis] = isUnasked(axis)
            plan[hugs: axis] = needsContent(axis)
        }
        if ignoresStack {
            contribution.insert(.hasPinnedChildren)
            plan.isObstacle = true
        } else if !isRoot {
            decideAlignment()
            decideShrink()
            noteFills()
        }
    }

    private mutating func decideInFlow(_ axis: Axis) {
        let isDefinite = parent[definite: axis]
        let isCross = axis == box.alignmentAxis && !isRoot
        plan[mode: axis] = .natural
        if axis == derived { return }
        switch sizing(axis) {
        case .fixed:
            plan[definite: axis] = true
        case .fraction where isDefinite:
            plan[mode: axis] = .fraction
            plan[definite: axis] = true
        case .hug, .fraction:
            if isCross, stackAlignment == .stretch { decideFill(axis, isDefinite, isCross) }  // 2.5
        case .fill:
            decideFill(axis, isDefinite, isCross)
        }
    }

    private mutating func decideFill(_ axis: Axis, _ isDefinite: Bool, _ isCross: Bool) {
        if axis == .horizontal, box.kind == .vertical, box.wraps { return }  // hug, 2.6
        plan[definite: axis] = isDefinite && !(isCross && box.breaksLines)
        if isEmptyFill(axis) { return }
        plan[mode: axis] = .fill
    }

    private mutating func decidePinned(_ axis: Axis) {
        plan[mode: axis] = .natural
        if axis == derived { return }
        let pins = pins(axis)
        let isCentered = !pins.center.isNaN
        switch sizing(axis) {
        case .fixed: break
        case .fraction: plan[mode: axis] = .fraction
        case .fill: plan[mode: axis] = isCentered ? .outer : .pinned
        case .hug:
            guard !isCentered, !pins.near.isNaN, !pins.far.isNaN else { return }
            plan[mode: axis] = .pinned
        }
        plan[definite: axis] = true
    }

    /// The child's own alignment, else the parent's.
    private var stackAlignment: Alignment { bits.alignmentSelf ?? box.alignment }

    /// The effective alignment, and whether it makes the child part of a baseline group (2.7, 10a.a).
    private mutating func decideAlignment() {
        let fills = plan[mode: box.alignmentAxis] == .fill
        switch stackAlignment {
        case .stretch: plan.alignment = .start
        case .baseline where fills || box.kind == .vertical: plan.alignment = .start
        case _ where fills && box.breaksLines: plan.alignment = .start
        case let alignment: plan.alignment = alignment
        }
        plan.isOnBaseline = plan.alignment == .baseline
        if plan.isOnBaseline {
            contribution.insert(.hasBaselines)
            plan.isObstacle = true
        }
    }

    /// `shrink` counts on the main axis, for what is fixed, hugs or is a fraction there (2.9, 6.8g).
    private mutating func decideShrink() {
        guard hasRare, rareRecords[Int(links.rare)].shrink > 0, let main = box.kind.mainAxis else { return }
        if sizing(main) == .fill || derived == main || (main == .vertical && derived == .horizontal) {
            return
        }
        plan.shrinks = true
        contribution.insert(.hasShrinking)
        plan.isObstacle = true
    }

    private mutating func noteFills() {
        for axis in Axis.allCases {
            switch plan[mode: axis] {
            case .fraction:
                contribution.insert(.hasFractions)
                plan.isObstacle = true
            case .fill:
                plan[fills: axis] = true
                if axis == box.kind.mainAxis { noteShare(declared[axis.rawValue]) }
                if plan[limited: axis] { contribution.insert(.hasLimitedFills) }
            default: break
            }
        }
    }

    private mutating func noteShare(_ weight: Double) {
        contribution.insert(.hasFills)
        plan.countsAsFill = true
        if weight != 1 { plan.isObstacle = true }
    }

    /// A main-axis fill of weight 0 is as large as its minimum (2.8).
    private func isEmptyFill(_ axis: Axis) -> Bool {
        axis == box.kind.mainAxis && sizing(axis) == .fill && declared[axis.rawValue] == 0
    }

    /// Whether the child fills and nobody asks for its natural size: its parent is definite, or does not hug and
    /// has no lines of its own size.
    private func isUnasked(_ axis: Axis) -> Bool {
        guard plan[mode: axis] == .fill else { return false }
        return plan[definite: axis] || !(parent[hugs: axis] || (box.breaksLines && axis == box.alignmentAxis))
    }

    /// Whether somebody asks for a size that only children or a measurer can tell (16.1).
    private func needsContent(_ axis: Axis) -> Bool {
        guard bits.kind != .leaf || bits.isMeasured else { return false }
        if derived != nil, !isUndeclaredWidth(axis) { return false }
        return !plan[definite: axis] && !isEmptyFill(axis) && !isUnasked(axis)
    }

    /// The size before limits as far as declarations tell it: points, a leaf's content and padding, or 0.
    func staticSize(_ axis: Axis) -> Double {
        let lane = axis.rawValue
        if sizing(axis) == .fixed { return declared[lane] }
        guard bits.kind == .leaf, !isEmptyFill(axis), plan[mode: axis] != .fraction else { return 0 }
        guard hasRare else { return sizing(axis) == .hug ? declared[lane] : 0 }
        let rare = rareRecords[Int(links.rare)]
        let padding = rare.paddingNear[lane] + rare.paddingFar[lane]
        guard derived == nil || isUndeclaredWidth(axis) else { return padding }
        return padding
            + (links.rare == NodeLinks.none && sizing(axis) == .hug ? declared[lane] : rare.content[lane])
    }

    /// What the child's own record, if it is a container, has to know of it.
    var ownPlan: ContainerPlan {
        var own = ContainerPlan()
        if plan[hugs: .horizontal] { own.insert(.hugsWidth) }
        if plan[hugs: .vertical] { own.insert(.hugsHeight) }
        if plan.shrinks { own.insert(.shrinks) }
        if hasRare, rareRecords[Int(links.rare)].hasLimits { own.insert(.hasLimits) }
        return own
    }

    /// The width of a leaf with an aspect ratio and no declared axis is that of its content (19.2).
    private func isUndeclaredWidth(_ axis: Axis) -> Bool {
        axis == .horizontal && sizing(.horizontal) == .hug && sizing(.vertical) == .hug
    }
}

extension ContainerRecord {
    /// The axis on which `alignment` works: across a stack, down an overlay.
    var alignmentAxis: Axis { kind == .vertical ? .horizontal : .vertical }
}

extension NodeDeclaration {
    /// The axis that an aspect ratio, if there is one, derives: exactly one declared axis gives the other; with
    /// none the height follows the width (2.2, 19.2).
    var derivedAxis: Axis? {
        guard kind == .leaf else { return nil }
        switch (self[sizing: .horizontal] != .hug, self[sizing: .vertical] != .hug) {
        case (true, true): return nil
        case (false, true): return .horizontal
        case (true, false), (false, false): return .vertical
        }
    }
}
