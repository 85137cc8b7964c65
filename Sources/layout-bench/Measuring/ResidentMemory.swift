import Foundation

/// The memory of this process that is really there, in bytes.
enum ResidentMemory {
    /// What is resident now; `nil` where the system does not tell it.
    static var now: Int? {
        #if os(Linux)
            field("VmRSS:")
        #else
            nil
        #endif
    }

    /// The most that was resident since ``forgetPeak()``, or since the start where that has no effect.
    static var peak: Int? {
        #if os(Linux)
            return field("VmHWM:")
        #else
            var usage = rusage()
            guard unsafe getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
            return usage.ru_maxrss
        #endif
    }

    /// What makes the system's allocator give large blocks back as soon as they are freed, in a process that is
    /// started with it: else new blocks may take memory that is resident already. Elsewhere it has no effect.
    static let environment = ["MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TRIM_THRESHOLD_": "65536"]

    /// Starts a new peak; returns whether the system did.
    @discardableResult
    static func forgetPeak() -> Bool {
        #if os(Linux)
            guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
            // 5 resets the peak and nothing else.
            return (try? file.write(contentsOf: Data("5".utf8))) != nil
        #else
            return false
        #endif
    }

    #if os(Linux)
        private static func field(_ name: String) -> Int? {
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else {
                return nil
            }
            return line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 }
        }
    #endif
}
