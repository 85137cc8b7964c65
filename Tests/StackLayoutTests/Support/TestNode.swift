@testable import StackLayout

/// A node of a test tree: its declarations, and the frame that is expected of it, if one is known.
///
/// Text is kept with its node; ``SolvedTree`` and ``ReferenceNode`` hand it to the solver in question.
struct TestNode {
    var name = ""
    var style: Style
    /// The words of a text leaf, instead of `style.content`.
    var text: WordText?
    var children: [TestNode] = []
    var expected: Rect?

    init(_ style: Style, name: String = "", text: WordText? = nil, _ children: [TestNode] = []) {
        self.style = style
        self.name = name
        self.text = text
        self.children = children
    }

    /// How many nodes this tree has, hidden ones included.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Whether the node and all below it do not exist (SEMANTICS 1.3).
    var isHidden: Bool { style.visibility == .hidden }
}

extension TestNode {
    /// Calls `visit` for every node in document order, with its path of child indices and whether it or an
    /// ancestor is hidden.
    func forEach(path: [Int] = [], hidden: Bool = false, _ visit: (TestNode, [Int], Bool) -> Void) {
        let hidden = hidden || isHidden
        visit(self, path, hidden)
        for (index, child) in children.enumerated() {
            child.forEach(path: path + [index], hidden: hidden, visit)
        }
    }
}

/// A root, the direction it is laid out in, and a name to report it by.
struct TestCase {
    var name: String
    var root: TestNode
    var direction = LayoutDirection.leftToRight
    /// Worked out by hand, exactly; other expectations come from a browser that rounds (SEMANTICS 14.1).
    var isByHand = false
}
