import KitScreens
import StackLayout

/// Where the numbers of a component's frames come from, in words: the one place that results and explanations
/// take derivations from.
///
/// The tree is made again when the first derivation is asked for: most components need none.
final class Origins {
    private let verification: Verification
    private lazy var solved: Solved? = try? Solved(verification.component)

    /// How many nodes are looked at to say how one number of a part comes about.
    private lazy var costs: [Int] = {
        let parts = verification.component.parts
        var children = [Int](repeating: 0, count: parts.count)
        for part in parts { if let parent = part.parent { children[parent] += 1 } }
        return parts.indices.map { 1 + children[$0] + (parts[$0].parent.map { children[$0] } ?? 0) }
    }()
    private var budget = DerivationBudget()

    init(verification: Verification) { self.verification = verification }

    /// One number of one part, on one line: `334.5 = 277.5 + 41 + gap 16 (behind its sibling)`.
    func line(_ property: FrameProperty, of part: Int) -> String {
        guard let frame = verification.derived[part] else { return "hidden" }
        let number = numberText(frame[property])
        guard budget.spend(costs[part]), let solved,
            let derivation = solved.tree.derivation(of: solved.ids[part], property.derived)
        else {
            return number
        }
        return "\(number) = \(derivation.formulaText) (\(derivation.reason))"
    }

    /// One number of one part, and all that it rests on down to given numbers, one line each.
    func lines(_ property: FrameProperty, of part: Int) -> [String] {
        guard let solved else { return [line(property, of: part)] }
        let chain = solved.tree.derivationChain(
            of: solved.ids[part], property.derived, limit: Self.longestChain + 1)
        let parts = chain.prefix(Self.longestChain).dropFirst().map { derivation in
            "\(derivation.text(naming: solved.name)) (\(derivation.reason))"
        }
        return [line(property, of: part)] + parts + (chain.count > Self.longestChain ? ["and more"] : [])
    }

    /// How many derivations an explanation has at most.
    private static let longestChain = 500

    /// A component's tree with its frames.
    private struct Solved {
        let tree: LayoutTree
        let ids: [NodeID]
        private let paths: PathTable
        private let parts: [NodeID: Int]
        private let component: Component

        init(_ component: Component) throws(LayoutError) {
            var (tree, ids) = try component.makeTree()
            var measurer = WordMeasurer(texts: component.texts)
            try tree.solve(measuring: &measurer)
            self.tree = tree
            self.ids = ids
            self.component = component
            paths = PathTable(component)
            parts = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
        }

        func name(_ id: NodeID) -> String {
            guard let part = parts[id] else { return id.description }
            return part == 0 ? component.name : paths.path(of: part)
        }
    }
}

extension FrameProperty {
    /// The same number, as derivations call it.
    fileprivate var derived: Derivation.Property {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }
}

/// A number of points for people: at most six decimals.
func numberText(_ number: Double) -> String {
    let rounded = number.magnitude < 1e9 ? (number * 1e6).rounded() / 1e6 + 0 : number
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
