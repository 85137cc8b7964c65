@testable import StackLayout

/// SEMANTICS 6.1–6.3, 8.2, 8.6, 9, 10.2, 12: sizes from the inside out.
extension ReferenceNode {
    /// natural(child) of 6.1; `space` is the content box that a fraction is of.
    func natural(_ axis: Axis, space: Double) -> Double {
        if parent?.mainAxis == axis, mode[axis] == .fill(0) { return clamp(axis, 0) }
        return clamp(axis, unlimited(axis, space: space))
    }

    /// The natural size before limits: what shrinking starts from (6.8).
    func unlimited(_ axis: Axis, space: Double) -> Double {
        switch mode[axis] {
        case .fixed(let points): points
        case .fraction(let part): part * space
        case .derived: derived(axis)
        case .hug, .fill, .pinned: hug(axis)
        }
    }

    /// least(child) of 6.3.
    func least(_ axis: Axis, space: Double) -> Double {
        isFill(axis) ? clamp(axis, 0) : natural(axis, space: space)
    }

    /// 12.1, 12.4.
    private func derived(_ axis: Axis) -> Double {
        let ratio = style.aspectRatio!
        guard axis == .horizontal else { return size[.horizontal] / ratio }
        return heightKnownBeforehand().map { $0 * ratio } ?? 0
    }

    /// 6.2.
    func hug(_ axis: Axis) -> Double {
        if let known = knownHug[axis] { return known }
        let hug = padding(axis) + max(0, content(axis))
        knownHug[axis] = hug
        return hug
    }

    private func content(_ axis: Axis) -> Double {
        switch style.kind {
        case .leaf: leafContent(axis)
        case .free: 0
        case .overlay: lineSize(flow, axis, space: 0)
        case .horizontal, .vertical:
            axis == mainAxis ? mainContent(axis) : crossContent(axis)
        }
    }

    /// Content counts unless an aspect ratio takes its place (12); with no axis declared it still gives the
    /// width (19.2).
    private func leafContent(_ axis: Axis) -> Double {
        if derivedAxis != nil, axis == .vertical || style.width != .hug || style.height != .hug { return 0 }
        if let text {
            if axis == .horizontal { return text.words.reduce(0, +) }
            return Double(lineCount(of: text)) * text.lineHeight
        }
        guard case .size(let size, _) = style.content else { return 0 }
        return axis == .horizontal ? size.width : size.height
    }

    /// 9.2 and 9.3.
    private func lineCount(of text: WordText) -> Int {
        let available = size[.horizontal] - padding(.horizontal)
        var lines: [Double] = []
        for word in text.words {
            if let used = lines.last, used + word <= available + 0.01 {
                lines[lines.count - 1] = used + word
            } else {
                lines.append(word)
            }
        }
        return lines.count
    }

    private func mainContent(_ axis: Axis) -> Double {
        var lines = [flow]
        if wraps, axis == .vertical, limits(axis).max < .infinity {
            let limit = clamp(axis, limits(axis).max) - padding(axis)  // 8.6
            lines = broken(axis, limit: limit, space: 0)
        }
        return lines.map { line in
            let naturals = line.map { $0.natural(axis, space: 0) }
            return naturals.reduce(0, +) + style.gap * Double(max(0, line.count - 1))
        }.max() ?? 0
    }

    private func crossContent(_ axis: Axis) -> Double {
        guard wraps, axis == .vertical else { return lineSize(flow, axis, space: 0) }  // 8.8
        let sizes = lines.map { lineSize($0, axis, space: 0) }
        return sizes.reduce(0, +) + style.crossGap * Double(max(0, lines.count - 1))
    }

    /// 8.2: the largest child, where those on a common baseline count as one item (10a.c).
    func lineSize(_ line: [ReferenceNode], _ axis: Axis, space: Double) -> Double {
        var largest = -Double.infinity
        var ascent = -Double.infinity
        var descent = -Double.infinity
        for child in line {
            let natural = child.natural(axis, space: space)
            if axis == .vertical, child.alignment == .baseline {
                child.place(axis, size: natural)  // 10a.f
                ascent = max(ascent, child.ascent)
                descent = max(descent, natural - child.ascent)
            } else {
                largest = max(largest, natural)
            }
        }
        return max(0, largest, ascent + descent)
    }

    /// 8.5: children in lines that fit into `limit`.
    func broken(_ axis: Axis, limit: Double, space: Double) -> [[ReferenceNode]] {
        var lines: [[ReferenceNode]] = []
        var used = 0.0
        for child in flow {
            let least = child.least(axis, space: space)
            if !lines.isEmpty, used + style.gap + least <= limit + 0.01 {
                lines[lines.count - 1].append(child)
                used += style.gap + least
            } else {
                lines.append([child])
                used = least
            }
        }
        return lines
    }
}

/// SEMANTICS 10a.
extension ReferenceNode {
    /// Distance from the top to the baseline, or the height where there is none (10a.b).
    var ascent: Double { baseline ?? size[.vertical] }

    /// 10a.e. The node must have been placed.
    private var baseline: Double? {
        switch style.kind {
        case .free: return nil
        case .leaf:
            if derivedAxis != nil { return nil }
            if let text { return text.words.isEmpty ? nil : style.padding.top + text.baseline }
            guard case .size(_, let baseline?) = style.content else { return nil }
            return style.padding.top + baseline
        case .horizontal, .vertical, .overlay:
            let line = wraps ? lines.first ?? [] : flow
            let onBaseline = line.first { $0.alignment == .baseline }
            guard let child = onBaseline ?? line.first else { return nil }
            return child.position[.vertical] + child.ascent
        }
    }
}
