/// A kind of tree that is measured, made from a number of nodes and a seed.
enum Workload: String, CaseIterable {
    case balanced, feed, deep, kit, screens, text, wrap, everything

    /// What the tree is like, in one line.
    var summary: String {
        switch self {
        case .balanced: "4–8 children, alternating axes, 25 % fill, mixed alignment and distribution"
        case .feed: "a column of rows: icon, title over subtitle, trailing label"
        case .deep: "a chain of hugging stacks, alternating axes, one leaf a level"
        case .kit: "the 32 documented components of the kit, repeated"
        case .screens: "kit screens in what all engines can express: bar, content, segmented control"
        case .text: "paragraphs that wrap, measured as words of known widths"
        case .wrap: "rows and columns that break into lines"
        case .everything: "random subtrees of up to 40 nodes with every feature"
        }
    }

    /// Whether the exchange format can hold the tree.
    var isExchangeable: Bool {
        switch self {
        case .balanced, .feed, .deep, .screens: true
        case .kit, .text, .wrap, .everything: false
        }
    }

    /// A tree of about `size` nodes, at least 1; the same for the same seed, on every system.
    func blueprint(size: Int, seed: UInt64) -> Blueprint {
        var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(size))
        var builder = BlueprintBuilder()
        switch self {
        case .balanced: BalancedTree(size, random).add(to: &builder)
        case .feed: builder.addFeed(size, &random)
        case .deep: builder.addDeep(size, &random)
        case .kit: builder.addKit(size)
        case .screens: builder.addScreens(size, &random)
        case .text: builder.addText(size, &random)
        case .wrap: builder.addWrap(size, &random)
        case .everything: builder.addEverything(size, &random)
        }
        return builder.finish()
    }
}
