/// What limits and own padding make of a size (SEMANTICS 4).
enum Limiting {
    /// Both paddings of a node, per axis.
    static func padding(
        _ node: NodeLinks, _ containers: Stream<ContainerRecord>, _ rare: Stream<RareRecord>
    ) -> SIMD2<Double> {
        if node.container != NodeLinks.none { return containers[Int(node.container)].padding }
        if node.rare == NodeLinks.none { return .zero }
        return rare[Int(node.rare)].paddingNear + rare[Int(node.rare)].paddingFar
    }

    /// The least and the largest size of a node; the least wins, and holds at least the padding.
    static func limits(
        _ node: NodeLinks, _ containers: Stream<ContainerRecord>, _ rare: Stream<RareRecord>
    ) -> (floor: SIMD2<Double>, ceiling: SIMD2<Double>) {
        let padding = padding(node, containers, rare)
        if node.rare == NodeLinks.none { return (padding, SIMD2(repeating: .infinity)) }
        let minimum = rare[Int(node.rare)].minimum
        return (padding.replacing(with: minimum, where: minimum .> padding), rare[Int(node.rare)].maximum)
    }
}
