@testable import StackLayout

/// SEMANTICS 6.4–6.8 and 7: one line along the main axis.
extension ReferenceNode {
    /// The main sizes of the children of one line.
    func shared(_ line: [ReferenceNode], _ axis: Axis) -> [Double] {
        let space = inner(axis)
        let room = space - style.gap * Double(line.count - 1)
        let least = line.map { $0.least(axis, space: space) }
        let total = least.reduce(0, +)
        if total > room {
            let base = line.map { max($0.padding(axis), $0.unlimited(axis, space: space)) }
            let rates = zip(line, base).map { $0.effectiveShrink(axis) * ($1 - $0.padding(axis)) }
            return frozen(line, axis, least: least, start: base, rates: rates) { room - $0 - $1 }
        }
        if total == room { return least }
        let weights = line.map { $0.weight(axis) }
        let nothing = line.map { _ in 0.0 }
        return frozen(line, axis, least: least, start: nothing, rates: weights) { max(0, room - $0 - $1) }
    }

    /// The freeze loop of 6.6 and 6.8: open children get their start and a part of the free space, which
    /// `free` gives for the sums of the frozen sizes and of the open starts.
    private func frozen(
        _ line: [ReferenceNode], _ axis: Axis, least: [Double], start: [Double], rates: [Double],
        free: (Double, Double) -> Double
    ) -> [Double] {
        var sizes = least
        var open = line.indices.filter { rates[$0] > 0 }
        while !open.isEmpty {
            let isOpen = Set(open)
            let frozen = line.indices.reduce(0) { isOpen.contains($1) ? $0 : $0 + sizes[$1] }
            let free = free(frozen, open.reduce(0) { $0 + start[$1] })
            let total = open.reduce(0) { $0 + rates[$1] }
            var violation = 0.0
            var want: [Int: Double] = [:]
            for index in open {
                want[index] = start[index] + free * (rates[index] / total)
                sizes[index] = line[index].clamp(axis, want[index]!)
                violation += sizes[index] - want[index]!
            }
            if violation == 0 { break }
            open.removeAll { violation > 0 ? sizes[$0] > want[$0]! : sizes[$0] < want[$0]! }
        }
        return sizes
    }

    /// 7 and 8.10: the offset of the first of `count` items, and the extra space between two.
    static func distribution(_ how: Distribution, free: Double, count: Int) -> (Double, Double) {
        let count = Double(count)
        switch how {
        case .start: return (0, 0)
        case .center: return (free / 2, 0)
        case .end: return (free, 0)
        case .spaceBetween: return free > 0 && count > 1 ? (0, free / (count - 1)) : (0, 0)
        case .spaceAround: return free > 0 ? (free / (2 * count), free / count) : (0, 0)
        case .spaceEvenly: return free > 0 ? (free / (count + 1), free / (count + 1)) : (0, 0)
        }
    }

    /// 8.10: where each line starts and how large it is, from the lines' own sizes.
    func spots(_ axis: Axis, lineSizes: [Double]) -> [(start: Double, size: Double)] {
        guard !lineSizes.isEmpty else { return [] }
        let count = lineSizes.count
        let free = inner(axis) - lineSizes.reduce(0, +) - style.crossGap * Double(count - 1)
        let grow = style.lines == .stretch && free > 0 ? free / Double(count) : 0
        let (offset, extra) = Self.distribution(style.lines.ofItems, free: free, count: count)
        var at = nearPadding(axis) + offset
        return lineSizes.map { size in
            defer { at += size + grow + style.crossGap + extra }
            return (at, size + grow)
        }
    }
}

extension LineDistribution {
    /// The same for the children of a line; stretched lines start as `start` does.
    fileprivate var ofItems: Distribution {
        switch self {
        case .start, .stretch: .start
        case .center: .center
        case .end: .end
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        }
    }
}
