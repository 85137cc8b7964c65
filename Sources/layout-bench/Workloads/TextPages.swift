import StackLayout

extension BlueprintBuilder {
    /// A page 402 points wide of headings, paragraphs, quotes beside an icon, and pairs of columns. Most texts
    /// are wider than their place and wrap.
    mutating func addText(_ size: Int, _ random: inout SplitMix64) {
        let texts = addTexts(64, words: 4...40, &random)
        let leaves = texts.map { style(.measured(tag: $0).sized(.fill)) }
        let page = add(style(.vertical(gap: 12, padding: .all(16))), width: 402, to: nil)
        let icon = style(Style.leaf.sized(24, 24))
        let quote = style(.horizontal(gap: 8, alignment: .center).sized(.fill))
        let columns = style(.horizontal(gap: 16).sized(.fill))
        let section = style(.vertical(gap: 4, padding: .vertical(8), alignment: .stretch).sized(.fill))
        let heading = style(.measured(tag: texts[0]))
        while nodeCount + 4 <= size {
            switch random.below(3) {
            case 0:
                let section = add(section, to: page)
                add(heading, to: section)
                add(random.pick(leaves), to: section)
                add(random.pick(leaves), to: section)
            case 1:
                let quote = add(quote, to: page)
                add(icon, to: quote)
                add(random.pick(leaves), to: quote)
            default:
                let columns = add(columns, to: page)
                add(random.pick(leaves), to: columns)
                add(random.pick(leaves), to: columns)
            }
        }
    }

    /// Random texts; returns their tags.
    mutating func addTexts(_ count: Int, words: ClosedRange<Int>, _ random: inout SplitMix64) -> [Int] {
        (0..<count).map { _ in
            let count = words.lowerBound + random.below(words.count)
            let widths = (0..<count).map { _ in random.quarter(10...80) }
            let lineHeight = random.pick([18.0, 20, 22, 26])
            return text(WordText(words: widths, lineHeight: lineHeight, baseline: lineHeight * 0.75))
        }
    }
}
