/// What random trees are made of.
struct Profile: Sendable {
    enum Feature: CaseIterable {
        case limits, text, pins, wrap, overlay, baseline, fraction, aspect, hidden, overflow, shrink, lines
        /// Children in flow in free containers, pins without edges, a centre with an edge (SEMANTICS 19).
        case looseEnds
        /// Weights of 0, tiny and huge weights, limits that contradict each other.
        case extremes
        /// Numbers that binary fractions cannot express.
        case offGrid
    }

    var name: String
    var features: Set<Feature>
    var nodes = 3...40
    var children = 0...6
    var depth = 5
    /// How many trees a test run looks at.
    var cases = 2400

    func has(_ feature: Feature) -> Bool { features.contains(feature) }

    static let all: [Profile] = [
        Profile(name: "plain", features: []),
        Profile(name: "limits", features: [.limits]),
        Profile(name: "text", features: [.text]),
        Profile(name: "pins", features: [.pins]),
        Profile(name: "wrap", features: [.wrap]),
        Profile(name: "wrap with limits", features: [.wrap, .limits, .text]),
        Profile(name: "overlay", features: [.overlay]),
        Profile(name: "baseline", features: [.baseline, .text]),
        Profile(name: "baseline in wrapping stacks", features: [.baseline, .wrap, .lines]),
        Profile(name: "fraction", features: [.fraction]),
        Profile(name: "aspect", features: [.aspect, .limits, .pins]),
        Profile(name: "hidden", features: [.hidden]),
        Profile(name: "overflow", features: [.overflow]),
        Profile(name: "overflow in wrapping stacks", features: [.overflow, .wrap, .lines]),
        Profile(name: "shrink", features: [.shrink, .text, .limits]),
        Profile(name: "lines", features: [.lines, .wrap]),
        Profile(name: "extremes", features: [.extremes, .limits, .shrink]),
        Profile(name: "loose ends", features: [.looseEnds, .pins, .overlay, .aspect, .fraction]),
        Profile(name: "off the grid", features: [.offGrid, .shrink, .limits, .baseline, .wrap]),
        Profile(name: "everything", features: Set(Feature.allCases).subtracting([.offGrid, .extremes])),
        Profile(
            name: "everything and more", features: Set(Feature.allCases), nodes: 20...160,
            children: 2...9, cases: 1000),
        Profile(
            name: "deep baselines", features: [.baseline, .fraction, .text], nodes: 40...120, depth: 24,
            cases: 800),
        Profile(
            name: "deep", features: [.shrink, .limits, .offGrid, .text], nodes: 60...200, depth: 60,
            cases: 600),
        Profile(
            name: "deep everything", features: Set(Feature.allCases), nodes: 60...200, depth: 60,
            cases: 600),
        Profile(
            name: "wide", features: [.limits, .shrink, .extremes, .offGrid], nodes: 100...400,
            children: 60...300, depth: 2, cases: 600),
        Profile(
            name: "wide everything", features: Set(Feature.allCases), nodes: 100...400, children: 60...300,
            depth: 2, cases: 600),
    ]
}
