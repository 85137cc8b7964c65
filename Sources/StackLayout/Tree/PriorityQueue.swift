/// A priority queue: the smallest first, or the largest. Keeps its memory when empty.
struct PriorityQueue<Key: FixedWidthInteger & UnsignedInteger> {
    private var heap: [Key] = []
    private let mask: Key

    /// Creates an empty queue.
    init(largestFirst: Bool) { mask = largestFirst ? .max : 0 }

    var isEmpty: Bool { heap.isEmpty }
    /// What is next.
    var first: Key? { heap.first.map { $0 ^ mask } }

    /// All that wait, in no particular order.
    func forEach(_ body: (Key) -> Void) {
        for key in heap { body(key ^ mask) }
    }

    /// - Complexity: O(log count).
    mutating func push(_ key: Key) {
        heap.append(key ^ mask)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// - Complexity: O(log count).
    mutating func pop() -> Key? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first ^ mask }
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
        return first ^ mask
    }

    /// Makes room for so many.
    mutating func reserveCapacity(_ count: Int) { heap.reserveCapacity(count) }

    mutating func removeAll() { heap.removeAll(keepingCapacity: true) }
}

/// A priority queue of container indices.
struct IndexQueue {
    private var queue: PriorityQueue<UInt32>

    /// Creates an empty queue.
    init(largestFirst: Bool) { queue = PriorityQueue(largestFirst: largestFirst) }

    var isEmpty: Bool { queue.isEmpty }
    /// What is next.
    var first: Int? { queue.first.map { Int($0) } }

    /// All that wait, in no particular order.
    func forEach(_ body: (Int) -> Void) { queue.forEach { body(Int($0)) } }

    /// - Complexity: O(log count).
    mutating func push(_ index: Int) { queue.push(UInt32(index)) }

    /// - Complexity: O(log count).
    mutating func pop() -> Int? { queue.pop().map { Int($0) } }

    /// Makes room for so many.
    mutating func reserveCapacity(_ count: Int) { queue.reserveCapacity(count) }

    mutating func removeAll() { queue.removeAll() }
}
