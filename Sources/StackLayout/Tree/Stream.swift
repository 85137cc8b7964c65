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
        // Elements of 64 bytes are lines of the cache.
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: capacity * MemoryLayout<Element>.stride, alignment: 64)
        unsafe base = memory.initializeMemory(as: Element.self, repeating: filler, count: capacity)
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

    /// A larger stream with the same first elements, the rest equal to `filler`.
    func copied(capacity newCapacity: Int, filler: Element) -> Stream {
        let copy = Stream(capacity: newCapacity, filler: filler)
        unsafe copy.base.update(from: base, count: Swift.min(capacity, newCapacity))
        return copy
    }

    /// Sets all elements.
    func fill(_ value: Element) {
        unsafe base.update(repeating: value, count: capacity)
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
