import DesignFiles
import KitScreens
import StackLayout

extension Command {
    /// Says which single changes of a declaration would make differing numbers agree.
    mutating func suggest() throws(OutputError) {
        var results: [SuggestionResult] = []
        var budget = SuggestionBudget()
        try forEachInput { (command, input) throws(OutputError) in
            let found: [SuggestionResult]
            switch input {
            case .components(let document): found = try command.suggestions(for: document, &budget)
            case .design(let document): found = command.suggestions(for: document, &budget)
            }
            if found.contains(where: { $0.differ > 0 }) { command.differs = true }
            if command.options.isJSON {
                results += found
            } else {
                for result in found { try command.console.print(result.text) }
            }
        }
        let isComplete = !budget.isExhausted
        if options.isJSON {
            return try printJSON(
                SuggestionReport(components: results, isComplete: isComplete, problems: problems))
        }
        if !isComplete {
            try console.print("note: not every change was tried, there are too many differences\n")
        }
    }

    private mutating func suggestions(
        for document: Document, _ budget: inout SuggestionBudget
    ) throws(OutputError) -> [SuggestionResult] {
        let tolerance = options.tolerance ?? document.format.tolerance
        return try forEachCase(of: document) { item throws(LayoutError) in
            let verification = try Verification(of: item.component, tolerance: tolerance)
            let suggestions = verification.suggestions(within: &budget)
            let paths = PathTable(item.component)
            return SuggestionResult(
                name: item.component.name, differ: verification.differences.count, suggestions
            ) { $0 == 0 ? item.component.name : paths.path(of: $0) }
        }
    }

    private mutating func suggestions(
        for document: DesignDocument, _ budget: inout SuggestionBudget
    ) -> [SuggestionResult] {
        let isLong = document.nodes.count > DesignResult.manyLayers
        console.progress("checking \(document.nodes.count) layers of \(document.name)", isLong: isLong)
        let report = DocumentReport(of: document, tolerance: options.tolerance ?? DesignResult.tolerance)
        console.progress("trying changes in \(document.name)", isLong: isLong)
        let suggestions = report.suggestions(within: &budget)
        return [
            SuggestionResult(name: document.name, differ: report.tally.different, suggestions) {
                document.path(of: $0)
            }
        ]
    }
}

/// All that was suggested: what `--json` prints.
struct SuggestionReport: Encodable {
    let components: [SuggestionResult]
    /// Whether every change was tried; a document may have too many differences.
    let isComplete: Bool
    /// What could not be read, one line each.
    let problems: [String]
}

/// The changes that would help one component or document.
struct SuggestionResult: Encodable {
    let name: String
    /// How many numbers differ.
    let differ: Int
    let suggestions: [Item]

    struct Item: Encodable {
        /// The layer whose declaration would change.
        let layer: String
        let change: String
        let instead: String
        /// How many differing numbers would agree.
        let cures: Int
        /// What they would be.
        let gives: String
    }

    /// How many changes are shown for each layer or stack that has differences.
    private static let mostShown = 200

    init(name: String, differ: Int, _ suggestions: [Suggestion], path: (Int) -> String) {
        self.name = name
        self.differ = differ
        self.suggestions = suggestions.prefix(Self.mostShown).map { suggestion in
            Item(
                layer: path(suggestion.node), change: "\(suggestion.change)", instead: suggestion.was,
                cures: suggestion.cures.count, gives: suggestion.values)
        }
    }

    /// The changes for people; nothing where nothing differs.
    var text: String {
        guard differ > 0 else { return "\(shown(name)): nothing differs\n" }
        var text = "\(shown(name)): \(counted(differ, "number")) \(differ == 1 ? "differs" : "differ")\n"
        if suggestions.isEmpty {
            text += "  no single change of a declaration makes a number agree and breaks none\n"
        }
        for item in suggestions {
            text += "  \(shown(item.layer)): \(item.change) would give \(item.gives)"
            text += " (instead of \(item.instead); cures \(item.cures) of \(differ))\n"
        }
        return text
    }
}
