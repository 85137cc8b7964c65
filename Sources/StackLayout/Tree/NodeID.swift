/// A stable name of one node of one tree.
///
/// An identifier stays valid through all edits of its tree until its node is removed, and then never becomes
/// valid again; copies of a tree share their identifiers. Using one that is not valid throws
/// ``LayoutError/unknownNode(_:)`` or gives `nil`, as documented there.
public struct NodeID: Hashable, Sendable {
    let index: UInt32
    let generation: UInt32
    let tree: UInt32
}

extension NodeID: CustomStringConvertible {
    /// A short name for messages: `node 12`.
    public var description: String { "node \(index)" }
}
