import KitScreens
import StackLayout

extension DocumentReport {
    /// Why the rules give a number what they do: from the tree that the layer's stack was checked with.
    ///
    /// - Returns: `nil` where nothing is derived.
    /// - Complexity: O(siblings + children).
    public func derivation(of node: Int, _ property: FrameProperty) -> Derivation? {
        guard let (tree, id, engineProperty) = place(of: node, property) else { return nil }
        return tree.derivation(of: id, engineProperty)
    }

    /// About how many nodes are looked at to say how a number comes about.
    public func derivationCost(of number: CheckedNumber) -> Int {
        let siblings = document.nodes[number.node].parent.map { forest.lists[$0].count } ?? 0
        return 1 + siblings + forest.lists[number.node].count
    }

    /// One derived number on one line: `70 = (370 − 2 − 2 − 4 × 4) / 5 (fill: one of 5 equal shares)`.
    public func derivationText(of number: CheckedNumber) -> String? {
        guard let derived = number.derived else { return nil }
        guard let derivation = derivation(of: number.node, number.property) else { return text(derived) }
        // Outer strokes, and the slot of a rotated layer, make the number another than the tree's.
        let isSame = (derivation.value - derived).magnitude < 1e-6
        let start = isSame ? "" : "\(text(derivation.value)) less outer strokes or centred in it; "
        return "\(text(derived)) = \(start)\(derivation.formulaText) (\(derivation.reason))"
    }

    private func text(_ number: Double) -> String {
        let rounded = number.magnitude < 1e9 ? (number * 1e6).rounded() / 1e6 + 0 : number
        return JSONText.number(rounded)
    }

    /// Where a number is derived.
    fileprivate func place(of node: Int, _ property: FrameProperty)
        -> (tree: LayoutTree, id: NodeID, property: Derivation.Property)?
    {
        let engineProperty: Derivation.Property =
            switch property {
            case .x: .x
            case .y: .y
            case .width: .width
            case .height: .height
            }
        let isHug = document.nodes[node].sizing(property.axis) == .hug
        if property.isSize && isHug {
            return forest.sizeRoots[node].map { (forest.sizes, $0, engineProperty) }
        }
        if property.isSize, !document.nodes[node].fills(property.axis) { return nil }
        return forest.placeChildren[node].map { (forest.places, $0, engineProperty) }
    }
}

extension DocumentReport {
    /// What a derived number rests on, down to numbers that are given, one line each. A size that is fixed in
    /// one stack's tree and derived in another's is followed there.
    ///
    /// - Complexity: As so many calls of ``derivation(of:_:)``.
    public func derivationChain(of number: CheckedNumber, limit: Int = 200) -> [String] {
        var lines: [String] = []
        var known: Set<Step> = []
        var pending: [Step] = []
        guard let first = step(number.node, number.property) else { return [] }
        pending.append(first)
        while lines.count <= limit, let step = pending.popLast() {
            guard known.insert(step).inserted, let derivation = derivation(at: step) else { continue }
            if step != first {
                lines.append(line(derivation, at: step))
            }
            pending += derivation.terms.reversed().flatMap { self.steps(from: $0.source, at: step) }
        }
        return lines.count > limit ? lines.dropLast() + ["and more"] : lines
    }

    /// A derivation with names; a size that is fixed only there, so that others can be checked, is as stored.
    private func line(_ derivation: Derivation, at step: Step) -> String {
        let name = label(of: step.id, isHugging: step.isHugging)
        let axis: Axis? =
            switch step.property {
            case .width: .horizontal
            case .height: .vertical
            default: nil
            }
        if let axis, derivation.reason == "fixed", let layer = layer(step.id, isHugging: step.isHugging) {
            if case .fixed = document.nodes[layer].sizing(axis) {
            } else {
                return "\(name) \(step.property) \(text(derivation.value)) (as stored)"
            }
        }
        return "\(derivation.text { label(of: $0, isHugging: step.isHugging) }) (\(derivation.reason))"
    }

    /// One number in one of the two trees.
    private struct Step: Hashable {
        let isHugging: Bool
        let id: NodeID
        let property: Derivation.Property
    }

    private func derivation(at step: Step) -> Derivation? {
        (step.isHugging ? forest.sizes : forest.places).derivation(of: step.id, step.property)
    }

    private func step(_ node: Int, _ property: FrameProperty) -> Step? {
        guard let (_, id, engineProperty) = place(of: node, property) else { return nil }
        return Step(isHugging: forest.layersOfSizes[id] != nil, id: id, property: engineProperty)
    }

    private func layer(_ id: NodeID, isHugging: Bool) -> Int? {
        isHugging ? forest.layersOfSizes[id] : forest.layersOfPlaces[id]
    }

    private func label(of id: NodeID, isHugging: Bool) -> String {
        layer(id, isHugging: isHugging).map { document.label(of: $0) } ?? "\(id)"
    }

    /// Where to go on from a number in a formula.
    private func steps(from source: Derivation.Source, at step: Step) -> [Step] {
        switch source {
        case .derived(let property, let id):
            return [Step(isHugging: step.isHugging, id: id, property: property)]
        case .declared(let property, let id):
            guard let layer = layer(id, isHugging: step.isHugging) else { return [] }
            switch property {
            case .width, .contentWidth: return self.step(layer, .width).map { [$0] } ?? []
            case .height, .contentHeight: return self.step(layer, .height).map { [$0] } ?? []
            default: return []
            }
        case .measured, .rule: return []
        }
    }
}
