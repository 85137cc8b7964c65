/// Up to 64 consecutive children of a long stack: what they add up to, so that an edit of one of them costs one
/// chunk and a step for each other chunk. See `TreeCore+Chunks.swift` and `LongStacks.swift`.
struct Chunk {
    /// Slots of a chunk; the children stand in the first of them.
    static let size = 64

    /// Children in the chunk.
    var count: UInt32 = 0
    /// In the first chunk of a block: children in the whole block.
    var total: UInt32 = 0
    /// What is to be done again since some child of the chunk has changed.
    var stale: Stale = .all
    /// What the children take up along the stack, without gaps, on the stack's grid.
    var length = 0.0
    /// The largest natural size across.
    var breadth = 0.0
    /// In the first chunk of a block: the inner cross size at which its children were last placed.
    var placedIn = Double.nan

    struct Stale: OptionSet {
        let rawValue: UInt8
        static let all = Stale(rawValue: 0b1111)

        /// Sums over natural sizes on an axis.
        @inline(__always) static func sums(_ axis: Axis) -> Stale { Stale(rawValue: 1 << axis.rawValue) }
        /// Sizes and positions on an axis.
        @inline(__always) static func frames(_ axis: Axis) -> Stale { Stale(rawValue: 4 << axis.rawValue) }
    }
}
