/// Takes samples: the mean time of one repetition among as many as make a sample long enough to be told from
/// noise, in nanoseconds.
struct Sampler {
    let runs: Int
    /// How long one sample should last, in nanoseconds.
    let duration: Double
    let stopwatch = Stopwatch()

    /// More would not make a sample better, only the preparation longer.
    private static let mostRepetitions = 10_000

    /// How often to repeat what takes this long once.
    func repetitions(of time: Double) -> Int {
        guard time > 0 else { return Self.mostRepetitions }
        return max(1, min(Self.mostRepetitions, Int(duration / time)))
    }

    /// The samples of work that is timed as one run of repetitions, because nothing has to be prepared. What
    /// `between` does stands between the samples.
    func samples(of work: () throws -> Void, between: () throws -> Void = {}) rethrows -> [Double] {
        let repetitions = repetitions(of: try stopwatch.time(work))
        var samples: [Double] = []
        for _ in 0..<runs {
            let time = try stopwatch.time { for _ in 0..<repetitions { try work() } }
            samples.append(time / Double(repetitions))
            try between()
        }
        return samples
    }

    /// The samples of work that times itself, without its preparation.
    func samples(timedBy work: (Stopwatch) throws -> Double, between: () throws -> Void = {}) rethrows
        -> [Double]
    {
        // The first time warms up caches and the branch predictor.
        _ = try work(stopwatch)
        let repetitions = repetitions(of: try work(stopwatch))
        var samples: [Double] = []
        for _ in 0..<runs {
            var time = 0.0
            for _ in 0..<repetitions { time += try work(stopwatch) }
            samples.append(time / Double(repetitions))
            try between()
        }
        return samples
    }
}
