import Testing

@testable import KitScreens

@Suite("Kit notation: numbers")
struct NumberTextTests {
    @Test(
        "numbers print in the fewest digits",
        arguments: [
            (16, "16"), (-4, "-4"), (277.5, "277.5"), (0, "0"), (-0.0, "0"), (0.1, "0.1"),
            (1.0 / 3, "0.3333333333333333"),
            (1e-6, "0.000001"), (1e-9, "1e-9"), (-1.5e-9, "-1.5e-9"), (1e15, "1000000000000000"),
            (1e20, "100000000000000000000"), (1e21, "1e21"), (1.25e300, "1.25e300"),
            (Double.leastNonzeroMagnitude, "5e-324"),
            (1.7976931348623157e308, "1.7976931348623157e308"), (123_456_789.125, "123456789.125"),
        ] as [(Double, String)])
    func fewestDigits(value: Double, text: String) throws {
        #expect(NumberText.number(value) == text)
        #expect(try parsed(text) == value)
    }

    @Test(
        "percentages move the point in the text, so that nothing is rounded",
        arguments: [
            (0.15, "15%"), (0.07, "7%"), (0.125, "12.5%"), (1, "100%"), (0, "0%"), (0.001, "0.1%"),
            (1.0 / 3, "33.33333333333333%"), (12, "1200%"), (1e-9, "0.0000001%"), (1e-12, "1e-10%"),
        ] as [(Double, String)])
    func percentages(value: Double, text: String) throws {
        #expect(NumberText.percentage(value) == text)
        var cursor = Cursor(text)
        #expect(try cursor.percentage(for: "test") == value)
    }

    @Test("any finite double survives", arguments: 0..<20 as Range<UInt64>)
    func anyDouble(seed: UInt64) throws {
        var random = RandomComponents(seed: seed)
        for _ in 0..<500 {
            let value = random.number()
            #expect(try parsed(NumberText.number(value)) == value)
            var cursor = Cursor(NumberText.percentage(value.magnitude))
            #expect(try cursor.percentage(for: "test") == value.magnitude)
        }
    }

    @Test(
        "exponents that no double has are refused, however long",
        arguments: ["1e400", "1e99999999999999999999"])
    func hugeExponents(text: String) {
        #expect(throws: NotationError.self) { try parsed(text) }
    }

    private func parsed(_ text: String) throws -> Double {
        var cursor = Cursor(text)
        return try cursor.number(for: "test", .any)
    }
}
