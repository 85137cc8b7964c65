import StackLayout
import Testing

/// A copy of a solved tree is a snapshot: several threads read it while the original is edited. `scripts/races`
/// runs this suite under the thread sanitizer.
@Suite struct SharedSnapshotTests {
    @Test func threadsReadASnapshotWhileTheTreeIsEdited() async throws {
        var tree = LayoutTree()
        let list = try tree.addRoot(.vertical(gap: 1), width: 300)
        for number in 0..<700 {
            let row = try tree.add(.horizontal(gap: 2), width: .fill, to: list)
            try tree.addLeaf(size: Size(10, 10 + Double(number % 7)), to: row)
            try tree.setTag(number, of: row)
        }
        try tree.solve()
        for step in 0..<6 {
            let snapshot = tree
            let expected = try PaintReference(snapshot, in: Rect(x: 0, y: 3_000, width: 300, height: 90))
                .nodes
            let readers = (0..<4).map { number in
                Task.detached { () -> Bool in
                    // All of them ask for the index that nobody has made yet.
                    let point = Point(5, 3_000 + Double(number))
                    let nodes = snapshot.paintedNodes(in: Rect(x: 0, y: 3_000, width: 300, height: 90))
                    let hit = snapshot.hitTest(point)
                    var copy = snapshot
                    try copy.setTag(-1, of: copy.roots[0])
                    return nodes == expected && copy.hitTest(point) == hit
                        && snapshot.contentBounds(of: list) == copy.contentBounds(of: list)
                }
            }
            let rows = try tree.children(of: list)
            try tree.remove(rows[step])
            try tree.updateStyle(of: rows[step + 400]) { $0.height = .fixed(30 + Double(step)) }
            try tree.solve()
            _ = tree.hitTest(Point(5, 100))
            for reader in readers { #expect(try await reader.value) }
        }
    }
}
