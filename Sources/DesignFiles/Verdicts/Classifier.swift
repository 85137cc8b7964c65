import KitScreens
import StackLayout

/// Compares every stored number with what the trees of a ``CheckForest`` give.
struct Classifier {
    let document: DesignDocument
    private let forest: CheckForest
    private let tolerance: Double
    /// Four a layer, in the order of a frame.
    private(set) var verdicts: [Verdict]
    /// What the rules give; not a number where they give nothing.
    private(set) var derived: [Double]

    init(_ document: DesignDocument, _ forest: CheckForest, _ tolerance: Double) {
        self.document = document
        self.forest = forest
        self.tolerance = tolerance
        verdicts = Array(repeating: .none, count: 4 * document.nodes.count)
        derived = Array(repeating: .nan, count: verdicts.count)
    }

    /// - Complexity: O(layers).
    mutating func run() {
        for (index, node) in document.nodes.enumerated() where node.isVisible && node.role != .page {
            for axis in [Axis.horizontal, .vertical] {
                decideSize(of: index, axis)
                // Children of a stack are placed with their siblings, below.
                if !isPlacedByStack(index) { decideFreePosition(of: index, axis) }
            }
            if node.role == .stack { placeChildren(of: index) }
        }
        excuseStaleInstances()
    }

    private func isPlacedByStack(_ index: Int) -> Bool {
        guard let parent = document.nodes[index].parent else { return false }
        return document.nodes[parent].role == .stack && document.nodes[index].isInFlow
    }

    // MARK: Sizes

    private mutating func decideSize(of index: Int, _ axis: Axis) {
        let node = document.nodes[index]
        let property = FrameProperty.size(axis)
        switch node.sizing(axis) {
        case .fixed: set(index, property, node.stored == nil ? .notDecidable(.missingFrame) : .given(.fixed))
        case .fill, .fraction:
            // A stack gives the size with the positions.
            if isPlacedByStack(index) { return }
            if case .fraction(let fraction) = node.sizing(axis), let parent = node.parent,
                let outer = document.nodes[parent].stored
            {
                let doubt = forest.doubts(of: index, .size(axis))
                return compare(index, property, fraction * outer.extent(axis), doubt: doubt)
            }
            let isInGrid = node.parent.map { document.nodes[$0].role == .grid } ?? false
            set(index, property, isInGrid ? .notDecidable(.grid) : .given(.placed))
        case .hug:
            // What is rotated is as large as its bounding box, whatever hugs inside.
            guard node.role == .stack, document.format == .sketch || !node.isRotated else {
                return set(index, property, given(.content, node))
            }
            guard let root = forest.sizeRoots[index], let frame = forest.sizes.frame(of: root) else {
                let doubt = forest.doubts(of: index, .content(axis))
                return set(index, property, doubt.map { .notDecidable($0.code) } ?? given(.empty, node))
            }
            compare(
                index, property, frame.extent(axis),
                doubt: forest.doubts(of: index, [.content(axis), .size(axis)]))
        }
        if let doubt = forest.doubts(of: index, .size(axis)), doubt.concernsGiven,
            case .given = verdict(index, property)
        {
            set(index, property, .notDecidable(doubt.code))
        }
    }

    private func given(_ reason: Verdict.Given, _ node: DesignNode) -> Verdict {
        node.stored == nil ? .notDecidable(.missingFrame) : .given(reason)
    }

    // MARK: Positions

    private mutating func decideFreePosition(of index: Int, _ axis: Axis) {
        let node = document.nodes[index]
        var verdict = given(.placed, node)
        if let parent = node.parent, document.nodes[parent].role == .grid, node.style.pins == nil {
            verdict = .notDecidable(.grid)
        }
        if let doubt = forest.doubts(of: index, .position(axis)), doubt.concernsGiven {
            verdict = .notDecidable(doubt.code)
        }
        set(index, .position(axis), verdict)
    }

    /// Positions of the children of a stack, and the sizes of those that fill it.
    private mutating func placeChildren(of stack: Int) {
        let style = document.nodes[stack].style
        guard let main = style.kind.mainAxis else { return }
        let children = forest.lists[stack].filter { document.nodes[$0].isInFlow }
        let unknown = unknownSpread(stack, children, main)
        let mirrored = mirroredAxes(of: stack, children)
        for (position, child) in children.enumerated() {
            // A layer that keeps its room without being seen has no frame to check.
            guard document.nodes[child].isVisible else { continue }
            let frame = slot(of: child, in: stack, mirrored)
            for axis in [Axis.horizontal, .vertical] {
                var doubt =
                    forest.doubts(of: child, .position(axis)) ?? forest.doubts(of: stack, .content(axis))
                guard let frame else {
                    set(child, .position(axis), .notDecidable(doubt?.code ?? .missingFrame))
                    if isShared(child, axis) {
                        set(child, .size(axis), .notDecidable(doubt?.code ?? .missingFrame))
                    }
                    continue
                }
                let slot = frame.inset(by: document.nodes[child].margin)
                if axis == main, doubt == nil, position > 0 || document.format == .sketch { doubt = unknown }
                place(child, in: slot, axis, doubt)
                if position == 0, axis == main,
                    style.distribution == .start || style.distribution == .spaceBetween,
                    verdict(child, .position(axis)) == .equal
                {
                    set(child, .position(axis), .given(.first))
                }
            }
        }
    }

