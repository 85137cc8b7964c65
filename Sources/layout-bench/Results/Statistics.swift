import Foundation

/// What samples come to.
struct Statistics {
    let median: Double
    let min: Double
    /// Nine tenths of the samples are not above it.
    let p90: Double

    /// Sums up samples; NaN without any.
    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        median = Self.quantile(0.5, of: sorted)
        min = sorted.first ?? .nan
        p90 = Self.quantile(0.9, of: sorted)
    }

    /// A quantile of ascending numbers, between two of them in proportion.
    private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
        guard let last = sorted.indices.last else { return .nan }
        let place = part * Double(last)
        let low = Int(place)
        let high = Swift.min(low + 1, last)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
    }

    /// The mean of ratios: their product's root. NaN without any.
    static func geometricMean(_ ratios: [Double]) -> Double {
        exp(ratios.reduce(0) { $0 + log($1) } / Double(ratios.count))
    }
}
