/// Counts in a process of its own what `run` asks for.
enum ProbeCommand: Subcommand {
    static let name = "probe"
    static let summary = "counts for `run` in a process of its own"
    static let usage = "usage: layout-bench probe WHAT WORKLOAD SIZE SEED\n"
    static let isInternal = true

    static func run(_ arguments: ArraySlice<String>) async throws {
        let words = Array(arguments)
        guard words.count == 4, let probe = Probe(rawValue: words[0]),
            let workload = Workload(rawValue: words[1]),
            let size = Int(words[2]), size > 0, let seed = UInt64(words[3])
        else { throw Failure.usage("give WHAT WORKLOAD SIZE SEED") }
        try Console.print(try probe.run(workload, size: size, seed: seed))
    }
}
