@testable import StackLayout
import Testing

/// P6 and P13: frames depend on what is declared, not on how it came to be declared.
@Suite struct EditLawTests {
    private static let profiles = Profile.all.filter { $0.children.upperBound < 20 }

    /// All edits, solves in between or not, and copies that go on their own ways.
    @Test(arguments: profiles) func divergingCopiesSolveAsFreshTrees(_ profile: Profile) throws {
        let seeds = UInt64(max(1, profile.cases / 300) * RandomTreeTests.times)
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + seeds {
            var forests = [try EditedForest(profile, seed: seed)]
            var random = SeededGenerator(seed: ~seed)
            for round in 0..<24 {
                let index = random.int(0...forests.count - 1)
                if random.chance(0.2) {
                    let copy = forests[index].copy(seed: random.next())
                    if forests.count < 3 {
                        forests.append(copy)
                    } else {
                        forests[random.int(0...2)] = copy
                    }
                }
                for _ in 0..<random.pick([1, 1, 2, 6]) {
                    switch random.int(0...9) {
                    case 0: forests[index].setDirection(random.chance(0.5) ? .leftToRight : .rightToLeft)
                    case 1...2: try forests[index].rewriteText()
                    default: try forests[index].editAtRandom()
                    }
                }
                if random.chance(0.4) { continue }
                try forests[index].solve()
                // The others must not have noticed; those that were solved before still have their frames.
                for (number, forest) in forests.enumerated() {
                    guard forest.edited.tree.storage.core.isSolved,
                        let difference = try Agreement.withFresh(forest)
                    else { continue }
                    let log = forest.log.suffix(12).joined(separator: "\n")
                    Issue.record(
                        "\(profile.name), seed \(seed), round \(round), copy \(number):\n\(difference)\nlast edits:\n\(log)"
                    )
                    return
                }
            }
        }
    }

    /// The nodes of a tree may be added, declared and moved to their places in any order.
    @Test(arguments: Profile.all) func theOrderOfEditsDoesNotMatter(_ profile: Profile) {
        Law.check(profile, share: 60) { item, random in
            let nodes = item.root.nodes
            let parents = item.root.parents
            var solved = try SolvedTree(TestNode(item.root.style), item.direction)
            var ids = [NodeID?](repeating: nil, count: nodes.count)
            ids[0] = solved.ids[0]
            var childrenOf = [[Int]](repeating: [], count: nodes.count)
            for (index, parent) in parents.enumerated() { if let parent { childrenOf[parent].append(index) } }
            var places = [[Int]](repeating: [], count: nodes.count)
            var ready = childrenOf[0]
            var undeclared: [Int] = []
            while !ready.isEmpty || !undeclared.isEmpty {
                if random.chance(0.1) { try solved.solve() }
                guard !ready.isEmpty, undeclared.isEmpty || random.chance(0.6) else {
                    let index = undeclared.remove(at: random.int(0...undeclared.count - 1))
                    try solved.tree.setStyle(solved.declared(nodes[index]), of: ids[index]!)
                    continue
                }
                let index = ready.remove(at: random.int(0...ready.count - 1))
                ready += childrenOf[index]
                let parent = parents[index]!
                let place = places[parent].firstIndex { $0 > index } ?? places[parent].count
                places[parent].insert(index, at: place)
                var style = solved.declared(nodes[index])
                if random.chance(0.4) {
                    undeclared.append(index)
                    style = Style(style.kind).sized(.fixed(random.double(0...90)), .fill)
                }
                guard random.chance(0.3) else {
                    ids[index] = try solved.tree.insert(style, into: ids[parent]!, at: place)
                    continue
                }
                // Somewhere else first.
                let other = try solved.tree.add(style, to: ids[0]!)
                if random.chance(0.5) { try solved.solve() }
                try solved.tree.move(other, into: ids[parent]!, at: place)
                ids[index] = other
            }
            try solved.solve()
            let derived = ids.map { solved.tree.frame(of: $0!) }
            return item.report(expected: try item.frames(), derived: derived, .exact)
        }
    }
}
