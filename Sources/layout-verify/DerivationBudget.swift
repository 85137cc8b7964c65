/// How much may be spent on saying how numbers come about: each takes a look at all siblings, and in a long list
/// that differs as a whole that would be quadratic. Beyond, numbers stand without.
struct DerivationBudget {
    /// How many nodes may still be looked at.
    private var nodes = 20_000_000

    /// Takes the cost of one derivation; false if it is not there.
    mutating func spend(_ cost: Int) -> Bool {
        guard nodes >= cost else { return false }
        nodes -= cost
        return true
    }
}
