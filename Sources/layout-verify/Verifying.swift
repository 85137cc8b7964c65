import Foundation
import KitScreens
import StackLayout

extension Command {
    /// Compares the stored frames of each input with the derived ones.
    mutating func verify() throws(OutputError) {
        var results: [DocumentResult] = []
        try forEachDocument { (command, document) throws(OutputError) in
            let tolerance = command.options.tolerance ?? document.format.tolerance
            let components = try command.forEachCase(of: document) { item throws(LayoutError) in
                ComponentResult(try Verification(of: item.component, tolerance: tolerance))
            }
            let result = DocumentResult(
                name: document.name, tolerance: tolerance, format: document.format,
                components: components, invalid: document.problems.count)
            if result.differ > 0 { command.differs = true }
            if command.options.isJSON {
                results.append(result)
            } else {
                try command.console.print(result.text)
            }
        }
        if options.isJSON { try printJSON(Report(documents: results, problems: problems)) }
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
            text += "\(component.name): \(counted(component.frames, "frame")), \(component.differ) differ\n"
            text += component.differenceLines
        }
        let derived = "\(frames - differ) derived within \(numberText(tolerance)) pt, \(differ) differ"
        return text + "\(counted(frames, "frame")) of \(counted(components.count, "component")): \(derived)\n"
    }

    private var fileText: String {
        let items = counted(components.count, format == .cases ? "case" : "component")
        let invalid = self.invalid == 0 ? "" : ", \(self.invalid) invalid"
        let numbers = "\(counted(frames, "frame")), \(differ) differ (largest \(largestText))"
        return "\(name): \(items), \(numbers)\(invalid)\n" + components.map(\.differenceLines).joined()
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
