import Foundation

/// The command's output: results on the standard output, everything else on the standard error.
struct Console {
    private var pending = Data()
    private let start = Date()
    private var showsProgress = false
    private static let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1

    /// How much text is collected before it is written, in bytes.
    private static let chunk = 1 << 16
    /// How long work must take before its progress is of interest, in seconds.
    private static let patience = 1.0

    /// Says what is wrong. If not even that can be written, nobody listens.
    static func complain(_ text: String) {
        try? FileHandle.standardError.write(
            contentsOf: Data("layout-verify: \(shown(text, keepsLines: true))\n".utf8))
    }

    /// Adds text to the results.
    mutating func print(_ text: String) throws(OutputError) {
        pending.append(contentsOf: text.utf8)
        if pending.count >= Self.chunk { try flush() }
    }

    /// Writes what was collected.
    mutating func flush() throws(OutputError) {
        clearProgress()
        guard !pending.isEmpty else { return }
        do {
            try FileHandle.standardOutput.write(contentsOf: pending)
        } catch {
            throw OutputError()
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Tells somebody who watches a terminal what long work is at: after a while, or at once if the work is
    /// known to be long.
    mutating func progress(_ text: @autoclosure () -> String, isLong: Bool = false) {
        guard Self.isTerminal, isLong || Date().timeIntervalSince(start) > Self.patience else { return }
        clearProgress()
        showsProgress = true
        try? FileHandle.standardError.write(contentsOf: Data(shown(text()).utf8))
    }

    private mutating func clearProgress() {
        guard showsProgress else { return }
        showsProgress = false
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
    }
}

/// The standard output is closed or full, or a report cannot be written.
struct OutputError: Error {
    let problem: String
    init(_ problem: String = "the output cannot be written; it is closed or full") { self.problem = problem }
}
