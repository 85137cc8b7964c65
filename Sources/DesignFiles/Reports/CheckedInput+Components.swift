import KitScreens
import StackLayout

extension CheckedInput {
    /// An input of components without any as yet.
    public init(name: String, kind: String, tolerance: Double) {
        self.name = name
        self.kind = kind
        self.tolerance = tolerance
    }

    /// Adds what verifying a component came to. Every stored number counts as derived or different.
    ///
    /// - Parameter derivation: How the derived number of a part comes about, on one line.
    /// - Complexity: O(parts), and what the budget allows.
    public mutating func add(
        _ verification: Verification, within budget: inout SuggestionBudget,
        derivation: (FrameProperty, Int) -> String
    ) {
        let paths = PathTable(verification.component)
        func path(_ part: Int) -> String {
            part == 0 ? verification.component.name : "\(verification.component.name)/\(paths.path(of: part))"
        }
        var component = CheckedComponent(name: verification.component.name)
        let best = BestSuggestions(verification.suggestions(within: &budget), path: path)
        let places = component.addLayers(of: verification, path: path)
        for part in verification.storedButHidden {
            component.tally.add(.different)
            component.findings.append(
                CheckedComponent.Finding(
                    path: path(part), verdict: .different, reason: "has a stored frame, but is hidden"))
        }
        for difference in verification.differences {
            component.largest = max(component.largest, (difference.stored - difference.derived).magnitude)
            component.findings.append(
                CheckedComponent.Finding(
                    layer: places[difference.part], path: path(difference.part),
                    property: difference.property, verdict: .different, stored: difference.stored,
                    derived: difference.derived, reason: derivation(difference.property, difference.part),
                    suggestion: best.text(difference.part, difference.property)))
        }
        tally += component.tally
        components.append(component)
    }
}

extension CheckedComponent {
    /// Adds the parts that are visible; returns the layer of each part.
    fileprivate mutating func addLayers(of verification: Verification, path: (Int) -> String) -> [Int?] {
        var differing: [Int: Set<FrameProperty>] = [:]
        for difference in verification.differences {
            differing[difference.part, default: []].insert(difference.property)
        }
        var places: [Int?] = []
        var corners: [(x: Double, y: Double, depth: Int)] = []
        for (index, part) in verification.component.parts.enumerated() {
            let outer = part.parent.map { corners[$0] } ?? (x: 0, y: 0, depth: -1)
            let root = part.parent == nil ? part.stored ?? verification.derived[index] : nil
            let shift = (x: outer.x - (root?.x ?? 0), y: outer.y - (root?.y ?? 0))
            let frame = part.stored ?? verification.derived[index]
            let box = frame?.moved(shift)
            corners.append((box?.x ?? outer.x, box?.y ?? outer.y, outer.depth + 1))
            guard let derived = verification.derived[index] else {
                places.append(nil)
                continue
            }
            let verdicts = FrameProperty.allCases.map { property -> Verdict in
                guard part.stored != nil else { return .none }
                return differing[index]?.contains(property) == true ? .different : .equal
            }
            for verdict in verdicts { tally.add(verdict) }
            places.append(layers.count)
            layers.append(
                CheckedLayer(
                    name: part.name.isEmpty ? "part \(index)" : part.name, path: path(index), id: "",
                    depth: outer.depth + 1,
                    stored: part.stored?.moved(shift), derived: derived.moved(shift), frame: part.stored,
                    verdicts: verdicts))
        }
        return places
    }
}
