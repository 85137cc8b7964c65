import Testing

@testable import layout_bench

@Suite struct LogAxisTests {
    @Test func endsAtPowersOfTen() {
        let axis = LogAxis([20, 3000], from: 0, to: 300)
        #expect(axis.ticks.map(\.value) == [10, 100, 1000, 10_000])
        #expect(abs(axis.place(1000) - 200) < 1e-9)
    }

    @Test func aValueJustBelowAPowerStandsForIt() {
        #expect(LogAxis([97, 99_990], from: 0, to: 1).ticks.map(\.value) == [100, 1000, 10_000, 100_000])
    }
}

@Suite struct CanvasTests {
    @Test func textIsEscaped() {
        var canvas = SVGCanvas()
        canvas.text("a < b & \"c\"", at: (0, 0))
        #expect(
            canvas.document(width: 1, height: 1, title: "t").contains("a &lt; b &amp; &quot;c&quot;</text>"))
    }

    @Test func aLegendTakesAnotherLineWhereItIsTooLong() {
        var canvas = SVGCanvas()
        #expect(canvas.legend(["one", "two"], at: (0, 0), width: 500) == 18)
        #expect(canvas.legend(["one", "two"], at: (0, 0), width: 60) == 36)
    }
}
