@testable import StackLayout

/// A list of many rows that is edited, and the model from which the same list can be made afresh.
struct EditedList {
    /// A row: a leaf, a text, or a stack around one.
    struct Row {
        var id: NodeID
        var style: Style
        var inner: (id: NodeID, style: Style)?
    }

    private(set) var tree: LayoutTree
    private(set) var list: NodeID
    private var listStyle: Style
    private let root: NodeID
    private let rootStyle: Style
    private(set) var rows: [Row] = []
    private var random: SeededGenerator
    private let text: WordText
    private let holdsText: Bool
    /// Weights of what may happen to the list itself.
    private(set) var log: [String] = []

    init(_ axis: Axis, _ direction: LayoutDirection, count: Int, holdsText: Bool, seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        self.holdsText = holdsText
        text = WordText(words: (0..<12).map { _ in 11.3 }, lineHeight: 20.1)
        tree = LayoutTree(direction: direction)
        rootStyle = .vertical(alignment: .stretch).sized(.fixed(402.3))
        root = try tree.addRoot(rootStyle)
        listStyle = Style(axis == .horizontal ? .horizontal : .vertical)
        listStyle.gap = 0.7
        listStyle.padding = EdgeInsets(top: 3.1, right: 5.3, bottom: 7.9, left: 1.1)
        list = try tree.add(listStyle, to: root)
        for _ in 0..<count { try insert(at: rows.count) }
        log = []
    }

    mutating func solve() throws {
        var measurer = WordMeasurer(texts: [text])
        try tree.solve(measuring: &measurer)
    }

    mutating func turn() {
        tree.direction = tree.direction == .leftToRight ? .rightToLeft : .leftToRight
        log.append("turned")
    }

    /// Does one thing at random; most of them somewhere in the rows.
    mutating func editAtRandom() throws {
        switch random.int(0...20) {
        case 0...4: try insert(at: random.pick([0, rows.count, random.int(0...rows.count)]))
        case 5...8: try remove(at: random.int(0...rows.count - 1))
        case 9...11: try move(from: random.int(0...rows.count - 1), to: random.int(0...rows.count - 1))
        case 12...17: try restyle(at: random.int(0...rows.count - 1))
        case 18: for _ in 0..<100 { try insert(at: rows.count / 2) }
        case 19: for _ in 0..<random.int(50...150) { try remove(at: rows.count / 3) }
        default: try restyleList()
        }
    }

    private mutating func insert(at place: Int) throws {
        log.append("inserted at \(place)")
        let style = rowStyle()
        var row = Row(id: try tree.insert(style, into: list, at: place), style: style)
        if style.kind != .leaf {
            let inner = leafStyle()
            row.inner = (try tree.add(inner, to: row.id), inner)
        }
        rows.insert(row, at: place)
    }

    private mutating func remove(at place: Int) throws {
        guard rows.count > 200 else { return }
        log.append("removed \(place)")
        try tree.remove(rows.remove(at: place).id)
    }

    private mutating func move(from: Int, to: Int) throws {
        log.append("moved \(from) to \(to)")
        let row = rows.remove(at: from)
        rows.insert(row, at: to)
        try tree.move(row.id, into: list, at: to)
    }

    private mutating func restyle(at place: Int) throws {
        log.append("restyled \(place)")
        if let inner = rows[place].inner {
            let style = leafStyle()
            rows[place].inner = (inner.id, style)
            return try tree.setStyle(style, of: inner.id)
        }
        rows[place].style = leafStyle()
        try tree.setStyle(rows[place].style, of: rows[place].id)
    }

    private mutating func restyleList() throws {
        log.append("restyled the list")
        switch random.int(0...5) {
        case 0: listStyle.gap = random.double(-2...9)
        case 1: listStyle.padding.left = random.double(0...9)
        case 2: listStyle.alignment = random.pick([.start, .center, .end, .stretch])
        case 3: listStyle.distribution = random.pick([.start, .start, .center, .spaceEvenly])
        case 4: listStyle.width = random.pick([.hug, .fixed(300.3), .fill])
        default: listStyle.height = random.pick([.hug, .fixed(500.7)])
        }
        try tree.setStyle(listStyle, of: list)
    }

    private mutating func rowStyle() -> Style {
        guard random.chance(0.3) else { return leafStyle() }
        var style = random.chance(0.5) ? Style.horizontal() : .vertical()
        style.padding = .horizontal(random.double(0...9))
        if listStyle.kind == .vertical, random.chance(0.5) { style.width = .fill }
        return style
    }

    private mutating func leafStyle() -> Style {
        var style =
            holdsText && random.chance(0.3)
            ? Style.measured(tag: 0)
            : .leaf(Size(random.double(1...60), random.pick([20.1, 44, 1.0 / 3, random.double(1...60)])))
        if listStyle.kind == .vertical, random.chance(0.2) { style.width = .fill }
        if random.chance(0.01) { style.height = .fixed(random.pick([0, 1e-7, 123_456.7])) }
        if random.chance(0.0005) { style.visibility = .hidden }
        return style
    }

    // MARK: Checking

    var isSolvedInChunks: Bool {
        guard let slot = tree.existingSlot(of: list) else { return false }
        return tree.storage.core.containers[Int(tree.storage.core.links[slot].container)].isDivided
    }

    /// All identifiers, in the order in which a fresh list is made.
    var ids: [NodeID] { [root, list] + rows.flatMap { [$0.id] + ($0.inner.map { [$0.id] } ?? []) } }

    var frames: [NodeID: Rect] {
        Dictionary(uniqueKeysWithValues: ids.compactMap { id in tree.frame(of: id).map { (id, $0) } })
    }

    /// The frames of the same list made afresh, in the order of ``ids``.
    func freshFrames() throws -> [Rect?] {
        var fresh = LayoutTree(direction: tree.direction)
        var ids = [try fresh.addRoot(rootStyle)]
        ids.append(try fresh.add(listStyle, to: ids[0]))
        for row in rows {
            let id = try fresh.add(row.style, to: ids[1])
            ids.append(id)
            if let inner = row.inner { ids.append(try fresh.add(inner.style, to: id)) }
        }
        var measurer = WordMeasurer(texts: [text])
        try fresh.solve(measuring: &measurer)
        return ids.map { fresh.frame(of: $0) }
    }

    /// What is not as in a list made afresh, or told wrongly of what the last solve changed.
    func mistake(since before: [NodeID: Rect]) throws -> String? {
        if try tree.children(of: list) != rows.map(\.id) { return "order of children" }
        if try tree.childCount(of: list) != rows.count { return "count of children" }
        for (id, frame) in zip(ids, try freshFrames()) where tree.frame(of: id)?.bits != frame?.bits {
            return "\(id): \(tree.frame(of: id)!), afresh \(frame!)"
        }
        return Agreement.ofChanges(in: tree, before, frames)
    }
}
