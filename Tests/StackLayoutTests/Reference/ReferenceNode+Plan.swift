@testable import StackLayout

/// SEMANTICS 2 and 3: what declarations mean, before any number.
extension ReferenceNode {
    func plan() {
        derivedAxis = axisDerivedByAspect()
        for axis in Axis.allCases {
            mode[axis] = declaredMode(axis)
            if derivedAxis == axis {
                mode[axis] = .derived
            } else if isAbsolute {
                planAbsolute(axis)
            } else if let parent {
                planInFlow(axis, of: parent)
            }
            isDefinite[axis] = decideDefinite(axis)
            if let parent, !isAbsolute, axis == parent.alignmentAxis {
                alignment = effectiveAlignment(axis, in: parent)
            }
        }
    }

    /// 2.2, 19.2: with both axes declared the ratio is ignored; with none, the height follows.
    private func axisDerivedByAspect() -> Axis? {
        guard style.kind == .leaf, style.aspectRatio != nil else { return nil }
        switch (style.width == .hug, style.height == .hug) {
        case (false, false): return nil
        case (true, false): return .horizontal
        case (_, true): return .vertical
        }
    }

    private func declaredMode(_ axis: Axis) -> Mode {
        switch sizing(axis) {
        case .fixed(let points): .fixed(points)
        case .hug: .hug
        case .fill(let weight): .fill(weight)
        case .fraction(let part): .fraction(part)
        }
    }

    /// 11.2.
    private func planAbsolute(_ axis: Axis) {
        let pins = pins(axis)
        switch mode[axis] {
        case .fill: mode[axis] = pins.center == nil ? .pinned : .fraction(1)
        case .hug where pins.near != nil && pins.far != nil: mode[axis] = .pinned
        default: break
        }
    }

    private func planInFlow(_ axis: Axis, of parent: ReferenceNode) {
        if case .fraction = mode[axis], !parent.isDefinite[axis] { mode[axis] = .hug }  // 2.4
        guard axis == parent.alignmentAxis else { return }
        if mode[axis] == .hug, declaredAlignment(in: parent) == .stretch { mode[axis] = .fill(1) }  // 2.5
        if isFill(axis), parent.wraps, axis == .horizontal { mode[axis] = .hug }  // 2.6
    }

    private func declaredAlignment(in parent: ReferenceNode) -> Alignment {
        style.alignmentSelf ?? parent.style.alignment
    }

    /// 2.7.
    private func effectiveAlignment(_ axis: Axis, in parent: ReferenceNode) -> Alignment {
        let declared = declaredAlignment(in: parent)
        let wrappingRow = parent.wraps && parent.mainAxis == .horizontal
        if isFill(axis), wrappingRow || declared == .baseline { return .start }
        if declared == .baseline, parent.mainAxis == .vertical { return .start }
        return declared == .stretch ? .start : declared
    }

    /// 3 and 11.5.
    private func decideDefinite(_ axis: Axis) -> Bool {
        switch mode[axis] {
        case .fixed, .fraction, .pinned: return true
        case .hug, .derived: return false
        case .fill:
            guard let parent else { return false }
            let acrossLines = parent.wraps && axis != parent.mainAxis
            return parent.isDefinite[axis] && !acrossLines
        }
    }

    func isFill(_ axis: Axis) -> Bool {
        if case .fill = mode[axis] { true } else { false }
    }

    /// The weight of a fill on its parent's main axis, 0 for all others.
    func weight(_ axis: Axis) -> Double {
        if case .fill(let weight) = mode[axis] { weight } else { 0 }
    }

    /// 2.9, 6.8g: how readily the node gives way on its parent's main axis.
    func effectiveShrink(_ axis: Axis) -> Double {
        if axis == .vertical, derivedAxis == .horizontal { return 0 }
        return switch mode[axis] {
        case .fixed, .hug, .fraction: style.shrink
        case .fill, .derived, .pinned: 0
        }
    }

    /// 12.4: the height, if it follows from declarations alone.
    func heightKnownBeforehand() -> Double? {
        if case .fixed(let points) = mode[.vertical] { return clamp(.vertical, points) }
        guard let parent, let outer = parent.heightKnownBeforehand() else { return nil }
        let inner = max(0, outer - parent.padding(.vertical))
        switch mode[.vertical] {
        case .fraction(let part):
            return clamp(.vertical, part * (isAbsolute ? outer : inner))
        case .pinned:
            let pins = pins(.vertical)
            return clamp(.vertical, outer - (pins.near ?? 0) - (pins.far ?? 0))
        case .fill:
            let across = parent.style.kind == .overlay || parent.style.kind == .horizontal && !parent.wraps
            return across ? clamp(.vertical, inner) : nil
        case .fixed, .hug, .derived: return nil
        }
    }
}
