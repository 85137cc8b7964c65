import StackLayout

extension BlueprintBuilder {
    /// A chain of hugging stacks whose axes alternate, with one fixed leaf on each level.
    mutating func addDeep(_ size: Int, _ random: inout SplitMix64) {
        let stacks = [style(.vertical()), style(.horizontal())]
        let leaf = style(.leaf)
        var container = add(stacks[0], to: nil)
        var level = 0
        while nodeCount < size {
            level += 1
            add(leaf, width: random.quarter(1...8), height: random.quarter(1...8), to: container)
            if nodeCount < size { container = add(stacks[level % 2], to: container) }
        }
    }
}
