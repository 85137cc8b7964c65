import Foundation

/// Counts allocations through the C library's own log of them, which Linux has: with its debugging library
/// loaded, `mtrace` writes a line for each call of `malloc` and its kin.
enum AllocationLog {
    /// The environment that a process needs, so that ``record(_:)`` works in it.
    static func environment(log: URL) -> [String: String] {
        ["LD_PRELOAD": "libc_malloc_debug.so.0", "MALLOC_TRACE": log.path]
    }

    /// Does the work with the log on.
    static func record(_ work: () throws -> Void) rethrows {
        // Both looked up beforehand: that allocates.
        let (begin, end) = (function("mtrace"), function("muntrace"))
        begin?()
        defer { end?() }
        try work()
    }

    /// The number of allocations that a log holds.
    static func count(in log: URL) -> Int? {
        guard let text = try? String(contentsOf: log, encoding: .utf8) else { return nil }
        // "@ caller + address size" tells of a new block, ">" instead of "+" of one that was resized.
        return text.split(separator: "\n").count { line in
            let words = line.split(separator: " ")
            return words.count > 2 && words[0] == "@" && (words[2] == "+" || words[2] == ">")
        }
    }

    /// A function of the debugging library, which has no arguments; `nil` if it is not there.
    private static func function(_ name: String) -> (@convention(c) () -> Void)? {
        #if os(Linux)
            // The C library has functions of these names too, which do nothing: only a look-up by version, in
            // the order of loading, meets the debugging library's. That one is not in the module.
            typealias Lookup =
                @convention(c) (
                    UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafePointer<CChar>
                ) -> UnsafeMutableRawPointer?
            guard let address = unsafe dlsym(nil, "dlvsym") else { return nil }
            let lookup = unsafe unsafeBitCast(address, to: Lookup.self)
            for version in oldestVersions {
                guard let symbol = unsafe lookup(nil, name, version) else { continue }
                return unsafe unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
            }
        #endif
        return nil
    }

    /// The versions with which ports of the C library began, x86-64 and arm64.
    private static let oldestVersions = ["GLIBC_2.2.5", "GLIBC_2.17"]
}
