import StackLayout
import Testing

@testable import DesignFiles

@Suite struct LabelPlacementTests {
    /// Numbers that look random and are the same in every run.
    private struct Numbers {
        var state: UInt64
        mutating func next(below limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * limit
        }
    }

    @Test(arguments: 1...40) func labelsNeitherOverlapNorLeave(seed: UInt64) {
        var numbers = Numbers(state: seed)
        let bounds = Rect(
            x: 1, y: 1, width: 100 + numbers.next(below: 900), height: 60 + numbers.next(below: 900))
        var placement = LabelPlacement(within: bounds)
        var labels: [Rect] = []
        for _ in 0..<200 {
            let box = Rect(
                x: numbers.next(below: 1200) - 100, y: numbers.next(below: 1200) - 100,
                width: numbers.next(below: 300), height: numbers.next(below: 300))
            let size = Size(10 + numbers.next(below: 170), 15)
            guard let place = placement.place(size, beside: box) else { continue }
            #expect(place.width == size.width && place.height == size.height)
            #expect(place.x >= bounds.x && place.x + place.width <= bounds.x + bounds.width + 1e-9)
            #expect(place.y >= bounds.y && place.y + place.height <= bounds.y + bounds.height + 1e-9)
            for other in labels {
                #expect(
                    place.x >= other.x + other.width || other.x >= place.x + place.width
                        || place.y >= other.y + other.height || other.y >= place.y + place.height)
            }
            labels.append(place)
        }
        #expect(labels.count >= 3)
    }

    @Test func aLabelStandsAboveItsBoxAndTheNextOneBelow() {
        var placement = LabelPlacement(within: Rect(x: 0, y: 0, width: 200, height: 200))
        let box = Rect(x: 50, y: 50, width: 20, height: 20)
        #expect(placement.place(Size(40, 15), beside: box) == Rect(x: 50, y: 35, width: 40, height: 15))
        #expect(placement.place(Size(40, 15), beside: box) == Rect(x: 50, y: 70, width: 40, height: 15))
    }

    @Test func aLabelThatIsTooLargeIsLeftOut() {
        var placement = LabelPlacement(within: Rect(x: 0, y: 0, width: 30, height: 30))
        #expect(placement.place(Size(40, 15), beside: Rect(x: 0, y: 0, width: 5, height: 5)) == nil)
    }
}
