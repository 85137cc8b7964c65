import Foundation

/// Results on the standard output, everything else on the standard error.
enum Console {
    private static let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1

    static func print(_ text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw Failure.cannotWrite("the output cannot be written: \(error.localizedDescription)")
        }
    }

    /// Says what is wrong. If not even that can be written, nobody listens.
    static func complain(_ text: String) {
        clearProgress()
        try? FileHandle.standardError.write(contentsOf: Data("layout-bench: \(text)\n".utf8))
    }

    /// Tells somebody who watches a terminal what is being measured.
    static func progress(_ text: @autoclosure () -> String) {
        guard isTerminal else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text())".utf8))
    }

    static func clearProgress() {
        guard isTerminal else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
    }
}

extension String {
    /// The text with spaces behind it, or in front of it, to make it this many characters.
    func padded(to width: Int, right: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - count))
        return right ? spaces + self : self + spaces
    }
}
