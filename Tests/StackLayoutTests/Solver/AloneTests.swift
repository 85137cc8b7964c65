@testable import StackLayout
import Testing

/// P7 for children that ignore the stack: nobody else depends on them, so nobody else is looked at.
@Suite struct AloneTests {
    /// What holds 5,000 children and one frame that ignores them, which holds 1,000 leaves.
    private struct Canvas {
        var tree = LayoutTree()
        let card: NodeID
        let leaves: [NodeID]

        init(_ root: Style, text: Bool = false) throws {
            let canvas = try tree.addRoot(root, width: 2000, height: 2000)
            var card: NodeID?
            for index in 0..<5_000 {
                if index == 2_500 {
                    var style = Style.vertical()
                    style.pins = Pins(left: 10, top: 20)
                    card = try tree.add(style, width: 300, to: canvas)
                }
                try tree.addLeaf(size: Size(10, 10), to: canvas)
            }
            self.card = try #require(card)
            var leaves: [NodeID] = []
            for _ in 0..<1_000 { leaves.append(try tree.addLeaf(size: Size(20, 8), to: self.card)) }
            if text { leaves.append(try tree.add(.measured(tag: 60), width: .fill, to: self.card)) }
            self.leaves = leaves
            try solve()
        }

        mutating func solve() throws {
            var measurer = CharacterMeasurer()
            try tree.solve(measuring: &measurer)
        }
    }

    private struct CharacterMeasurer: LeafMeasurer {
        mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
            let natural = Double(leaf.tag * 10)
            guard case .width(let width) = proposal else { return Measurement(width: natural, height: 20) }
            return Measurement(width: width, height: 20 * (natural / max(10, width)).rounded(.up))
        }
    }

    static let parents: [Style] = {
        var wrapping = Style.horizontal()
        wrapping.wraps = true
        return [.free(), .overlay(), .vertical(), wrapping]
    }()

    @Test(arguments: parents, [false, true])
    func movingOneLooksAtOne(_ parent: Style, _ text: Bool) throws {
        var canvas = try Canvas(parent, text: text)
        let before = try #require(canvas.tree.frame(of: canvas.card))
        try canvas.tree.updateStyle(of: canvas.card) { $0.pins?.left = 50 }
        try canvas.solve()
        #expect(try #require(canvas.tree.lastSolve).isIncremental)
        #expect(try #require(canvas.tree.lastSolve).visitedNodes <= 2)
        #expect(canvas.tree.changedNodes == [canvas.card])
        let after = try #require(canvas.tree.frame(of: canvas.card))
        #expect(after.x == before.x + 40)
        #expect(after.size == before.size)
    }

    @Test(arguments: parents)
    func rightToLeftItIsMirrored(_ parent: Style) throws {
        var canvas = try Canvas(parent)
        canvas.tree.direction = .rightToLeft
        try canvas.solve()
        try canvas.tree.updateStyle(of: canvas.card) { $0.pins = Pins(left: 10, right: 30) }
        try canvas.solve()
        #expect(try #require(canvas.tree.lastSolve).visitedNodes <= 2)
        #expect(canvas.tree.frame(of: canvas.card)?.x == 1670.0)
    }

    @Test(arguments: parents, [false, true])
    func whatIsInsideIsLookedAtOnlyThere(_ parent: Style, _ text: Bool) throws {
        var canvas = try Canvas(parent, text: text)
        let before = try #require(canvas.tree.frame(of: canvas.card))
        try canvas.tree.updateStyle(of: canvas.leaves[3]) { $0.height = 18 }
        try canvas.solve()
        #expect(try #require(canvas.tree.lastSolve).visitedNodes < 4_200)
        #expect(canvas.tree.frame(of: canvas.card)?.height == before.height + 10)
    }

    @Test(arguments: parents)
    func aWidthOfItsOwnBreaksItsText(_ parent: Style) throws {
        var canvas = try Canvas(parent, text: true)
        let text = try #require(canvas.leaves.last)
        #expect(canvas.tree.frame(of: text)?.height == 40)
        try canvas.tree.updateStyle(of: canvas.card) { $0.width = 150 }
        try canvas.solve()
        #expect(canvas.tree.frame(of: text)?.height == 80)
        #expect(canvas.tree.frame(of: canvas.card)?.height == 8_080)
        #expect(try #require(canvas.tree.lastSolve).visitedNodes < 5_000)
    }

    @Test(arguments: parents)
    func declaredManyTimesItWaitsOnce(_ parent: Style) throws {
        var canvas = try Canvas(parent)
        for step in 1...100_000 {
            try canvas.tree.updateStyle(of: canvas.card) { $0.pins?.top = Double(step) }
        }
        try canvas.solve()
        #expect(try #require(canvas.tree.lastSolve).visitedNodes <= 2)
        #expect(canvas.tree.frame(of: canvas.card)?.y == 100_000)
    }

    /// What waits to be placed alone may be gone, in flow, elsewhere or hidden by the time of the solve.
    @Test(arguments: parents)
    func whatFollowsBeforeTheSolveCounts(_ parent: Style) throws {
        let edits: [(inout LayoutTree, NodeID) throws -> Void] = [
            { tree, card in try tree.remove(card) },
            { tree, card in try tree.updateStyle(of: card) { $0.pins = nil } },
            { tree, card in try tree.updateStyle(of: card) { $0.visibility = .hidden } },
            { tree, card in try tree.move(card, toRootAt: 0) },
            { tree, card in try tree.move(card, into: tree.parent(of: card)!, at: 0) },
            { tree, card in
                try tree.insert(.leaf(Size(1, 1)), into: tree.parent(of: card)!, at: 0)
            },
            { tree, card in
                let canvas = try tree.parent(of: card)!
                try tree.remove(card)
                try tree.add(.vertical(), to: canvas)
            },
        ]
        for edit in edits {
            var canvas = try Canvas(parent)
            try canvas.tree.updateStyle(of: canvas.card) { $0.pins?.left = 50 }
            try edit(&canvas.tree, canvas.card)
            var cold = canvas.tree
            try canvas.solve()
            cold.direction = .rightToLeft
            cold.direction = .leftToRight
            try cold.solve()
            var waiting = canvas.tree.roots
            while let id = waiting.popLast() {
                #expect(canvas.tree.frame(of: id) == cold.frame(of: id))
                waiting += try canvas.tree.children(of: id)
            }
        }
    }
}
