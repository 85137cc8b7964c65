import StackLayout

/// What a Sketch layer declares, in the words of the rules.
struct SketchDeclarations {
    let fields: SketchFields
    /// The fields of the layer around it; `nil` for pages.
    let parent: SketchFields?

    /// The layer, as far as it says itself what it is.
    var node: DesignNode {
        var node = DesignNode(
            id: fields.id, name: fields.name, type: fields.type, parent: nil, component: 0, role: role,
            stored: role == .page ? nil : fields.frame, style: style)
        node.isVisible = fields.isVisible
        node.rotation = -fields.rotation
        node.doubts = fields.doubts
        if case .inferred(let axis) = fields.layout {
            node.doubts.append(Doubt(.inferredLayout, .size(axis)))
        }
        if case .inferred(let axis)? = parent?.layout, node.isInFlow {
            node.doubts.append(Doubt(.inferredLayout, .position(axis)))
        }
        for axis in [Axis.horizontal, .vertical] {
            if sizing(axis) == .relative {
                node.doubts.append(Doubt(.relativeSize, .size(axis), isOverruledByAgreement: true))
            }
            if isInFlow, sizing(axis) == .fill, parent?.sizing(axis) == .fit {
                node.doubts.append(Doubt(.fillInFit, .size(axis)))
            }
        }
        node.declareStoredSize()
        return node
    }

    /// What the layer makes doubtful about its parent's layout.
    var doubtsOfParent: [Doubt] {
        guard isInFlow, let parent else { return [] }
        return [Axis.horizontal, .vertical].compactMap { axis in
            sizing(axis) == .fill && parent.sizing(axis) == .fit
                ? Doubt(.fillInFit, .content(axis), fields.name) : nil
        }
    }

    private var role: DesignNode.Role {
        switch fields.type {
        case "page": return .page
        case "text": return .text
        default: break
        }
        if case .stack = fields.layout { return .stack }
        return fields.layers == nil ? .leaf : .free
    }

    private func sizing(_ axis: Axis) -> SketchCode.Sizing { fields.sizing(axis) }

    private var isInFlow: Bool {
        guard let parent, case .stack = parent.layout else { return false }
        return !fields.ignoresLayout && (fields.isVisible || fields.keepsSpace)
    }

    private var style: Style {
        var style = Style(kind)
        style.width = declared(.horizontal)
        style.height = declared(.vertical)
        style.widthLimits = fields.widthLimits
        style.heightLimits = fields.heightLimits
        style.corners = fields.corners
        if !fields.isVisible && fields.keepsSpace { style.visibility = .hiddenKeepingSpace }
        if let parent, case .stack = parent.layout {
            if fields.ignoresLayout {
                style.pins = Pins()
            } else {
                style.alignmentSelf = fields.alignmentSelf
            }
        }
        guard role == .stack else { return style }
        style.padding = fields.selectedPadding
        style.gap = fields.gap
        style.distribution = fields.distribution
        style.alignment = fields.alignment
        if fields.wraps {
            style.wraps = true
            style.crossGap = fields.crossGap
            style.lines = fields.lines
            if style.alignment == .stretch { style.alignment = .start }
        }
        return style
    }

    private var kind: Kind {
        switch role {
        case .stack: fields.isVertical ? .vertical : .horizontal
        case .free, .page: .free
        case .grid, .leaf, .text: .leaf
        }
    }

    private func declared(_ axis: Axis) -> Sizing {
        switch sizing(axis) {
        case .fixed: .fixed(0)
        case .fit: .hug
        case .fill: isInFlow ? .fill : .fixed(0)
        case .relative:
            fields.fractions.count == 2
                ? .fraction(max(0, fields.fractions[axis == .horizontal ? 0 : 1])) : .fixed(0)
        }
    }
}

extension SketchFields {
    /// How the size on an axis is declared.
    func sizing(_ axis: Axis) -> SketchCode.Sizing {
        axis == .horizontal ? horizontalSizing : verticalSizing
    }

    /// The paddings that count.
    var selectedPadding: EdgeInsets {
        switch paddingSelection {
        case .uniform: .all(padding.top)
        case .paired:
            EdgeInsets(top: padding.top, right: padding.left, bottom: padding.top, left: padding.left)
        case .individual: padding
        }
    }
}
