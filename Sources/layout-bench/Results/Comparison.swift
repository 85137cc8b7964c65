/// What changed between two runs.
struct Comparison {
    enum Direction: String {
        case faster, same, slower
    }

    /// One measure of one tree in both runs.
    struct Change {
        let key: SeriesKey
        let measure: Measure
        let old: Double
        let new: Double
        let direction: Direction
        var ratio: Double { new / old }
    }

    private(set) var changes: [Change] = []

    /// Compares what both runs measured. With `usesLimit` solves are divided by the copies of the same run.
    init(_ old: ResultFile, _ new: ResultFile, cutOff: Double, usesLimit: Bool) {
        for series in new.series where series.measure != .copy {
            guard var before = old.statistics(series.measure, of: series.key).map(Pair.init) else { continue }
            var after = Pair(Statistics(series.samples))
            if usesLimit {
                guard series.measure == .solve, let oldCopy = old.statistics(.copy, of: series.key),
                    let newCopy = new.statistics(.copy, of: series.key)
                else { continue }
                before.divide(by: oldCopy.median)
                after.divide(by: newCopy.median)
            }
            changes.append(
                Change(
                    key: series.key, measure: series.measure, old: before.median, new: after.median,
                    direction: Self.direction(from: before, to: after, cutOff)))
        }
    }

    /// The changes as a table, a verdict for each workload, and one for all.
    func text(showsAll: Bool) -> String {
        var table = Table(["workload", "nodes", "measure", "old", "new", "change"])
        for change in changes where showsAll || change.direction != .same {
            // Edits are told in microseconds elsewhere too.
            let scale = change.measure.isEdit ? 1000.0 : 1
            table.add([
                change.key.workload, Figure.size(change.key.size), change.measure.rawValue,
                Figure.text(change.old / scale), Figure.text(change.new / scale), Self.percent(change.ratio),
            ])
        }
        var lines: [String] = []
        for workload in changes.map(\.key.workload).uniqued() {
            lines.append("\(workload): " + verdict(changes.filter { $0.key.workload == workload }))
        }
        lines.append("overall: " + verdict(changes))
        return (table.isEmpty ? "" : table.text + "\n") + lines.joined(separator: "\n") + "\n"
    }

    private func verdict(_ changes: [Change]) -> String {
        let slower = changes.count { $0.direction == .slower }
        let faster = changes.count { $0.direction == .faster }
        // A solve when nothing changed may take no measurable time.
        let ratios = changes.map(\.ratio).filter { $0.isFinite && $0 > 0 }
        let mean = ratios.isEmpty ? "" : ", on average \(Self.percent(Statistics.geometricMean(ratios)))"
        let word =
            switch (slower, faster) {
            case (0, 0): "SAME"
            case (0, _): "FASTER"
            case (_, 0): "SLOWER"
            default: "MIXED"
            }
        return "\(word) (\(changes.count) measures: \(slower) slower, \(faster) faster\(mean))"
    }

    private static func direction(from old: Pair, to new: Pair, _ cutOff: Double) -> Direction {
        let bound = 1 + cutOff
        if new.median > old.median * bound && new.min > old.min * bound { return .slower }
        if old.median > new.median * bound && old.min > new.min * bound { return .faster }
        return .same
    }

    /// `+12.3 %`.
    private static func percent(_ ratio: Double) -> String {
        guard ratio.isFinite else { return "–" }
        let percent = (ratio - 1) * 100
        return (percent < 0 ? "" : "+") + Figure.decimal(percent, 1) + " %"
    }

    private struct Pair {
        var median: Double
        var min: Double

        init(_ statistics: Statistics) { (median, min) = (statistics.median, statistics.min) }

        mutating func divide(by divisor: Double) {
            median /= divisor
            min /= divisor
        }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in the order of its first coming.
    func uniqued() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
