@testable import StackLayout

/// A second solver, written from SEMANTICS to be read next to it: recursive, one small object a node, no
/// passes that share work. It shares nothing with the engine but the declarations (`Style`, `WordText`).
final class ReferenceNode {
    /// What a size declaration means (SEMANTICS 2).
    enum Mode: Equatable {
        case fixed(Double)
        case hug
        case fill(Double)
        case fraction(Double)
        /// From the other axis, through the aspect ratio (12).
        case derived
        /// From the pins of an absolute node (11.2).
        case pinned
    }

    let style: Style
    let text: WordText?
    unowned let parent: ReferenceNode?
    /// Children that exist and are in flow, in document order (1.4).
    private(set) var flow: [ReferenceNode] = []
    /// Children that exist and are absolute.
    private(set) var absolute: [ReferenceNode] = []
    /// Every declared child, `nil` where it is hidden: to report frames in document order.
    private(set) var declared: [ReferenceNode?] = []

    // Plan (2, 3)
    var derivedAxis: Axis?
    var mode = PerAxis(Mode.hug)
    var isDefinite = PerAxis(false)
    /// The effective alignment on the axis where the parent's alignment works (2.7).
    var alignment = Alignment.start

    // Results
    var size = PerAxis(0.0)
    var position = PerAxis(0.0)
    var lines: [[ReferenceNode]] = []
    /// Hug sizes already worked out. A hug size depends on no ancestor, so it stays (16).
    var knownHug = PerAxis<Double?>(nil)

    init(_ node: TestNode, parent: ReferenceNode? = nil) {
        style = node.style
        text = node.text
        self.parent = parent
        plan()
        for child in node.children {
            guard !child.isHidden else {
                declared.append(nil)
                continue
            }
            let reference = ReferenceNode(child, parent: self)
            declared.append(reference)
            if reference.isAbsolute { absolute.append(reference) } else { flow.append(reference) }
        }
    }
}

/// A value for each of the two axes.
struct PerAxis<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) {
        horizontal = both
        vertical = both
    }

    subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

// MARK: Declarations by axis

extension ReferenceNode {
    var mainAxis: Axis? { style.kind.mainAxis }
    var wraps: Bool { style.wraps && mainAxis != nil }
    /// Also a child of a free container is placed by pins only, and stands at the near edges without (19.3).
    var isAbsolute: Bool { parent != nil && (style.pins != nil || parent?.style.kind == .free) }

    /// The axis on which `alignment` works inside this node.
    var alignmentAxis: Axis? {
        switch style.kind {
        case .horizontal, .overlay: .vertical
        case .vertical: .horizontal
        case .leaf, .free: nil
        }
    }

    func sizing(_ axis: Axis) -> Sizing { axis == .horizontal ? style.width : style.height }
    func limits(_ axis: Axis) -> Limits { axis == .horizontal ? style.widthLimits : style.heightLimits }

    func nearPadding(_ axis: Axis) -> Double { axis == .horizontal ? style.padding.left : style.padding.top }
    /// pad(axis) of 1.5.
    func padding(_ axis: Axis) -> Double {
        axis == .horizontal
            ? style.padding.left + style.padding.right : style.padding.top + style.padding.bottom
    }
    /// inner(axis) of 1.5.
    func inner(_ axis: Axis) -> Double { max(0, size[axis] - padding(axis)) }

    /// 4.1.
    func clamp(_ axis: Axis, _ value: Double) -> Double {
        max(padding(axis), max(limits(axis).min, min(limits(axis).max, value)))
    }

    /// The pins of an axis; a centre makes edges meaningless (19.1).
    func pins(_ axis: Axis) -> (near: Double?, far: Double?, center: Double?) {
        let pins = (style.pins ?? Pins()).on(axis)
        return pins.center == nil ? pins : (nil, nil, pins.center)
    }
}

// MARK: Solving

extension ReferenceNode {
    /// Lays out the tree below this root (5.2).
    func solve(_ direction: LayoutDirection) {
        for axis in Axis.allCases { place(axis, size: natural(axis, space: 0)) }
        if direction == .rightToLeft { mirror() }
    }

    var frame: Rect {
        Rect(
            x: position[.horizontal], y: position[.vertical], width: size[.horizontal],
            height: size[.vertical])
    }

    /// The frames of a solved tree in document order, `nil` for hidden nodes and all inside them.
    static func frames(of root: TestNode, _ direction: LayoutDirection) -> [Rect?] {
        guard !root.isHidden else { return Array(repeating: nil, count: root.count) }
        let reference = ReferenceNode(root)
        reference.solve(direction)
        var frames: [Rect?] = []
        reference.collect(into: &frames, from: root)
        return frames
    }

    private func collect(into frames: inout [Rect?], from node: TestNode) {
        frames.append(frame)
        for (child, reference) in zip(node.children, declared) {
            if let reference {
                reference.collect(into: &frames, from: child)
            } else {
                frames += Array(repeating: nil, count: child.count)
            }
        }
    }
}
