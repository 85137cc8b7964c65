import StackLayout

/// A list of rows, each with an icon, two lines and a time.
struct Feed {
    private(set) var tree = LayoutTree()
    let list: NodeID
    private(set) var rows: [NodeID] = []

    init(rows count: Int) throws(LayoutError) {
        list = try tree.addRoot(.vertical(gap: 1), width: 390)
        for number in 0..<count { rows.append(try addRow(number, at: number)) }
    }

    private mutating func addRow(_ number: Int, at place: Int) throws(LayoutError) -> NodeID {
        let row = try tree.insert(
            .horizontal(gap: 12, padding: .all(8), alignment: .center), width: .fill, into: list, at: place)
        try tree.setTag(number, of: row)
        try tree.add(Style.leaf(Size(40, 40)).with { $0.corners = .max }, to: row)
        let lines = try tree.add(.vertical(gap: 2), width: .fill, to: row)
        try tree.addLeaf(size: Size(Double(120 + number % 90), 20), to: lines)
        try tree.addLeaf(size: Size(200, Double(16 * (1 + number % 3))), to: lines)
        try tree.addLeaf(size: Size(44, 16), to: row)
        return row
    }

    // MARK: Edits

    mutating func insertRow(at place: Int) throws(LayoutError) {
        rows.insert(try addRow(rows.count, at: place), at: place)
    }

    mutating func removeRow(at place: Int) throws(LayoutError) {
        try tree.remove(rows.remove(at: place))
    }

    mutating func resizeRow(at place: Int, to height: Double) throws(LayoutError) {
        try tree.updateStyle(of: rows[place]) { $0.height = .fixed(height) }
    }

    mutating func solve() throws(LayoutError) { try tree.solve() }

    // MARK: Checks

    /// What a tree made afresh shows of a part of the list; everything in it is looked at.
    func freshlyPainted(in visible: Rect) throws(LayoutError) -> [PaintedNode] {
        var fresh = LayoutTree()
        try fresh.copyAsRoot(list, from: tree)
        try fresh.solve()
        return fresh.paintedNodes().filter { $0.frame.touches(visible) }
    }
}

extension Rect {
    fileprivate func touches(_ other: Rect) -> Bool {
        x <= other.x + other.width && other.x <= x + width && y <= other.y + other.height
            && other.y <= y + height
    }
}
