/// What the command tells its caller; the higher ones as sysexits.h has them.
enum ExitCode: Int32 {
    case success = 0
    /// A check failed: frames, counts, or a comparison that was to fail.
    case failed = 1
    case usage = 64
    case badInput = 65
    case cannotWrite = 73
}

/// Why the command stops.
struct Failure: Error {
    let problem: String
    let code: ExitCode

    static func usage(_ problem: String) -> Failure { Failure(problem: problem, code: .usage) }
    static func badInput(_ problem: String) -> Failure { Failure(problem: problem, code: .badInput) }
    static func failed(_ problem: String) -> Failure { Failure(problem: problem, code: .failed) }
    static func cannotWrite(_ problem: String) -> Failure { Failure(problem: problem, code: .cannotWrite) }
}
