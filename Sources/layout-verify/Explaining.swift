import KitScreens
import StackLayout

extension Command {
    /// Prints how the frame of one part follows from what is given. A part that is named in full is explained
    /// in every input that has it; an ending of its name will do if it is unique.
    mutating func explain(_ text: String) throws(OutputError) {
        let reference = PartReference(text)
        var components: [Component] = []
        var matches: [PartReference.Match] = []
        try forEachDocument { (_, document) throws(OutputError) in
            let found = document.cases.map(\.component)
            components += found
            if let match = reference.exactMatch(in: found) { matches.append(match) }
        }
        if matches.isEmpty {
            matches = reference.suffixMatches(in: components)
            if matches.count > 1 { return try complain(ambiguous(text, matches)) }
        }
        if matches.isEmpty { return try complain(unknown(reference, components)) }
        var explanations: [Explanation] = []
        for match in matches {
            do {
                explanations.append(try Explanation(match))
            } catch {
                try complain("\(match.component.name): \(error)")
            }
        }
        if options.isJSON { return try printJSON(["parts": explanations]) }
        for explanation in explanations { try console.print(explanation.text) }
    }

    private func ambiguous(_ text: String, _ matches: [PartReference.Match]) -> String {
        let shown = matches.prefix(5).map { "\n  \($0.reference)" }.joined()
        let more = matches.count > 5 ? "\n  and \(matches.count - 5) more" : ""
        return "\(text) could be any of \(matches.count) parts; give more of the name:\(shown)\(more)"
    }

    private func unknown(_ reference: PartReference, _ components: [Component]) -> String {
        let near = reference.nearest(in: components, count: 3)
        let names = near.isEmpty ? components.prefix(3).map(\.name) : near
        let hint = near.isEmpty ? "there are" : "did you mean"
        return names.isEmpty
            ? "there is no part \(reference.text), nor any other"
            : "there is no part \(reference.text); \(hint)\(names.map { "\n  \($0)" }.joined())"
    }
}

/// Where the four numbers of one part's frame come from.
struct Explanation: Encodable {
    let part: String
    let numbers: [Number]

    struct Number: Encodable {
        let property: String
        let stored: Double?
        let derived: Double?
        /// The derivation, down to given numbers.
        let derivation: [String]
    }

    init(_ match: PartReference.Match) throws(LayoutError) {
        let verification = try Verification(of: match.component, tolerance: 0)
        let origins = Origins(verification: verification)
        part = match.reference
        numbers = FrameProperty.allCases.map { property in
            Number(
                property: property.rawValue,
                stored: match.component.parts[match.part].stored.map { $0[property] },
                derived: verification.derived[match.part].map { $0[property] },
                derivation: origins.lines(property, of: match.part))
        }
    }

    /// The explanation for people.
    var text: String {
        var text = part + "\n"
        for number in numbers {
            let stored = number.stored.map { " (stored \(numberText($0)))" } ?? ""
            let lines = number.derivation
            text += "  \(number.property) \(lines.first ?? "")\(stored)\n"
            text += lines.dropFirst().map { "    \($0)\n" }.joined()
        }
        return text
    }
}
