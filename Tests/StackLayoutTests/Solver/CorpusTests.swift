import StackLayout
import Testing

/// P1: frames are Chromium's on every case of the corpora, in both directions.
@Suite struct CorpusTests {
    static let files = inherited + generated + ["flexbox-fixtures", "reported-bugs", "rules"]
    private static let inherited =
        [
            "absolute", "aspect", "baseline", "clamp", "core", "deep", "everything", "fraction", "hidden",
            "lines", "overflow", "rtl", "shrink", "text", "wrap", "z",
        ].map { "corpus-\($0)" }
    /// Those that `Oracle` generates.
    private static let generated =
        [
            "absolute", "aspect", "baseline", "clamp", "core", "deep", "everything", "fine", "fraction",
            "hidden", "lines", "overflow", "shares", "shrink", "text", "wide", "wrap", "z",
        ].map { "chromium-\($0)" }

    @Test(arguments: files) func engine(file: String) throws {
        try check(file) { try SolvedTree.frames(of: $0.root, $0.direction) }
    }

    /// The second solver, against which random trees are checked, stands on the same ground.
    @Test(arguments: files) func reference(file: String) throws {
        try check(file) { ReferenceNode.frames(of: $0.root, $0.direction) }
    }

    private func check(_ file: String, _ solve: (TestCase) throws -> [Rect?]) throws {
        let cases = try TestCase.corpus(file)
        #expect(cases.count >= 20)
        for item in cases {
            let expected = item.expectedFrames
            #expect(expected.contains { $0 != nil })
            let tolerance: Tolerance = item.isByHand ? .arithmetic : .browser
            if let report = try item.report(expected: expected, derived: solve(item), tolerance) {
                Issue.record("\(report)")
            }
        }
    }
}

/// Each rule of SEMANTICS by the name of the case that shows it.
@Suite struct RuleTests {
    @Test(arguments: try TestCase.corpus("rules")) func rule(_ rule: TestCase) throws {
        let tolerance: Tolerance = rule.isByHand ? .arithmetic : .browser
        let derived = try SolvedTree.frames(of: rule.root, rule.direction)
        if let report = rule.report(expected: rule.expectedFrames, derived: derived, tolerance) {
            Issue.record("\(report)")
        }
    }
}

extension TestCase: CustomTestStringConvertible {
    var testDescription: String { name }
}
