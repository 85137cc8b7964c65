import StackLayout
import Testing

/// SEMANTICS 9.
@Suite struct WordTextTests {
    private func lines(_ words: [Double], _ available: Double) -> Int {
        WordText(words: words, lineHeight: 10).lineCount(in: available)
    }

    @Test func wordsGoOnALineWhileTheyFit() {
        #expect(lines([10, 10, 10], 30) == 1)
        #expect(lines([10, 10, 10], 29) == 2)
        #expect(lines([10, 10, 10], 19) == 3)
    }

    @Test func anExactFitStaysInSpiteOfRounding() {
        #expect(lines([0.1, 0.2], 0.3) == 1)
        #expect(lines([10, 10.01], 20) == 1)
        #expect(lines([10, 10.02], 20) == 2)
    }

    @Test func aWordThatIsTooWideHasALineToItself() {
        #expect(lines([5, 100, 5], 20) == 3)
        #expect(lines([100], 0) == 1)
    }

    @Test func withoutWordsThereIsNothing() {
        let nothing = Measurement(width: 0, height: 0)
        #expect(WordText(words: [], lineHeight: 10).measured(in: .natural) == nothing)
        #expect(WordText(words: [], lineHeight: 10).measured(in: .width(5)) == nothing)
        #expect(lines([], 5) == 0)
    }

    @Test func theBaselineIsTheFirstLines() {
        let text = WordText(words: [10, 10], lineHeight: 10, baseline: 8)
        #expect(text.measured(in: .natural) == Measurement(width: 20, height: 10, baseline: 8))
        #expect(text.measured(in: .width(12)) == Measurement(width: 12, height: 20, baseline: 8))
        #expect(WordText(words: [1], lineHeight: 10).baseline == 10)
    }
}
