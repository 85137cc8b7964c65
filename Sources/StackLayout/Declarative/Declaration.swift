/// One node as a value, with everything declared below it.
///
/// ``Stack``, ``Overlay``, ``Free`` and ``Leaf`` make declarations; use this type to hold any of them, in an
/// array or as the result of a function. Copies are cheap and independent.
public struct Declaration: Sendable {
    @usableFromInline var node: DeclaredNode

    @inlinable init(name: String, style: Style, children: consuming [Declaration] = []) {
        node = DeclaredNode(name: name, style: style, children: children)
    }

    /// By which paths find the node among its siblings; may be empty.
    @inlinable public var name: String {
        get { node.name }
        set {
            makeUnique()
            node.name = newValue
        }
    }

    /// Everything declared about the node itself.
    @inlinable public var style: Style {
        get { node.style }
        _modify {
            makeUnique()
            yield &node.style
        }
    }

    /// What is declared one level below.
    var children: [Declaration] { node.children }

    /// How many nodes are declared, this one included; `Int.max` for more.
    ///
    /// - Complexity: O(1).
    public var nodeCount: Int { node.nodeCount }

    @inlinable mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&node) {
            node = DeclaredNode(name: node.name, style: node.style, children: node.children)
        }
    }
}

/// A value that declares one node and all nodes below it.
public protocol Declarative {
    /// What is declared.
    var declaration: Declaration { get set }
}

extension Declaration: Declarative {
    /// The declaration itself.
    @inlinable public var declaration: Declaration {
        get { self }
        set { self = newValue }
    }
}

/// What a declaration holds; copies of it share it until one of them changes.
///
/// It is written only while a single declaration, or none any more, refers to it: that makes it safe to share
/// between threads.
@usableFromInline
final class DeclaredNode: @unchecked Sendable {
    @usableFromInline var name: String
    @usableFromInline var style: Style
    @usableFromInline var children: [Declaration]
    @usableFromInline let nodeCount: Int

    @inlinable init(name: String, style: Style, children: consuming [Declaration]) {
        var count = 1
        for index in children.indices {
            // A subtree used twice in each of 64 levels has more nodes than can be counted.
            let (sum, overflow) = count.addingReportingOverflow(children[index].node.nodeCount)
            count = overflow ? .max : sum
        }
        self.name = name
        self.style = style
        self.children = children
        self.nodeCount = count
    }

    // Left to itself, freeing a long chain calls itself once a level and overflows the thread's stack.
    deinit {
        guard nodeCount > children.count + 1 else { return }
        var doomed: [Declaration] = []
        releaseChildren(into: &doomed)
        while var last = doomed.popLast() {
            if isKnownUniquelyReferenced(&last.node) { last.node.releaseChildren(into: &doomed) }
        }
    }

    /// Lets go of all children, after those that have children themselves were put aside.
    private func releaseChildren(into doomed: inout [Declaration]) {
        for index in children.indices where children[index].node.nodeCount > 1 {
            doomed.append(children[index])
        }
        children = []
    }
}
