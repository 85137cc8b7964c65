/// One node as a value, with everything declared below it.
///
/// ``Stack``, ``Overlay``, ``Free`` and ``Leaf`` make declarations; use this type to hold any of them, in an
/// array or as the result of a function. Copies are cheap and independent.
public struct Declaration: Sendable {
    /// By which paths find the node among its siblings; may be empty.
    public var name: String
    /// Everything declared about the node itself.
    public var style: Style
    /// What is declared below; `nil` for a node without children, which needs no memory of its own.
    @usableFromInline let inside: DeclaredChildren?

    @inlinable init(name: String, style: Style, children: consuming [Declaration] = []) {
        self.name = name
        self.style = style
        inside = children.isEmpty ? nil : DeclaredChildren(children)
    }

    /// What is declared one level below.
    var children: [Declaration] { inside?.children ?? [] }

    /// How many nodes are declared, this one included; `Int.max` for more.
    ///
    /// - Complexity: O(1).
    public var nodeCount: Int { inside?.nodeCount ?? 1 }
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

/// The children of a declared node, at least one; copies of its declaration share them.
///
/// They change only when the last reference is gone: that makes it safe to share them between threads.
@usableFromInline
final class DeclaredChildren: @unchecked Sendable {
    private(set) var children: [Declaration]
    /// How many nodes there are in the children, and the one that they are children of.
    let nodeCount: Int

    @usableFromInline init(_ children: consuming [Declaration]) {
        var count = 1
        for index in children.indices {
            // A subtree used twice in each of 64 levels has more nodes than can be counted.
            let (sum, overflow) = count.addingReportingOverflow(children[index].nodeCount)
            count = overflow ? .max : sum
        }
        nodeCount = count
        self.children = children
    }

    // Left to itself, freeing a long chain calls itself once a level and overflows the thread's stack.
    deinit {
        guard nodeCount > children.count + 1 else { return }
        var doomed: [DeclaredChildren] = []
        releaseChildren(into: &doomed)
        while var last = doomed.popLast() {
            if isKnownUniquelyReferenced(&last) { last.releaseChildren(into: &doomed) }
        }
    }

    /// Lets go of all children, after what is inside them was put aside.
    private func releaseChildren(into doomed: inout [DeclaredChildren]) {
        for index in children.indices {
            if let inside = children[index].inside { doomed.append(inside) }
        }
        children = []
    }
}
