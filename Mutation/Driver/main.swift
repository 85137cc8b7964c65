import DesignFiles
import Foundation
@testable import StackLayout

// The quick checks of a mutant: corpora, random trees against the second solver, edited trees against fresh ones.
// Prints the first thing that is wrong and ends with 1.

func stop(_ what: String) -> Never {
    print(what.prefix { $0 != "\n" })
    exit(1)
}

do {
    for file in CommandLine.arguments.dropFirst() {
        let cases = try CaseFile.read(Data(contentsOf: URL(filePath: file)))
        for item in cases.map(TestCase.init) {
            let derived = try SolvedTree.frames(of: item.root, item.direction)
            let tolerance: Tolerance = item.isByHand ? .arithmetic : .browser
            if let report = item.report(expected: item.expectedFrames, derived: derived, tolerance) { stop(report) }
        }
    }
    for profile in Profile.all {
        for seed in 1...UInt64(profile.nodes.upperBound > 100 ? 15 : 60) {
            let item = RandomTree.testCase(profile, seed: seed)
            if let wrong = try Agreement.withReference(item) { stop(wrong) }
        }
    }
    for profile in Profile.all where profile.children.upperBound < 20 {
        for seed in 1...UInt64(profile.nodes.upperBound > 100 ? 2 : 8) {
            var forest = try EditedForest(profile, seed: seed)
            for round in 0..<16 {
                let before = forest.frames
                for _ in 0..<[1, 1, 1, 2, 5][round % 5] { try forest.editAtRandom() }
                if round == 9 { forest.setDirection(.rightToLeft) }
                try forest.solve()
                if let wrong = try Agreement.withFresh(forest) { stop("edits, \(profile.name): \(wrong)") }
                if let wrong = Agreement.ofChanges(in: forest.edited.tree, before, forest.frames) {
                    stop("\(profile.name): \(wrong)")
                }
            }
        }
    }
    for (seed, axis) in [Axis.vertical, .horizontal, .vertical].enumerated() {
        var list = try EditedList(
            axis, seed == 2 ? .rightToLeft : .leftToRight, count: 400, holdsText: seed == 2, seed: UInt64(seed) + 1)
        try list.solve()
        for _ in 0..<40 {
            let before = list.frames
            try list.editAtRandom()
            try list.solve()
            if let wrong = try list.mistake(since: before) { stop("list: \(wrong)") }
        }
    }
} catch {
    stop("\(error)")
}
