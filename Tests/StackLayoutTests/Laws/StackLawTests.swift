import StackLayout
import Testing

/// What can be read off the frames of any stack.
@Suite struct StackLawTests {
    /// A solved stack: its frame and its children in flow, in the order in which they stand.
    private struct Solved {
        let box: Style
        let axis: Axis
        let frame: Rect
        let children: [(style: Style, frame: Rect)]
        /// The first child is the last one in the document.
        let isReversed: Bool
        let overflows: Bool
        /// What rounding may do, in points.
        let slack: Double

        /// Where the content box starts and how large it is.
        var content: (start: Double, extent: Double) {
            let padding = box.padding
            let (near, far) =
                axis == .horizontal ? (padding.left, padding.right) : (padding.top, padding.bottom)
            return (near, max(0, frame.extent(axis) - near - far))
        }
    }

    /// Looks at every stack of a profile's trees.
    private func check(_ profile: Profile, _ complaint: (Solved) -> String?) {
        Law.check(profile) { item, _ in
            var solved = try SolvedTree(item.root, item.direction)
            try solved.solve()
            let frames = solved.frames
            let (nodes, parents) = (item.root.nodes, item.root.parents)
            var childrenOf = [[Int]](repeating: [], count: nodes.count)
            for (index, parent) in parents.enumerated() { if let parent { childrenOf[parent].append(index) } }
            let largest = frames.reduce(1) { max($0, $1?.width ?? 0, $1?.height ?? 0) }
            for (index, node) in nodes.enumerated() {
                guard let frame = frames[index], let axis = node.style.kind.mainAxis else { continue }
                var children = childrenOf[index].filter { nodes[$0].isInFlow(of: node.style) }
                let isReversed = axis == .horizontal && item.direction == .rightToLeft
                if isReversed { children.reverse() }
                let overflow = solved.tree.overflow(of: solved.ids[index])!
                let slack = 1e-9 * largest
                let stack = Solved(
                    box: node.style, axis: axis, frame: frame,
                    children: children.map { (nodes[$0].style, frames[$0]!) }, isReversed: isReversed,
                    overflows: max(overflow.left, overflow.right, overflow.top, overflow.bottom) > slack,
                    slack: slack)
                if let complaint = complaint(stack) {
                    let tree = item.root.described(expected: frames, derived: frames, wrong: [])
                    return "\(item.name) (\(item.direction)): stack number \(index) \(complaint)\n\(tree)"
                }
            }
            return nil
        }
    }

    /// In a line neighbours keep their gap, also where they overflow; lines do not overlap where they fit.
    @Test(arguments: Profile.all) func childrenDoNotOverlap(_ profile: Profile) {
        check(profile) { stack in
            guard stack.box.gap >= 0, !stack.box.wraps || stack.box.crossGap >= 0 else { return nil }
            if !stack.box.wraps {
                for (child, next) in zip(stack.children, stack.children.dropFirst()) {
                    let space = next.frame.start(stack.axis) - child.frame.end(stack.axis)
                    if space < stack.box.gap - stack.slack { return "has children \(space) apart" }
                }
                return nil
            }
            if stack.overflows { return nil }
            for (index, child) in stack.children.enumerated() {
                for other in stack.children[..<index] where child.frame.overlaps(other.frame, stack.slack) {
                    return "has overlapping children \(other.frame) and \(child.frame)"
                }
            }
            return nil
        }
    }

    /// Sizes, gaps and what `distribution` makes of the rest add up to the content box (SEMANTICS 7).
    @Test(arguments: Profile.all) func sizesGapsAndFreeSpaceFillTheContentBox(_ profile: Profile) {
        check(profile) { stack in
            guard !stack.box.wraps, let first = stack.children.first, let last = stack.children.last else {
                return nil
            }
            let (start, extent) = stack.content
            let gaps = stack.box.gap * Double(stack.children.count - 1)
            let free = extent - stack.children.reduce(0) { $0 + $1.frame.extent(stack.axis) } - gaps
            var spaces = [first.frame.start(stack.axis) - start]
            for (child, next) in zip(stack.children, stack.children.dropFirst()) {
                spaces.append(next.frame.start(stack.axis) - child.frame.end(stack.axis) - stack.box.gap)
            }
            spaces.append(start + extent - last.frame.end(stack.axis))
            var expected = stack.box.distribution.spaces(of: free, count: stack.children.count)
            if stack.isReversed { expected.reverse() }
            for (space, expected) in zip(spaces, expected)
            where (space - expected).magnitude > stack.slack * Double(spaces.count) {
                return "leaves \(spaces), not \(expected)"
            }
            return nil
        }
    }

    /// Fills whose limits and padding do not bind have sizes in the proportion of their weights, equal ones
    /// to the bit, and leave nothing (6.6).
    @Test(arguments: Profile.all) func fillsShareByWeight(_ profile: Profile) {
        check(profile) { stack in
            guard !stack.box.wraps else { return nil }
            let fills = stack.children.compactMap { child in child.style.share(stack.axis, child.frame) }
            for fill in fills {
                for other in fills {
                    if fill.weight == other.weight {
                        if fill.extent != other.extent { return "has equal fills \(fill) and \(other)" }
                        continue
                    }
                    let expected = other.extent * (fill.weight / other.weight)
                    if (fill.extent - expected).magnitude > stack.slack + 1e-9 * expected {
                        return "has fills \(fill) and \(other)"
                    }
                }
            }
            guard !fills.isEmpty else { return nil }
            let sum = stack.children.reduce(0) { $0 + $1.frame.extent(stack.axis) }
            let left = stack.content.extent - sum - stack.box.gap * Double(stack.children.count - 1)
            return left > stack.slack * Double(stack.children.count) ? "has fills, and \(left) is left" : nil
        }
    }
}

extension Style {
    /// The weight and size of a fill that neither limits nor its own padding hold.
    fileprivate func share(_ axis: Axis, _ frame: Rect) -> (weight: Double, extent: Double)? {
        guard case .fill(let weight) = sizing(axis), weight > 0 else { return nil }
        guard (axis == .horizontal ? widthLimits : heightLimits) == .none else { return nil }
        let own = axis == .horizontal ? padding.left + padding.right : padding.top + padding.bottom
        return own > 0 && frame.extent(axis) <= own ? nil : (weight, frame.extent(axis))
    }
}

extension Distribution {
    /// The spaces before, between and behind `count` children, without gaps (7.1–7.4).
    fileprivate func spaces(of free: Double, count: Int) -> [Double] {
        func spaces(_ first: Double, _ between: Double, _ last: Double) -> [Double] {
            [first] + [Double](repeating: between, count: count - 1) + [last]
        }
        let number = Double(count)
        switch self {
        case .center: return spaces(free / 2, 0, free / 2)
        case .end: return spaces(free, 0, 0)
        case .spaceBetween where free > 0 && count > 1: return spaces(0, free / (number - 1), 0)
        case .spaceAround where free > 0: return spaces(free / number / 2, free / number, free / number / 2)
        case .spaceEvenly where free > 0:
            return spaces(free / (number + 1), free / (number + 1), free / (number + 1))
        default: return spaces(0, 0, free)
        }
    }
}

extension Rect {
    fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    fileprivate func extent(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
    fileprivate func end(_ axis: Axis) -> Double { start(axis) + extent(axis) }

    fileprivate func overlaps(_ other: Rect, _ slack: Double) -> Bool {
        Axis.allCases.allSatisfy { axis in
            min(end(axis), other.end(axis)) - max(start(axis), other.start(axis)) > slack
        }
    }
}
