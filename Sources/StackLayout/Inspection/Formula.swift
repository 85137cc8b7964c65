/// A formula over numbers, in postfix order: flat, so that evaluating and printing need no recursion.
///
/// `(370 − 16) / 5` is the terms 370, 16, 5 and the operations `term, term, subtract, term, divide`.
public struct Formula: Hashable, Sendable {
    /// One step of an evaluation.
    public enum Operation: Hashable, Sendable {
        /// Takes the next of the terms.
        case term
        /// Combines the last two results.
        case add, subtract, multiply, divide, minimum, maximum
        /// Adds up the last so many results, at least one.
        case sum(Int)
    }

    /// The steps, in order.
    public private(set) var operations: [Operation] = []
    /// The numbers, in the order in which the steps take them.
    public private(set) var terms: [Derivation.Term] = []

    /// Creates a formula without any number; its value is 0.
    init() {}

    /// Creates a formula of one number.
    init(_ term: Derivation.Term) {
        operations = [.term]
        terms = [term]
    }

    /// Creates a formula of one number that a rule gives.
    init(_ number: Double) { self.init(Derivation.Term(number, .rule)) }

    var isEmpty: Bool { operations.isEmpty }

    /// The number that the formula gives; 0 without terms.
    ///
    /// - Complexity: O(operations).
    public var value: Double {
        var results: [Double] = []
        var next = 0
        for operation in operations {
            switch operation {
            case .term:
                results.append(terms[next].value)
                next += 1
            case .sum(let count):
                let sum = results.suffix(count).reduce(0, +)
                results.removeLast(count)
                results.append(sum)
            default:
                let right = results.removeLast()
                results[results.count - 1] = operation.combined(results[results.count - 1], right)
            }
        }
        return results.last ?? 0
    }
}

extension Formula.Operation {
    /// The result of an operation that takes two.
    func combined(_ left: Double, _ right: Double) -> Double {
        switch self {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        case .minimum: min(left, right)
        case .maximum: max(left, right)
        case .term, .sum: preconditionFailure("\(self) does not combine two results")
        }
    }
}

// MARK: - Building

extension Formula {
    /// Adds; a formula without terms becomes the other one.
    static func += (formula: inout Formula, other: Formula) {
        if formula.isEmpty { formula = other } else if !other.isEmpty { formula.append(other, .add) }
    }

    static func -= (formula: inout Formula, other: Formula) {
        if other.isEmpty { return }
        if formula.isEmpty { formula = Formula(0) }
        formula.append(other, .subtract)
    }

    static func *= (formula: inout Formula, other: Formula) { formula.append(other, .multiply) }
    static func /= (formula: inout Formula, other: Formula) { formula.append(other, .divide) }

    /// Divides by a count; by 1 nothing changes.
    static func /= (formula: inout Formula, count: Int) {
        if count != 1 { formula /= Formula(Double(count)) }
    }

    /// The larger of both.
    mutating func raise(to other: Formula) { append(other, .maximum) }

    /// The smaller of both.
    mutating func lower(to other: Formula) { append(other, .minimum) }

    /// Subtracts one after the other, many of them as their sum.
    mutating func subtract(each others: [Formula]) {
        let first = others.first
        let areAlike = others.allSatisfy { $0.terms.first?.value == first?.terms.first?.value }
        if others.count > Self.longestSum || (areAlike && others.count >= Self.fewestAlike) {
            self -= .sum(of: others)
        } else {
            for other in others { self -= other }
        }
    }

    /// The formulas added up.
    static func sum(of formulas: [Formula]) -> Formula {
        var sum = Formula()
        for formula in formulas {
            sum.operations += formula.operations
            sum.terms += formula.terms
        }
        if formulas.count > 1 { sum.operations.append(.sum(formulas.count)) }
        return sum
    }

    /// How many numbers a text adds up one by one.
    static let longestSum = 6
    /// How many equal numbers a text writes as a product.
    static let fewestAlike = 3

    private mutating func append(_ other: Formula, _ operation: Operation) {
        if isEmpty { self = Formula(0) }
        operations += other.isEmpty ? [.term] : other.operations
        terms += other.isEmpty ? Formula(0).terms : other.terms
        operations.append(operation)
    }
}
