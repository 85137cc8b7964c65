import KitScreens
import StackLayout

extension CheckedInput {
    /// What checking a document came to.
    ///
    /// - Parameters:
    ///   - budget: How much may be spent on suggestions.
    ///   - derivations: How many layers may be looked at to say how numbers come about; beyond, they stand
    ///     without.
    /// - Complexity: O(layers), and what the budgets allow.
    public init(
        _ report: DocumentReport, within budget: inout SuggestionBudget, derivations: Int = 20_000_000
    ) {
        let document = report.document
        name = document.name
        kind = document.format == .sketch ? "Sketch" : "Figma"
        tolerance = report.tolerance
        tally = report.tally
        notes = document.notes
        let best = BestSuggestions(
            report.tally.different > 0 ? report.suggestions(within: &budget) : [],
            path: { document.path(of: $0) })
        var places: [Int: Int] = [:]
        for item in report.components {
            places[item.node] = components.count
            var component = CheckedComponent(name: document.label(of: item.node))
            component.id = document.nodes[item.node].id
            if let page = document.nodes[item.node].parent { component.page = document.label(of: page) }
            component.tally = item.tally
            component.largest = item.largest
            components.append(component)
        }
        var left = derivations
        var corners = [(x: Double, y: Double, depth: Int)](repeating: (0, 0, 0), count: document.nodes.count)
        for (index, node) in document.nodes.enumerated() {
            guard let place = places[node.component] else { continue }
            let isRoot = node.component == index
            let outer =
                isRoot ? (x: 0, y: 0, depth: -1) : node.parent.map { corners[$0] } ?? (x: 0, y: 0, depth: -1)
            let shift = isRoot ? (x: -(node.stored?.x ?? 0), y: -(node.stored?.y ?? 0)) : (outer.x, outer.y)
            let stored = node.stored?.moved(shift)
            corners[index] = (stored?.x ?? outer.x, stored?.y ?? outer.y, outer.depth + 1)
            guard node.isVisible else { continue }
            let path = document.path(of: index)
            let numbers = FrameProperty.allCases.map { report.number(index, $0) }
            for number in numbers where number.verdict == .different || number.verdict.isUndecided {
                var reason = report.doubt(number) ?? ""
                if number.verdict == .different {
                    left -= report.derivationCost(of: number)
                    if left >= 0 { reason = report.derivationText(of: number) ?? "" }
                }
                components[place].findings.append(
                    CheckedComponent.Finding(
                        layer: components[place].layers.count, path: path,
                        property: number.property, verdict: number.verdict, stored: number.stored,
                        derived: number.derived, reason: reason,
                        suggestion: best.text(number.node, number.property)))
            }
            components[place].layers.append(
                CheckedLayer(
                    name: document.label(of: index), path: path, id: node.id, depth: outer.depth + 1,
                    stored: stored,
                    derived: report.derivedFrame(index)?.moved(shift), frame: node.stored,
                    verdicts: numbers.map(\.verdict)))
        }
    }
}

/// The suggestion that cures most, number by number.
struct BestSuggestions {
    private let suggestions: [Suggestion]
    private let path: (Int) -> String
    private var best: [Place: Int] = [:]

    private struct Place: Hashable {
        let node: Int
        let property: FrameProperty
    }

    init(_ suggestions: [Suggestion], path: @escaping (Int) -> String) {
        self.suggestions = suggestions
        self.path = path
        for (index, suggestion) in suggestions.enumerated() {
            for cure in suggestion.cures {
                let place = Place(node: cure.node, property: cure.property)
                let known = best[place].map { suggestions[$0].cures.count } ?? 0
                if suggestion.cures.count > known { best[place] = index }
            }
        }
    }

    func text(_ node: Int, _ property: FrameProperty) -> String {
        guard let index = best[Place(node: node, property: property)] else { return "" }
        let suggestion = suggestions[index]
        let count = suggestion.cures.count
        let cures = count == 1 ? "" : "; cures \(count) numbers"
        return "\(path(suggestion.node)): \(suggestion) (instead of \(suggestion.was)\(cures))"
    }
}

extension Rect {
    func moved(_ shift: (x: Double, y: Double)) -> Rect {
        Rect(x: x + shift.x, y: y + shift.y, width: width, height: height)
    }
}
