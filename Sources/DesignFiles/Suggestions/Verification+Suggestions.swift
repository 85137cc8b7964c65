import KitScreens
import StackLayout

extension Verification {
    /// Single changes of a declaration that would make numbers agree that differ, and break none; those that
    /// cure most first. Indices are those of the component's parts.
    ///
    /// - Complexity: O(parts · candidates), within the budget.
    public func suggestions(within budget: inout SuggestionBudget) -> [Suggestion] {
        guard !differences.isEmpty else { return [] }
        var trial = Trial()
        trial.texts = component.texts
        let differing = Set(differences.map { Place(part: $0.part, property: $0.property) })
        let limit = tolerance + 1e-9
        for (index, part) in component.parts.enumerated() {
            trial.parts.append(Trial.Part(style: part.style, parent: part.parent, layer: index))
            guard let stored = part.stored, derived[index] != nil else { continue }
            for property in FrameProperty.allCases {
                trial.expectations.append(
                    Trial.Expectation(
                        part: index, property: property, stored: stored[property], offset: 0,
                        tolerance: limit,
                        isDifferent: differing.contains(Place(part: index, property: property))))
            }
        }
        return trial.suggestions(candidates(differing), style: { component.parts[$0].style }, &budget)
    }

    private struct Place: Hashable {
        let part: Int
        let property: FrameProperty
    }

    /// How many stacks and parts are tried.
    private static let mostTried = 20

    private func candidates(_ differing: Set<Place>) -> [(layer: Int, change: DeclarationChange)] {
        let parts = Set(differences.map(\.part))
        var stacks: [Int] = []
        var known: Set<Int> = []
        for part in differences.map(\.part) {
            for stack in [component.parts[part].parent, part].compactMap({ $0 })
            where component.parts[stack].style.kind != .leaf && known.insert(stack).inserted {
                stacks.append(stack)
            }
            if stacks.count >= Self.mostTried { break }
        }
        var children: [Int: [Candidates.Child]] = [:]
        for (index, part) in component.parts.enumerated() {
            guard let parent = part.parent, known.contains(parent), let stored = part.stored,
                part.style.visibility != .hidden, part.style.pins == nil
            else { continue }
            children[parent, default: []].append(
                Candidates.Child(layer: index, stored: stored, isDifferent: parts.contains(index)))
        }
        var candidates = Candidates()
        for stack in stacks {
            candidates.add(
                stack: stack, component.parts[stack].style, stored: component.parts[stack].stored?.size,
                derived: derived[stack]?.size, children: children[stack] ?? [], isFigma: false)
        }
        for stack in stacks {
            candidates.add(
                children: children[stack] ?? [], style: { component.parts[$0].style }, isFigma: false)
        }
        for part in parts.sorted().prefix(Self.mostTried) {
            guard let stored = component.parts[part].stored else { continue }
            candidates.add(fixed: part, component.parts[part].style, stored.size)
        }
        return candidates.list
    }
}
