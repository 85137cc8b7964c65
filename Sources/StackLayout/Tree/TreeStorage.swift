import Synchronization

/// Owns the memory of one ``TreeCore``, shared by copies of a tree until one of them changes.
///
/// Unchecked: the core is only ever changed through a uniquely referenced storage, the index only behind its lock
/// or through a uniquely referenced storage.
final class TreeStorage: @unchecked Sendable {
    /// Exclusive by construction, so not checked at every access: who changes it holds the only reference, and
    /// is a mutating method of the tree that holds it.
    @exclusivity(unchecked) private var unchecked: TreeCore
    /// Not written while `indexIsCurrent`, so read without the lock then.
    @exclusivity(unchecked) private var uncheckedIndex: PaintIndex
    private let indexIsCurrent = Atomic<Bool>(false)
    private let indexLock = Mutex<Void>(())

    @inline(__always)
    var core: TreeCore {
        _read { yield unsafe unchecked }
        _modify { yield unsafe &unchecked }
    }

    init(_ core: TreeCore, index: PaintIndex = PaintIndex()) {
        unsafe unchecked = core
        unsafe uncheckedIndex = index
    }

    deinit { core.deallocate() }

    /// A storage with memory of its own.
    func copied() -> TreeStorage {
        // An index that another thread may be making is not worth waiting for.
        guard indexIsCurrent.load(ordering: .acquiring) else { return TreeStorage(core.copied()) }
        var copy = core.copied()
        copy.placed.keep()
        return unsafe TreeStorage(copy, index: uncheckedIndex)
    }

    /// Notes that the core is about to change.
    @inline(__always)
    func outdateIndex() {
        guard indexIsCurrent.load(ordering: .relaxed) else { return }
        indexIsCurrent.store(false, ordering: .relaxed)
        core.placed.keep()
    }

    /// The index, brought up to date by `update` if it is not; any thread may ask.
    func index(_ update: (inout PaintIndex) -> Void) -> PaintIndex {
        if !indexIsCurrent.load(ordering: .acquiring) {
            indexLock.withLock { _ in
                guard !indexIsCurrent.load(ordering: .relaxed) else { return }
                unsafe update(&uncheckedIndex)
                indexIsCurrent.store(true, ordering: .releasing)
            }
        }
        return unsafe uncheckedIndex
    }
}
