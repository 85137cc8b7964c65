/// A priority queue of container indices: the smallest first, or the largest. Keeps its memory when empty.
struct IndexQueue {
    private var heap: [UInt32] = []
    private let mask: UInt32

    /// Creates an empty queue.
    init(largestFirst: Bool) { mask = largestFirst ? .max : 0 }

    var isEmpty: Bool { heap.isEmpty }

    /// All that wait, in no particular order.
    func forEach(_ body: (Int) -> Void) {
        for index in heap { body(Int(index ^ mask)) }
    }

    /// - Complexity: O(log count).
    mutating func push(_ index: Int) {
        heap.append(UInt32(index) ^ mask)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// - Complexity: O(log count).
    mutating func pop() -> Int? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return Int(first ^ mask) }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < heap[parent] else { break }
            heap.swapAt(child, parent)
            parent = child
        }
        return Int(first ^ mask)
    }

    /// Makes room for so many.
    mutating func reserveCapacity(_ count: Int) { heap.reserveCapacity(count) }

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }
}
