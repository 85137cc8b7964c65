/// First baselines (SEMANTICS 10a, 16.2).
///
/// A child on a baseline is never stretched down the page, so its natural height is its final height: its own
/// heights can be placed as soon as its baseline is asked for, on the way up as well as down. `progress` notes
/// which containers have been placed that way, so that nothing is placed twice.
extension Solver {
    /// Distance from the top of a child to its baseline, or its height if it has none (10a.b).
    @inline(__always)
    func ascent(of child: Int) -> Double {
        let baseline = scratch.baseline[child]
        return baseline.isNaN ? size[child, .vertical] : baseline
    }

    /// The largest ascent of the baseline group of a line; 0 without a group.
    func largestAscent(of line: Range<Int>) -> Double {
        var largest = -Double.infinity
        for child in line where plan[child].isInFlow && plan[child].isOnBaseline {
            largest = max(largest, ascent(of: child))
        }
        return largest == -.infinity ? 0 : largest
    }

    /// The cross size of a line with a baseline group: the group counts as one item (10a.c).
    func lineSizeWithBaselines(_ line: Range<Int>, _ index: Int, _ box: ContainerRecord) -> Double {
        findBaselines(of: line, in: box)
        var largest = 0.0
        var ascent = -Double.infinity
        var descent = -Double.infinity
        for child in line where plan[child].isInFlow {
            guard plan[child].isOnBaseline else {
                largest = max(largest, natural[child, .vertical])
                continue
            }
            ascent = max(ascent, self.ascent(of: child))
            descent = max(descent, size[child, .vertical] - self.ascent(of: child))
        }
        return ascent == -.infinity ? largest : max(largest, ascent + descent)
    }

    /// Makes the baselines of a line's group known.
    func findBaselines(of line: Range<Int>, in box: ContainerRecord) {
        var depth = 0
        prepareGroup(line, box, &depth)
        while depth > 0 { advance(&depth) }
    }

    /// Gives the children of a baseline group their final heights, and puts those whose baselines are not known
    /// on the stack of pending containers.
    private func prepareGroup(_ line: Range<Int>, _ box: ContainerRecord, _ depth: inout Int) {
        if box.plan.contains(.hasFractions) { setFractions(in: box, .vertical) }
        for child in line where plan[child].isInFlow && plan[child].isOnBaseline {
            size[child, .vertical] = natural[child, .vertical]
            requireBaseline(of: child, &depth)
        }
    }

    /// Sets the baseline of a leaf, or puts a container on the stack.
    private func requireBaseline(of child: Int, _ depth: inout Int) {
        let container = links[child].container
        if container == NodeLinks.none {
            scratch.baseline[child] = leafBaseline(child)
        } else if scratch.progress[Int(container)] != .baselineKnown {
            scratch.pending[pendingBase + depth] = container
            depth += 1
        }
    }

    /// Does the next step of the container on top of the stack: its group first, then its heights, then the
    /// child that its baseline is taken from, then its baseline.
    private func advance(_ depth: inout Int) {
        let before = depth
        let index = Int(scratch.pending[pendingBase + depth - 1])
        let box = containers[index]
        if scratch.progress[index] == .pending {
            if box.plan.contains(.hasBaselines) { prepareGroup(box.children, box, &depth) }
            if depth > before { return }
            place(index, box, .vertical)
            scratch.progress[index] = .placed
        }
        let slot = Int(box.node)
        if let child = baselineChild(of: box) {
            requireBaseline(of: child, &depth)
            if depth > before { return }
            let top = position[child, .vertical] + shift[child / Chunk.size].y
            scratch.baseline[slot] = top + ascent(of: child)
        } else {
            scratch.baseline[slot] = .nan
        }
        scratch.progress[index] = .baselineKnown
        depth -= 1
    }

    /// The child that gives a container its baseline: in rows and overlays the first of the first line that is
    /// on a baseline, else the first child (10a.e).
    private func baselineChild(of box: ContainerRecord) -> Int? {
        guard box.kind != .free, let first = box.children.first(where: { plan[$0].isInFlow }) else {
            return nil
        }
        guard box.kind != .vertical, box.plan.contains(.hasBaselines) else { return first }
        let end = box.breaksLines ? Int(scratch.lineEnd[Int(box.first)]) : box.children.upperBound
        return (first..<end).first { plan[$0].isInFlow && plan[$0].isOnBaseline } ?? first
    }

    /// The baseline of a leaf from its top: declared or measured, below its padding; NaN without one.
    private func leafBaseline(_ leaf: Int) -> Double {
        let index = links[leaf].rare
        guard index != NodeLinks.none, !plan[leaf].ignoresContent else { return .nan }
        return rare[Int(index)].paddingNear.y + rare[Int(index)].baseline
    }
}
