import Foundation

/// Fits how time grows with the number of nodes.
enum ScaleCommand: Subcommand {
    static let name = "scale"
    static let summary = "fit how time grows with the number of nodes"
    static var usage: String {
        """
        Fits time = constant × nodes ^ exponent to the medians of result files.

        usage: layout-bench scale FILE... [options]

        An exponent of 1 is linear; a step out of a cache adds to it. Edits that cost the same in every tree have 0.

        \(table.help)
        """
    }

    private struct Options {
        var measure = Measure.solve
        var smallest = 1000
        var usesBest = false
    }

    private static var table: OptionTable<Options> {
        var table = OptionTable<Options>()
        table.value("--measure", "NAME", "what to fit (solve)") { options, value in
            guard let measure = Measure(rawValue: value) else {
                throw Failure.usage("--measure: unknown \(value); `layout-bench list` tells the measures")
            }
            options.measure = measure
        }
        table.value("--smallest", "N", "leave out smaller trees, where fixed costs count (1e3)") {
            options, value in
            options.smallest = try OptionValue.count(value, atLeast: 1, for: "--smallest")
        }
        table.flag("--best", "fit the least samples instead of the medians, as from a busy machine") {
            $0.usesBest = true
        }
        return table
    }

    static func run(_ arguments: ArraySlice<String>) async throws {
        var options = Options()
        let paths = try table.parse(arguments, into: &options)
        guard !paths.isEmpty else { throw Failure.usage("give at least one result file") }
        let all = try paths.flatMap { try ResultFile.read($0).series }
        let series = all.filter { $0.measure == options.measure && $0.size >= options.smallest }
        var result = Table(["workload", "engine", "sizes", "exponent"], leftColumns: 3)
        for (workload, engine) in series.map({ [$0.workload, $0.engine] }).uniqued().map({ ($0[0], $0[1]) }) {
            let points = series.filter { $0.workload == workload && $0.engine == engine }.map { series in
                let statistics = Statistics(series.samples)
                let time = options.usesBest ? statistics.min : statistics.median
                let total = options.measure.isEdit ? time : time * Double(series.nodes)
                return (x: log(Double(series.nodes)), y: log(total))
            }.filter(\.y.isFinite)
            let sizes = series.filter { $0.workload == workload && $0.engine == engine }.map(\.size)
            guard let exponent = slope(points), let least = sizes.min(), let most = sizes.max() else {
                continue
            }
            result.add([
                workload, engine, "\(Figure.size(least))–\(Figure.size(most))", Figure.decimal(exponent, 3),
            ])
        }
        guard !result.isEmpty else {
            throw Failure.badInput("no workload was measured at two sizes of at least \(options.smallest)")
        }
        try Console.print("growth of \(options.measure.rawValue)\n\n" + result.text)
    }

    /// The slope of the line of least squares; `nil` unless there are two places.
    private static func slope(_ points: [(x: Double, y: Double)]) -> Double? {
        let count = Double(points.count)
        let meanX = points.reduce(0) { $0 + $1.x } / count
        let meanY = points.reduce(0) { $0 + $1.y } / count
        let spread = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
        guard spread > 0 else { return nil }
        return points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
    }
}
