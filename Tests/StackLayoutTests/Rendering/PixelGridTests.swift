@testable import StackLayout
import Testing

/// P9: neighbours meet without seams at any scale, and text never gets smaller than it was measured.
@Suite struct PixelGridTests {
    static let scales = [1, 1.5, 2, 3]

    @Test(arguments: scales) func neighboursTile(scale: Double) throws {
        var random = SeededGenerator(seed: RandomTreeTests.firstSeed)
        for _ in 0..<400 {
            var tree = LayoutTree(direction: random.chance(0.5) ? .leftToRight : .rightToLeft)
            let axis: Style =
                random.chance(0.5) ? .horizontal(alignment: .stretch) : .vertical(alignment: .stretch)
            let padding = random.pick([0.0, 0.5, random.double(0...9)])
            let distribution = random.pick([Distribution.start, .center, .end])
            let style = axis.with {
                $0.distribution = distribution
                $0.padding = .all(padding)
            }
            let root = try tree.addRoot(style, width: .fixed(random.double(10...900)), height: 300)
            let step = random.pick([0.5, 1.0 / 3, 20.1, random.double(0.1...30)])
            for _ in 0..<random.int(2...40) {
                let sizing: Sizing =
                    random.chance(0.3) ? .fill : .fixed(random.chance(0.5) ? step : random.double(0...9))
                try tree.add(Style.leaf.sized(sizing, sizing), to: root)
            }
            try tree.solve()
            let range = random.pick([0.0, 1, 1000, 1_000_000])
            let grid = PixelGrid(
                scale: scale, origin: Point(random.double(-range...range), random.double(-range...range)))
            var children = tree.paintedNodes().dropFirst().map { $0.pixelFrame(on: grid) }
            let isRow = try tree.style(of: root).kind == .horizontal
            if isRow, tree.direction == .rightToLeft { children.reverse() }
            for (one, next) in zip(children, children.dropFirst()) {
                #expect(isRow ? one.x + one.width == next.x : one.y + one.height == next.y)
            }
            for child in children {
                #expect(child.x == child.x.rounded() && child.width == child.width.rounded())
                #expect(child.width >= 0 && child.height >= 0)
            }
        }
    }

    /// Children that fill a node meet its edges, whatever they are relative to.
    @Test(arguments: scales) func childrenMeetTheirParentsEdges(scale: Double) throws {
        var random = SeededGenerator(seed: RandomTreeTests.firstSeed)
        for _ in 0..<400 {
            var tree = LayoutTree()
            let root = try tree.addRoot(.horizontal(alignment: .stretch), width: 1_000, height: 100)
            for _ in 0..<random.int(1...9) {
                let column = try tree.add(.vertical(alignment: .stretch), width: .fill, to: root)
                for _ in 0..<random.int(1...7) { try tree.add(.leaf, height: .fill, to: column) }
            }
            try tree.solve()
            let grid = PixelGrid(scale: scale, origin: Point(random.double(0...1e6), random.double(0...1e6)))
            for column in try tree.children(of: root) {
                let frame = try #require(tree.absoluteFrame(of: column))
                let outer = grid.pixelFrame(frame)
                let inner = try tree.children(of: column).map { grid.pixelFrame(tree.absoluteFrame(of: $0)!) }
                #expect(inner.allSatisfy { $0.x == outer.x && $0.width == outer.width })
                #expect(inner.first?.y == outer.y)
                #expect(inner.last.map { $0.y + $0.height } == outer.y + outer.height)
            }
        }
    }

    @Test(arguments: scales) func textIsNeverSmallerThanItsFrame(scale: Double) throws {
        var random = SeededGenerator(seed: RandomTreeTests.firstSeed)
        for number in 0..<300 {
            let test = RandomTree.testCase(Profile.all[2], seed: RandomTreeTests.firstSeed + UInt64(number))
            var solved = try SolvedTree(test.root, test.direction)
            try solved.solve()
            let grid = PixelGrid(scale: scale, origin: Point(random.double(-1e6...1e6), random.double(0...1)))
            for node in solved.tree.paintedNodes() where node.isMeasured {
                let frame = node.frame(on: grid)
                let pixels = node.pixelFrame(on: grid)
                #expect(frame.width >= node.frame.width && frame.height >= node.frame.height)
                // And no more than it takes.
                #expect(
                    (pixels.width - 1) / scale < node.frame.width || pixels.width == 0
                        || isRounded(node, grid))
                #expect(solved.tree.snappedFrame(of: node.id, on: grid) == frame)
            }
        }
    }

    /// Whether plain rounding gives the same.
    private func isRounded(_ node: PaintedNode, _ grid: PixelGrid) -> Bool {
        grid.pixelFrame(node.frame).width == node.pixelFrame(on: grid).width
    }

    @Test func edgesGoToTheNearestBoundary() {
        let grid = PixelGrid(scale: 2, origin: Point(0.25, 10))
        let frame = Rect(x: 0.1, y: 0.3, width: 1, height: 0.3)
        // Edges at 0.7 and 2.7 pixels, at 20.6 and 21.2.
        #expect(grid.pixelFrame(frame) == Rect(x: 1, y: 21, width: 2, height: 0))
        #expect(grid.pixelFrame(frame, keepsSize: true) == Rect(x: 1, y: 21, width: 2, height: 1))
        #expect(grid.snapped(frame) == Rect(x: 0.25, y: 0.5, width: 1, height: 0))
        #expect(
            PixelGrid(scale: 1).snapped(Rect(x: -0.5, y: 0.5, width: 1, height: 1))
                == Rect(x: 0, y: 1, width: 1, height: 1))
    }
}
