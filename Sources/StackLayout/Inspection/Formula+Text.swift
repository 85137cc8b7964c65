extension Formula {
    /// The formula as people write it: `(370 − 2 − 2 − 4 × 4) / 5`.
    ///
    /// Numbers are rounded to thousandths. Three or more equal numbers that are added up are a product; more
    /// than six others are only their sum, as in `370 − Σ 84`.
    ///
    /// - Parameter describe: Writes one term; the second argument says whether it stands alone.
    /// - Complexity: O(operations).
    func text(_ describe: (_ term: Derivation.Term, _ isAlone: Bool) -> String) -> String {
        var parts: [Part] = []
        var next = 0
        for operation in operations {
            switch operation {
            case .term:
                let text = describe(terms[next], operations.count == 1)
                parts.append(Part(text: text, strength: .atom, value: terms[next].value))
                next += 1
            case .sum(let count):
                let sum = Part(sum: parts.suffix(count))
                parts.removeLast(count)
                parts.append(sum)
            default:
                let right = parts.removeLast()
                let left = parts.removeLast()
                parts.append(Part(operation, left, right))
            }
        }
        return parts.last?.text ?? "0"
    }
}

/// The text of a part of a formula.
private struct Part {
    var text: String
    /// What binds the part together, weakest first.
    var strength: Strength
    var value: Double

    enum Strength: Int { case sum, product, atom }

    init(text: String, strength: Strength, value: Double) {
        self.text = text
        self.strength = strength
        self.value = value
    }

    /// Several parts added up.
    init(sum parts: ArraySlice<Part>) {
        value = parts.reduce(0) { $0 + $1.value }
        let first = parts.first?.text ?? "0"
        if parts.count >= Formula.fewestAlike, parts.allSatisfy({ $0.text == first && $0.strength == .atom })
        {
            text = "\(parts.count) × \(first)"
            strength = .product
        } else if parts.count > Formula.longestSum {
            text = "Σ \(numberText(value))"
            strength = .atom
        } else {
            text = parts.dropFirst().reduce(first) { $0 + " + " + $1.text }
            strength = .sum
        }
    }

    /// Two parts combined.
    init(_ operation: Formula.Operation, _ left: Part, _ right: Part) {
        value = operation.combined(left.value, right.value)
        switch operation {
        case .add where right.text.first == "−":
            text = "\(left.text) − \(right.text.dropFirst())"
            strength = .sum
        case .add:
            text = "\(left.text) + \(right.text)"
            strength = .sum
        case .subtract:
            text = "\(left.text) − \(right.inParentheses(below: .product))"
            strength = .sum
        case .multiply:
            text = "\(left.inParentheses(below: .product)) × \(right.inParentheses(below: .product))"
            strength = .product
        case .divide:
            text = "\(left.inParentheses(below: .product)) / \(right.inParentheses(below: .atom))"
            strength = .product
        case .minimum, .maximum:
            text = "\(operation == .minimum ? "min" : "max")(\(left.text), \(right.text))"
            strength = .atom
        case .term, .sum:
            preconditionFailure("\(operation) does not combine two parts")
        }
    }

    private func inParentheses(below limit: Strength) -> String {
        strength.rawValue < limit.rawValue || text.first == "−" ? "(\(text))" : text
    }
}

/// A number for people: at most three decimals, no more digits than needed, a true minus sign.
///
/// A number that thousandths would turn into 0 keeps its digits.
func numberText(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded() / 1000
    let isTiny = thousandths == 0 && number != 0
    let rounded = isTiny || !thousandths.isFinite ? number : thousandths + 0
    let digits = rounded.magnitude.description
    let text = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    return rounded < 0 ? "−" + text : text
}
