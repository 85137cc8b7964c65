/// Lines of wrapping stacks (SEMANTICS 8.5–8.10).
extension Solver {
    /// Breaks the children of a wrapping stack into lines, greedily by their least sizes: a child joins while
    /// the line stays within the limit; no line is empty (8.5).
    func breakLines(of box: ContainerRecord, _ axis: Axis, limit: Double) {
        var lineStart = Int(box.first)
        var used = 0.0
        var isEmpty = true
        for child in box.children where plan[child].isInFlow {
            let least = least(child, axis)
            if isEmpty {
                used = least
                isEmpty = false
            } else if used + box.gap + least <= limit + LineBreaking.slack {
                used += box.gap + least
            } else {
                scratch.lineEnd[lineStart] = UInt32(child)
                lineStart = child
                used = least
            }
        }
        if !box.children.isEmpty { scratch.lineEnd[lineStart] = UInt32(box.children.upperBound) }
    }

    /// Calls `body` with the slots of each line; a container without children in flow has none.
    @inline(__always)
    func forEachLine(of box: ContainerRecord, _ body: (Range<Int>) -> Void) {
        guard hasChildrenInFlow(box) else { return }
        var start = Int(box.first)
        while start < box.children.upperBound {
            let end = Int(scratch.lineEnd[start])
            body(start..<end)
            start = end
        }
    }

    private func hasChildrenInFlow(_ box: ContainerRecord) -> Bool {
        for child in box.children where plan[child].isInFlow { return true }
        return false
    }

    /// The hug content of a wrapping vertical stack: its longest column, broken at the largest height if there
    /// is one; a fill joins at its least but counts with its natural size (8.6).
    func longestColumn(_ box: ContainerRecord) -> Double {
        breakLines(of: box, .vertical, limit: clamp(Int(box.node), .vertical, .infinity) - box.padding.y)
        var longest = 0.0
        forEachLine(of: box) { line in longest = max(longest, lineLength(line, box, .vertical)) }
        return longest
    }

    /// The hug content of a wrapping horizontal stack across its lines (8.2).
    func totalOfLines(_ index: Int, _ box: ContainerRecord) -> Double {
        let (count, sum) = setLineSizes(of: box) { lineSize($0, index, box, .vertical) }
        return sum + crossGap(of: box) * Double(max(0, count - 1))
    }

    /// The rows of a wrapping horizontal stack: their sizes, where they go, and the children in them.
    func placeRows(_ index: Int, _ box: ContainerRecord) {
        let (count, sum) = setLineSizes(of: box) { lineSize($0, index, box, .vertical) }
        placeLines(of: box, .vertical, count, sum) { line, start, extent in
            placeAcross(line, box, .vertical, at: start, extent)
        }
    }

    /// The columns of a wrapping vertical stack: x of its children, whose widths are known (8.7).
    func placeColumns(of box: ContainerRecord) {
        let (count, sum) = setLineSizes(of: box) { line in
            var widest = 0.0
            for child in line where plan[child].isInFlow { widest = max(widest, size[child, .horizontal]) }
            return widest
        }
        placeLines(of: box, .horizontal, count, sum) { line, start, extent in
            for child in line where plan[child].isInFlow {
                let free = extent - size[child, .horizontal]
                position[child, .horizontal] = start + plan[child].alignment.offset(free: free)
            }
        }
    }

    /// Computes and keeps the cross size of each line; returns how many there are and what they add up to.
    @inline(__always)
    private func setLineSizes(
        of box: ContainerRecord, _ measure: (Range<Int>) -> Double
    ) -> (count: Int, sum: Double) {
        var count = 0
        var sum = 0.0
        forEachLine(of: box) { line in
            let extent = measure(line)
            scratch.lineSize[line.lowerBound] = extent
            count += 1
            sum += extent
        }
        return (count, sum)
    }

    /// Calls `body` with each line's slots, start and final cross size: where `lines` puts them (8.10).
    @inline(__always)
    private func placeLines(
        of box: ContainerRecord, _ axis: Axis, _ count: Int, _ sum: Double,
        _ body: (_ line: Range<Int>, _ start: Double, _ extent: Double) -> Void
    ) {
        guard count > 0 else { return }
        let crossGap = crossGap(of: box)
        let free = inner(box, axis) - sum - crossGap * Double(count - 1)
        let growth = box.lines == .stretch ? max(0, free) / Double(count) : 0
        let (offset, extra) = box.lines.asDistribution.spacing(free: free, count: count)
        var at = box.near[axis.rawValue] + offset
        forEachLine(of: box) { line in
            let extent = scratch.lineSize[line.lowerBound] + growth
            body(line, at, extent)
            at += extent + crossGap + extra
        }
    }

    private func crossGap(of box: ContainerRecord) -> Double {
        let index = links[Int(box.node)].rare
        return index == NodeLinks.none ? 0 : rare[Int(index)].crossGap
    }
}

extension LineDistribution {
    /// The distribution with the lines in place of children; stretched lines are at the start.
    fileprivate var asDistribution: Distribution { Distribution(rawValue: rawValue) ?? .start }
}
