/// A stable name of one node of one tree.
///
/// An identifier stays valid through all edits of its tree until its node is removed, and then never becomes
/// valid again. A copy of a tree knows the identifiers given out before it was made; those that the two give out
/// later are to be kept apart, for they may be equal. Using one that is not valid throws
/// ``LayoutError/unknownNode(_:)`` or gives `nil`, as documented there.
public struct NodeID: Hashable, Sendable {
    package let index: UInt32
    package let generation: UInt32
    package let tree: UInt32

    /// For the C interface, which hands identifiers out and takes them back.
    package init(index: UInt32, generation: UInt32, tree: UInt32) {
        self.index = index
        self.generation = generation
        self.tree = tree
    }
}

extension NodeID: CustomStringConvertible {
    /// A short name for messages: `node 12`.
    public var description: String { "node \(index)" }
}
