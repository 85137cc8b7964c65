import StackLayout

extension BlueprintBuilder {
    /// A page 402 points wide of tag clouds, photo grids whose cells share each line, and columns that break.
    mutating func addWrap(_ size: Int, _ random: inout SplitMix64) {
        let page = add(style(.vertical(gap: 16, padding: .all(16), alignment: .stretch)), width: 402, to: nil)
        let leaf = style(.leaf)
        let cell = style(
            Style.leaf.sized(.fill, 88).with { $0.widthLimits = Limits(min: 100, max: 160) })
        let lines: [LineDistribution] = [.start, .center, .spaceBetween, .stretch]
        let blocks = lines.flatMap { lines in
            [Alignment.start, .center, .stretch].map { alignment in
                (
                    cloud: style(
                        .horizontal(gap: 8, alignment: alignment).wrapping(crossGap: 8, lines: lines)),
                    grid: style(
                        .horizontal(gap: 2, alignment: alignment).wrapping(crossGap: 2, lines: lines)),
                    columns: style(
                        .vertical(gap: 6, alignment: alignment).wrapping(crossGap: 12, lines: lines)
                            .sized(nil, 200))
                )
            }
        }
        while nodeCount + 13 <= size {
            let block = random.pick(blocks)
            switch random.below(3) {
            case 0:
                let cloud = add(block.cloud, to: page)
                for _ in 0..<12 { add(leaf, width: random.quarter(30...120), height: 32, to: cloud) }
            case 1:
                let grid = add(block.grid, to: page)
                for _ in 0..<10 { add(cell, to: grid) }
            default:
                let columns = add(block.columns, to: page)
                for _ in 0..<8 {
                    add(leaf, width: random.quarter(40...100), height: random.quarter(30...80), to: columns)
                }
            }
        }
    }
}
