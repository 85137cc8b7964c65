import StackLayout
import Testing

@Suite struct CornersTests {
    private func resolved(_ corners: Corners, _ width: Double, _ height: Double) -> CornerRadii {
        corners.resolved(in: Size(width, height))
    }

    @Test func radiiThatFitStay() {
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        #expect(resolved(.radii(radii), 100, 50) == radii)
        #expect(resolved(.radius(25), 50, 50) == CornerRadii(all: 25))
        #expect(resolved(.square, 100, 50) == .zero)
    }

    @Test func overlappingRadiiShrinkByOneFactor() {
        let radii = CornerRadii(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 10)
        // The top and the left side hold 40; the shorter one decides.
        #expect(
            resolved(.radii(radii), 20, 100)
                == CornerRadii(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 5))
        #expect(
            resolved(.radii(radii), 20, 10)
                == CornerRadii(topLeft: 7.5, topRight: 2.5, bottomRight: 0, bottomLeft: 2.5))
    }

    @Test func maxIsHalfTheShorterSide() {
        #expect(resolved(.max, 100, 36) == CornerRadii(all: 18))
        #expect(resolved(.max, 36, 100) == CornerRadii(all: 18))
    }

    @Test func radiiThatAreNoLengthsAreNumbersInTheEnd() {
        #expect(resolved(.radius(.infinity), 40, 20) == CornerRadii(all: 10))
        #expect(resolved(.radius(.greatestFiniteMagnitude), 40, 20) == CornerRadii(all: 10))
        #expect(resolved(.radius(.nan), 40, 20) == .zero)
        #expect(resolved(.radius(-3), 40, 20) == .zero)
    }

    @Test func emptyBoxesAreSquare() {
        #expect(resolved(.max, 0, 100) == .zero)
        #expect(resolved(.radius(8), 0, 100) == .zero)
    }

    @Test func treesResolveThemInFinalSizes() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(), width: 100, height: 40)
        let pill = try tree.add(.leaf.with { $0.corners = .max }, width: .fill, height: .fill, to: root)
        let card = try tree.add(.leaf.with { $0.corners = .radius(30) }, width: 40, height: 20, to: root)
        let plain = try tree.add(.leaf, to: root)
        #expect(tree.cornerRadii(of: pill) == nil)
        try tree.solve()
        #expect(tree.cornerRadii(of: pill) == CornerRadii(all: 10))
        #expect(tree.cornerRadii(of: card) == CornerRadii(all: 10))
        #expect(tree.cornerRadii(of: plain) == .zero)
        #expect(tree.cornerRadii(of: root) == .zero)
    }
}
