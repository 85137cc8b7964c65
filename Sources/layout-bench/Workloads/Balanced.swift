import StackLayout

/// A tree of containers of 4 to 8 children whose axes alternate. Half of the containers have a fixed main size;
/// in these half of the children fill, so that a quarter of all do.
///
/// So that every engine gives the same frames, fills stand only where the parent declares its size, have no
/// padding along that axis, and everything has room: what engines do with less differs.
struct BalancedTree {
    /// A node while its sizes are not known yet.
    private struct Draft {
        let parent: Int
        var childCount = 0
        /// Of a container; its parent's is the other one.
        var isRow = false
        /// Its main size is declared, so children may fill it.
        var isFixed = false
        /// Takes a share of its parent's main size.
        var fills = false
        var gap = 0.0
        var padding = EdgeInsets.zero
        /// A leaf's size, or what a container needs.
        var size = SIMD2<Double>(0, 0)
    }

    private var drafts: [Draft] = []
    private let random: SplitMix64

    /// Plans a tree of this many nodes, level by level.
    init(_ size: Int, _ random: SplitMix64) {
        self.random = random
        var random = random
        drafts = [Draft(parent: -1)]
        drafts.reserveCapacity(size)
        var open = [0]
        var next = 0
        while drafts.count < size {
            let parent = open[next]
            next += 1
            drafts[parent].childCount = min(4 + random.below(5), size - drafts.count)
            for place in 0..<drafts[parent].childCount {
                // Half of the children go on; one always where the tree would end otherwise.
                if place == 0 && next == open.count || random.oneIn(2) { open.append(drafts.count) }
                drafts.append(Draft(parent: parent))
            }
        }
        chooseDeclarations(&random)
        makeRoom(&random)
    }

    private mutating func chooseDeclarations(_ random: inout SplitMix64) {
        let insets: [Double] = [0, 4, 8, 12]
        drafts[0].isFixed = true
        for index in drafts.indices.dropFirst() {
            let parent = drafts[drafts[index].parent]
            var draft = drafts[index]
            draft.isRow = !parent.isRow
            draft.fills = parent.isFixed && random.oneIn(2)
            if draft.childCount == 0 {
                draft.size = SIMD2(random.quarter(8...64), random.quarter(8...64))
            } else {
                draft.isFixed = random.oneIn(2)
                draft.gap = random.pick([0, 2, 4, 8])
                draft.padding = EdgeInsets(
                    top: random.pick(insets), right: random.pick(insets), bottom: random.pick(insets),
                    left: random.pick(insets))
                if draft.fills && parent.isRow { (draft.padding.left, draft.padding.right) = (0, 0) }
                if draft.fills && !parent.isRow { (draft.padding.top, draft.padding.bottom) = (0, 0) }
            }
            drafts[index] = draft
        }
    }

    /// Sizes containers from the last to the first, so that children come before parents: a fixed one gives
    /// each fill as much as the most needy of them needs, and some more.
    private mutating func makeRoom(_ random: inout SplitMix64) {
        var sums = [Double](repeating: 0, count: drafts.count)
        var fills = [(count: Double, most: Double)](repeating: (0, 0), count: drafts.count)
        var across = sums
        for index in drafts.indices.reversed() {
            var draft = drafts[index]
            let main = draft.isRow ? 0 : 1
            if draft.childCount > 0 {
                let padding = SIMD2(
                    draft.padding.left + draft.padding.right, draft.padding.top + draft.padding.bottom)
                let gaps = draft.gap * Double(draft.childCount - 1)
                draft.size[main] = sums[index] + fills[index].count * fills[index].most + gaps + padding[main]
                if draft.isFixed { draft.size[main] += random.quarter(20...200) }
                draft.size[1 - main] = across[index] + padding[1 - main]
                drafts[index] = draft
            }
            guard index > 0 else { break }
            let parent = draft.parent
            let parentMain = 1 - main
            if draft.fills {
                fills[parent].count += 1
                fills[parent].most = max(fills[parent].most, draft.size[parentMain])
            } else {
                sums[parent] += draft.size[parentMain]
            }
            across[parent] = max(across[parent], draft.size[1 - parentMain])
        }
    }

    /// Adds the tree to a builder.
    func add(to builder: inout BlueprintBuilder) {
        var random = random
        let leaf = builder.style(.leaf)
        let fillings = [Style.leaf.sized(nil, .fill), Style.leaf.sized(.fill)].map { builder.style($0) }
        for (index, draft) in drafts.enumerated() {
            let isInRow = !draft.isRow
            let parent = index == 0 ? nil : draft.parent
            var sizes: [Double?] = [draft.size.x, draft.size.y]
            let parentMain = isInRow ? 0 : 1
            guard draft.childCount > 0 || index == 0 else {
                if draft.fills { sizes[parentMain] = nil }
                builder.add(
                    draft.fills ? fillings[isInRow ? 1 : 0] : leaf, width: sizes[0], height: sizes[1],
                    to: parent)
                continue
            }
            var style = Style(draft.isRow ? .horizontal : .vertical)
            style.gap = draft.gap
            style.padding = draft.padding
            style.alignment = random.pick([.start, .center, .stretch])
            style.distribution = random.pick([.start, .center, .spaceBetween])
            if draft.fills {
                style = style.sized(isInRow ? .fill : nil, isInRow ? nil : .fill)
            }
            // The root is fixed on both axes.
            if parent != nil { sizes[parentMain] = nil }
            if !draft.isFixed { sizes[1 - parentMain] = nil }
            builder.add(builder.style(style), width: sizes[0], height: sizes[1], to: parent)
        }
    }
}
