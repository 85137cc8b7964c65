import Foundation

/// Measures one tree after the other and keeps the results.
struct Runner {
    let options: RunOptions
    private let sampler: Sampler
    private var series: [Series] = []
    private var counts: [Counts] = []

    init(options: RunOptions) {
        self.options = options
        sampler = Sampler(runs: options.runs, duration: options.sampleDuration)
    }

    /// Measures a tree of a workload.
    mutating func measure(_ workload: Workload, size: Int) throws {
        let title = "\(workload.rawValue) \(Figure.size(size))"
        Console.progress("\(title): making the tree")
        let blueprint = workload.blueprint(size: size, seed: options.seed)
        let expected = Checksums.expected(workload, size: size, seed: options.seed)
        let subject = try measure(
            blueprint, workload: workload.rawValue, size: size, expected: expected,
            groups: groups(for: blueprint.nodes.count))
        if options.wantsEdits(of: workload) {
            Console.progress("\(title): edit")
            try measureEdits(of: consume subject, blueprint, workload, size: size)
        }
        if options.measures.contains(.counts) {
            Console.progress("\(title): counts")
            counts.append(try Probe.counts(workload, size: size, seed: options.seed))
        }
    }

    /// Measures a tree that came in a file.
    mutating func measure(_ blueprint: Blueprint, named name: String, frames: String?) throws {
        let size = blueprint.nodes.count
        let groups = options.measures.filter { $0 != .edit && $0 != .counts }
        let subject = try measure(blueprint, workload: name, size: size, expected: nil, groups: groups)
        if let frames {
            try Output.write(
                ExchangeFormat.frames(subject.ids.map { subject.tree.frame(of: $0) }), to: frames)
        }
    }

    /// What to measure of a tree of so many nodes: reading a text of many megabytes tells nothing that a
    /// smaller one does not.
    private func groups(for nodes: Int) -> [MeasureGroup] {
        options.measures.filter { $0 != .parse || nodes <= (options.isQuick ? 10_000 : 100_000) }
    }

    private mutating func measure(
        _ blueprint: Blueprint, workload: String, size: Int, expected: UInt64?, groups: [MeasureGroup]
    ) throws -> Subject {
        var subject = try Subject(blueprint)
        try subject.solve()
        let checksum = subject.checksum
        if let expected, checksum != expected {
            throw Failure.failed(
                """
                \(workload) \(Figure.size(size)): frames have the checksum \(checksum.hex), expected \(expected.hex); \
                they are wrong, or the workload changed and its checksum did not
                """)
        }
        let measures = TreeMeasures(blueprint: blueprint, sampler: sampler)
        func keep(_ measure: Measure, _ samples: [Double], into series: inout [Series]) {
            series.append(
                Series(
                    engine: "StackLayout", workload: workload, size: size, nodes: blueprint.nodes.count,
                    measure: measure, samples: samples.map { $0 / Double(blueprint.nodes.count) }))
        }
        for group in groups {
            Console.progress("\(workload) \(Figure.size(size)): \(group.rawValue)")
            switch group {
            case .solve:
                for (measure, samples) in try measures.solve(&subject) {
                    keep(measure, samples, into: &series)
                }
            case .first: keep(.first, try measures.first(), into: &series)
            case .build: keep(.build, try measures.build(), into: &series)
            case .rebuild: keep(.rebuild, try measures.rebuild(), into: &series)
            case .declare: keep(.declare, try measures.declare(), into: &series)
            case .parse: keep(.parse, try measures.parse(), into: &series)
            case .read: keep(.read, try measures.read(subject), into: &series)
            case .concurrent:
                for (measure, samples) in try measures.concurrent(&subject) ?? [] {
                    keep(measure, samples, into: &series)
                }
            case .edit, .counts: break
            }
        }
        guard subject.checksum == checksum else {
            throw Failure.failed("\(workload) \(Figure.size(size)): solving again gave other frames")
        }
        return subject
    }

    private mutating func measureEdits(
        of subject: consuming Subject, _ blueprint: Blueprint, _ workload: Workload, size: Int
    ) throws {
        var session = try EditSession(
            consume subject, of: blueprint, hasRows: workload == .feed, seed: options.seed)
        for measure in Measure.allCases where measure.isEdit && session.allows(measure) {
            // Nothing takes too little time to be timed once at a time.
            let samples =
                measure == .nothing
                ? try sampler.samples(of: { try session.subject.solve() })
                : try sampler.samples(timedBy: { stopwatch in
                    try session.perform(measure) { try stopwatch.time($0) }
                })
            series.append(
                Series(
                    engine: "StackLayout", workload: workload.rawValue, size: size,
                    nodes: blueprint.nodes.count,
                    measure: measure, samples: samples))
        }
        guard try session.isAsIfSolvedAfresh() else {
            throw Failure.failed(
                "\(workload.rawValue) \(Figure.size(size)): frames after edits are not those of a full solve")
        }
    }

    /// All results, with where they are from.
    var resultFile: ResultFile {
        ResultFile(
            date: Date().ISO8601Format(), machine: .current, commit: Build.commit, flags: Build.flags,
            seed: options.seed, runs: options.runs, series: series, counts: counts)
    }
}

extension UInt64 {
    /// Sixteen hexadecimal digits.
    var hex: String {
        let digits = String(self, radix: 16)
        return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
