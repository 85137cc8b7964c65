/// The medians that a chart shows: for each workload, a value by size for each line.
struct ChartData {
    /// What lines stand for.
    enum Grouping: String, CaseIterable {
        /// Engines, told apart by commit where one engine comes with several.
        case engine
        /// Commits of StackLayout.
        case commit
    }

    struct Point {
        let size: Int
        let nodes: Int
        /// Nanoseconds a node, or an edit.
        let value: Double
    }

    /// What the lines are called, in the order of the files.
    private(set) var lines: [String] = []
    private(set) var workloads: [String] = []
    private var points: [String: [String: [Point]]] = [:]

    /// Gathers one measure from files.
    init(_ files: [ResultFile], measure: Measure, by grouping: Grouping) {
        var commitsOfEngine: [String: Set<String>] = [:]
        for file in files {
            for series in file.series { commitsOfEngine[series.engine, default: []].insert(file.commit) }
        }
        for file in files {
            for series in file.series where series.measure == measure {
                let isAmbiguous = commitsOfEngine[series.engine]!.count > 1 && series.engine == "StackLayout"
                let line =
                    switch grouping {
                    case .engine: isAmbiguous ? "\(series.engine) \(file.commit)" : series.engine
                    case .commit: file.commit.isEmpty ? file.date : file.commit
                    }
                if grouping == .commit && series.engine != "StackLayout" { continue }
                add(line, series)
            }
        }
    }

    private mutating func add(_ line: String, _ series: Series) {
        if !lines.contains(line) { lines.append(line) }
        if !workloads.contains(series.workload) { workloads.append(series.workload) }
        var list = points[series.workload]?[line] ?? []
        // Of several runs the last counts.
        list.removeAll { $0.size == series.size }
        list.append(
            Point(size: series.size, nodes: series.nodes, value: Statistics(series.samples).median))
        list.sort { $0.nodes < $1.nodes }
        points[series.workload, default: [:]][line] = list
    }

    /// The points of one line, by ascending size.
    func points(_ workload: String, _ line: String) -> [Point] {
        // A logarithm has no place for nothing.
        (points[workload]?[line] ?? []).filter { $0.value > 0 }
    }

    /// The largest size that most workloads were measured at.
    var commonSize: Int? {
        var counts: [Int: Set<String>] = [:]
        for workload in workloads {
            for line in lines {
                for point in points(workload, line) { counts[point.size, default: []].insert(workload) }
            }
        }
        return counts.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key
    }
}
