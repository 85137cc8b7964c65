@testable import StackLayout

/// Makes random trees of a profile; the same seed makes the same tree everywhere.
struct RandomTree {
    let profile: Profile
    var random: SeededGenerator
    private var budget = 0

    init(_ profile: Profile, seed: UInt64) {
        self.profile = profile
        random = SeededGenerator(seed: seed)
    }

    /// A case whose name tells profile and seed.
    static func testCase(_ profile: Profile, seed: UInt64) -> TestCase {
        var maker = RandomTree(profile, seed: seed)
        let root = maker.root()
        let direction: LayoutDirection = maker.random.chance(0.5) ? .leftToRight : .rightToLeft
        return TestCase(name: "profile \(profile.name), seed \(seed)", root: root, direction: direction)
    }

    mutating func root() -> TestNode {
        budget = random.int(profile.nodes)
        var root = container(depth: 0)
        for axis in Axis.allCases where !root.style.sizing(axis).isRootSize {
            root.style.setSizing(.fixed(number(80...500)), axis)
        }
        root.style.visibility = .visible
        root.style.pins = nil
        return root
    }

    // MARK: Nodes

    private mutating func container(depth: Int) -> TestNode {
        budget -= 1
        var node = TestNode(containerStyle())
        let range =
            depth == 0 ? max(1, profile.children.lowerBound)...profile.children.upperBound : profile.children
        let spine = profile.depth > 10 && depth < profile.depth - 1
        let wanted = spine ? random.int(1...3) : random.int(range)
        let spinePlace = random.int(0...max(0, wanted - 1))
        for place in 0..<wanted where budget > 0 {
            let goesDeeper =
                spine && place == spinePlace || depth < min(profile.depth, 5) && random.chance(0.35)
            let child = goesDeeper ? container(depth: depth + 1) : leaf()
            node.children.append(placed(child, in: node.style))
        }
        return node
    }

    private mutating func containerStyle() -> Style {
        var kinds: [Kind] = [.horizontal, .horizontal, .horizontal, .vertical, .vertical, .vertical]
        if profile.has(.overlay) || profile.has(.baseline) { kinds += [.overlay, .overlay] }
        if profile.has(.looseEnds) || profile.has(.pins) { kinds.append(.free) }
        var style = Style(random.pick(kinds))
        if style.kind.mainAxis != nil {
            if random.chance(0.6) { style.gap = number(0...16) }
            if profile.has(.overflow), random.chance(0.3) { style.gap = -number(1...14) }
            if profile.has(.wrap), random.chance(0.6) { wrap(&style) }
        }
        if random.chance(0.5) { style.padding = padding() }
        if random.chance(0.85) { style.alignment = alignment() }
        if random.chance(0.7) { style.distribution = random.pick(Distribution.allCases) }
        for axis in Axis.allCases { size(&style, axis, isContainer: true) }
        limit(&style)
        return style
    }

    private mutating func wrap(_ style: inout Style) {
        style.wraps = true
        if random.chance(0.6) { style.crossGap = number(0...16) }
        if profile.has(.overflow), random.chance(0.3) { style.crossGap = -number(1...10) }
        if profile.has(.lines), random.chance(0.85) { style.lines = random.pick(LineDistribution.allCases) }
        // Limits decide where a stack that hugs breaks (8.6).
        if random.chance(0.3), let axis = style.kind.mainAxis { style.setMax(number(30...200), axis) }
    }

    private mutating func leaf() -> TestNode {
        budget -= 1
        var node = TestNode(.leaf)
        if profile.has(.text), random.chance(0.5) {
            let count = random.pick([0, 1, 1, 2, 3, 4, 6, 9])
            let words = (0..<count).map { _ in number(1...60) }
            let lineHeight = number(8...24)
            node.text = WordText(
                words: words, lineHeight: lineHeight,
                baseline: random.chance(0.5) ? number(0...lineHeight) : nil)
        } else if random.chance(0.6) {
            let size = Size(number(0...70), number(0...50))
            let baseline = profile.has(.baseline) && random.chance(0.6) ? number(-5...size.height + 10) : nil
            node.style.content = .size(size, baseline: baseline)
        }
        for axis in Axis.allCases { size(&node.style, axis, isContainer: false) }
        if profile.has(.aspect), random.chance(0.5) {
            node.style.aspectRatio =
                profile.has(.offGrid) ? number(0.2...4) : random.pick([0.5, 1, 2, 0.75, 4])
            let freed = random.int(0...4)
            if freed < 2 { node.style.setSizing(.hug, Axis.allCases[freed]) }
        }
        if random.chance(0.25) { node.style.padding = padding() }
        limit(&node.style)
        return node
    }

    /// What is declared about a child because of its parent.
    private mutating func placed(_ child: TestNode, in parent: Style) -> TestNode {
        var child = child
        if profile.has(.hidden), random.chance(0.2) {
            child.style.visibility = random.pick([.hidden, .hidden, .hiddenKeepingSpace])
        }
        let inFree = parent.kind == .free && !(profile.has(.looseEnds) && random.chance(0.3))
        if inFree || profile.has(.pins) && random.chance(profile.features.count < 5 ? 0.3 : 0.1) {
            child.style.pins = pins()
        }
        if profile.has(.shrink), random.chance(0.5) {
            child.style.shrink = random.pick([1, 1, 1, 2, 3, 0.5, 0.25, 0])
            if profile.has(.extremes), random.chance(0.2) { child.style.shrink = random.pick([1e-9, 1e9]) }
        }
        if random.chance(0.15) { child.style.alignmentSelf = alignment() }
        return child
    }
}

extension Sizing {
    /// Whether a root can have it (2.1).
    var isRootSize: Bool {
        switch self {
        case .fixed, .hug: true
        case .fill, .fraction: false
        }
    }
}

extension Style {
    func sizing(_ axis: Axis) -> Sizing { axis == .horizontal ? width : height }
    mutating func setSizing(_ sizing: Sizing, _ axis: Axis) {
        if axis == .horizontal { width = sizing } else { height = sizing }
    }
    mutating func setMin(_ least: Double, _ axis: Axis) {
        if axis == .horizontal { widthLimits.min = least } else { heightLimits.min = least }
    }
    mutating func setMax(_ most: Double, _ axis: Axis) {
        if axis == .horizontal { widthLimits.max = most } else { heightLimits.max = most }
    }
}

extension RandomTree {
    /// A small tree, as a root and as the child of some container.
    mutating func seedling() -> (root: TestNode, child: TestNode) {
        let child = random.chance(0.5) ? smallContainer() : leaf()
        var root = child.style.kind == .leaf ? smallContainer() : child
        for axis in Axis.allCases where !root.style.sizing(axis).isRootSize {
            root.style.setSizing(.hug, axis)
        }
        root.style.visibility = .visible
        return (root, placed(child, in: Style(.horizontal)))
    }

    /// Another node of the same kind, without children.
    mutating func restyled(kind: Kind) -> TestNode {
        guard kind != .leaf else { return placed(leaf(), in: Style(.horizontal)) }
        var style = containerStyle()
        style.kind = kind
        if kind.mainAxis == nil { (style.wraps, style.gap, style.crossGap) = (false, 0, 0) }
        return placed(TestNode(style), in: Style(.horizontal))
    }

    private mutating func smallContainer() -> TestNode {
        budget = 5
        return container(depth: 4)
    }
}
