/// Tells what changed between two result files.
enum CompareCommand: Subcommand {
    static let name = "compare"
    static let summary = "tell what became slower or faster between two result files"
    static var usage: String {
        """
        Compares the medians of two result files, the older first.

        usage: layout-bench compare A B [options]

        A change counts where median and least sample both moved by more than the cut-off in one direction.
        Figures of two machines are only comparable with --limit.

        \(table.help)
        """
    }

    private struct Options {
        var cutOff = 0.05
        var usesLimit = false
        var fails = false
        var showsAll = false
    }

    private static var table: OptionTable<Options> {
        var table = OptionTable<Options>()
        table.value("--cutoff", "PERCENT", "changes up to this do not count (5)") { options, value in
            guard let percent = Double(value), percent >= 0, percent.isFinite else {
                throw Failure.usage("--cutoff \(value): give a number of at least 0")
            }
            options.cutOff = percent / 100
        }
        table.flag("--limit", "compare solves by their limit ratio, all else not at all") {
            $0.usesLimit = true
        }
        table.flag("--all", "also list what did not change") { $0.showsAll = true }
        table.flag("--fail", "exit 1 if anything is slower") { $0.fails = true }
        return table
    }

    static func run(_ arguments: ArraySlice<String>) async throws {
        var options = Options()
        let paths = try table.parse(arguments, into: &options)
        guard paths.count == 2 else { throw Failure.usage("give two result files") }
        let (old, new) = (try ResultFile.read(paths[0]), try ResultFile.read(paths[1]))
        if old.machine != new.machine && !options.usesLimit {
            Console.complain("the files are of different machines; --limit makes solves comparable")
        }
        let comparison = Comparison(old, new, cutOff: options.cutOff, usesLimit: options.usesLimit)
        guard !comparison.changes.isEmpty else {
            throw Failure.badInput("the files have no measure of a tree in common")
        }
        try Console.print(comparison.text(showsAll: options.showsAll))
        if options.fails && comparison.changes.contains(where: { $0.direction == .slower }) {
            throw Failure.failed("slower than \(paths[0])")
        }
    }
}
