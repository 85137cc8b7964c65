/// A container whose children are being visited.
struct PaintLevel: Sendable {
    /// Where the container's top left corner is.
    let origin: SIMD2<Double>
    /// What can be seen of its children: the clips around them and what the visit asks for; see ``PaintBox``.
    let visible: SIMD4<Double>
    /// The same relative to the container, widened.
    let query: SIMD4<Double>
    /// The slots of its children.
    let first: Int
    let count: Int
    /// The offset of the next child to look at; among sorted children, its place.
    var next: Int
    /// The container's own slot; `none` for the level that a visit starts from.
    let node: Int
    /// Where the groups of its children are in the index, if they have any.
    let groups: Int
    /// Of a long stack: the chunk of its first child.
    let firstChunk: Int
    /// The place of its clip in ``PaintStack/clips``.
    let clip: Int
    /// Where its children begin in ``PaintStack/sorted``, if they are sorted.
    var sortedFrom = none
    /// This level began a clip.
    let opensClip: Bool
    /// From the last child to the first.
    let isBackward: Bool

    static let none = -1
}

/// Working room of visits and hit tests. Who keeps one between visits spares them their allocations.
public struct PaintStack: Sendable {
    /// The levels around the one that is being visited.
    var levels: [PaintLevel] = []
    /// The clips that are open.
    var clips: [Clip] = []
    /// Children of levels that sort them, by level.
    var sorted: [Child] = []
    /// The children of one level while they are sorted.
    var unsorted: [Child] = []

    /// A clip, and its edges to the last bit.
    struct Clip: Sendable {
        let clip: PaintClip
        let box: SIMD4<Double>
    }

    /// A child that waits for its turn among sorted ones.
    struct Child: Sendable {
        let slot: Int
        let zOrder: Int
    }

    /// Creates working room without memory yet.
    public init() {}

    mutating func removeAll() {
        levels.removeAll(keepingCapacity: true)
        clips.removeAll(keepingCapacity: true)
        sorted.removeAll(keepingCapacity: true)
    }
}
