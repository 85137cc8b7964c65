/// The bytes that the fuzzer tries, as the random numbers that the makers of test trees ask for: one byte a
/// choice, so that changing one byte changes one decision. It stands in for the seeded generator of the tests.
struct SeededGenerator: RandomNumberGenerator {
    /// The bytes of this run; generators share them.
    nonisolated(unsafe) static var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    nonisolated(unsafe) static var used = 0
    private static var isSpent: Bool { used >= bytes.count }

    /// Whether all bytes were used; choices are then those of a fixed sequence.
    static var isExhausted: Bool { isSpent }

    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        if !Self.isSpent {
            let byte = UInt64(Self.bytes[Self.used])
            Self.used += 1
            return Self.mixed(byte &+ 1)
        }
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func double(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    /// Takes the bytes of a run.
    static func begin(_ start: UnsafePointer<UInt8>, _ count: Int) {
        bytes = UnsafeBufferPointer(start: start, count: count)
        used = 0
    }
}
