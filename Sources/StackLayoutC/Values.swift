import CStackLayout
import StackLayout

extension NodeID {
    /// The node that C names; one that no tree has given out is simply not found there.
    init(_ node: sl_node) {
        self.init(index: node.index, generation: node.generation, tree: node.tree)
    }

    var inC: sl_node { sl_node(index: index, generation: generation, tree: tree) }
}

extension sl_node {
    static let none = sl_node(index: 0, generation: 0, tree: 0)

    /// Trees count from 1.
    var isNone: Bool { tree == 0 }
}

extension Rect {
    init(_ rect: sl_rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

    var inC: sl_rect { sl_rect(x: x, y: y, width: width, height: height) }
}

extension sl_rect {
    /// Stands where a node has no frame.
    static let none = sl_rect(x: .nan, y: .nan, width: .nan, height: .nan)
}

extension EdgeInsets {
    init(_ insets: sl_insets) {
        self.init(top: insets.top, right: insets.right, bottom: insets.bottom, left: insets.left)
    }

    var inC: sl_insets { sl_insets(top: top, right: right, bottom: bottom, left: left) }
}

extension CornerRadii {
    init(_ radii: sl_radii) {
        self.init(
            topLeft: radii.top_left, topRight: radii.top_right, bottomRight: radii.bottom_right,
            bottomLeft: radii.bottom_left)
    }

    var inC: sl_radii {
        sl_radii(top_left: topLeft, top_right: topRight, bottom_right: bottomRight, bottom_left: bottomLeft)
    }
}
