import DesignFiles
import Foundation
import KitScreens

/// Collects what verifying gave for the reports that the command line wants, and writes them at the end.
struct Reporting {
    private let options: Options
    private var inputs: [CheckedInput] = []
    private var budget = SuggestionBudget()

    init(_ options: Options) { self.options = options }

    /// Notes what checking a design document gave.
    mutating func add(_ report: DocumentReport) {
        guard options.hasReports else { return }
        inputs.append(CheckedInput(report, within: &budget))
    }

    /// Notes what verifying the components of an input gave.
    mutating func add(_ verifications: [Verification], of document: Document, tolerance: Double) {
        guard options.hasReports else { return }
        var input = CheckedInput(name: document.name, kind: document.format.words, tolerance: tolerance)
        input.notes = document.problems
        for verification in verifications {
            let origins = Origins(verification: verification)
            input.add(verification, within: &budget) { origins.line($0, of: $1) }
        }
        inputs.append(input)
    }

    /// Writes the reports.
    ///
    /// - Parameter problems: What could not be read, one line each.
    func write(problems: [String]) throws(OutputError) {
        if let path = options.html {
            try write(HTMLReport.page(inputs, problems: problems), to: path)
        }
        if let path = options.junit {
            try write(
                JUnitReport.document(inputs, isStrict: options.isStrict, problems: problems), to: path)
        }
        if let path = options.svg {
            let folder = URL(fileURLWithPath: path, isDirectory: true)
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw OutputError("\(path): no such folder can be made; give another")
            }
            for (name, text) in SVGReport.files(inputs) {
                try write(text, to: folder.appendingPathComponent(name).path)
            }
        }
    }

    private func write(_ text: String, to path: String) throws(OutputError) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw OutputError(
                "\(path): cannot be written; check that its folder is there and may be written to")
        }
    }
}

extension Document.Format {
    /// What kind of input it is, for people.
    fileprivate var words: String {
        switch self {
        case .kit: "the kit"
        case .notation: "kit notation"
        case .cases: "JSON cases"
        }
    }
}
