import Foundation

/// An axis by powers of ten, which begins at one of them.
struct LogAxis {
    private let first: Double
    private let last: Double
    /// Where the powers of ten go.
    private let start: Double
    private let end: Double

    /// An axis for values above 0; `start` and `end` are its places in the picture. It ends at a power of ten
    /// too, or with `isTight` at the largest value.
    init(_ values: [Double], from start: Double, to end: Double, isTight: Bool = false) {
        let least = values.min() ?? 1
        let most = values.max() ?? 1
        // 997 nodes stand for 1,000: a value a little outside of the axis is drawn there.
        let slack = 0.05
        first = (log10(least) + slack).rounded(.down)
        last = max(first + 1, isTight ? log10(most) : (log10(most) - slack).rounded(.up))
        self.start = start
        self.end = end
    }

    /// The powers of ten, and where they go.
    var ticks: [(value: Double, place: Double)] {
        stride(from: first, through: last, by: 1).map { (pow(10, $0), place(log10: $0)) }
    }

    /// Where a value goes.
    func place(_ value: Double) -> Double { place(log10: log10(value)) }

    private func place(log10 exponent: Double) -> Double {
        start + (end - start) * (exponent - first) / (last - first)
    }
}
