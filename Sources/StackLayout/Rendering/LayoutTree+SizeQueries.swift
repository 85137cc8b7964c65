extension LayoutTree {
    /// The size that a node would have with this width, this height, both or neither, all else left to its
    /// content: "how high is this card at 320 points?" The tree stays as it is, and stays solved.
    ///
    /// The node is looked at on its own, as if it were a root: alone its limits, its content and what is inside
    /// it count, not what it is inside of. Only its subtree is solved, in a copy; what was measured of its leaves
    /// is used.
    ///
    /// ```swift
    /// let height = try tree.size(of: card, width: 320).height
    /// ```
    ///
    /// - Throws: ``LayoutError/unknownNode(_:)``; ``LayoutError/invalidValue(_:property:value:)`` for a size that
    ///   cannot be; ``LayoutError/measurerMissing(_:)`` if there is measured content.
    /// - Complexity: O(nodes of the subtree).
    public func size(
        of id: NodeID, width: Double? = nil, height: Double? = nil
    ) throws(LayoutError) -> Size {
        var probe = try SizeProbe(self, id, width, height)
        do throws(LayoutError) { try probe.tree.solve() } catch { throw probe.translated(error) }
        return probe.size
    }

    /// The size that a node would have, asking `measurer` for the sizes of measured leaves that are not known
    /// yet; see ``size(of:width:height:)``. The answers are not kept.
    ///
    /// - Throws: as ``size(of:width:height:)``; ``LayoutError/invalidMeasurement(_:property:value:)``.
    public func size<M: LeafMeasurer>(
        of id: NodeID, width: Double? = nil, height: Double? = nil, measuring measurer: inout M
    ) throws(LayoutError) -> Size {
        var probe = try SizeProbe(self, id, width, height)
        try probe.solve(measuring: &measurer)
        return probe.size
    }
}

/// A copy of a subtree as a tree of its own.
private struct SizeProbe {
    var tree: LayoutTree
    private let root: NodeID
    /// The nodes that its nodes are copies of, by handle.
    private let originals: [NodeID]

    init(_ source: LayoutTree, _ id: NodeID, _ width: Double?, _ height: Double?) throws(LayoutError) {
        let core = source.storage.core
        var style = try source.style(of: id)
        if let width { try Style.require(width, .width, at: .node(id)) }
        if let height { try Style.require(height, .height, at: .node(id)) }
        style.width = width.map { .fixed($0) } ?? style.width.onItsOwn
        style.height = height.map { .fixed($0) } ?? style.height.onItsOwn
        style.visibility = .visible
        style.pins = nil
        let copies = core.subtree(try source.slot(of: id))
        originals = copies.map { core.identifier(ofHandle: $0.handle) }
        tree = LayoutTree()
        let handle = tree.storage.core.insert(copies, in: 0, at: nil)
        root = tree.storage.core.identifier(ofHandle: handle)
        try tree.setStyle(style, of: root)
    }

    var size: Size { tree.frame(of: root)!.size }

    mutating func solve<M: LeafMeasurer>(measuring measurer: inout M) throws(LayoutError) {
        var translator = Translator(measurer: measurer, originals: originals)
        defer { measurer = translator.measurer }
        do throws(LayoutError) {
            try tree.solve(measuring: &translator)
        } catch {
            throw translated(error)
        }
    }

    /// An error of the copy, about the original.
    func translated(_ error: LayoutError) -> LayoutError {
        switch error {
        case .measurerMissing(let id): .measurerMissing(originals[Int(id.index)])
        case .invalidMeasurement(let id, let property, let value):
            .invalidMeasurement(originals[Int(id.index)], property: property, value: value)
        default: error
        }
    }

    /// Asks for the leaves by the identifiers that the measurer knows.
    private struct Translator<M: LeafMeasurer>: LeafMeasurer {
        var measurer: M
        let originals: [NodeID]

        mutating func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
            measurer.measure(MeasuredLeaf(id: originals[Int(leaf.id.index)], tag: leaf.tag), in: proposal)
        }
    }
}

extension Sizing {
    /// What is left of a declared size without a parent.
    fileprivate var onItsOwn: Sizing {
        switch self {
        case .fixed: self
        case .hug, .fill, .fraction: .hug
        }
    }
}
