import Foundation
import StackLayout
import Testing

/// Two solvers, written apart, agree on random trees: also on what no corpus holds (SEMANTICS 17).
@Suite struct RandomTreeTests {
    /// `STACKLAYOUT_SEED` gives another first seed, `STACKLAYOUT_CASES` a multiple of the usual number.
    static let firstSeed = UInt64(ProcessInfo.processInfo.environment["STACKLAYOUT_SEED"] ?? "") ?? 1
    static let times = Int(ProcessInfo.processInfo.environment["STACKLAYOUT_CASES"] ?? "") ?? 1

    @Test(arguments: Profile.all) func engineAgreesWithReference(_ profile: Profile) throws {
        var failures = 0
        for number in 0..<profile.cases * Self.times where failures < 3 {
            let item = RandomTree.testCase(profile, seed: Self.firstSeed &+ UInt64(number))
            guard disagrees(item) else { continue }
            failures += 1
            var smallest = item
            smallest.root = Shrinker.shrunk(item.root) { root in
                disagrees(TestCase(name: item.name, root: root, direction: item.direction))
            }
            Issue.record("\(report(smallest) ?? "") (made smaller)")
        }
    }

    private func disagrees(_ item: TestCase) -> Bool { report(item) != nil }

    private func report(_ item: TestCase) -> String? {
        do {
            return try Agreement.withReference(item)
        } catch {
            return "\(item.name): \(error)"
        }
    }
}

extension Profile: CustomTestStringConvertible {
    var testDescription: String { name }
}
