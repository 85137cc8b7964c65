import Foundation
import StackLayout

/// What is counted in a process of its own, where nothing else allocates and no freed memory lies around.
enum Probe: String, CaseIterable {
    /// Memory, measure calls and visits.
    case memory
    /// One deliberate allocation, which shows whether they are counted at all.
    case control
    /// A full solve of a tree that was solved before.
    case warm
    /// Edits of leaves, and their solves.
    case edit

    /// How many edits of a kind are counted together.
    static let countedEdits = 16

    /// What ``memory`` prints.
    struct Memory: Codable {
        var nodes: Int
        var measureCalls: Int
        var stillVisits: Int?
        var leafVisits: Int?
        var residentBytes: Double?
        var peakBytes: Double?
    }

    /// Counts in processes of their own.
    static func counts(_ workload: Workload, size: Int, seed: UInt64) throws -> Counts {
        func run(_ probe: Probe, _ environment: [String: String]) throws -> String {
            guard let program = Bundle.main.executableURL else {
                throw Failure.failed("this program cannot find itself to start its probe")
            }
            return try ChildProcess.output(
                of: program, ["probe", probe.rawValue, workload.rawValue, String(size), String(seed)],
                environment: environment)
        }
        func allocations(_ probe: Probe) throws -> Int? {
            let name = "layout-bench-\(ProcessInfo.processInfo.processIdentifier).log"
            let log = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            defer { try? FileManager.default.removeItem(at: log) }
            _ = try run(probe, AllocationLog.environment(log: log))
            return AllocationLog.count(in: log)
        }
        let memory = try JSONDecoder().decode(
            Memory.self, from: Data(try run(.memory, ResidentMemory.environment).utf8))
        let isCounted = try allocations(.control) == 1
        return Counts(
            workload: workload.rawValue, size: size, nodes: memory.nodes, measureCalls: memory.measureCalls,
            stillVisits: memory.stillVisits, leafVisits: memory.leafVisits,
            warmAllocations: isCounted ? try allocations(.warm) : nil,
            editAllocations: isCounted ? try allocations(.edit) : nil,
            residentBytes: memory.residentBytes, peakBytes: memory.peakBytes)
    }

    /// Counts in this process; returns what is to be printed.
    func run(_ workload: Workload, size: Int, seed: UInt64) throws -> String {
        switch self {
        case .memory: return try Self.measureMemory(workload, size: size, seed: seed)
        case .control:
            AllocationLog.record { TreeMeasures.use([Int](repeating: 0, count: 1000)) }
        case .warm:
            var subject = try Subject(workload.blueprint(size: size, seed: seed))
            try subject.solve()
            try subject.makeEverythingDirty()
            try subject.solve()
            try subject.makeEverythingDirty()
            try AllocationLog.record { try subject.solve() }
        case .edit:
            let blueprint = workload.blueprint(size: size, seed: seed)
            var session = try Self.session(blueprint, seed: seed)
            guard session.allows(.leaf) else { break }
            // Once before: lists of edits have found their size then.
            _ = try Self.countVisits(.leaf, &session)
            _ = try session.perform(.leaf, times: Self.countedEdits, during: AllocationLog.record)
        }
        return ""
    }

    private static func session(_ blueprint: Blueprint, seed: UInt64) throws -> EditSession {
        var subject = try Subject(blueprint)
        try subject.solve()
        return try EditSession(subject, of: blueprint, hasRows: false, seed: seed)
    }

    /// The nodes visited by edits of one kind and the solves after them; `nil` where there is none to do.
    private static func countVisits(_ measure: Measure, _ session: inout EditSession) throws -> Int? {
        session.allows(measure) ? try session.perform(measure, times: countedEdits) : nil
    }

    /// An empty array whose memory is there already: identifiers are the caller's, not the tree's.
    private static func roomForIdentifiers(_ count: Int) throws -> [NodeID] {
        var tree = LayoutTree()
        var ids = [NodeID](repeating: try tree.addRoot(.leaf), count: count)
        ids.removeAll(keepingCapacity: true)
        return ids
    }

    private static func measureMemory(_ workload: Workload, size: Int, seed: UInt64) throws -> String {
        let blueprint = workload.blueprint(size: size, seed: seed)
        let nodes = blueprint.nodes.count
        var ids = try roomForIdentifiers(nodes)
        var measurer = CountingMeasurer(texts: blueprint.texts)
        ResidentMemory.forgetPeak()
        let before = ResidentMemory.now
        var tree = try blueprint.makeTree(into: &ids)
        if blueprint.texts.isEmpty { try tree.solve() } else { try tree.solve(measuring: &measurer) }
        let (after, peak) = (ResidentMemory.now, ResidentMemory.peak)
        var subject = Subject(tree, ids, of: blueprint)
        try subject.makeEverythingDirty()
        let callsBefore = subject.measurer.calls
        try subject.solve()
        func perNode(_ bytes: Int?) -> Double? {
            guard let before, let bytes else { return nil }
            return Double(bytes - before) / Double(nodes)
        }
        // A small tree fits into what a process has at hand anyway.
        let isLarge = nodes >= 10_000
        let calls = subject.measurer.calls - callsBefore
        var session = try EditSession(consume subject, of: blueprint, hasRows: false, seed: seed)
        let memory = Memory(
            nodes: nodes, measureCalls: calls,
            stillVisits: try countVisits(.still, &session), leafVisits: try countVisits(.leaf, &session),
            residentBytes: isLarge ? perNode(after) : nil, peakBytes: isLarge ? perNode(peak) : nil)
        return String(decoding: try JSONEncoder().encode(memory), as: UTF8.self)
    }
}
