import StackLayout

/// What a Figma node declares, in the words of the rules.
struct FigmaDeclarations {
    let fields: FigmaFields
    /// The fields of the node around it; `nil` for roots.
    let parent: FigmaFields?

    /// The layer, as far as the node itself says what it is.
    var node: DesignNode {
        var node = DesignNode(
            id: fields.id, name: fields.name, type: fields.type, parent: nil, component: 0, role: role,
            stored: nil, style: style)
        node.isVisible = fields.isVisible
        node.rotation = fields.rotation * 180 / .pi
        node.doubts = fields.doubts
        if parent?.strokesAreInLayout == true { node.margin = fields.outerStrokes }
        if fields.isStack, fields.crossAlign == .baseline {
            let cross = fields.layoutMode == .horizontal ? Axis.vertical : .horizontal
            node.doubts.append(Doubt(.baseline, .content(cross)))
        }
        return node
    }

    private var role: DesignNode.Role {
        switch fields.layoutMode {
        case .horizontal, .vertical: return .stack
        case .grid: return .grid
        case .none: break
        }
        switch fields.type {
        case "CANVAS": return .page
        case "TEXT": return .text
        default: return fields.children == nil ? .leaf : .free
        }
    }

    private var style: Style {
        var style = Style(kind)
        style.width = sizing(.horizontal)
        style.height = sizing(.vertical)
        style.widthLimits = fields.widthLimits
        style.heightLimits = fields.heightLimits
        style.corners = fields.cornerRadii.map { .radii($0) } ?? .radius(fields.cornerRadius)
        if parent?.isStack == true {
            if fields.positioning == .absolute {
                style.pins = Pins()
            } else {
                style.alignmentSelf = alignmentSelf
            }
        }
        if fields.isStack { declareStack(&style) }
        return style
    }

    private var kind: Kind {
        switch role {
        case .stack: fields.layoutMode == .horizontal ? .horizontal : .vertical
        case .free, .page: .free
        case .grid, .leaf, .text: .leaf
        }
    }

    private func declareStack(_ style: inout Style) {
        style.padding = fields.padding
        if fields.strokesAreInLayout { style.padding = style.padding + fields.innerStrokes }
        // The stored gap is stale where children are spread.
        let isSpread = fields.mainAlign == .between
        style.gap = isSpread ? 0 : fields.itemSpacing
        style.distribution =
            switch fields.mainAlign {
            case .min: .start
            case .center: .center
            case .max: .end
            case .between: .spaceBetween
            }
        style.alignment =
            switch fields.crossAlign {
            case .min, .baseline: .start
            case .center: .center
            case .max: .end
            }
        guard fields.wrap == .wrap, fields.layoutMode == .horizontal else { return }
        style.wraps = true
        style.crossGap = fields.content == .between ? 0 : fields.counterAxisSpacing ?? fields.itemSpacing
        style.lines =
            switch (fields.content, style.alignment) {
            case (.between, _): .spaceBetween
            case (.auto, .center): .center
            case (.auto, .end): .end
            case (.auto, _): .start
            }
    }

    /// Only files of 2020 and before align single children.
    private var alignmentSelf: Alignment? {
        switch fields.selfAlign {
        case .inherit, .stretch: nil
        case .min: .start
        case .center: .center
        case .max: .end
        }
    }

    // MARK: Sizes

    private func sizing(_ axis: Axis) -> Sizing {
        let declared = axis == .horizontal ? fields.horizontalSizing : fields.verticalSizing
        switch declared ?? olderSizing(axis) {
        case .fixed: return .fixed(0)
        case .hug: return .hug
        // Nothing can be filled but a stack's or a grid's room.
        case .fill: return isInFlow ? .fill : .fixed(0)
        }
    }

    private var isInFlow: Bool {
        guard let parent else { return false }
        return parent.layoutMode != .none && fields.positioning == .auto
    }

    /// What old exports say in other words: how a child grows in its parent, and how a stack fits its content.
    private func olderSizing(_ axis: Axis) -> FigmaWord.Sizing {
        if let parent, parent.isStack, fields.positioning == .auto {
            let isMain = axis == parent.mainAxis
            if isMain ? fields.grows : fields.selfAlign == .stretch { return .fill }
        }
        if fields.isStack {
            let mode = axis == fields.mainAxis ? fields.mainSizingMode : fields.crossSizingMode
            return mode == .auto ? .hug : .fixed
        }
        guard fields.type == "TEXT" else { return .fixed }
        switch fields.textResize {
        case .widthAndHeight: return .hug
        case .height: return axis == .vertical ? .hug : .fixed
        default: return .fixed
        }
    }
}

extension FigmaFields {
    /// The axis along which a stack puts its children.
    var mainAxis: Axis { layoutMode == .vertical ? .vertical : .horizontal }

    /// How much of the strokes lies inside the box, per side.
    var innerStrokes: EdgeInsets {
        switch strokeAlign {
        case .inside: strokeSides
        case .center: strokeSides * 0.5
        case .outside: .zero
        }
    }

    /// How much of the strokes lies outside of the box, per side.
    var outerStrokes: EdgeInsets {
        switch strokeAlign {
        case .inside: .zero
        case .center: strokeSides * 0.5
        case .outside: strokeSides
        }
    }

    private var strokeSides: EdgeInsets {
        hasStrokes ? strokeWeights ?? .all(strokeWeight) : .zero
    }
}

extension EdgeInsets {
    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left)
    }

    static func * (insets: EdgeInsets, factor: Double) -> EdgeInsets {
        EdgeInsets(
            top: insets.top * factor, right: insets.right * factor, bottom: insets.bottom * factor,
            left: insets.left * factor)
    }

    /// Both insets on an axis.
    func sum(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
    /// The left or the top inset.
    func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
}
