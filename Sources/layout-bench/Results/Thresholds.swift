import Foundation

/// What results are checked against: counts, which must be equal, and limit ratios, which are only told, because
/// time on a shared machine is not exact.
struct Thresholds: Codable {
    /// The counts of one tree; those that are missing are not checked.
    struct Exact: Codable {
        var workload: String
        var size: Int
        var measureCalls: Int?
        var stillVisits: Int?
        var leafVisits: Int?
        var warmAllocations: Int?
        var editAllocations: Int?
    }

    /// The largest limit ratio that is as usual.
    struct Ratio: Codable {
        var workload: String
        var size: Int
        var limitRatio: Double
    }

    /// What became of each threshold.
    struct Verdict {
        var lines: [String] = []
        /// Those of the lines that are failures.
        var broken: [String] = []
        var text: String { lines.joined(separator: "\n") + "\n" }
    }

    var counts: [Exact]
    var limitRatios: [Ratio]

    /// Thresholds that a run keeps: its counts, and limit ratios with room for a busy machine.
    init(of file: ResultFile) {
        counts = file.counts.map { found in
            Exact(
                workload: found.workload, size: found.size, measureCalls: found.measureCalls,
                stillVisits: found.stillVisits, leafVisits: found.leafVisits,
                warmAllocations: found.warmAllocations, editAllocations: found.editAllocations)
        }
        limitRatios = file.series.filter { $0.measure == .solve }.compactMap { series in
            guard let copy = file.statistics(.copy, of: series.key) else { return nil }
            let ratio = Statistics(series.samples).median / copy.median
            return Ratio(
                workload: series.workload, size: series.size, limitRatio: (ratio * 20).rounded() / 10)
        }
    }

    /// Writes the file.
    func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try Output.write(encoder.encode(self) + Data("\n".utf8), to: path)
    }

    static func read(_ path: String) throws -> Thresholds {
        do {
            return try JSONDecoder().decode(
                Thresholds.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch let error as DecodingError {
            throw Failure.badInput("\(path) is not a file of thresholds: \(error.inOneLine)")
        } catch {
            throw Failure.badInput("\(path) cannot be read: \(error.localizedDescription)")
        }
    }

    /// Checks what the file has results for.
    func verdict(on file: ResultFile) -> Verdict {
        var verdict = Verdict()
        var checked = 0
        for expected in counts {
            guard
                let found = file.counts.first(where: {
                    $0.workload == expected.workload && $0.size == expected.size
                })
            else { continue }
            let pairs: [(String, Int?, Int?)] = [
                ("measure calls", expected.measureCalls, found.measureCalls),
                ("visits by still edits", expected.stillVisits, found.stillVisits),
                ("visits by leaf edits", expected.leafVisits, found.leafVisits),
                ("allocations of a warm solve", expected.warmAllocations, found.warmAllocations),
                ("allocations of an edit", expected.editAllocations, found.editAllocations),
            ]
            let tree = "\(expected.workload) \(Figure.size(expected.size))"
            for case (let name, let expected?, let found?) in pairs {
                checked += 1
                if expected == found { continue }
                verdict.broken.append("\(tree): \(found) \(name) instead of \(expected)")
            }
        }
        verdict.lines = verdict.broken
        verdict.lines.append("\(checked) counts checked, \(verdict.broken.count) differ")
        for expected in limitRatios {
            let key = SeriesKey(engine: "StackLayout", workload: expected.workload, size: expected.size)
            guard let solve = file.statistics(.solve, of: key), let copy = file.statistics(.copy, of: key)
            else { continue }
            let ratio = solve.median / copy.median
            let word = ratio <= expected.limitRatio ? "as usual" : "HIGH"
            verdict.lines.append(
                "\(key.workload) \(Figure.size(key.size)): limit ratio \(Figure.text(ratio)), "
                    + "usually at most \(Figure.text(expected.limitRatio)): \(word)")
        }
        return verdict
    }
}
