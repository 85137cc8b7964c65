/// Writes a workload's tree for other engines.
enum ExportCommand: Subcommand {
    static let name = "export"
    static let summary = "write a tree in the exchange format"
    static var usage: String {
        """
        Writes a workload's tree in the exchange format that Benchmarks/Comparisons describes.

        usage: layout-bench export WORKLOAD --out FILE [options]

        WORKLOAD is one of \(names.joined(separator: ", ")).

        \(table.help)
        """
    }

    private struct Options {
        var size = 10_000
        var seed = Checksums.seed
        var output: String?
        var frames: String?
    }

    private static let names = Workload.allCases.filter(\.isExchangeable).map(\.rawValue)

    private static var table: OptionTable<Options> {
        var table = OptionTable<Options>()
        table.value("--size", "N", "number of nodes (1e4)") { options, value in
            options.size = try OptionValue.count(value, atLeast: 1, for: "--size")
        }
        table.value("--seed", "N", "the seed of the tree (1)") { options, value in
            options.seed = UInt64(try OptionValue.count(value, atLeast: 0, for: "--seed"))
        }
        table.value("--out", "FILE", "where to write the tree") { $0.output = $1 }
        table.value("--frames", "FILE", "write the frames too") { $0.frames = $1 }
        return table
    }

    static func run(_ arguments: ArraySlice<String>) async throws {
        var options = Options()
        let operands = try table.parse(arguments, into: &options)
        guard operands.count == 1, let workload = Workload(rawValue: operands[0]) else {
            throw Failure.usage("give one workload")
        }
        guard workload.isExchangeable else {
            throw Failure.usage("the exchange format cannot hold \(workload.rawValue); give one that it can")
        }
        guard let output = options.output else { throw Failure.usage("--out is missing") }
        let blueprint = workload.blueprint(size: options.size, seed: options.seed)
        try Output.write(ExchangeFormat.data(of: blueprint), to: output)
        if let frames = options.frames {
            var subject = try Subject(blueprint)
            try subject.solve()
            try Output.write(
                ExchangeFormat.frames(subject.ids.map { subject.tree.frame(of: $0) }), to: frames)
        }
    }
}
