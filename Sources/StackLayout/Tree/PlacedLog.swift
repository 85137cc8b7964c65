/// What was placed since a ``PaintIndex`` was last made from nothing, so that it can be brought up to date.
struct PlacedLog {
    /// A container whose children were placed.
    struct Entry {
        let container: UInt32
        /// Of a long stack: the place of the chunk that was looked at; ``noChunk`` if chunks only moved.
        let chunk: UInt32
    }

    /// Somebody has made an index; until then there is nothing to bring up to date.
    private(set) var isKept = false
    /// Grows when all containers are to be looked at again.
    private(set) var epoch = 0
    /// Some may be there several times.
    private(set) var entries: [Entry] = []

    /// All children.
    static let allChunks = Int(Int32.max)
    /// No child, but perhaps the chunks as such.
    static let noChunk = Int(Int32.max) - 1

    /// Notes that the children of a container, or of a chunk of it, were placed; `count` is the number of
    /// containers in all.
    mutating func add(_ index: Int, chunk: Int = allChunks, of count: Int) {
        guard isKept else { return }
        // Beyond that starting over is cheaper.
        if entries.count > max(64, count / 4) {
            startOver()
        } else {
            entries.append(Entry(container: UInt32(index), chunk: UInt32(chunk)))
        }
    }

    /// Begins to keep what is placed.
    mutating func keep() { isKept = true }

    /// Notes that anything may have changed.
    mutating func startOver() {
        epoch += 1
        entries.removeAll(keepingCapacity: true)
    }
}
