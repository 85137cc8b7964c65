import StackLayout
import Testing

/// The way from one solved state to another.
@Suite struct LayoutTransitionTests {
    @Test func nodesStayAppearAndGo() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(gap: 10), width: 100)
        let first = try tree.addLeaf(size: Size(20, 20), to: root)
        let second = try tree.add(.vertical(), width: .fill, to: root)
        let inner = try tree.addLeaf(size: Size(40, 30), to: second)
        try tree.setTag(3, of: inner)
        let gone = try tree.addLeaf(size: Size(5, 50), to: second)
        try tree.solve()
        let before = tree
        try tree.remove(gone)
        try tree.move(second, into: root, at: 0)
        let new = try tree.addLeaf(size: Size(10, 8), to: second)
        try tree.solve()
        let transition = LayoutTransition(from: before, to: tree)
        #expect(transition.map(\.id) == [root, second, inner, gone, new, first])
        #expect(transition.map(\.phase) == [.staying, .staying, .staying, .going, .appearing, .staying])
        // The second row goes from 30 up to 0, what is inside with it.
        #expect(transition[1].frame(at: 0) == Rect(x: 0, y: 30, width: 100, height: 80))
        #expect(transition[1].frame(at: 0.5) == Rect(x: 0, y: 15, width: 100, height: 59))
        #expect(transition[2].frame(at: 0.5).y == 15 && transition[2].tag == 3)
        #expect(transition[3].start.y == 60 && transition[3].end.y == 30)
        #expect(transition[4].start.y == 60 && transition[4].end.y == 30)
        #expect(transition[3].opacity(at: 0.25) == 0.75 && transition[4].opacity(at: 0.25) == 0.25)
        #expect(transition[5].frame(at: 1) == tree.absoluteFrame(of: first))
        #expect(transition[0].opacity(at: 0.5) == 1)
    }

    @Test func endsAreExactAndSizesStayPositive() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical(), width: 0.1, height: 10)
        try tree.solve()
        let before = tree
        try tree.updateStyle(of: root) {
            $0.width = 0.3
            $0.height = 0
            $0.corners = .max
        }
        try tree.solve()
        let node = try #require(LayoutTransition(from: before, to: tree).first)
        #expect(node.frame(at: 0).size == Size(0.1, 10) && node.frame(at: 1).size == Size(0.3, 0))
        #expect(node.frame(at: 1.5).height == 0)
    }

    @Test func statesWithoutAnythingInCommon() throws {
        var one = LayoutTree()
        try one.addLeaf(size: Size(1, 1), to: one.addRoot(.vertical()))
        try one.solve()
        let transition = LayoutTransition(from: one, to: LayoutTree())
        #expect(transition.map(\.phase) == [.going, .going])
        #expect(LayoutTransition(from: LayoutTree(), to: one).map(\.phase) == [.appearing, .appearing])
    }
}
