/// One flat array of trivial values: the storage of one property of all nodes.
///
/// A stream is a borrowed view: copies share the memory, which belongs to the ``TreeStorage`` that allocated
/// it, and no copy is kept beyond a call on that storage. In return, streams can be read and written side by
/// side without the uniqueness and exclusivity checks that arrays in a class would cost at every access.
/// Every access is bounds-checked; this file is the only one of the engine that touches raw memory.
@safe
struct Stream<Element: BitwiseCopyable> {
    private let base: UnsafeMutablePointer<Element>
    let capacity: Int

    /// Allocates memory for `capacity` elements, all equal to `filler`.
    init(capacity: Int, filler: Element) {
        self.init(capacity: capacity)
        unsafe base.initialize(repeating: filler, count: capacity)
    }

    /// Allocates memory for `capacity` elements that are to be written before they are read: pages that are
    /// never written cost nothing.
    init(capacity: Int) {
        // Elements of 64 bytes are lines of the cache.
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: capacity * MemoryLayout<Element>.stride, alignment: 64)
        unsafe base = memory.bindMemory(to: Element.self, capacity: capacity)
        self.capacity = capacity
    }

    @inline(__always)
    subscript(_ index: Int) -> Element {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
            return unsafe base[index]
        }
        nonmutating _modify {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
            yield unsafe &base[index]
        }
    }

    /// Consecutive elements, checked once to be there: for loops over the children of one container.
    @inline(__always)
    func run(_ range: Range<Int>) -> StreamRun<Element> {
        precondition(range.lowerBound >= 0 && range.upperBound <= capacity)
        return unsafe StreamRun(base: base + range.lowerBound, count: range.count)
    }

    /// Moves elements within the stream; the ranges may overlap.
    func move(from source: Int, to target: Int, count: Int) {
        precondition(source >= 0 && target >= 0 && count >= 0)
        precondition(source + count <= capacity && target + count <= capacity)
        unsafe (base + target).update(from: base + source, count: count)
    }

    /// A stream of its own memory with the same first `count` elements; the rest is to be written first.
    func copied(capacity newCapacity: Int, count: Int) -> Stream {
        precondition(count >= 0 && count <= capacity && count <= newCapacity)
        let copy = Stream(capacity: newCapacity)
        unsafe copy.base.initialize(from: base, count: count)
        return copy
    }

    /// Moves the first `count` elements to memory for `newCapacity` and frees the old.
    mutating func resize(to newCapacity: Int, count: Int) {
        let old = self
        self = old.copied(capacity: newCapacity, count: count)
        old.deallocate()
    }

    /// The same, with the rest equal to `filler`.
    mutating func resize(to newCapacity: Int, count: Int, filler: Element) {
        resize(to: newCapacity, count: count)
        for index in count..<newCapacity { self[index] = filler }
    }

    /// Puts the elements in another order: those at the given indices, one after the other, and no others. Where
    /// the index is `NodeLinks.none`, nothing is written.
    mutating func reorder(_ order: Stream<UInt32>, count: Int, capacity newCapacity: Int) {
        let old = self
        self = Stream(capacity: newCapacity)
        for index in 0..<count where order[index] != NodeLinks.none { self[index] = old[Int(order[index])] }
        old.deallocate()
    }

    /// Sets all elements.
    func fill(_ value: Element) { fill(value, count: capacity) }

    /// Sets the first `count` elements.
    func fill(_ value: Element, count: Int) {
        precondition(count >= 0 && count <= capacity)
        unsafe base.initialize(repeating: value, count: count)
    }

    /// Frees the memory; the stream must not be used again.
    func deallocate() {
        unsafe base.deallocate()
    }
}

/// Some consecutive elements of a stream. Offsets from 0 to `count` are checked in debug builds only: a check
/// at every child costs a tenth of a solve.
@safe
struct StreamRun<Element: BitwiseCopyable> {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    @inline(__always)
    fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
        unsafe self.base = base
        self.count = count
    }

    @inline(__always)
    subscript(_ offset: Int) -> Element {
        get {
            assert(offset >= 0 && offset < count)
            return unsafe base[offset]
        }
        nonmutating set {
            assert(offset >= 0 && offset < count)
            unsafe base[offset] = newValue
        }
    }
}

extension Stream where Element == SIMD2<Double> {
    /// One lane of an element: x or width for the horizontal axis, y or height for the vertical one.
    @inline(__always)
    subscript(_ index: Int, _ axis: Axis) -> Double {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
            return unsafe lanes[2 * index + axis.rawValue]
        }
        nonmutating set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: capacity))
            unsafe lanes[2 * index + axis.rawValue] = newValue
        }
    }

    /// The same memory, lane by lane: a `SIMD2<Double>` is two consecutive doubles.
    @inline(__always)
    private var lanes: UnsafeMutablePointer<Double> {
        unsafe UnsafeMutableRawPointer(base).assumingMemoryBound(to: Double.self)
    }
}