    /// Where a child stands by the rules, its outer strokes included.
    private func slot(of child: Int, in stack: Int, _ mirrored: (x: Bool, y: Bool)) -> Rect? {
        guard var frame = forest.placeChildren[child].flatMap({ forest.places.frame(of: $0) }) else {
            return nil
        }
        if let size = document.nodes[stack].uprightSize {
            if mirrored.x { frame.x = size.width - frame.x - frame.width }
            if mirrored.y { frame.y = size.height - frame.y - frame.height }
        }
        return frame
    }

    /// On which axes the children of a turned stack stand the other way round. The file does not say; if they
    /// all stand so, they do.
    private func mirroredAxes(of stack: Int, _ children: [Int]) -> (x: Bool, y: Bool) {
        guard document.nodes[stack].isOrientationUnknown else { return (false, false) }
        func agree(_ axis: Axis, mirrored: Bool) -> Bool {
            children.allSatisfy { child in
                guard let stored = document.nodes[child].stored,
                    let slot = slot(of: child, in: stack, (mirrored, mirrored))
                else { return false }
                let derived = slot.inset(by: document.nodes[child].margin).position(axis)
                return (stored.position(axis) - derived).magnitude
                    <= max(tolerance, document.nodes[child].grain)
            }
        }
        func isMirrored(_ axis: Axis) -> Bool { !agree(axis, mirrored: false) && agree(axis, mirrored: true) }
        return (isMirrored(.horizontal), isMirrored(.vertical))
    }

    /// What is not known about how a stack spreads its children.
    private func unknownSpread(_ stack: Int, _ children: [Int], _ main: Axis) -> Doubt? {
        let style = document.nodes[stack].style
        let spreads = [.spaceBetween, .spaceAround, .spaceEvenly].contains(style.distribution)
        if document.format == .sketch {
            if spreads && children.count == 1 { return Doubt(.spreadOfOne, []) }
            if style.distribution == .start || style.wraps { return nil }
            return isOverfull(stack, children, main) ? Doubt(.negativeSpace, []) : nil
        }
        guard spreads, !style.wraps, isOverfull(stack, children, main) else { return nil }
        return Doubt(.negativeSpace, [], isOverruledByAgreement: true)
    }

    /// Whether children need more room than a stack has.
    private func isOverfull(_ stack: Int, _ children: [Int], _ axis: Axis) -> Bool {
        guard let root = forest.placeRoots[stack],
            let overflow = forest.places.overflow(of: root)
        else { return false }
        return (axis == .horizontal ? overflow.left + overflow.right : overflow.top + overflow.bottom)
            > tolerance
    }

    /// Whether a stack shares its room out to a child.
    private func isShared(_ child: Int, _ axis: Axis) -> Bool {
        switch document.nodes[child].sizing(axis) {
        case .fill, .fraction: true
        case .fixed, .hug: false
        }
    }

    private mutating func place(_ child: Int, in slot: Rect, _ axis: Axis, _ doubt: Doubt?) {
        let node = document.nodes[child]
        guard isShared(child, axis) else {
            return compare(child, .position(axis), slot.position(axis), doubt: doubt)
        }
        let sizeDoubt = forest.doubts(of: child, .size(axis)) ?? doubt
        if node.isRotated, let stored = node.stored {
            // The share is a slot, and the bounding box, which keeps its size, is centred in it.
            let free = slot.extent(axis) - stored.extent(axis)
            compare(child, .position(axis), slot.position(axis) + free / 2, doubt: doubt)
            set(child, .size(axis), .given(.fixed))
        } else {
            compare(child, .position(axis), slot.position(axis), doubt: doubt)
            compare(child, .size(axis), slot.extent(axis), doubt: sizeDoubt)
        }
    }

    // MARK: Comparing

    /// What the comparison itself may lose to rounding when a number is off by exactly the tolerance.
    private static let roundingSlack = 1e-9

    private mutating func compare(_ index: Int, _ property: FrameProperty, _ value: Double, doubt: Doubt?) {
        let node = document.nodes[index]
        derived[4 * index + property.place] = value
        guard let stored = node.stored else { return set(index, property, .notDecidable(.missingFrame)) }
        if let doubt, !doubt.isOverruledByAgreement { return set(index, property, .notDecidable(doubt.code)) }
        let limit = property.isSize ? tolerance : max(tolerance, node.grain)
        if (stored[property] - value).magnitude <= limit + Self.roundingSlack {
            return set(index, property, .equal)
        }
        set(index, property, doubt.map { .notDecidable($0.code) } ?? .different)
    }

    func verdict(_ index: Int, _ property: FrameProperty) -> Verdict {
        verdicts[4 * index + property.place]
    }

    mutating func set(_ index: Int, _ property: FrameProperty, _ verdict: Verdict) {
        verdicts[4 * index + property.place] = verdict
    }
}
