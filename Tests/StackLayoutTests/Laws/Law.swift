import StackLayout
import Testing

/// Looks for trees that break a law: something that holds whatever is declared.
///
/// `STACKLAYOUT_SEED` gives another first seed, `STACKLAYOUT_CASES` a multiple of the usual number of trees.
enum Law {
    /// Asks for complaints about random trees of a profile, 1 in 30 of those that the solvers are compared on.
    ///
    /// A counterexample is recorded after it was made smaller; the generator starts equal for each of its
    /// sizes. Three counterexamples are enough.
    static func check(
        _ profile: Profile, share: Int = 30, sourceLocation: SourceLocation = #_sourceLocation,
        _ complaint: (TestCase, inout SeededGenerator) throws -> String?
    ) {
        var failures = 0
        let count = max(1, profile.cases / share) * RandomTreeTests.times
        for number in 0..<count where failures < 3 {
            let seed = RandomTreeTests.firstSeed &+ UInt64(number)
            func complain(_ item: TestCase) -> String? {
                var random = SeededGenerator(seed: seed &* 0x5851_F42D_4C95_7F2D)
                do { return try complaint(item, &random) } catch { return "\(item.name): \(error)" }
            }
            let item = RandomTree.testCase(profile, seed: seed)
            guard complain(item) != nil else { continue }
            failures += 1
            var smallest = item
            smallest.root = Shrinker.shrunk(item.root) { root in
                complain(TestCase(name: item.name, root: root, direction: item.direction)) != nil
            }
            Issue.record("\(complain(smallest) ?? "") (made smaller)", sourceLocation: sourceLocation)
        }
    }
}

extension TestCase {
    /// The frames by the engine, in document order.
    func frames() throws(LayoutError) -> [Rect?] { try SolvedTree.frames(of: root, direction) }

    /// The same case with another tree.
    func with(_ root: TestNode, _ direction: LayoutDirection? = nil) -> TestCase {
        TestCase(name: name, root: root, direction: direction ?? self.direction)
    }
}

extension LayoutDirection {
    var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension TestNode {
    /// For every node in document order the index of its parent.
    var parents: [Int?] {
        var parents: [Int?] = []
        var open: [Int] = []
        forEach { _, path, _ in
            open.removeLast(open.count - path.count)
            parents.append(open.last)
            open.append(parents.count - 1)
        }
        return parents
    }

    /// The nodes in document order.
    var nodes: [TestNode] {
        var nodes: [TestNode] = []
        forEach { node, _, _ in nodes.append(node) }
        return nodes
    }

    /// The tree with every node changed.
    func mapped(_ change: (inout TestNode) -> Void) -> TestNode {
        var node = self
        change(&node)
        node.children = node.children.map { $0.mapped(change) }
        return node
    }

    /// Whether a child of a container of this style takes part in it (SEMANTICS 1.4).
    func isInFlow(of parent: Style) -> Bool {
        style.visibility != .hidden && style.pins == nil && parent.kind != .free
    }
}
