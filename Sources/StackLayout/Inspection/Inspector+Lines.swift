/// Lines (SEMANTICS 8.5–8.10).
extension Inspector {
    /// The children of a container, line by line.
    ///
    /// - Complexity: O(children) for the first question about a container, then O(1).
    func stack(_ box: ContainerRecord) -> InspectedStack {
        let slot = Int(box.node)
        if let known = memory.stacks[slot] { return known }
        let stack = InspectedStack(box, self)
        memory.stacks[slot] = stack
        return stack
    }

    /// The children of the line that a child is in; all children of a stack that does not wrap.
    func line(of slot: Int, _ box: ContainerRecord) -> [Int] {
        let stack = stack(box)
        return stack.lineIndex(of: slot).map { stack.lines[$0] } ?? []
    }

    /// Breaks the children of a wrapping stack into lines as the solve did (8.5).
    func breakLines(_ children: [Int], _ box: ContainerRecord, _ axis: Axis, limit: Double) -> [[Int]] {
        var lines: [[Int]] = []
        var used = 0.0
        for child in children {
            let least = least(child, axis)
            if !lines.isEmpty, used + box.gap + least <= limit + LineBreaking.slack {
                used += box.gap + least
                lines[lines.count - 1].append(child)
            } else {
                used = least
                lines.append([child])
            }
        }
        return lines
    }

    /// The lines of a wrapping stack; `nil` for all else.
    func lines(_ slot: Int) -> InspectedLines? {
        guard let box = container(slot), box.breaksLines, let main = box.kind.mainAxis else { return nil }
        if let known = memory.lines[slot] { return known }
        let lines = InspectedLines(slot, box, main.cross, self)
        memory.lines[slot] = lines
        return lines
    }
}

/// The lines of one wrapping stack, across its main axis.
struct InspectedLines {
    let slot: Int
    let box: ContainerRecord
    /// The cross axis of the stack.
    let axis: Axis
    var all: [[Int]] { stack.lines }
    private let stack: InspectedStack
    /// The gap between lines.
    let gap: Double
    private let sizes: [Double]
    /// By how much `lines: stretch` made each line larger.
    private let growth: Double
    private let spacing: (offset: Double, extra: Double)
    /// Where each line starts in the content box.
    private let offsets: [Double]

    init(_ slot: Int, _ box: ContainerRecord, _ axis: Axis, _ inspector: Inspector) {
        self.slot = slot
        self.box = box
        self.axis = axis
        gap = inspector.rare(slot).crossGap
        stack = inspector.stack(box)
        let all = stack.lines
        sizes = all.map { max(0, inspector.lineSize($0, axis, natural: axis == .vertical).formula.value) }
        let free =
            inspector.inner(slot, axis) - sizes.reduce(0, +) - gap * Double(max(0, all.count - 1))
        growth = box.lines == .stretch && !all.isEmpty ? max(0, free) / Double(all.count) : 0
        spacing = Self.distribution(box.lines).spacing(free: free, count: max(1, all.count))
        var offsets: [Double] = []
        var offset = spacing.offset
        for size in sizes {
            offsets.append(offset)
            offset += size + growth + gap + spacing.extra
        }
        self.offsets = offsets
    }

    /// The distribution with the lines in place of children; stretched lines are at the start (8.10).
    static func distribution(_ lines: LineDistribution) -> Distribution {
        switch lines {
        case .start, .stretch: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }

    /// The line that a child is in.
    func index(of child: Int) -> Int? { stack.lineIndex(of: child) }

    // MARK: Numbers

    /// The final cross size of a line.
    func extent(_ line: Int) -> Double { sizes[line] + growth }

    /// Where a line starts; from right to left its right edge.
    func start(_ line: Int, in inspector: Inspector) -> Double {
        let start = offsets[line]
        let near = inspector.padding(slot, axis).near
        return inspector.isMirrored(axis) ? near + inspector.inner(slot, axis) - start : near + start
    }

    // MARK: Terms

    func sizeTerm(_ line: Int, _ inspector: Inspector) -> Formula {
        inspector.derived(sizes[line], .lineSize(line), slot)
    }

    func extentTerm(_ line: Int, _ inspector: Inspector) -> Formula {
        guard growth > 0 else { return sizeTerm(line, inspector) }
        return inspector.derived(extent(line), .lineExtent(line), slot)
    }

    func startTerm(_ line: Int, _ inspector: Inspector) -> Formula {
        inspector.derived(start(line, in: inspector), .lineStart(line), slot)
    }

    // MARK: Derivations

    /// Why a line needs its cross size.
    func size(_ line: Int, _ inspector: Inspector) -> Inspector.Answer? {
        guard all.indices.contains(line) else { return nil }
        var answer = inspector.lineSize(all[line], axis, natural: axis == .vertical)
        if answer.formula.value < 0 { answer.formula.raise(to: Formula(0)) }
        return answer
    }

    /// Why a stretched line has its cross size.
    func extent(_ line: Int, _ inspector: Inspector) -> Inspector.Answer? {
        guard all.indices.contains(line) else { return nil }
        var formula = sizeTerm(line, inspector)
        guard growth > 0 else { return Inspector.Answer(formula, "8.10", "not stretched") }
        var share = free(inspector)
        share /= all.count
        formula += share
        return Inspector.Answer(formula, "8.10", "lines stretch")
    }

    /// Why a line starts where it does.
    func start(_ line: Int, _ inspector: Inspector) -> Inspector.Answer? {
        guard all.indices.contains(line) else { return nil }
        let spread = Self.distribution(box.lines)
        let reason = spread == .start ? "" : "lines \(spread.word)"
        let isMirrored = inspector.isMirrored(axis)
        guard line > 0 else {
            var formula = isMirrored ? inspector.farEdge(slot, axis) : inspector.nearEdge(slot, axis)
            let offset = inspector.offset(spread, free(inspector), all.count, spacing.offset)
            if isMirrored { formula -= offset } else { formula += offset }
            return Inspector.Answer(formula, "8.10", reason.isEmpty ? "first line" : reason)
        }
        var formula = startTerm(line - 1, inspector)
        var step = [extentTerm(line - 1, inspector)]
        step.append(inspector.gaps(2, gap, .crossGap, of: box, isLabelled: true))
        step.append(inspector.extra(spread, free(inspector), all.count, spacing.extra))
        for part in step {
            if isMirrored { formula -= part } else { formula += part }
        }
        return Inspector.Answer(formula, "8.10", reason.isEmpty ? "behind the line before" : reason)
    }

    /// What the lines leave of the content box.
    private func free(_ inspector: Inspector) -> Formula {
        var formula = inspector.innerTerm(slot, axis)
        formula.subtract(each: all.indices.map { sizeTerm($0, inspector) })
        formula -= inspector.gaps(all.count, gap, .crossGap, of: box)
        return formula
    }
}
