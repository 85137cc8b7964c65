/// The children of one container as the solve grouped them, found once for all questions about them.
struct InspectedStack {
    /// The children in flow, line by line; a container that does not wrap has one line. Slots ascend.
    let lines: [[Int]]
    /// The least main sizes of each line's children, added up (SEMANTICS 6.3).
    let least: [Double]
    /// The final main sizes of each line's children, added up.
    let sizes: [Double]

    init(_ box: ContainerRecord, _ inspector: Inspector) {
        let children = inspector.children(box.children)
        if box.breaksLines, let axis = box.kind.mainAxis {
            let limit = inspector.inner(Int(box.node), axis)
            lines = inspector.breakLines(children, box, axis, limit: limit)
        } else {
            lines = children.isEmpty ? [] : [children]
        }
        let axis = box.kind.mainAxis ?? .horizontal
        least = lines.map { $0.reduce(0) { $0 + inspector.least($1, axis) } }
        sizes = lines.map { $0.reduce(0) { $0 + inspector.core.size[$1, axis] } }
    }

    /// The line that a child in flow is in.
    ///
    /// - Complexity: O(log lines).
    func lineIndex(of child: Int) -> Int? {
        let index = lines.partitioningIndex { $0[0] > child } - 1
        return index >= 0 && lines[index][lines[index].count - 1] >= child ? index : nil
    }
}

/// What an inspector has found out so far. Nothing of it changes while the inspector is in use.
final class InspectorMemory {
    /// By the slot of the container.
    var stacks: [Int: InspectedStack] = [:]
    var lines: [Int: InspectedLines] = [:]
}

extension Array {
    /// The index of the first element for which a predicate holds that holds for all behind it too.
    ///
    /// - Complexity: O(log count).
    func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
