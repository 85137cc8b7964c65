@testable import StackLayout
import Testing

/// Baselines, read from a solved tree (SEMANTICS 10a.e).
@Suite struct BaselineTests {
    @Test func leavesStacksAndOverlaysHaveThoseOfTheirContent() throws {
        var measurer = CountingMeasurer()
        let tag = measurer.add(WordText(words: [30], lineHeight: 12, baseline: 9))
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(padding: EdgeInsets(top: 3)))
        let row = try tree.add(.horizontal(alignment: .baseline), to: root)
        let icon = try tree.addLeaf(size: Size(20, 20), to: row)
        let text = try tree.add(Style.measured(tag: tag).with { $0.padding = .all(1) }, to: row)
        let declared = try tree.addLeaf(size: Size(5, 8), baseline: 6, to: row)
        let empty = try tree.add(.vertical(), to: root)
        #expect(tree.baseline(of: text) == nil)
        try tree.solve(measuring: &measurer)
        #expect(tree.baseline(of: text) == 10 && tree.baseline(of: declared) == 6)
        #expect(tree.baseline(of: icon) == nil && tree.baseline(of: empty) == nil)
        // The icon has none, so its height counts; text and declared content hang from it.
        #expect(tree.baseline(of: row) == 20 && tree.baseline(of: root) == 23)
        #expect(tree.frame(of: text)?.y == 10 && tree.frame(of: declared)?.y == 14)
    }

    /// Baselines of a group meet.
    @Test func groupsMeet() throws {
        var groups = 0
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + 300 {
            let profile = Profile.all[7]
            let test = RandomTree.testCase(profile, seed: seed)
            var solved = try SolvedTree(test.root, test.direction)
            try solved.solve()
            let tree = solved.tree
            for id in solved.ids where try tree.style(of: id).kind == .horizontal {
                let lines = try tree.children(of: id).filter { child in
                    let slot = try #require(tree.existingSlot(of: child))
                    let plan = tree.storage.core.plan[slot]
                    return plan.isInFlow && plan.isOnBaseline
                }
                let meets = lines.map {
                    tree.frame(of: $0)!.y + (tree.baseline(of: $0) ?? tree.frame(of: $0)!.height)
                }
                guard let first = meets.first, meets.count > 1 else { continue }
                groups += 1
                #expect(meets.allSatisfy { abs($0 - first) < 1e-9 }, "seed \(seed)")
            }
        }
        #expect(groups > 50)
    }
}
