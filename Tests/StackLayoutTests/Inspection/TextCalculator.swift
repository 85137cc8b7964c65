/// Computes what the right side of a derivation's text says, as a reader would: labels are skipped.
struct TextCalculator {
    private var rest: Substring

    /// The number that a text such as `y 334.5 = 277.5 + 41 + gap 16` computes; `nil` if it cannot be read.
    static func value(of text: String) -> Double? {
        guard let equals = text.firstIndex(of: "=") else { return nil }
        var calculator = TextCalculator(rest: text[text.index(after: equals)...])
        guard let value = calculator.sum() else { return nil }
        calculator.skipSpace()
        return calculator.rest.isEmpty ? value : nil
    }

    private mutating func sum() -> Double? {
        guard var value = product() else { return nil }
        while let sign = take("+−") {
            guard let next = product() else { return nil }
            value += sign == "+" ? next : -next
        }
        return value
    }

    private mutating func product() -> Double? {
        guard var value = factor() else { return nil }
        while let sign = take("×/") {
            guard let next = factor() else { return nil }
            value = sign == "×" ? value * next : value / next
        }
        return value
    }

    private mutating func factor() -> Double? {
        skipSpace()
        if take("−") != nil { return factor().map { -$0 } }
        if take("(") != nil { return closed(sum()) }
        for (name, combine) in [("min(", min), ("max(", max)] as [(String, (Double, Double) -> Double)] {
            guard rest.hasPrefix(name) else { continue }
            rest.removeFirst(name.count)
            guard let left = sum(), take(",") != nil, let right = sum() else { return nil }
            return closed(combine(left, right))
        }
        if let first = rest.first, first.isLetter || first == "Σ" {
            rest = rest.drop { $0.isLetter || $0 == "Σ" }
            return factor()
        }
        return number()
    }

    private mutating func closed(_ value: Double?) -> Double? { take(")") == nil ? nil : value }

    private mutating func number() -> Double? {
        var digits = rest.prefix { $0.isNumber || $0 == "." }
        let exponent = rest[digits.endIndex...]
        if exponent.hasPrefix("e-") || exponent.hasPrefix("e+") {
            let end = exponent.dropFirst(2).prefix { $0.isNumber }.endIndex
            digits = rest[..<end]
        }
        rest = rest[digits.endIndex...]
        return Double(digits)
    }

    private mutating func take(_ characters: String) -> Character? {
        skipSpace()
        guard let first = rest.first, characters.contains(first) else { return nil }
        return rest.removeFirst()
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == " " } }
}
