import DesignFiles
import Foundation
import KitScreens
import StackLayout

/// `layout-verify --matrix`: solves screens over devices, content sizes, directions and appearances.
struct MatrixCommand {
    private var isJSON = false
    private var sheet: String?
    private var font: String?
    private var files: [String] = []
    private var console = Console()

    static let usage = """
        usage: layout-verify --matrix [--json] [--sheet FILE] [--font FILE] [FILE ...]

        Solves the kit, or the components of each FILE, on 15 devices, at 12 content sizes, in both directions, light
        and dark, and says what does not fit: truncated text, broken words, overflow, overlaps, controls under 44 × 44,
        contrast below 4.5 : 1.

          --json         print the result as JSON
          --sheet FILE   write pictures of all variants, as HTML
          --font FILE    measure texts with this TrueType or OpenType font; otherwise with built-in advances, those of
                         Liberation Sans

        exit status: 0 nothing is found, 1 something is, 64 wrong usage, 65 an input is invalid, 74 the output cannot
        be written

        """

    /// Runs the command with the arguments behind `--matrix`.
    static func run(_ arguments: [String]) -> ExitCode {
        var command = MatrixCommand()
        do {
            guard try command.read(arguments) else {
                try command.console.print(usage)
                try command.console.flush()
                return .agree
            }
            return try command.execute()
        } catch let error as UsageError {
            Console.complain("\(error.problem)\n\n\(usage)")
            return .usage
        } catch let error as InputError {
            Console.complain(error.problem)
            return .badInput
        } catch {
            Console.complain("the output cannot be written; it is closed or full")
            return .outputFailed
        }
    }

    /// Reads the arguments; false if help is asked for.
    private mutating func read(_ arguments: [String]) throws(UsageError) -> Bool {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help": return false
            case "--json": isJSON = true
            case "--sheet", "--font":
                guard let value = rest.popFirst() else { throw UsageError("\(argument) needs FILE") }
                if argument == "--sheet" { sheet = value } else { font = value }
            case "--":
                files += rest
                rest = []
            default:
                if argument.hasPrefix("-"), argument != "-" { throw UsageError("unknown option \(argument)") }
                files.append(argument)
            }
        }
        return true
    }

    private mutating func execute() throws -> ExitCode {
        let subjects = try subjects()
        let matrix = Matrix(shaping: try shaping())
        var pictures = ContactSheet()
        let wantsPictures = sheet != nil
        let report: MatrixReport
        do {
            report = try matrix.run(subjects) { subject, _, check in
                if wantsPictures { pictures.add(check, subject: subject) }
            }
        } catch {
            throw InputError("\(error)")
        }
        if let sheet {
            let page = Data(pictures.html(report, matrix: matrix).utf8)
            do { try page.write(to: URL(fileURLWithPath: sheet)) } catch { throw OutputError() }
        }
        try console.print(isJSON ? try json(report) : text(report))
        try console.flush()
        return report.findingCount == 0 ? .agree : .differ
    }

    private func subjects() throws(InputError) -> [MatrixSubject] {
        guard !files.isEmpty else { return MatrixSubject.kit }
        var components: [Component] = []
        for path in files {
            guard case .components(let document) = try Input.read(path) else {
                throw InputError(
                    "\(path): is a design document; give kit notation or cases, as --solve --format prints them"
                )
            }
            if let problem = document.problems.first { throw InputError(problem) }
            components += document.cases.map { $0.component }
        }
        return MatrixSubject.subjects(of: components)
    }

    private func shaping() throws(InputError) -> any TextShaping {
        guard let font else { return StandInFont() }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: font)) else {
            throw InputError("\(font): cannot be read")
        }
        do { return try OpenTypeFont([UInt8](data)) } catch { throw InputError("\(font): \(error)") }
    }

    private func text(_ report: MatrixReport) -> String {
        var text = ""
        for subject in report.subjects {
            text += "\(subject.name): \(counted(subject.findings.count, "finding"))\n"
            for finding in subject.findings { text += "  \(finding.line(of: report))\n" }
        }
        return text
            + "\(counted(report.subjects.count, "subject")) in \(counted(report.variants.count, "variant")): "
            + "\(counted(report.solveCount, "solve")), \(counted(report.findingCount, "finding"))\n"
    }

    private func json(_ report: MatrixReport) throws -> String {
        let subjects = report.subjects.map { subject in
            SubjectResult(
                name: subject.name,
                findings: subject.findings.map { finding in
                    FindingResult(
                        rule: finding.rule.rawValue, part: finding.path, other: finding.other,
                        variants: finding.variants.count, worst: finding.worst, unit: finding.rule.unit,
                        worstVariant: "\(report.variants[finding.worstVariant])")
                })
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let result = MatrixResult(
            variants: report.variants.count, solves: report.solveCount, subjects: subjects)
        return String(decoding: try encoder.encode(result), as: UTF8.self) + "\n"
    }
}

/// What `--matrix --json` prints.
private struct MatrixResult: Encodable {
    let variants: Int
    let solves: Int
    let subjects: [SubjectResult]
}

private struct SubjectResult: Encodable {
    let name: String
    let findings: [FindingResult]
}

private struct FindingResult: Encodable {
    let rule: String
    let part: String
    let other: String?
    let variants: Int
    let worst: Double
    let unit: String
    let worstVariant: String
}
