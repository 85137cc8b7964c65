@testable import KitScreens
import StackLayout
import Testing

@Suite struct VerificationTests {
    /// A column with a label, a hidden part and a part without a stored frame.
    private func component(label: Rect) -> Component {
        var hidden = Style.leaf(Size(5, 5))
        hidden.visibility = .hidden
        return Component(
            name: "Some/Thing",
            parts: [
                Part(
                    name: "Root", parent: nil, style: .vertical(padding: .all(2)),
                    stored: Rect(x: 0, y: 0, width: 24, height: 14)),
                Part(name: "Label", parent: 0, style: .leaf(Size(20, 10)), stored: label),
                Part(name: "Gone", parent: 0, style: hidden),
                Part(name: "Free", parent: 0, style: .leaf),
            ])
    }

    @Test func framesThatAgree() throws {
        let label = Rect(x: 2, y: 2, width: 20, height: 10)
        let verification = try Verification(of: component(label: label), tolerance: 0)
        #expect(
            verification.derived == [
                Rect(x: 0, y: 0, width: 24, height: 14), label, nil, Rect(x: 2, y: 12, width: 0, height: 0),
            ])
        #expect(verification.storedCount == 2)
        #expect(verification.differences.isEmpty)
        #expect(verification.differingCount == 0)
        #expect(verification.largestDeviation == 0)
    }

    @Test func everyNumberThatDiffersIsListed() throws {
        let label = Rect(x: 3, y: 2, width: 20, height: 7.5)
        let verification = try Verification(of: component(label: label), tolerance: 0.5)
        #expect(
            verification.differences == [
                Difference(part: 1, path: "Label", property: .x, stored: 3, derived: 2),
                Difference(part: 1, path: "Label", property: .height, stored: 7.5, derived: 10),
            ])
        #expect(verification.differingCount == 1)
        #expect(verification.largestDeviation == 2.5)
    }

    @Test(arguments: [(10.13, true), (10.12, true), (10.13001, false), (10.11999, false)])
    func aNumberMayBeOffByExactlyTheTolerance(width: Double, isWithin: Bool) throws {
        // 10.13 − 10.125 comes out a little larger than 0.005.
        let leaf = Part(
            name: "", parent: nil, style: .leaf(Size(10.125, 10)),
            stored: Rect(x: 0, y: 0, width: width, height: 10))
        let verification = try Verification(of: Component(name: "a", parts: [leaf]), tolerance: 0.005)
        #expect(verification.differences.isEmpty == isWithin)
    }

    @Test func aDeviationWithinTheToleranceIsStillTheLargest() throws {
        let label = Rect(x: 2, y: 1.75, width: 20, height: 10)
        let verification = try Verification(of: component(label: label), tolerance: 1)
        #expect(verification.largestDeviation == 0.25)
    }

    @Test func aHiddenPartHasNoFrameToStore() throws {
        var hidden = component(label: Rect(x: 2, y: 2, width: 20, height: 10))
        hidden.parts[2].stored = Rect(x: 0, y: 0, width: 5, height: 5)
        let verification = try Verification(of: hidden, tolerance: 100)
        #expect(verification.storedButHidden == [2])
        #expect(verification.storedCount == 3)
        #expect(verification.differingCount == 1)
        #expect(verification.differences.isEmpty)
    }

    @Test func whatTheTreeRefusesIsThrown() {
        var refused = component(label: Rect(x: 0, y: 0, width: 0, height: 0))
        refused.parts[1].style.width = .fixed(-1)
        #expect(throws: LayoutError.self) { try Verification(of: refused, tolerance: 0) }
    }

    @Test func solvingStoresWhatIsDerived() throws {
        var component = component(label: Rect(x: 9, y: 9, width: 9, height: 9))
        component.parts[1].style.content = .size(Size(20.0 / 3, -0.0), baseline: nil)
        component.parts[2].stored = Rect(x: 9, y: 9, width: 9, height: 9)
        let solved = try component.solved()
        #expect(
            solved.parts.map(\.stored) == [
                Rect(x: 0, y: 0, width: 10.667, height: 4), Rect(x: 2, y: 2, width: 6.667, height: 0), nil,
                Rect(x: 2, y: 2, width: 0, height: 0),
            ])
        #expect(solved.parts.map(\.style) == component.parts.map(\.style))
    }
}
