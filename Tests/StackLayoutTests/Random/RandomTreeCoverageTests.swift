@testable import StackLayout
import Testing

/// Random trees hold what their profiles promise; without that their agreement says little.
@Suite struct RandomTreeCoverageTests {
    private func nodes(_ name: String, count: UInt64 = 60) throws -> [(node: TestNode, depth: Int)] {
        let profile = try #require(Profile.all.first { $0.name == name })
        var nodes: [(TestNode, Int)] = []
        for seed in 1...count {
            RandomTree.testCase(profile, seed: seed).root.forEach { node, path, _ in
                nodes.append((node, path.count))
            }
        }
        return nodes
    }

    @Test func theSameSeedMakesTheSameTree() {
        for profile in Profile.all {
            let (first, second) = (
                RandomTree.testCase(profile, seed: 7), RandomTree.testCase(profile, seed: 7)
            )
            let frames = [Rect?](repeating: nil, count: first.root.count)
            #expect(first.root.count == second.root.count && first.direction == second.direction)
            #expect(
                first.root.described(expected: frames, derived: frames)
                    == second.root.described(expected: frames, derived: frames))
        }
    }

    @Test func sizesOfTrees() throws {
        #expect(try nodes("wide").contains { $0.node.children.count > 250 })
        #expect(try nodes("deep").contains { $0.depth >= 55 })
        #expect(
            try nodes("deep baselines").contains { $0.depth >= 20 && $0.node.style.alignment == .baseline })
        let profile = try #require(Profile.all.first { $0.name == "everything and more" })
        let counts = (1...60).map { RandomTree.testCase(profile, seed: $0).root.count }
        #expect(counts.contains { $0 > 100 })
    }

    @Test(arguments: Profile.Feature.allCases) func everyFeatureOccurs(_ feature: Profile.Feature) throws {
        let nodes = try nodes("everything and more").map(\.node)
        let occurs = nodes.contains { node in
            let style = node.style
            return switch feature {
            case .limits: style.widthLimits.max < .infinity && style.heightLimits.min > 0
            case .text: (node.text?.words.count ?? 0) > 3
            case .pins: style.pins?.left != nil && style.pins?.right != nil
            case .wrap: style.wraps && node.children.count > 3
            case .overlay: style.kind == .overlay
            case .baseline: style.alignment == .baseline && style.kind == .horizontal
            case .fraction: style.width == .fraction(0.5)
            case .aspect: style.aspectRatio != nil && style.width == .hug && style.height == .hug
            case .hidden: style.visibility == .hiddenKeepingSpace
            case .overflow: style.wraps && style.gap < 0 && style.crossGap < 0
            case .shrink: style.shrink == 2
            case .lines: style.wraps && style.lines == .stretch
            case .looseEnds: style.kind == .free && node.children.contains { $0.style.pins == nil }
            case .extremes: style.widthLimits.min > style.widthLimits.max && style.width.isTinyFill
            case .offGrid: (style.gap * 4).rounded() != style.gap * 4
            }
        }
        #expect(occurs)
    }
}

extension Sizing {
    fileprivate var isTinyFill: Bool {
        if case .fill(let weight) = self { weight < 1e-5 } else { false }
    }
}

@Suite struct ShrinkerTests {
    /// What matters is kept, and nothing else.
    @Test func onlyTheCauseIsLeft() throws {
        func isCause(_ parent: TestNode) -> Bool {
            parent.style.kind == .horizontal
                && parent.children.contains { $0.style.shrink > 0 && $0.text != nil }
        }
        func hasCause(_ root: TestNode) -> Bool {
            var found = false
            root.forEach { node, _, _ in found = found || isCause(node) }
            return found
        }
        let profile = try #require(Profile.all.first { $0.name == "everything and more" })
        var shrunk = 0
        for seed in 1...40 {
            let root = RandomTree.testCase(profile, seed: UInt64(seed)).root
            guard hasCause(root) else { continue }
            let smallest = Shrinker.shrunk(root, fails: hasCause)
            #expect(hasCause(smallest) && smallest.count <= 3, "seed \(seed): \(smallest.count) nodes")
            shrunk += 1
        }
        #expect(shrunk > 5)
    }
}
