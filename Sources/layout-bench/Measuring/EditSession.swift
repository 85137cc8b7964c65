import StackLayout

/// Edits a tree again and again, each time with the solve that follows, and times both together.
struct EditSession {
    var subject: Subject
    private var random: SplitMix64
    private var inserted: NodeID?

    /// Leaves of a fixed or known size.
    private let leaves: [NodeID]
    /// Leaves whose size across their line can grow by up to a point without resizing anybody.
    private let stillLeaves: [(id: NodeID, isRow: Bool, cross: Double)]
    private let stacks: [NodeID]
    private let pinned: [NodeID]
    private let root: NodeID
    /// The rows of a feed, from the first that was not scrolled away; empty in other trees.
    private var rows: ArraySlice<NodeID> = []

    init(_ subject: Subject, of blueprint: Blueprint, hasRows: Bool, seed: UInt64) throws {
        random = SplitMix64(seed: seed)
        root = subject.ids[0]
        let candidates = EditCandidates(subject, of: blueprint)
        leaves = candidates.leaves
        stillLeaves = candidates.stillLeaves
        stacks = candidates.stacks
        pinned = candidates.pinned
        if hasRows { rows = try subject.tree.children(of: root)[...] }
        self.subject = subject
    }

    /// Whether the tree has a node that this can be done to.
    func allows(_ measure: Measure) -> Bool {
        switch measure {
        case _ where measure.needsRows: !rows.isEmpty
        case .leaf: !leaves.isEmpty
        case .still: !stillLeaves.isEmpty
        case .move: !leaves.isEmpty
        case .pin: !pinned.isEmpty
        case .style, .insert, .remove: !stacks.isEmpty
        default: true
        }
    }

    /// Does one edit and the solve after it; returns what `observe` does of both, such as how long they took.
    mutating func perform(
        _ measure: Measure, _ observe: (() throws -> Void) throws -> Double
    ) throws -> Double {
        let edit = try makeEdit(measure)
        if !edit.before.isEmpty {
            try subject.apply(edit.before, inserted: &inserted)
            try subject.solve()
        }
        let time = try observe {
            try subject.apply(edit.timed, inserted: &inserted)
            try subject.solve()
        }
        if measure == .scroll, let inserted { rows.append(inserted) }
        if !edit.after.isEmpty {
            try subject.apply(edit.after, inserted: &inserted)
            try subject.solve()
        }
        return time
    }

    /// Does edits that need no preparation, one after the other, each with its solve; returns how many nodes the
    /// solves visited. All else that takes memory is done before `observe` begins.
    mutating func perform(
        _ measure: Measure, times count: Int,
        during observe: (() throws -> Void) throws -> Void = { try $0() }
    ) throws -> Int {
        var edits: [Edit] = []
        for _ in 0..<count { edits.append(try makeEdit(measure)) }
        var visits = 0
        try observe {
            for edit in edits {
                try subject.apply(edit.timed, inserted: &inserted)
                try subject.solve()
                visits += subject.tree.lastSolve?.visitedNodes ?? 0
            }
        }
        return visits
    }

    /// Whether the frames after all edits are bit for bit those of a full solve.
    mutating func isAsIfSolvedAfresh() throws -> Bool {
        let warm = try FrameChecksum.exact(subject.tree)
        try subject.makeEverythingDirty()
        try subject.solve()
        return try FrameChecksum.exact(subject.tree) == warm
    }

    private mutating func makeEdit(_ measure: Measure) throws -> Edit {
        switch measure {
        case .leaf:
            let id = random.pick(leaves)
            return Edit(timed: [.setStyle(try subject.tree.style(of: id).resized(&random), id)])
        case .still:
            let leaf = stillLeaves[random.below(stillLeaves.count)]
            let style = try subject.tree.style(of: leaf.id)
            let size = leaf.cross + random.quarter(0...1)
            return Edit(timed: [.setStyle(style.with(size: size, across: leaf.isRow), leaf.id)])
        case .pin:
            let id = random.pick(pinned)
            var style = try subject.tree.style(of: id)
            style.pins = style.pins?.moved(by: random.quarter(-4...4))
            return Edit(timed: [.setStyle(style, id)])
        case .style:
            let id = random.pick(stacks)
            var style = try subject.tree.style(of: id)
            style.gap = random.quarter(0...8)
            return Edit(timed: [.setStyle(style, id)])
        case .insert, .remove:
            let parent = random.pick(stacks)
            let index = random.below(try subject.tree.childCount(of: parent) + 1)
            let size = Size(random.quarter(8...64), random.quarter(8...64))
            let insertion = Edit.Step.insert(.leaf(size), parent: parent, index: index)
            return measure == .insert
                ? Edit(timed: [insertion], after: [.removeInserted])
                : Edit(before: [insertion], timed: [.removeInserted])
        case .move:
            let id = random.pick(leaves)
            guard let parent = try subject.tree.parent(of: id) else { return Edit(timed: []) }
            let place = random.below(try subject.tree.childCount(of: parent))
            return Edit(timed: [.move(id, parent: parent, index: place)])
        case .nothing: return Edit(timed: [])
        default: return try makeRowEdit(measure)
        }
    }

    private mutating func makeRowEdit(_ measure: Measure) throws -> Edit {
        let count = rows.count
        if measure == .scroll {
            guard let first = rows.popFirst() else { return Edit(timed: []) }
            let row = Edit.Step.insertRow(FeedRow(&random), parent: root, index: count - 1)
            return Edit(timed: [.remove(first), row])
        }
        let index =
            switch measure {
            case .resizeFirst, .insertFirst, .removeFirst: 0
            case .resizeMiddle, .insertMiddle, .removeMiddle: count / 2
            default: count
            }
        let insertion = Edit.Step.insertRow(FeedRow(&random), parent: root, index: index)
        switch measure {
        case .insertFirst, .insertMiddle, .insertLast:
            return Edit(timed: [insertion], after: [.removeInserted])
        case .removeFirst, .removeMiddle, .removeLast:
            return Edit(before: [insertion], timed: [.removeInserted])
        default:
            let row = rows[rows.startIndex + min(index, count - 1)]
            // The icon, or what moves have put in its place.
            let leaves = try subject.tree.children(of: row).filter {
                try subject.tree.style(of: $0).kind == .leaf
            }
            guard let icon = leaves.first else { return Edit(timed: []) }
            // Above the labels' height, so that the row is always resized.
            let side = Sizing.fixed(random.quarter(44...60))
            return Edit(timed: [.setStyle(.leaf.sized(side, side), icon)])
        }
    }
}

extension Style {
    /// The leaf with other numbers where its size is fixed or its content's.
    fileprivate func resized(_ random: inout SplitMix64) -> Style {
        var style = self
        if case .fixed = width { style.width = .fixed(random.quarter(8...64)) }
        if case .fixed = height { style.height = .fixed(random.quarter(8...64)) }
        if case .size(_, let baseline) = content {
            style.content = .size(Size(random.quarter(8...64), random.quarter(8...64)), baseline: baseline)
        }
        return style
    }
}

extension Pins {
    /// The same pins, as far to the right and down as a number says.
    fileprivate func moved(by distance: Double) -> Pins {
        Pins(
            left: left.map { $0 + distance }, right: right.map { $0 - distance },
            top: top.map { $0 + distance }, bottom: bottom.map { $0 - distance },
            centerX: centerX.map { $0 + distance }, centerY: centerY.map { $0 + distance })
    }
}
