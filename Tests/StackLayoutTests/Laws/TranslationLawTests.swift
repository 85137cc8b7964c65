import StackLayout
import Testing

/// Where a tree stands changes nothing inside it.
@Suite struct TranslationLawTests {
    /// As a child of a free container, a tree has the frames that it has on its own, to the bit.
    @Test(arguments: Profile.all) func aTreeMayBePinnedAnywhere(_ profile: Profile) {
        Law.check(profile) { item, random in
            let (x, y) = (random.double(-1000...1000), random.double(-1000...1000))
            var root = item.root
            root.style.pins = Pins(left: x, top: y)
            let moved = item.with(TestNode(Style.free().sized(100, 100), [root]))
            var expected = try item.frames()
            expected[0]?.x = x
            expected[0]?.y = y
            expected.insert(Rect(x: 0, y: 0, width: 100, height: 100), at: 0)
            var solved = try SolvedTree(moved.root, item.direction)
            try solved.solve()
            if let report = moved.report(expected: expected, derived: solved.frames, .exact) { return report }

            var alone = try SolvedTree(item.root, item.direction)
            try alone.solve()
            let absolute = alone.ids.map { id in
                alone.tree.absoluteFrame(of: id).map {
                    Rect(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height)
                }
            }
            return item.report(
                expected: absolute, derived: solved.ids.dropFirst().map { solved.tree.absoluteFrame(of: $0) },
                .rounding)
        }
    }

    /// More padding at the near edges, in a root that grows by as much, moves what is in flow.
    @Test(arguments: Profile.all) func paddingMovesWhatIsInFlow(_ profile: Profile) {
        Law.check(profile) { item, random in
            let step = Size(random.double(0...50), random.double(0...50))
            guard item.root.style.kind != .free, item.root.children.allSatisfy({ $0.style.pins == nil })
            else { return nil }
            var root = item.root
            root.style.padding.left += step.width
            root.style.padding.top += step.height
            root.style.grow(by: step)
            let moved = item.with(root)
            var expected = try item.frames()
            expected[0]?.width += step.width
            expected[0]?.height += step.height
            for (index, parent) in root.parents.enumerated() where parent == 0 {
                expected[index]?.x += step.width
                expected[index]?.y += step.height
            }
            return moved.report(expected: expected, derived: try moved.frames(), .rounding)
        }
    }
}

extension Style {
    /// Makes what is declared about the size larger.
    fileprivate mutating func grow(by step: Size) {
        for (axis, extent) in [(Axis.horizontal, step.width), (.vertical, step.height)] {
            if case .fixed(let points) = sizing(axis) { setSizing(.fixed(points + extent), axis) }
            let limits = axis == .horizontal ? widthLimits : heightLimits
            setMin(limits.min + extent, axis)
            setMax(limits.max + extent, axis)
        }
    }
}
