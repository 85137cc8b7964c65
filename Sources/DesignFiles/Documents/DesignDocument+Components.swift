import KitScreens
import StackLayout

extension DesignDocument {
    /// A layer and what is inside it as a component, with the stored frames.
    ///
    /// What the rules have no word for is said in other words: children that no stack places are pinned where
    /// they are stored; a layer whose outer strokes take part in the layout stands in a group that is as much
    /// larger; a rotated layer that fills stands in the middle of a group that does. Hidden layers come
    /// without what is inside them.
    ///
    /// - Complexity: O(layers inside).
    public func component(of root: Int) -> Component {
        var converter = ComponentConverter(document: self, root: root)
        return converter.converted()
    }
}

/// Says a layer and what is inside it in the words of the kit notation.
private struct ComponentConverter {
    private let document: DesignDocument
    private let root: Int
    private var parts: [Part] = []
    /// The part that stands for a layer, by the layer's distance from the root.
    private var places: [Int] = []
    /// Whether some child of a layer is in flow, likewise.
    private var hasFlow: [Bool]

    init(document: DesignDocument, root: Int) {
        self.document = document
        self.root = root
        let last = document.lastDescendant(of: root)
        hasFlow = Array(repeating: false, count: last - root + 1)
        for index in root...last where index > root && document.nodes[index].isInFlow {
            if let parent = document.nodes[index].parent { hasFlow[parent - root] = true }
        }
    }

    mutating func converted() -> Component {
        /// The layers up to here are inside something that was left out.
        var skippedTo = root - 1
        for index in root..<root + hasFlow.count {
            let node = document.nodes[index]
            guard index > skippedTo else {
                places.append(-1)
                continue
            }
            let parent = index == root ? nil : node.parent.map { places[$0 - root] }
            if !node.isVisible, index != root {
                skippedTo = document.lastDescendant(of: index)
                addHidden(node, to: parent)
            } else {
                add(node, at: index, to: parent)
            }
        }
        return Component(name: document.label(of: root), parts: parts)
    }

    private mutating func addHidden(_ node: DesignNode, to parent: Int?) {
        places.append(parts.count)
        let size = node.stored ?? Rect(x: 0, y: 0, width: 0, height: 0)
        var style = Style.leaf(size.size)
        style.visibility = node.style.visibility == .hiddenKeepingSpace ? .hiddenKeepingSpace : .hidden
        parts.append(Part(name: node.name, parent: parent, style: style, look: look(of: node)))
    }

    private mutating func add(_ node: DesignNode, at index: Int, to parent: Int?) {
        var style = style(of: node, at: index)
        var parent = parent
        var stored = node.stored
        let isSlot = node.isRotated && (node.fills(.horizontal) || node.fills(.vertical))
        if index != root, style.pins == nil, node.margin != .zero || isSlot {
            let wrapper = wrap(&style, node, isSlot: isSlot)
            parts.append(Part(name: node.name + " with its strokes", parent: parent, style: wrapper))
            parent = parts.count - 1
            stored = nil
        }
        places.append(parts.count)
        parts.append(
            Part(
                name: index == root ? "" : node.name, parent: parent, style: style,
                stored: index == root
                    ? stored.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) } : stored,
                look: look(of: node)))
    }

    /// The group that stands for a layer with its outer strokes, or for its slot.
    private func wrap(_ style: inout Style, _ node: DesignNode, isSlot: Bool) -> Style {
        var wrapper = Style.horizontal(
            padding: node.margin, alignment: isSlot ? .center : .start,
            distribution: isSlot ? .center : .start)
        wrapper.alignmentSelf = style.alignmentSelf
        style.alignmentSelf = nil
        let stored = node.stored ?? Rect(x: 0, y: 0, width: 0, height: 0)
        if node.fills(.horizontal) {
            wrapper.width = style.width
            wrapper.widthLimits = style.widthLimits + node.margin.sum(.horizontal)
            if isSlot { style.width = .fixed(stored.width) }
        }
        if node.fills(.vertical) {
            wrapper.height = style.height
            wrapper.heightLimits = style.heightLimits + node.margin.sum(.vertical)
            if isSlot { style.height = .fixed(stored.height) }
        }
        return wrapper
    }

    private func style(of node: DesignNode, at index: Int) -> Style {
        var style = node.style
        let stored = node.stored ?? Rect(x: 0, y: 0, width: 0, height: 0)
        if node.role != .stack {
            // A grid is a leaf for its parent; its children stay where they are.
            style.kind = node.role == .grid || node.role == .free ? .free : .leaf
            var content = Size.zero
            if style.width == .hug { content.width = stored.width }
            if style.height == .hug { content.height = stored.height }
            if style.kind == .leaf { style.content = .size(content) }
        }
        let keepsHug = node.role == .stack ? hasFlow[index - root] : style.kind == .leaf
        let parent = index == root ? nil : node.parent
        let isPlaced = parent.map { document.nodes[$0].role != .stack } ?? false || node.style.pins != nil
        style.width = sizing(style.width, stored.width, keepsHug, isGiven: isPlaced || parent == nil)
        style.height = sizing(style.height, stored.height, keepsHug, isGiven: isPlaced || parent == nil)
        style.pins = parent != nil && isPlaced ? Pins(left: stored.x, top: stored.y) : nil
        if parent == nil || isPlaced { style.alignmentSelf = nil }
        return style
    }

    private func sizing(_ sizing: Sizing, _ stored: Double, _ keepsHug: Bool, isGiven: Bool) -> Sizing {
        switch sizing {
        case .fixed: .fixed(stored)
        case .hug: keepsHug ? .hug : .fixed(stored)
        case .fill, .fraction: isGiven ? .fixed(stored) : sizing
        }
    }

    private func look(of node: DesignNode) -> Look {
        var look = Look()
        look.angle = (node.rotation * 1e6).rounded() / 1e6 + 0
        switch node.type {
        case "TEXT", "text": look.layer = .text
        case "INSTANCE", "symbolInstance": look.layer = .instance
        case "ELLIPSE", "oval": look.layer = .oval
        case "RECTANGLE", "LINE", "rectangle": look.layer = .rect
        default: look.layer = parts.isEmpty ? .component : .group
        }
        return look
    }
}

extension Limits {
    static func + (limits: Limits, extra: Double) -> Limits {
        Limits(min: limits.min + extra, max: limits.max + extra)
    }
}
