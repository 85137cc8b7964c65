import StackLayout
import Testing

/// P10: whatever numbers are accepted, frames are numbers.
@Suite struct ExtremeNumberTests {
    /// From the smallest number there is to the largest that is accepted.
    private static let lengths: [Double] = [
        0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-100, 0.1, 1, 7, 1e15, 1e99, 1e100,
    ]

    /// A value that a property may have, mostly far off.
    private static func value(_ random: inout SeededGenerator) -> Double { random.pick(lengths) }

    private static func make(_ node: inout TestNode, _ random: inout SeededGenerator) {
        for axis in Axis.allCases {
            switch node.style.sizing(axis) {
            case .fixed: node.style.setSizing(.fixed(value(&random)), axis)
            case .fill: node.style.setSizing(.fill(weight: value(&random)), axis)
            case .fraction: node.style.setSizing(.fraction(value(&random)), axis)
            case .hug: break
            }
            if random.chance(0.2) { node.style.setMin(value(&random), axis) }
            if random.chance(0.2) { node.style.setMax(value(&random), axis) }
        }
        let sign = random.chance(0.5) ? 1.0 : -1
        if random.chance(0.4) { node.style.gap = sign * value(&random) }
        if random.chance(0.4) { node.style.crossGap = sign * value(&random) }
        if random.chance(0.3) { node.style.padding = .all(value(&random)) }
        if random.chance(0.3) { node.style.padding.left = value(&random) }
        if node.style.shrink > 0 { node.style.shrink = value(&random) }
        if node.style.aspectRatio != nil {
            node.style.aspectRatio = max(.leastNonzeroMagnitude, value(&random))
        }
        if node.style.pins?.left != nil { node.style.pins?.left = sign * value(&random) }
        if node.style.pins?.right != nil { node.style.pins?.right = sign * value(&random) }
        if node.style.pins?.centerY != nil { node.style.pins?.centerY = sign * value(&random) }
        if case .size(_, let baseline) = node.style.content {
            node.style.content = .size(
                Size(value(&random), value(&random)), baseline: baseline.map { _ in sign * value(&random) })
        }
        if random.chance(0.2) { node.style.corners = .radius(value(&random)) }
        if node.text != nil {
            node.text = WordText(
                words: [0.5, min(1e99, value(&random)), 1e90], lineHeight: min(1e99, value(&random)),
                baseline: value(&random))
        }
    }

    /// Everything that can be asked of a tree gives numbers that are finite.
    @Test(arguments: Profile.all) func framesAreFinite(_ profile: Profile) {
        Law.check(profile, share: 80) { item, random in
            let extreme = item.with(
                item.root.mapped { node in
                    if random.chance(0.6) { Self.make(&node, &random) }
                })
            var solved = try SolvedTree(extreme.root, extreme.direction)
            try solved.solve()
            for (index, id) in solved.ids.enumerated() {
                guard let frame = solved.tree.frame(of: id) else { continue }
                let overflow = solved.tree.overflow(of: id)!
                let radii = solved.tree.cornerRadii(of: id)!
                let absolute = solved.tree.absoluteFrame(of: id)!
                let content = solved.tree.contentSize(of: id)!
                let numbers = [
                    frame.x, frame.y, frame.width, frame.height, overflow.top, overflow.right,
                    overflow.bottom, overflow.left, radii.topLeft, radii.bottomRight, absolute.x,
                    absolute.y, content.width, content.height,
                ]
                if !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0 {
                    return "\(item.name): node \(index): \(numbers)\n"
                        + extreme.root.described(expected: solved.frames, derived: solved.frames)
                }
                for axis in Axis.allCases {
                    let properties: [Derivation.Property] =
                        axis == .horizontal ? [.x, .width] : [.y, .height]
                    for property in properties {
                        let chain = solved.tree.derivationChain(of: id, property, limit: 20)
                        guard let first = chain.first, first.value.isFinite else {
                            return "\(item.name): node \(index): no derivation of \(property)"
                        }
                        if chain.contains(where: { $0.text.contains("nan") }) {
                            return "\(item.name): node \(index): \(chain)"
                        }
                    }
                }
            }
            for finding in solved.tree.diagnostics()
            where finding.description.contains("nan") || !finding.values.allSatisfy(\.isFinite) {
                return "\(item.name): \(finding)"
            }
            return nil
        }
    }

    /// A product of fractions or ratios ends at the largest number, and is told.
    @Test func productsEndAtTheLargestNumber() throws {
        var tree = LayoutTree()
        var parent = try tree.addRoot(.horizontal(), width: 1e90, height: 1)
        for _ in 0..<10 {
            parent = try tree.add(.horizontal(), width: .fraction(1e90), height: 1, to: parent)
        }
        let tall = try tree.add(Style.leaf.sized(1, .hug).with { $0.aspectRatio = 1e-300 }, to: parent)
        let wide = try tree.add(Style.leaf.sized(.hug, 10).with { $0.aspectRatio = 1e99 }, to: parent)
        let pinned = try tree.add(
            Style.leaf.sized(.fraction(1e90), 1).pinned(Pins(right: 0, top: 0)), to: parent)
        try tree.solve()
        #expect(tree.frame(of: parent)?.width == 1e100)
        #expect(tree.frame(of: tall)?.height == 1e100)
        #expect(tree.frame(of: wide)?.width == 1e100)
        #expect(tree.frame(of: pinned) == Rect(x: 0, y: 0, width: 1e100, height: 1))
        let told = tree.diagnostics().filter { $0.code == .productTooLarge }
        #expect(told.count == 13)
        #expect(
            told.last?.text { _ in "it" }
                == "it: width would be more than 1e+100 points, so it is that; give smaller fractions, a ratio nearer to 1, or smaller sizes"
        )
        #expect(tree.derivation(of: parent, .width)?.value == 1e100)
    }

    @Test(arguments: [1e101, 1e300, .greatestFiniteMagnitude]) func hugeNumbersAreRefused(_ number: Double) {
        let styles: [(LayoutError.Property, Style)] = [
            (.width, .leaf.sized(.fixed(number))), (.height, .leaf.sized(1, .fixed(number))),
            (.fillWeight, .leaf.sized(.fill(weight: number))), (.fraction, .leaf.sized(.fraction(number))),
            (.gap, .horizontal(gap: -number)), (.paddingLeft, .leaf.with { $0.padding.left = number }),
            (.maxWidth, .leaf.with { $0.widthLimits.max = number }),
            (.shrink, .leaf.with { $0.shrink = number }),
            (.aspectRatio, .leaf.with { $0.aspectRatio = number }),
            (.top, .leaf.pinned(Pins(top: -number))), (.contentHeight, .leaf(Size(1, number))),
            (.baseline, .leaf(Size(1, 1), baseline: number)),
            (.cornerRadius, .leaf.with { $0.corners = .radius(number) }),
        ]
        for (property, style) in styles {
            var tree = LayoutTree()
            guard let root = try? tree.addRoot(.horizontal()) else { return }
            let expected = LayoutError.invalidValue(
                .newChild(of: root), property: property,
                value: property == .gap || property == .top ? -number : number)
            #expect(throws: expected) { try tree.add(style, to: root) }
            #expect(expected.description.contains("1e100"))
            #expect(tree.nodeCount == 1)
        }
    }
}
