@testable import StackLayout

/// Looks at all derivations of a solved tree: those of its frames, and of every number that they rest on.
struct DerivationAudit {
    /// What is wrong, a line each.
    private(set) var problems: [String] = []
    /// How many derivations were looked at.
    private(set) var count = 0
    private let inspector: Inspector
    private let checksTexts: Bool
    /// What was looked at; `false` while what it rests on is not done.
    private var isDone: [Derivation.Source: Bool] = [:]
    private var values: [Derivation.Source: Double] = [:]
    private var uses: [Derivation] = []

    init?(_ tree: LayoutTree, ids: [NodeID], checksTexts: Bool) {
        guard let inspector = Inspector(tree) else { return nil }
        self.inspector = inspector
        self.checksTexts = checksTexts
        for id in ids where tree.frame(of: id) != nil {
            for property in [Derivation.Property.x, .y, .width, .height] {
                follow(Derivation.Term(0, .derived(property, of: id)))
            }
        }
        compareUses()
    }

    private mutating func follow(_ first: Derivation.Term) {
        var pending = [first]
        while let term = pending.popLast() {
            guard case .derived(let property, let node) = term.source else { continue }
            if isDone[term.source] == false { isDone[term.source] = true }
            guard isDone[term.source] == nil else { continue }
            guard let derivation = inspector.derivation(of: node, property) else {
                problems.append("\(node) \(property): is used, but has no derivation")
                continue
            }
            count += 1
            isDone[term.source] = false
            // Comes up again when all that it rests on is done.
            pending.append(term)
            values[term.source] = derivation.value
            check(derivation)
            for used in derivation.terms {
                if isDone[used.source] == false {
                    problems.append("\(derivation.node) \(derivation) rests on itself")
                }
                pending.append(used)
            }
            // What it rests on is looked at later; then its numbers must be the same.
            uses.append(derivation)
        }
    }

    /// Whether the numbers in formulas are those that have been derived.
    private mutating func compareUses() {
        for derivation in uses {
            for used in derivation.terms {
                guard let value = values[used.source] else { continue }
                if abs(value - used.value) > Derivation.tolerance * max(1, abs(value)) {
                    problems.append("\(derivation.node) \(derivation) uses \(used.value), not \(value)")
                }
            }
        }
    }

    private mutating func check(_ derivation: Derivation) {
        // Texts are costly: only those of what is wrong.
        var line: String { "\(derivation.node) \(derivation)" }
        if !derivation.value.isFinite || !derivation.isConsistent {
            problems.append("\(line) gives \(derivation.formula.value)")
        }
        if derivation.rule.isEmpty || derivation.reason.isEmpty { problems.append("\(line) names no rule") }
        guard checksTexts else { return }
        let slack = 0.005 * Double(max(2, derivation.terms.count))
        guard let read = TextCalculator.value(of: derivation.text), abs(read - derivation.value) <= slack
        else {
            problems.append("\(line): the text does not compute")
            return
        }
    }
}
