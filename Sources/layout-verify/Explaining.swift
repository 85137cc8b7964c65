import DesignFiles
import KitScreens
import StackLayout

extension Command {
    /// Prints how the frame of one part follows from what is given. A part that is named in full is explained
    /// in every input that has it; an ending of its name will do if it is unique.
    mutating func explain(_ text: String) throws(OutputError) {
        let reference = PartReference(text)
        var components: [Component] = []
        var matches: [PartReference.Match] = []
        var explanations: [Explanation] = []
        try forEachInput { (command, input) throws(OutputError) in
            switch input {
            case .components(let document):
                let found = document.cases.map(\.component)
                components += found
                if let match = reference.exactMatch(in: found) { matches.append(match) }
            case .design(let document):
                let layers = document.layers(named: text, orEnding: true)
                if layers.isEmpty { return }
                let report = DocumentReport(
                    of: document, tolerance: command.options.tolerance ?? DesignResult.tolerance)
                explanations += layers.prefix(Self.mostLayers).map { Explanation(report, layer: $0) }
            }
        }
        if matches.isEmpty && explanations.isEmpty {
            matches = reference.suffixMatches(in: components)
            if matches.count > 1 { return try complain(ambiguous(text, matches)) }
        }
        if matches.isEmpty && explanations.isEmpty { return try complain(unknown(reference, components)) }
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

    /// How many layers of a design document are explained that have the same name.
    private static let mostLayers = 20

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
        /// What comparing came to, in a design document.
        var verdict: String?
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
        var text = shown(part) + "\n"
        for number in numbers {
            let verdict = number.verdict.map { ", \($0)" } ?? ""
            let stored = number.stored.map { " (stored \(numberText($0))\(verdict))" } ?? ""
            let lines = number.derivation
            let first = lines.first.map { " \(shown($0))" } ?? ""
            text += "  \(number.property)\(first)\(stored)\n"
            text += lines.dropFirst().map { "    \(shown($0))\n" }.joined()
        }
        return text
    }
}
