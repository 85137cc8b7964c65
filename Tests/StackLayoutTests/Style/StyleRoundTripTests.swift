@testable import StackLayout
import Testing

/// What is set is read back, but for what has no meaning for the kind (``Style``).
@Suite struct StyleRoundTripTests {
    @Test(arguments: Kind.allCases) func treesKeepStyles(kind: Kind) throws {
        var random = SeededGenerator(seed: RandomTreeTests.firstSeed)
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        var ids: [NodeID] = []
        var styles: [Style] = []
        for _ in 0..<300 {
            let style = random.style(kind)
            styles.append(style)
            ids.append(try tree.add(style, to: root))
            // Overwrite another one, so that what was in use before leaves no trace.
            let other = random.int(0...ids.count - 1)
            styles[other] = random.style(kind)
            try tree.setStyle(styles[other], of: ids[other])
        }
        for (id, style) in zip(ids, styles) { try expect(tree.style(of: id), style.kept) }
        var measurer = WordMeasurer(texts: [WordText(words: [1, 2], lineHeight: 3)])
        try tree.solve(measuring: &measurer)
        for (id, style) in zip(ids, styles) { try expect(tree.style(of: id), style.kept) }
    }

    /// Stops at the first difference and names the properties.
    private func expect(_ found: Style, _ set: Style) throws {
        let names = zip(Mirror(reflecting: found).children, Mirror(reflecting: set).children)
            .filter { "\($0.value)" != "\($1.value)" }
            .map { "\($1.label!): set \($1.value), found \($0.value)" }
        try #require(found == set, "\(set.kind): \(names.joined(separator: "; "))")
    }
}

extension Style {
    /// What a tree keeps of the style.
    fileprivate var kept: Style {
        var kept = self
        if kind == .leaf {
            let plain = Style(.leaf)
            (kept.gap, kept.crossGap, kept.wraps, kept.lines) = (0, 0, false, plain.lines)
            (kept.alignment, kept.distribution) = (plain.alignment, plain.distribution)
        } else {
            kept.content = .none
        }
        return kept
    }
}

extension SeededGenerator {
    /// A style with every property at random.
    fileprivate mutating func style(_ kind: Kind) -> Style {
        var style = Style(kind)
        style.width = sizing()
        style.height = sizing()
        style.widthLimits = limits()
        style.heightLimits = limits()
        style.aspectRatio = chance(0.5) ? double(0.1...4) : nil
        style.padding =
            chance(0.3) ? .zero : EdgeInsets(top: length(), right: length(), bottom: length(), left: length())
        style.gap = double(-9...9)
        style.crossGap = double(-9...9)
        style.wraps = chance(0.5)
        style.lines = pick(LineDistribution.allCases)
        style.alignment = pick(Alignment.allCases)
        style.distribution = pick(Distribution.allCases)
        style.alignmentSelf = chance(0.5) ? pick(Alignment.allCases) : nil
        style.shrink = chance(0.5) ? 0 : length()
        style.pins = chance(0.5) ? nil : pins()
        style.visibility = pick(Visibility.allCases)
        style.clipsContent = chance(0.3)
        style.zOrder = chance(0.5) ? 0 : int(-3...3)
        style.paintsInReverse = chance(0.3)
        style.corners = pick([
            .square, .max, .radius(length()),
            .radii(CornerRadii(topLeft: length(), topRight: 0, bottomRight: length(), bottomLeft: length())),
        ])
        style.content = pick([
            .none, .size(.zero), .size(Size(length(), length())),
            .size(Size(length(), 0), baseline: double(-5...50)), .measured(tag: 0),
        ])
        return style
    }

    private mutating func length() -> Double { chance(0.2) ? 0 : double(0...100) }

    private mutating func sizing() -> Sizing {
        pick([.hug, .fixed(length()), .fill, .fill(weight: length()), .fraction(length())])
    }

    private mutating func limits() -> Limits {
        pick([.none, Limits(min: length()), Limits(max: length()), Limits(min: length(), max: length())])
    }

    private mutating func pins() -> Pins {
        func pin() -> Double? { chance(0.5) ? nil : double(-50...50) }
        return Pins(left: pin(), right: pin(), top: pin(), bottom: pin(), centerX: pin(), centerY: pin())
    }
}
