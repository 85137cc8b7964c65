import StackLayout

extension BlueprintBuilder {
    /// Random subtrees one below the other; each node may use any feature that means something for it.
    mutating func addEverything(_ size: Int, _ random: inout SplitMix64) {
        let tags = addTexts(32, words: 1...12, &random)
        let page = add(style(.vertical(gap: 8)), width: 402, to: nil)
        while nodeCount < size {
            let room = min(size - nodeCount, 4 + random.below(37))
            let end = nodeCount + room
            var open = [(index: add(uniqueStyle(.randomContainer(&random)), to: page), depth: 1)]
            while nodeCount < end, !open.isEmpty {
                let parent = open.removeFirst()
                for _ in 0..<min(1 + random.below(6), end - nodeCount) {
                    if parent.depth < 6 && (open.isEmpty || random.oneIn(3)) {
                        let index = add(uniqueStyle(.randomContainer(&random)), to: parent.index)
                        open.append((index, parent.depth + 1))
                    } else {
                        add(uniqueStyle(.randomLeaf(tags, &random)), to: parent.index)
                    }
                }
            }
        }
    }
}

extension Style {
    fileprivate static func randomContainer(_ random: inout SplitMix64) -> Style {
        // Free containers are rare: all in them needs pins to be interesting.
        var style = Style(
            random.pick([
                .horizontal, .horizontal, .horizontal, .vertical, .vertical, .vertical, .overlay, .free,
            ]))
        style.gap = random.oneIn(2) ? random.quarter(0...12) : 0
        style.alignment = random.pick(Alignment.allCases)
        style.distribution = random.pick(Distribution.allCases)
        if random.oneIn(4), style.kind.mainAxis != nil {
            style.wraps = true
            style.crossGap = random.quarter(0...8)
            style.lines = random.pick(LineDistribution.allCases)
        }
        style.declareRandomly(sizes: 40...300, &random)
        return style
    }

    fileprivate static func randomLeaf(_ tags: [Int], _ random: inout SplitMix64) -> Style {
        var style = Style.leaf
        switch random.below(8) {
        case 0, 1: style.content = .measured(tag: random.pick(tags))
        case 2: style.content = .size(Size(random.quarter(4...60), random.quarter(8...40)), baseline: 7.5)
        case 3: style.aspectRatio = random.pick([0.5, 0.75, 1, 2])
        case 4: break
        default: style.content = .size(Size(random.quarter(4...60), random.quarter(4...60)))
        }
        style.declareRandomly(sizes: 4...120, &random)
        // With both axes declared a ratio would be ignored, with none it would need content.
        if style.aspectRatio != nil {
            style.height = .hug
            if style.width == .hug { style.width = .fixed(random.quarter(4...80)) }
        }
        return style
    }

    /// What containers and leaves can both declare.
    private mutating func declareRandomly(sizes: ClosedRange<Int>, _ random: inout SplitMix64) {
        width = .random(sizes, &random)
        height = .random(sizes, &random)
        if random.oneIn(6) { widthLimits = .random(&random) }
        if random.oneIn(6) { heightLimits = .random(&random) }
        if random.oneIn(3) {
            padding = EdgeInsets(
                top: random.quarter(0...12), right: random.quarter(0...12), bottom: random.quarter(0...12),
                left: random.quarter(0...12))
        }
        if random.oneIn(5) { alignmentSelf = random.pick(Alignment.allCases) }
        if random.oneIn(5) { shrink = random.pick([0.25, 0.5, 1, 2]) }
        if random.oneIn(8) { pins = .random(&random) }
        if random.oneIn(24) { visibility = random.pick([.hidden, .hiddenKeepingSpace]) }
        if random.oneIn(6) { corners = .radius(random.quarter(0...16)) }
    }
}

extension Sizing {
    fileprivate static func random(_ sizes: ClosedRange<Int>, _ random: inout SplitMix64) -> Sizing {
        switch random.below(10) {
        case 0...2: .fixed(random.quarter(sizes))
        case 3...4: .fill(weight: random.pick([0, 0.5, 1, 1, 1, 2, 3]))
        case 5: .fraction(random.pick([0.25, 0.5, 0.75, 1]))
        default: .hug
        }
    }
}

extension Limits {
    fileprivate static func random(_ random: inout SplitMix64) -> Limits {
        let min = random.quarter(0...40)
        return random.oneIn(2) ? Limits(min: min) : Limits(min: min, max: min + random.quarter(10...120))
    }
}

extension Pins {
    fileprivate static func random(_ random: inout SplitMix64) -> Pins {
        let inset = random.quarter(-8...16)
        switch random.below(5) {
        case 0: return .center
        case 1: return .edges(inset)
        case 2: return Pins(right: inset, top: inset)
        case 3: return Pins(left: inset, bottom: inset)
        default: return Pins(left: inset, right: inset, centerY: inset)
        }
    }
}
