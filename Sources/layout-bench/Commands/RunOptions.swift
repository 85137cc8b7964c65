/// What `run` measures.
struct RunOptions {
    var workloads: [Workload] = Workload.allCases
    var sizes: [Int]?
    var measures = MeasureGroup.allCases
    var isQuick = false
    var runs = 7
    var seed = Checksums.seed
    var isJSON = false
    var output: String?
    var tree: String?
    var frames: String?
    var thresholds: String?
    var newThresholds: String?

    /// From what a cache holds to what it does not.
    static let standardSizes = [100, 1000, 10_000, 100_000, 1_000_000]
    /// Fewer of both would not be called a measurement.
    private static let fewestRuns = 7
    private static let largestSize = 20_000_000

    /// The sizes to measure. Quick ones leave out what takes long.
    var chosenSizes: [Int] { sizes ?? (isQuick ? [1000, 100_000] : Self.standardSizes) }

    /// How long one sample should last, in nanoseconds.
    var sampleDuration: Double { isQuick ? 1e6 : 4e6 }

    /// Whether edits are measured of this workload: of those that look like what is edited.
    func wantsEdits(of workload: Workload) -> Bool {
        measures.contains(.edit) && workload != .deep && workload != .everything
    }

    static var table: OptionTable<RunOptions> {
        var table = OptionTable<RunOptions>()
        let names = Workload.allCases.map(\.rawValue)
        table.value("--workloads", "LIST", "some of \(names.joined(separator: ","))") { options, value in
            // "edit" is the trees that are edited most, with those measures only.
            if value == "edit" {
                options.workloads = [.balanced, .feed, .kit, .screens]
                options.measures = [.edit]
                return
            }
            options.workloads = try OptionValue.list(value, for: "--workloads", among: names + ["edit"]) {
                Workload(rawValue: $0)
            }
        }
        table.value(
            "--sizes", "LIST", "numbers of nodes up to 2e7, such as 1e3,1e7 (1e2 to 1e6; quick 1e3,1e5)"
        ) {
            options, value in
            options.sizes = try value.split(separator: ",").map { word in
                let size = try OptionValue.count(word, atLeast: 1, for: "--sizes")
                if size > largestSize { throw Failure.usage("--sizes \(word): give at most \(largestSize)") }
                return size
            }
        }
        let groups = MeasureGroup.allCases.map(\.rawValue)
        table.value("--measures", "LIST", "some of \(groups.joined(separator: ","))") { options, value in
            options.measures = try OptionValue.list(value, for: "--measures", among: groups) {
                MeasureGroup(rawValue: $0)
            }
        }
        table.flag("--quick", "fewer sizes and shorter samples: less than a minute") { $0.isQuick = true }
        table.value("--runs", "N", "samples of each measure, at least 7 (7)") { options, value in
            options.runs = try OptionValue.count(value, atLeast: fewestRuns, for: "--runs")
        }
        table.value("--seed", "N", "the seed of the trees (1)") { options, value in
            options.seed = UInt64(try OptionValue.count(value, atLeast: 0, for: "--seed"))
        }
        table.flag("--json", "print the result file instead of the tables") { $0.isJSON = true }
        table.value("--out", "FILE", "write the result file: raw samples, machine, commit") { $0.output = $1 }
        table.value("--tree", "FILE", "measure a tree in the exchange format instead of the workloads") {
            $0.tree = $1
        }
        table.value("--frames", "FILE", "with --tree: write its frames, in the exchange format") {
            $0.frames = $1
        }
        table.value("--check", "FILE", "compare counts (hard) and limit ratios (told only) with thresholds") {
            $0.thresholds = $1
        }
        table.value("--write-thresholds", "FILE", "write the counts found, and twice the limit ratios found")
        {
            $0.newThresholds = $1
        }
        return table
    }

    /// Reads a command line.
    init(_ arguments: ArraySlice<String>) throws {
        let operands = try Self.table.parse(arguments, into: &self)
        if let first = operands.first { throw Failure.usage("unexpected \(first)") }
        if frames != nil && tree == nil { throw Failure.usage("--frames needs --tree") }
    }
}
