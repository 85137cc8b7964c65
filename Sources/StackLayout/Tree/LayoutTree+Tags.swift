/// A number per node for what its owner keeps elsewhere, such as the index of its colours and texts.
extension LayoutTree {
    /// The tag of a node; 0 if none was set, or if the identifier is not of this tree.
    ///
    /// - Complexity: O(1).
    public func tag(of id: NodeID) -> Int {
        existingSlot(of: id) == nil ? 0 : storage.core.tag(ofHandle: id.index)
    }

    /// Sets the tag of a node; it changes no frame and asks for no solve. Trees without tags have no memory for
    /// them.
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``.
    /// - Complexity: amortised O(1).
    public mutating func setTag(_ tag: Int, of id: NodeID) throws(LayoutError) {
        _ = try slot(of: id)
        makeUnique()
        storage.core.setTag(tag, ofHandle: id.index)
    }
}

extension TreeCore {
    @inline(__always)
    func tag(ofHandle handle: UInt32) -> Int { Int(handle) < tags.capacity ? tags[Int(handle)] : 0 }

    mutating func setTag(_ tag: Int, ofHandle handle: UInt32) {
        if tags.capacity <= Int(handle) {
            guard tag != 0 else { return }
            tags.resize(to: handles.capacity, count: tags.capacity, filler: 0)
        }
        tags[Int(handle)] = tag
    }
}
