/// A small random number generator whose numbers are the same on every system, unlike those that the standard
/// library derives from a generator, which no document fixes.
struct SplitMix64 {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A whole number from 0 to below `bound`, which is above 0.
    mutating func below(_ bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    /// One of the elements, of which there is at least one.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A number on the quarter grid, bounds included. Quarters add up exactly in both precisions, so that
    /// engines that calculate in `Float` can be compared.
    mutating func quarter(_ range: ClosedRange<Int>) -> Double {
        Double(range.lowerBound * 4 + below((range.upperBound - range.lowerBound) * 4 + 1)) / 4
    }
}
