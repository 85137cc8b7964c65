import Foundation

/// The speed of memory to compare with: copying 64 bytes a node, about what a solve has to move.
///
/// It makes figures of several machines comparable, and tells how far from the machine's limit a solve is. The
/// two buffers are as large as the tree is, so that a small tree is compared with a copy in cache.
@safe final class CopyReference {
    private let source: UnsafeMutableRawBufferPointer
    private let target: UnsafeMutableRawBufferPointer

    init(nodes: Int) {
        unsafe source = .allocate(byteCount: nodes * 64, alignment: 64)
        unsafe target = .allocate(byteCount: nodes * 64, alignment: 64)
        // Pages that nothing was written to share one page of zeros.
        unsafe source.initializeMemory(as: UInt8.self, repeating: 1)
        unsafe target.initializeMemory(as: UInt8.self, repeating: 2)
    }

    deinit {
        unsafe source.deallocate()
        unsafe target.deallocate()
    }

    /// Copies everything, each time in the other direction, so that no copy is without effect.
    func copy() {
        unsafe source.copyMemory(from: UnsafeRawBufferPointer(target))
        unsafe target.copyMemory(from: UnsafeRawBufferPointer(source))
    }

    /// How many times ``copy()`` copies everything.
    static let copies = 2
}
