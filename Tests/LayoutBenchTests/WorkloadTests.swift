import StackLayout
import Testing

@testable import layout_bench

@Suite struct WorkloadTests {
    @Test(arguments: Workload.allCases, [100, 1000])
    func framesAreThoseExpected(_ workload: Workload, size: Int) throws {
        var subject = try Subject(workload.blueprint(size: size, seed: Checksums.seed))
        try subject.solve()
        #expect(subject.checksum == Checksums.expected(workload, size: size, seed: Checksums.seed))
    }

    @Test(arguments: Workload.allCases, [1, 2, 7, 100, 1000])
    func hasAboutAsManyNodesAsAskedFor(_ workload: Workload, size: Int) {
        let count = workload.blueprint(size: size, seed: 3).nodes.count
        #expect((1...size).contains(count))
        #expect(size - count < 24)
    }

    @Test(arguments: Workload.allCases)
    func anotherSeedGivesAnotherTree(_ workload: Workload) throws {
        // The components of the kit and the form of its screens are given; only the labels' widths differ.
        guard workload != .kit else { return }
        var (one, two) = (
            try Subject(workload.blueprint(size: 500, seed: 1)),
            try Subject(workload.blueprint(size: 500, seed: 2))
        )
        try one.solve()
        try two.solve()
        #expect(one.checksum != two.checksum)
    }

    @Test(arguments: Workload.allCases)
    func everyFormGivesTheSameFrames(_ workload: Workload) throws {
        let blueprint = workload.blueprint(size: 300, seed: 1)
        var subject = try Subject(blueprint)
        try subject.solve()
        let (tree, ids) = try blueprint.makeDeclaration(childCounts: blueprint.childCounts()).makeTree()
        var declared = Subject(tree, ids, of: blueprint)
        try declared.solve()
        let component = try blueprint.makeComponent().makeTree()
        var written = Subject(component.tree, component.ids, of: blueprint)
        try written.solve()
        #expect(declared.checksum == subject.checksum)
        #expect(written.checksum == subject.checksum)
    }

    @Test func aQuarterOfABalancedTreeFills() {
        let blueprint = Workload.balanced.blueprint(size: 10_000, seed: 1)
        let fills = blueprint.nodes.count { node in
            let style = blueprint.style(of: node)
            return style.width == .fill || style.height == .fill
        }
        #expect((2_200...2_800).contains(fills))
    }
}

@Suite struct SplitMix64Tests {
    /// The first numbers of the published generator for seed 1234567.
    @Test func givesThePublishedNumbers() {
        var random = SplitMix64(seed: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
    }

    @Test func quartersStayInRange() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<1000 {
            let number = random.quarter(-2...3)
            #expect((-2...3).contains(number) && number * 4 == (number * 4).rounded())
        }
    }
}
