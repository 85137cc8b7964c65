import Foundation

/// Times work in nanoseconds.
struct Stopwatch {
    /// What reading the clock twice adds to each timing.
    let overhead: Double

    /// Finds out what reading the clock costs.
    init() {
        var gaps: [Double] = []
        for _ in 0..<1001 {
            let start = Self.now()
            gaps.append(Double(Self.now() - start))
        }
        overhead = Statistics(gaps).median
    }

    /// Nanoseconds since some moment.
    static func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// Nanoseconds that this thread has had a processor.
    static func processorTime() -> UInt64 {
        var time = timespec()
        guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return now() }
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The nanoseconds that the work takes.
    func time(_ work: () throws -> Void) rethrows -> Double {
        let start = Self.now()
        try work()
        return max(0, Double(Self.now() - start) - overhead)
    }
}
