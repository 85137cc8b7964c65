import StackLayout

/// Measures texts, and counts how often it is asked.
struct CountingMeasurer: LeafMeasurer {
    let texts: [WordText]
    private(set) var calls = 0

    init(texts: [WordText]) { self.texts = texts }

    mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        calls += 1
        return texts[leaf.tag].measured(in: proposal)
    }
}
