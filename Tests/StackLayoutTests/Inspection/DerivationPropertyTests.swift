import Testing

@testable import StackLayout

/// P12: every number of every frame computes from its derivation, and so does every number that it rests on,
/// down to given ones.
@Suite struct DerivationPropertyTests {
    @Test(arguments: CorpusTests.files) func corpus(file: String) throws {
        for item in try TestCase.corpus(file) {
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let isGiven = direction == item.direction
                var item = item
                item.direction = direction
                try audit(item, checksTexts: isGiven)
            }
        }
    }

    @Test(arguments: Profile.all) func randomTrees(profile: Profile) throws {
        var nodes = 0
        var seed: UInt64 = 0
        while nodes < Self.nodesPerProfile {
            let item = RandomTree.testCase(profile, seed: seed)
            try audit(item, checksTexts: !profile.has(.offGrid))
            nodes += item.root.count
            seed += 1
        }
    }

    /// What an incremental solve leaves as it was is explained like the rest.
    @Test(arguments: Profile.all) func editedTrees(profile: Profile) throws {
        var forest = try EditedForest(profile, seed: 1)
        for round in 0..<6 {
            for _ in 0...round { try forest.editAtRandom() }
            try forest.solve()
            let ids = forest.nodes.map(\.id)
            let audit = try #require(
                DerivationAudit(forest.edited.tree, ids: ids, checksTexts: !profile.has(.offGrid)))
            #expect(audit.problems.isEmpty, "profile \(profile.name), round \(round)")
        }
    }

    /// How many nodes a test run looks at; each has some ten derivations.
    private static let nodesPerProfile = 800

    private func audit(_ item: TestCase, checksTexts: Bool) throws {
        var solved = try SolvedTree(item.root, item.direction)
        try solved.solve()
        let audit = try #require(DerivationAudit(solved.tree, ids: solved.ids, checksTexts: checksTexts))
        #expect(audit.count >= 4)
        guard !audit.problems.isEmpty else { return }
        let frames = solved.frames
        Issue.record(
            """
            \(item.name) (\(item.direction)): \(audit.problems.count) problems
            \(audit.problems.prefix(5).joined(separator: "\n"))
            \(item.root.described(expected: frames, derived: frames))
            """)
    }
}
