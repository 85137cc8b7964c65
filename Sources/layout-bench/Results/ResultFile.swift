import Foundation

/// The raw results of one run, with all that is needed to judge them.
struct ResultFile: Codable {
    static let currentFormat = "layout-bench 1"

    var format = ResultFile.currentFormat
    /// When the run ended, in UTC.
    var date: String
    var machine: Machine
    /// The commit that was built; a `+` says that there were changes besides. Empty outside a repository.
    var commit: String
    /// How the program was built.
    var flags: String
    var seed: UInt64
    var runs: Int
    var series: [Series]
    var counts: [Counts]

    /// Reads a file.
    static func read(_ path: String) throws -> ResultFile {
        let file: ResultFile
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            file = try JSONDecoder().decode(ResultFile.self, from: data)
        } catch let error as DecodingError {
            throw Failure.badInput("\(path) is not a result file: \(error.inOneLine)")
        } catch {
            throw Failure.badInput("\(path) cannot be read: \(error.localizedDescription)")
        }
        guard file.format == currentFormat else {
            throw Failure.badInput("\(path) has the format \(file.format); give one of \(currentFormat)")
        }
        return file
    }

    /// The file's text: JSON with sorted keys, so that two files can be told apart line by line.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    /// Writes the file, and the folder that it is to stand in.
    func write(to path: String) throws { try Output.write(encoded(), to: path) }

    /// The samples of one measure of one tree.
    func statistics(_ measure: Measure, of key: SeriesKey) -> Statistics? {
        series.first { $0.key == key && $0.measure == measure }.map { Statistics($0.samples) }
    }
}

/// The samples of one measure of one tree by one engine.
struct Series: Codable {
    var engine: String
    var workload: String
    /// What was asked for; trees have about so many nodes.
    var size: Int
    var nodes: Int
    var measure: Measure
    /// Nanoseconds a node, or for an edit nanoseconds each.
    var samples: [Double]

    var key: SeriesKey { SeriesKey(engine: engine, workload: workload, size: size) }
}

/// Which tree, in which engine.
struct SeriesKey: Hashable {
    let engine: String
    let workload: String
    let size: Int
}

/// What was counted of one tree, in a process of its own; `nil` where the system cannot tell.
struct Counts: Codable, Equatable {
    var workload: String
    var size: Int
    var nodes: Int
    /// How often a full solve asks for the size of a text.
    var measureCalls: Int
    /// Nodes visited by the solves after some edits of leaves that resize nobody else, and of any leaves.
    var stillVisits: Int?
    var leafVisits: Int?
    /// Allocations of a full solve of a tree that was solved before.
    var warmAllocations: Int?
    /// The same of those edits of any leaves and their solves.
    var editAllocations: Int?
    /// Resident bytes a node once the tree is solved.
    var residentBytes: Double?
    /// The most that were resident while the tree was built and solved, a node.
    var peakBytes: Double?
}

/// Files that the program writes.
enum Output {
    static func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        } catch {
            throw Failure.cannotWrite("\(path) cannot be written: \(error.localizedDescription)")
        }
    }
}

extension DecodingError {
    /// What is wrong, and where.
    var inOneLine: String {
        switch self {
        case .keyNotFound(let key, let context): "\(context.place)the key \(key.stringValue) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            "\(context.place)\(context.debugDescription)"
        @unknown default: "\(self)"
        }
    }
}

extension DecodingError.Context {
    fileprivate var place: String {
        codingPath.isEmpty ? "" : codingPath.map(\.stringValue).joined(separator: ".") + ": "
    }
}
