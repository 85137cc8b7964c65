import Testing

@testable import layout_bench

@Suite struct StatisticsTests {
    @Test func quantilesLieBetweenSamplesInProportion() {
        let statistics = Statistics([4, 1, 3, 2])
        #expect(statistics.median == 2.5)
        #expect(statistics.min == 1)
        #expect(abs(statistics.p90 - 3.7) < 1e-12)
    }

    @Test func withoutSamplesThereIsNoNumber() {
        #expect(Statistics([]).median.isNaN)
    }
}

@Suite struct FigureTests {
    @Test(arguments: [
        (0.0421, "0.042"), (8.418, "8.42"), (84.18, "84.2"), (841.8, "842"), (8418, "8,418"), (-1.5, "-1.50"),
        (.nan, "–"),
    ])
    func numbersHaveAboutThreeDigits(value: Double, text: String) {
        #expect(Figure.text(value) == text)
    }

    @Test(arguments: [(100, "1e2"), (1_000_000, "1e6"), (578, "578"), (12_345, "12,345"), (20, "20")])
    func sizesAreShort(size: Int, text: String) {
        #expect(Figure.size(size) == text)
    }
}

@Suite struct TableTests {
    @Test func columnsAreAligned() {
        var table = Table(["tree", "ns"])
        table.add(["feed", "8.42"])
        table.add(["everything", "84"])
        #expect(
            table.text == """
                tree          ns
                ──────────  ────
                feed        8.42
                everything    84

                """)
    }
}

@Suite struct ComparisonTests {
    private func file(solve: [Double], copy: [Double]) -> ResultFile {
        let series = [(Measure.solve, solve), (.copy, copy)].map { measure, samples in
            Series(engine: "E", workload: "feed", size: 100, nodes: 97, measure: measure, samples: samples)
        }
        return ResultFile(
            date: "", machine: Machine(system: "", processor: "", cores: 1, memoryBytes: 0), commit: "",
            flags: "",
            seed: 1, runs: 7, series: series, counts: [])
    }

    private func direction(_ old: [Double], _ new: [Double], limit: [Double]? = nil) -> Comparison.Direction?
    {
        let (before, after) = (file(solve: old, copy: [1]), file(solve: new, copy: limit ?? [1]))
        return Comparison(before, after, cutOff: 0.05, usesLimit: limit != nil).changes.first?.direction
    }

    @Test func whatMovesByMoreThanTheCutOffCounts() {
        #expect(direction([100, 100], [106, 106]) == .slower)
        #expect(direction([106, 106], [100, 100]) == .faster)
        #expect(direction([100, 100], [104, 104]) == .same)
    }

    @Test func aMedianThatMovesAloneIsNoise() {
        #expect(direction([100, 100, 100], [100, 150, 150]) == .same)
    }

    @Test func limitRatiosCompareMachinesOfDifferentSpeed() {
        #expect(direction([100], [200], limit: [2]) == .same)
        #expect(direction([100], [200], limit: [1]) == .slower)
    }

    @Test func theVerdictNamesTheDirection() {
        let comparison = Comparison(
            file(solve: [100], copy: [1]), file(solve: [50], copy: [1]), cutOff: 0.05, usesLimit: false)
        #expect(
            comparison.text(showsAll: false).hasSuffix(
                "overall: FASTER (1 measures: 0 slower, 1 faster, on average -50.0 %)\n"))
    }
}

@Suite struct ThresholdsTests {
    private let counts = Counts(
        workload: "text", size: 100, nodes: 99, measureCalls: 5, stillVisits: nil, leafVisits: 7,
        warmAllocations: 0, editAllocations: nil, residentBytes: nil, peakBytes: nil)

    private func file(_ counts: Counts) -> ResultFile {
        ResultFile(
            date: "", machine: Machine(system: "", processor: "", cores: 1, memoryBytes: 0), commit: "",
            flags: "",
            seed: 1, runs: 7, series: [], counts: [counts])
    }

    @Test func equalCountsPass() {
        let verdict = Thresholds(of: file(counts)).verdict(on: file(counts))
        #expect(verdict.broken.isEmpty)
        #expect(verdict.lines == ["3 counts checked, 0 differ"])
    }

    @Test func anotherCountBreaksIt() {
        var other = counts
        other.warmAllocations = 1
        #expect(
            Thresholds(of: file(counts)).verdict(on: file(other)).broken == [
                "text 1e2: 1 allocations of a warm solve instead of 0"
            ])
    }
}
