import Foundation

/// The command line, understood.
struct Options {
    /// What to do with the inputs.
    enum Mode: Equatable {
        case verify
        case solve
        /// Explain the part that this refers to.
        case explain(String)
        /// Say which changes would make differing numbers agree.
        case suggest
        case help
        case version
    }

    /// What `--solve` can print.
    enum OutputFormat: String { case notation, cases }

    var mode = Mode.verify
    /// How far a number may be off, in points, if it is given.
    var tolerance: Double?
    /// Whether the result is to be read by machines.
    var isJSON = false
    /// Whether numbers of design documents that are not decidable count as differences.
    var isStrict = false
    /// How `--solve` prints; the input's own format unless it is given.
    var format: OutputFormat?
    /// Whether `--solve` prints every digit instead of thousandths.
    var isExact = false
    /// The component, or the layer, that everything is limited to.
    var component: String?
    /// Where the page with what verifying gave is written, if anywhere.
    var html: String?
    /// The folder that pictures of the components are written to, if any.
    var svg: String?
    /// Where what verifying gave is written as JUnit's XML, if anywhere.
    var junit: String?
    /// Whether there is something to write beside the results.
    var hasReports: Bool { html != nil || svg != nil || junit != nil }
    /// The inputs in the order given; none stands for the kit.
    var files: [String] = []

    /// Reads a command line, without the command's own name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                files.append(argument)
                continue
            }
            let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = Self.table.first(where: { $0.name == halves[0] }) else {
                throw UsageError("unknown option \(halves[0])")
            }
            try apply(option, attached: halves.count > 1 ? String(halves[1]) : nil, rest: &rest)
        }
        if isJSON && mode == .solve {
            throw UsageError("--solve prints the input's own format; leave out --json")
        }
        if hasReports && ![.verify, .help, .version].contains(mode) {
            throw UsageError("reports are of verifying; leave out --solve, --explain and --suggest")
        }
    }

    private mutating func apply(
        _ option: Option, attached: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let placeholder = option.placeholder else {
            if attached != nil { throw UsageError("\(option.name) takes no value") }
            try option.apply(&self, "")
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw UsageError("\(option.name) needs \(placeholder)")
        }
        try option.apply(&self, value)
    }

    /// Sets the mode; two that exclude each other are refused, but asking for help always helps.
    fileprivate mutating func set(_ new: Mode) throws(UsageError) {
        switch (mode, new) {
        case (.help, _), (.version, _): break
        case (.verify, _), (_, .help), (_, .version): mode = new
        default: throw UsageError("--solve, --explain and --suggest can be given only once, and not together")
        }
    }
}

/// Why a command line cannot be understood.
struct UsageError: Error {
    let problem: String
    init(_ problem: String) { self.problem = problem }
}

extension Options {
    /// One option: how it is written, what it is for, and what it does.
    struct Option: Sendable {
        let name: String
        /// What stands for its value in the help; `nil` if it takes none.
        var placeholder: String?
        let help: String
        let apply: @Sendable (inout Options, String) throws(UsageError) -> Void
    }

    /// All options, in the order of the help.
    static let table: [Option] = [
        Option(name: "--solve", help: "print the input with the derived frames filled in") {
            (options, _) throws(UsageError) in try options.set(.solve)
        },
        Option(
            name: "--explain", placeholder: "COMPONENT/PART",
            help: "print how the frame of one part follows from what is given"
        ) { (options, value) throws(UsageError) in try options.set(.explain(value)) },
        Option(
            name: "--suggest",
            help: "print which single change of a declaration would make what differs agree"
        ) { (options, _) throws(UsageError) in try options.set(.suggest) },
        Option(
            name: "--tolerance", placeholder: "POINTS",
            help: "how far a number may be off (0.005; for design documents 0.01, for JSON cases 0.1)"
        ) { (options, value) throws(UsageError) in
            guard let tolerance = Double(value), tolerance.isFinite, tolerance >= 0 else {
                throw UsageError("--tolerance \(value): give a number of points, at least 0")
            }
            options.tolerance = tolerance
        },
        Option(
            name: "--component", placeholder: "NAME",
            help: "look at this component only; in a design document, a layer's path or identifier will do"
        ) { (options, value) in options.component = value },
        Option(
            name: "--format", placeholder: "notation|cases", help: "what --solve prints"
        ) { (options, value) throws(UsageError) in
            guard let format = OutputFormat(rawValue: value) else {
                throw UsageError("--format \(value): give notation or cases")
            }
            options.format = format
        },
        Option(name: "--exact", help: "let --solve print every digit, not thousandths of a point") {
            (options, _) in options.isExact = true
        },
        Option(
            name: "--strict", help: "also fail for numbers of design documents that are not decidable"
        ) { (options, _) in options.isStrict = true },
        Option(name: "--json", help: "print the result as JSON") { (options, _) in options.isJSON = true },
        Option(
            name: "--html", placeholder: "FILE",
            help: "write a page to look at: totals, pictures, differences with reasons and suggestions"
        ) { (options, value) in options.html = value },
        Option(
            name: "--svg", placeholder: "DIR",
            help: "write a picture of each component: stored outlines over derived ones"
        ) { (options, value) in options.svg = value },
        Option(
            name: "--junit", placeholder: "FILE",
            help: "write JUnit XML: a suite for each component, a case for each layer"
        ) { (options, value) in options.junit = value },
        Option(name: "--help", help: "print this") {
            (options, _) throws(UsageError) in try options.set(.help)
        },
        Option(name: "--version", help: "print the version") {
            (options, _) throws(UsageError) in try options.set(.version)
        },
    ]

    /// The help.
    static var usage: String {
        let rows = table.map { option in
            (option.name + (option.placeholder.map { " " + $0 } ?? ""), option.help)
        }
        let width = rows.map(\.0.count).max() ?? 0
        let options = rows.map { row in
            "  " + row.0.padding(toLength: width + 2, withPad: " ", startingAt: 0) + row.1
        }
        return """
            usage: layout-verify [OPTIONS] [--] [FILE ...]
                   layout-verify --matrix [OPTIONS] [FILE ...]    (--matrix --help says more)

            Derives the frames of components from the stack rules and compares them with the stored ones.
            A FILE is a Figma document (JSON of the REST API), a Sketch file, its unpacked folder or a page of
            it, JSON cases, or components in kit notation; - is the standard input. Without a FILE the
            documented kit components are verified.

            In a design document each stack is checked between the numbers that are stored. Every number is
            derived and equal, derived and different, given (nothing derives it), or not decidable.

            \(options.joined(separator: "\n"))

            exit status: 0 everything is derived, 1 something differs, 64 wrong usage, 65 an input is invalid,
            74 the output cannot be written

            """
    }
}
