import KitScreens
import StackLayout

/// Where the numbers of a component's frames come from, in words: the one place that results and explanations
/// take derivations from.
///
/// The tree is made again when the first derivation is asked for: most components need none.
final class Origins {
    private let verification: Verification
    private lazy var solved: Solved? = try? Solved(verification.component)

    init(verification: Verification) { self.verification = verification }

    /// One number of one part, on one line: `334.5 = 277.5 + 41 + gap 16 (behind its sibling)`.
    func line(_ property: FrameProperty, of part: Int) -> String {
        guard let frame = verification.derived[part] else { return "hidden" }
        let number = numberText(frame[property])
        guard let solved, let derivation = solved.tree.derivation(of: solved.ids[part], property.derived)
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
        private let names: [NodeID: String]

        init(_ component: Component) throws(LayoutError) {
            var (tree, ids) = try component.makeTree()
            var measurer = WordMeasurer(texts: component.texts)
            try tree.solve(measuring: &measurer)
            self.tree = tree
            self.ids = ids
            var names = Dictionary(uniqueKeysWithValues: zip(ids, component.paths))
            if let root = ids.first { names[root] = component.name }
            self.names = names
        }

        func name(_ id: NodeID) -> String { names[id] ?? id.description }
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
