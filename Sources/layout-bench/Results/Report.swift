/// The tables of a run that a person reads.
struct Report {
    let file: ResultFile

    var text: String {
        [header, nodeTable, editTable, countTable].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var header: String {
        let commit = file.commit.isEmpty ? "no commit" : file.commit
        return """
            \(file.machine.description)
            \(commit), \(file.flags), seed \(file.seed), \(file.runs) runs, \(file.date)

            """
    }

    private var keys: [SeriesKey] {
        file.series.reduce(into: []) { keys, series in
            if !keys.contains(series.key) { keys.append(series.key) }
        }
    }

    private var nodeTable: String {
        let others: [Measure] = [
            .alone, .concurrent, .whole, .dealt, .first, .build, .rebuild, .declare, .parse, .read,
        ].filter { measure in
            file.series.contains { $0.measure == measure }
        }
        var table = Table(
            ["workload", "nodes", "solve", "min", "p90", "copy", "limit ratio"] + others.map(\.rawValue))
        for key in keys {
            let solve = file.statistics(.solve, of: key)
            let rest = others.map { file.statistics($0, of: key)?.median }
            guard solve != nil || rest.contains(where: { $0 != nil }) else { continue }
            let copy = file.statistics(.copy, of: key)
            let ratio = solve.flatMap { solve in copy.map { solve.median / $0.median } }
            table.add(
                [key.workload, Figure.size(key.size)]
                    + [solve?.median, solve?.min, solve?.p90, copy?.median, ratio].map(Figure.text)
                    + rest.map(Figure.text))
        }
        return table.isEmpty ? "" : "nanoseconds a node, medians\n\n" + table.text
    }

    /// Edits of any tree, then those of rows.
    private var editTable: String {
        let tables = [false, true].compactMap { isForRows -> String? in
            let edits = Measure.allCases.filter { measure in
                measure.isEdit && measure.needsRows == isForRows
                    && file.series.contains { $0.measure == measure }
            }
            guard !edits.isEmpty else { return nil }
            var table = Table(["workload", "nodes"] + edits.map(\.rawValue))
            for key in keys {
                let times = edits.map { file.statistics($0, of: key).map { $0.median / 1000 } }
                guard times.contains(where: { $0 != nil }) else { continue }
                table.add([key.workload, Figure.size(key.size)] + times.map(Figure.text))
            }
            return table.text
        }
        guard !tables.isEmpty else { return "" }
        return "microseconds an edit with its solve, medians\n\n" + tables.joined(separator: "\n")
    }

    private var countTable: String {
        var table = Table([
            "workload", "nodes", "measure calls", "visits, still", "… leaf", "allocations, warm", "… leaf",
            "resident B/node", "peak B/node",
        ])
        for counts in file.counts {
            table.add([
                counts.workload, Figure.size(counts.size), Figure.grouped(counts.measureCalls),
                counts.stillVisits.map(Figure.grouped) ?? "–", counts.leafVisits.map(Figure.grouped) ?? "–",
                counts.warmAllocations.map(Figure.grouped) ?? "n/a",
                counts.editAllocations.map(Figure.grouped) ?? "n/a",
                counts.residentBytes.map(Figure.text) ?? "n/a", counts.peakBytes.map(Figure.text) ?? "n/a",
            ])
        }
        return table.isEmpty
            ? "" : "counted; visits by \(Probe.countedEdits) edits and their solves\n\n" + table.text
    }
}
