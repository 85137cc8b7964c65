import DesignFiles
import KitScreens
import StackLayout

/// Runs the command: reads each input in turn and does with it what the command line says.
struct Command {
    let options: Options
    var console = Console()
    /// The reports beside the results.
    var reporting: Reporting
    /// Whether some stored number is not what the rules give.
    var differs = false
    /// What could not be read, derived or found.
    private(set) var problems: [String] = []

    /// Runs the command with the given arguments and returns what to tell the caller.
    static func run(_ arguments: [String]) -> ExitCode {
        if arguments.first == "--matrix" { return MatrixCommand.run(Array(arguments.dropFirst())) }
        let options: Options
        do {
            options = try Options(arguments)
        } catch {
            Console.complain("\(error.problem)\n\n\(Options.usage)")
            return .usage
        }
        var command = Command(options: options, reporting: Reporting(options))
        do {
            try command.execute()
            try command.console.flush()
        } catch {
            Console.complain(error.problem)
            return .outputFailed
        }
        if !command.problems.isEmpty { return .badInput }
        return command.differs ? .differ : .agree
    }

    private mutating func execute() throws(OutputError) {
        switch options.mode {
        case .help: try console.print(Options.usage)
        case .version: try console.print("layout-verify \(version)\n")
        case .verify: try verify()
        case .solve: try solve()
        case .suggest: try suggest()
        case .explain(let reference): try explain(reference)
        }
    }

    /// Calls `body` with each input in turn; those that cannot be read are complained about and left out.
    mutating func forEachInput(
        _ body: (inout Command, Input) throws(OutputError) -> Void
    ) throws(OutputError) {
        if options.files.isEmpty {
            let kit = Input.components(.kit)
            guard let wanted = options.component else { return try body(&self, kit) }
            guard let part = kit.limited(to: wanted) else {
                return try complain("the kit has no component \(shown(wanted))")
            }
            return try body(&self, part)
        }
        for (index, path) in options.files.enumerated() {
            console.progress(
                "\(index) of \(options.files.count) files done, reading \(path)", isLong: Input.isLong(path))
            let input: Input
            do {
                input = try Input.read(path)
            } catch {
                try complain(error.problem)
                continue
            }
            if case .components(let document) = input {
                for problem in document.problems { try complain(problem) }
            }
            guard let wanted = options.component else {
                try body(&self, input)
                continue
            }
            guard let part = input.limited(to: wanted) else {
                try complain("\(shown(path)): there is no component \(shown(wanted))")
                continue
            }
            try body(&self, part)
        }
    }

    /// Calls `body` for each component; what the tree refuses is complained about.
    mutating func forEachCase<Value>(
        of document: Document, _ body: (Case) throws(LayoutError) -> Value
    ) throws(OutputError) -> [Value] {
        var values: [Value] = []
        for item in document.cases {
            do {
                values.append(try body(item))
            } catch {
                try complain("\(document.name): \(item.component.name): \(error)")
            }
        }
        return values
    }

    /// Says what is wrong with an input.
    mutating func complain(_ problem: String) throws(OutputError) {
        problems.append(problem)
        try console.flush()
        Console.complain(problem)
    }
}

/// The version of the command.
let version = "0.1.0"
