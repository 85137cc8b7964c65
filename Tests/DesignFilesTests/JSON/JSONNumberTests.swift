import Testing

@testable import DesignFiles

@Suite struct JSONNumberTests {
    private func read(_ digits: String) throws -> Double? {
        try JSONScanner.scan(digits.utf8).root.number
    }

    @Test(arguments: [
        "0", "-0", "0.1", "0.30000000000000004", "123456789012345", "999999999999999e22", "1e22", "1e23",
        "1e-22",
        "9007199254740993", "12345678901234567890", "5e-324", "2.2250738585072014e-308",
        "1.7976931348623157e308",
        "0.000000000000000000000000000000001", "100000000000000000000000", "8.5e-0005", "1e-99999",
        "0e99999999999",
        "4.35", "0.3e-1", "2e+0", "123456789.125",
        "1.00000000000000000000000000000000000000000000000000000001",
    ]) func isTheNearestToItsDigits(digits: String) throws {
        #expect(try read(digits)?.bitPattern == Double(digits)?.bitPattern)
    }

    @Test func randomNumbersAreReadExactly() throws {
        var random = SeededRandom(state: 1)
        var inexact: [String] = []
        for _ in 0..<20_000 {
            let digits = Int.random(in: 1...17, using: &random)
            let significand = UInt64.random(
                in: 0..<(0..<digits).reduce(1) { power, _ in power * 10 }, using: &random)
            let point = Int.random(in: 0...20, using: &random)
            let exponent = Int.random(in: -30...30, using: &random)
            let text = [
                "\(significand)e\(exponent)", "-\(significand).\(point)", "0.\(significand)",
                "\(point).\(significand)E\(exponent)",
            ].randomElement(using: &random)!
            if try read(text)?.bitPattern != Double(text)?.bitPattern { inexact.append(text) }
        }
        #expect(inexact == [])
    }

    @Test func everyDoubleSurvivesItsDescription() throws {
        var random = SeededRandom(state: 2)
        var inexact: [String] = []
        for _ in 0..<20_000 {
            let number = Double(bitPattern: random.next())
            guard number.isFinite else { continue }
            if try read(number.description) != number { inexact.append(number.description) }
        }
        #expect(inexact == [])
    }

    @Test func beyondTheGreatestIsInfinite() throws {
        #expect(try read("1e400") == .infinity)
        #expect(try read("-" + String(repeating: "9", count: 400)) == -.infinity)
        #expect(try read("1e-400") == 0)
    }
}
