import Foundation
import KitScreens
import StackLayout

extension Command {
    /// Compares the stored frames of each input with the derived ones.
    mutating func verify() throws(OutputError) {
        var results: [InputResult] = []
        try forEachInput { (command, input) throws(OutputError) in
            switch input {
            case .components(let document):
                let result = try command.verified(document)
                if result.differ > 0 { command.differs = true }
                if command.options.isJSON {
                    results.append(.components(result))
                } else {
                    try command.console.print(result.text)
                }
            case .design(let document):
                let result = try command.verified(document)
                if command.options.isJSON { results.append(.design(result)) }
            }
        }
        if options.isJSON { try printJSON(Report(documents: results, problems: problems)) }
        try console.flush()
        try reporting.write(problems: problems)
    }

    private mutating func verified(_ document: Document) throws(OutputError) -> DocumentResult {
        let tolerance = options.tolerance ?? document.format.tolerance
        let verifications = try forEachCase(of: document) { item throws(LayoutError) in
            try Verification(of: item.component, tolerance: tolerance)
        }
        reporting.add(verifications, of: document, tolerance: tolerance)
        return DocumentResult(
            name: document.name, tolerance: tolerance, format: document.format,
            components: verifications.map { ComponentResult($0) }, invalid: document.problems.count)
    }

    /// Prints a value as JSON.
    mutating func printJSON(_ value: some Encodable) throws(OutputError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // JSON has no word for what comes of numbers too large to add up.
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(value) else { preconditionFailure("cannot be encoded") }
        try console.print(String(decoding: data, as: UTF8.self) + "\n")
    }
}

extension DocumentResult {
    /// The result for people: what was compared, and a line for each number that differs.
    fileprivate var text: String { format == .kit ? kitText : fileText }

    private var kitText: String {
        var text = ""
        for component in components {
            text +=
                "\(shown(component.name)): \(counted(component.frames, "frame")), \(component.differ) differ\n"
            text += component.differenceLines
        }
        let derived = "\(frames - differ) derived within \(numberText(tolerance)) pt, \(differ) differ"
        return text + "\(counted(frames, "frame")) of \(counted(components.count, "component")): \(derived)\n"
    }

    private var fileText: String {
        let items = counted(components.count, format == .cases ? "case" : "component")
        let invalid = self.invalid == 0 ? "" : ", \(self.invalid) invalid"
        let numbers = "\(counted(frames, "frame")), \(differ) differ (largest \(largestText))"
        return "\(shown(name)): \(items), \(numbers)\(invalid)\n" + components.map(\.differenceLines).joined()
    }

    /// The largest deviation to thousandths, or finer if that hides it.
    private var largestText: String {
        let rounded = (largest * 1000).rounded() / 1000
        return numberText(rounded == 0 ? largest : rounded)
    }
}

extension ComponentResult {
    fileprivate var differenceLines: String { differences.map { $0.line(of: name) }.joined() }
}

/// A number of things in words: `1 frame`, `2 frames`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
