import StackLayout
import Testing

@testable import layout_bench

@Suite struct EditSessionTests {
    private func session(_ workload: Workload, size: Int = 600) throws -> EditSession {
        let blueprint = workload.blueprint(size: size, seed: 1)
        var subject = try Subject(blueprint)
        try subject.solve()
        return try EditSession(subject, of: blueprint, hasRows: workload == .feed, seed: 1)
    }

    private func untimed(_ work: () throws -> Void) throws -> Double {
        try work()
        return 0
    }

    @Test(arguments: Workload.allCases)
    func framesAfterEditsAreThoseOfAFullSolve(_ workload: Workload) throws {
        var session = try session(workload)
        for measure in Measure.allCases where measure.isEdit && session.allows(measure) {
            for _ in 0..<20 { _ = try session.perform(measure, untimed) }
        }
        #expect(try session.isAsIfSolvedAfresh())
    }

    @Test func rowsAreEditedInFeedsOnly() throws {
        #expect(try session(.feed).allows(.scroll))
        #expect(try !session(.balanced).allows(.scroll))
        #expect(try !session(.balanced).allows(.insertFirst))
    }

    @Test func scrollingKeepsTheNumberOfRows() throws {
        var session = try session(.feed)
        let (root, count) = (session.subject.ids[0], session.subject.tree.nodeCount)
        let rows = try session.subject.tree.childCount(of: root)
        for _ in 0..<3 * rows { _ = try session.perform(.scroll, untimed) }
        #expect(try session.subject.tree.childCount(of: root) == rows)
        #expect(session.subject.tree.nodeCount == count)
    }

    @Test func stillEditsResizeNobodyElse() throws {
        var session = try session(.balanced)
        for _ in 0..<50 {
            let before = session.subject.ids.map { session.subject.tree.frame(of: $0)?.size }
            _ = try session.perform(.still, untimed)
            let after = session.subject.ids.map { session.subject.tree.frame(of: $0)?.size }
            #expect(zip(before, after).count { $0 != $1 } <= 1)
        }
    }
}
