import CStackLayout

/// Writes to a pointer that C passed for a result.
@inline(__always)
func write<T>(
    _ value: @autoclosure () -> T, to pointer: UnsafeMutablePointer<T>?, _ name: StaticString
) throws(Failure) {
    guard let pointer = unsafe pointer else { throw Failure.null("\(name)") }
    unsafe pointer.pointee = value()
}

/// An array that C passed to be filled. All elements are counted, those that fit are written.
@safe struct Buffer<Element> {
    private let base: UnsafeMutablePointer<Element>?
    private let capacity: Int
    private let total: UnsafeMutablePointer<Int>
    private let name: StaticString
    private(set) var count = 0

    /// Throws for null where memory must be; an array may be null if its capacity is 0.
    init(
        _ base: UnsafeMutablePointer<Element>?, _ capacity: Int, _ total: UnsafeMutablePointer<Int>?,
        _ name: StaticString
    ) throws(Failure) {
        guard let total = unsafe total else { throw Failure.null("count") }
        // A capacity above the largest Int, which arrives as a negative number, is as good as none.
        let capacity = capacity < 0 ? Int.max : capacity
        if unsafe base == nil, capacity > 0 { throw Failure.null("\(name)") }
        unsafe self.base = base
        self.capacity = capacity
        unsafe self.total = total
        self.name = name
        unsafe total.pointee = 0
    }

    @inline(__always)
    mutating func append(_ element: @autoclosure () -> Element) {
        if count < capacity, let base = unsafe base { unsafe (base + count).initialize(to: element()) }
        count += 1
    }

    /// Tells C the count. Throws if not all fitted, unless only the count was asked for.
    func finish() throws(Failure) -> sl_status {
        unsafe total.pointee = count
        if unsafe base != nil, count > capacity { throw Failure.tooSmall(count, capacity, "\(name)") }
        return SL_OK
    }
}

/// Writes a text to memory that C passed, as much of it as fits in whole characters, and a 0 behind it.
func write(
    _ text: String, to base: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
) throws(Failure) -> sl_status {
    let bytes = text.utf8
    if let length = unsafe length { unsafe length.pointee = bytes.count }
    let capacity = capacity < 0 ? Int.max : capacity
    guard let base = unsafe base else {
        if capacity > 0 { throw Failure.null("text") }
        return SL_OK
    }
    guard capacity > 0 else { throw Failure.tooSmall(bytes.count + 1, 0, "bytes") }
    var end = bytes.startIndex
    _ = bytes.formIndex(&end, offsetBy: capacity - 1, limitedBy: bytes.endIndex)
    while String.Index(end, within: text.unicodeScalars) == nil { end = bytes.index(before: end) }
    var place = unsafe base
    for byte in bytes[..<end] {
        unsafe place.pointee = CChar(bitPattern: byte)
        unsafe place += 1
    }
    unsafe place.pointee = 0
    if end < bytes.endIndex { throw Failure.tooSmall(bytes.count + 1, capacity, "bytes") }
    return SL_OK
}
