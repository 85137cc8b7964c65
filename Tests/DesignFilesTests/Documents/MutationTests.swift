import DesignFiles
import Foundation
import KitScreens
import Testing

/// Documents that were cut short, or in which bytes were changed: whatever comes of it is an error or a report.
@Suite struct MutationTests {
    /// Random numbers that are the same on every run (SplitMix64).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    /// What stands instead of a value.
    private static let oddValues = [
        "null", "true", "-1", "1e999", "\"\"", "\"NEW\"", "[]", "{}", "[null]", "-0.0", "1e-300", "0.5",
    ]

    /// Reads, checks, converts and suggests; returns whether it could be read.
    private func run(_ data: Data) -> Bool {
        guard let file = try? JSONFile.read(data, name: "mutant") else { return false }
        guard case .document(let document) = file else { return true }
        let report = DocumentReport(of: document)
        for number in report.numbers(where: { $0 != .none }).prefix(200) {
            _ = report.derivationText(of: number)
            #expect(!(number.derived ?? 0).isNaN)
        }
        for number in report.differences.prefix(3) { _ = report.derivationChain(of: number) }
        var budget = SuggestionBudget(nodes: 5_000)
        _ = report.suggestions(within: &budget)
        for root in document.outermostComponents.prefix(3) { _ = try? document.component(of: root).solved() }
        return true
    }

    @Test(arguments: [RealDocument.cashChange, .order, .profile])
    func cutShort(document: RealDocument) throws {
        let data = try document.data()
        var generator = Generator(state: 1)
        for _ in 0..<20 {
            let length = Int.random(in: 0..<data.count - 1, using: &generator)
            #expect(!run(data.prefix(length)))
        }
    }

    @Test(arguments: [RealDocument.cashChange, .order, .profile])
    func bytesChanged(document: RealDocument) throws {
        let data = try document.data()
        var generator = Generator(state: 2)
        for _ in 0..<20 {
            var copy = data
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                copy[Int.random(in: 0..<data.count, using: &generator)] = UInt8.random(
                    in: 0x20...0x7E, using: &generator)
            }
            _ = run(copy)
        }
    }

    /// Values replaced by others that JSON allows: everything must be read.
    @Test(arguments: [RealDocument.cashChange, .order, .profile])
    func valuesReplaced(document: RealDocument) throws {
        let bytes = Array(try document.data())
        let colons = bytes.indices.filter {
            bytes[$0] == UInt8(ascii: ":") && bytes[$0 - 1] == UInt8(ascii: "\"")
        }
        var generator = Generator(state: 3)
        for _ in 0..<20 {
            var copy: [UInt8] = []
            var end = 0
            let chosen = (0..<20).map { _ in colons[Int.random(in: 0..<colons.count, using: &generator)] }
            for colon in Set(chosen).sorted() where colon >= end {
                let next = bytes[colon + 1]
                // Only scalars: what is inside others stays.
                guard next != UInt8(ascii: "{"), next != UInt8(ascii: "[") else { continue }
                copy += bytes[end...colon]
                copy += Array(
                    Self.oddValues[Int.random(in: 0..<Self.oddValues.count, using: &generator)].utf8)
                end = colon + 1
                if next == UInt8(ascii: "\"") {
                    end = (bytes[(end + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? end) + 1
                } else {
                    while ![UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[end]) { end += 1 }
                }
            }
            copy += bytes[end...]
            #expect(run(Data(copy)))
        }
    }
}
