import Synchronization

/// A tree of nodes: what is declared about each, and after ``solve()`` its frame.
///
/// ```swift
/// var tree = LayoutTree()
/// let screen = try tree.addRoot(.vertical(padding: EdgeInsets(top: 62, bottom: 88)), width: 402, height: 874)
/// let content = try tree.add(
///     .vertical(gap: 16, padding: .horizontal(16), alignment: .center, distribution: .center),
///     width: .fill, height: .fill, to: screen)
/// let symbol = try tree.addLeaf(size: Size(52, 41), to: content)
/// try tree.solve()
/// tree.frame(of: symbol)  // 52 × 41 @175,341.5
/// ```
///
/// Nodes are named by ``NodeID``s, which stay valid under all edits. Several roots are allowed; each stands at
/// (0, 0). A tree is a value: a copy is independent of the original, shares its memory until one of them
/// changes, and may be used on another thread.
public struct LayoutTree: Sendable {
    var storage: TreeStorage
    /// What the last solve did; `nil` before the first.
    public internal(set) var lastSolve: SolveSummary?

    /// The direction in which every node is laid out (SEMANTICS 15).
    public var direction: LayoutDirection {
        didSet { if direction != oldValue { changeDirection() } }
    }

    /// Creates an empty tree.
    public init(direction: LayoutDirection = .leftToRight) {
        storage = TreeStorage(TreeCore(stamp: TreeStamp.next()))
        self.direction = direction
        storage.core.isRightToLeft = direction == .rightToLeft
    }

    /// How many nodes the tree holds, hidden ones included.
    ///
    /// - Complexity: O(1).
    public var nodeCount: Int { storage.core.nodeCount }

    /// Makes room for so many nodes in all, so that adding them does not move the others in memory.
    ///
    /// A hint that may be wrong: room is made for at most 16,777,216 more nodes at once, and a tree that needs
    /// more grows.
    ///
    /// - Complexity: O(nodes).
    public mutating func reserveCapacity(_ count: Int) {
        makeUnique()
        storage.core.reserveNodes(count)
    }

    /// Before every change: gives this tree memory of its own.
    mutating func makeUnique() {
        if isKnownUniquelyReferenced(&storage) { storage.outdateIndex() } else { storage = storage.copied() }
    }

    /// Makes the next solve start over.
    private mutating func changeDirection() {
        makeUnique()
        storage.core.isRightToLeft = direction == .rightToLeft
        storage.core.isSolved = false
        storage.core.needsFullSolve = true
        if storage.core.features.dependsOnDirection { storage.core.planIsCurrent = false }
    }
}

/// Numbers trees, so that an identifier tells which tree gave it out.
enum TreeStamp {
    private static let counter = Atomic<UInt32>(0)

    static func next() -> UInt32 {
        counter.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
