import Foundation

/// The command: finds the subcommand and runs it.
enum Bench {
    /// The subcommands, in the order of the help.
    static var commands: [any Subcommand.Type] {
        [
            RunCommand.self, CompareCommand.self, ChartCommand.self, ScaleCommand.self, ListCommand.self,
            ExportCommand.self, ProbeCommand.self,
        ]
    }

    /// Runs the command with the given arguments and returns what to tell the caller.
    static func run(_ arguments: [String]) async -> ExitCode {
        do {
            try await dispatch(arguments[...])
            return .success
        } catch let failure as Failure {
            Console.complain(failure.problem)
            return failure.code
        } catch {
            Console.complain("\(error)")
            return .failed
        }
    }

    private static func dispatch(_ arguments: ArraySlice<String>) async throws {
        guard let name = arguments.first else { throw Failure.usage("give a subcommand\n\n\(usage)") }
        if ["--help", "-h", "help"].contains(name) { return try Console.print(usage) }
        if name == "--version" { return try Console.print("layout-bench 0.1.0\n") }
        guard let command = commands.first(where: { $0.name == name }) else {
            throw Failure.usage("unknown subcommand \(name)\n\n\(usage)")
        }
        let rest = arguments.dropFirst()
        if rest.contains("--help") || rest.contains("-h") { return try Console.print(command.usage) }
        do {
            try await command.run(rest)
        } catch let failure as Failure where failure.code == .usage {
            throw Failure.usage("\(failure.problem)\n\n\(command.usage)")
        }
    }

    private static var usage: String {
        var lines = [
            "Times StackLayout on trees made from a seed, and tells apart, charts and checks the results.",
            "",
            "usage: layout-bench <subcommand> [options]", "",
        ]
        for command in commands where !command.isInternal {
            lines.append("  " + command.name.padded(to: 10) + command.summary)
        }
        lines += ["", "layout-bench <subcommand> --help tells its options."]
        return lines.joined(separator: "\n") + "\n"
    }
}

/// One subcommand.
protocol Subcommand {
    static var name: String { get }
    /// One line for the help.
    static var summary: String { get }
    static var usage: String { get }
    /// Started by this program only; not in the help.
    static var isInternal: Bool { get }
    static func run(_ arguments: ArraySlice<String>) async throws
}

extension Subcommand {
    static var isInternal: Bool { false }
}
