import KitScreens
import StackLayout

/// A small tree with stored numbers, in which changes of single declarations are tried.
struct Trial {
    /// A node of the tree; `layer` is what it stands for, and several may stand for the same.
    struct Part {
        var style: Style
        var parent: Int?
        var layer: Int
        /// Whether its sizes are given here, whatever the layer declares.
        var isGiven = false
    }

    /// A number that the document stores.
    struct Expectation {
        let part: Int
        let property: FrameProperty
        let stored: Double
        /// What is to be added to the tree's number: strokes that are part of the node there.
        let offset: Double
        let tolerance: Double
        let isDifferent: Bool
        /// Whether only a child that fills is compared: the tree has its stored size otherwise.
        var needsFill = false
    }

    var parts: [Part] = []
    var expectations: [Expectation] = []
    var texts: [WordText] = []

    /// What a change does.
    struct Outcome {
        /// The expectations that differed and agree now, with what is derived.
        var cured: [(expectation: Int, value: Double)] = []
        /// Whether one that agreed differs now.
        var breaks = false
    }

    /// What the stored numbers come to after a change of a layer's declarations; `nil` if it cannot be made.
    ///
    /// - Complexity: O(parts + words).
    func outcome(of change: DeclarationChange, of layer: Int) -> Outcome? {
        guard let frames = frames(change, of: layer) else { return nil }
        var isFill = false
        if case .sizing(_, .fill) = change { isFill = true }
        var outcome = Outcome()
        for (index, expectation) in expectations.enumerated() {
            if expectation.needsFill, !(isFill && parts[expectation.part].layer == layer) { continue }
            guard let frame = frames[expectation.part] else {
                if !expectation.isDifferent { outcome.breaks = true }
                continue
            }
            let value = frame[expectation.property] + expectation.offset
            let agrees = (value - expectation.stored).magnitude <= expectation.tolerance
            if agrees && expectation.isDifferent { outcome.cured.append((index, value)) }
            if !agrees && !expectation.isDifferent { outcome.breaks = true }
        }
        return outcome
    }

    private func frames(_ change: DeclarationChange, of layer: Int) -> [Rect?]? {
        var tree = LayoutTree()
        var ids: [NodeID] = []
        ids.reserveCapacity(parts.count)
        do {
            for part in parts {
                var style = part.style
                if part.layer == layer {
                    switch change {
                    case .sizing where part.isGiven, .ignored where part.parent == nil: break
                    default: change.apply(to: &style)
                    }
                }
                ids.append(
                    try part.parent.map { parent throws(LayoutError) in try tree.add(style, to: ids[parent]) }
                        ?? tree.addRoot(style))
            }
            var measurer = WordMeasurer(texts: texts)
            try tree.solve(measuring: &measurer)
        } catch {
            return nil
        }
        return ids.map { tree.frame(of: $0) }
    }
}

/// How much work is left: suggestions for a large document must not take forever.
public struct SuggestionBudget: Sendable {
    /// How many nodes may still be solved.
    public private(set) var nodes: Int
    /// Whether something was not tried for lack of it.
    public private(set) var isExhausted = false

    /// A budget of so many solved nodes; the default takes some seconds.
    public init(nodes: Int = 4_000_000) { self.nodes = nodes }

    /// Notes that something was not tried.
    mutating func stopShort() { isExhausted = true }

    /// Takes the cost of one trial; false if it is not there.
    mutating func spend(_ cost: Int) -> Bool {
        guard nodes >= cost else {
            isExhausted = true
            return false
        }
        nodes -= cost
        return true
    }
}

extension Trial {
    /// The changes that cure something and break nothing, those that cure most first; of equals, the one that
    /// was tried first.
    ///
    /// - Complexity: O(parts · candidates), within the budget.
    func suggestions(
        _ candidates: [(layer: Int, change: DeclarationChange)], style: (Int) -> Style,
        _ budget: inout SuggestionBudget
    ) -> [Suggestion] {
        var found: [Suggestion] = []
        var tried: Set<Candidate> = []
        // No trial may use up what others need, but each tries a few.
        var allowance = max(budget.nodes / 4, 8 * parts.count)
        for (layer, change) in candidates where tried.insert(Candidate(layer: layer, change: change)).inserted
        {
            allowance -= parts.count
            guard allowance >= 0, budget.spend(parts.count) else {
                budget.stopShort()
                break
            }
            guard let outcome = outcome(of: change, of: layer), !outcome.breaks, !outcome.cured.isEmpty else {
                continue
            }
            let cures = outcome.cured.map { cured in
                let expectation = expectations[cured.expectation]
                return Suggestion.Cure(
                    node: parts[expectation.part].layer, property: expectation.property, value: cured.value)
            }
            found.append(
                Suggestion(node: layer, change: change, was: change.current(in: style(layer)), cures: cures))
        }
        let ranked = found.enumerated().sorted {
            ($1.element.cures.count, $0.offset) < ($0.element.cures.count, $1.offset)
        }.map(\.element)
        return Self.withoutCovered(ranked)
    }

    /// Leaves out what cures nothing that a better one does not.
    private static func withoutCovered(_ ranked: [Suggestion]) -> [Suggestion] {
        struct Place: Hashable {
            let node: Int
            let property: FrameProperty
        }
        var best: [Place: Int] = [:]
        return ranked.filter { suggestion in
            let count = suggestion.cures.count
            let places = suggestion.cures.map { Place(node: $0.node, property: $0.property) }
            guard places.contains(where: { best[$0, default: 0] <= count }) else { return false }
            for place in places { best[place] = max(best[place, default: 0], count) }
            return true
        }
    }

    private struct Candidate: Hashable {
        let layer: Int
        let change: DeclarationChange
    }
}
