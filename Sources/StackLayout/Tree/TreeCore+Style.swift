extension PlainStyle {
    /// Whether there are numbers that only a ``RareRecord`` can hold.
    @inline(__always)
    fileprivate var needsRareRecord: Bool {
        guard kind == .leaf else { return false }
        // Bit patterns leave no question of NaN, and need no branch for each.
        var bits = padding.top.bitPattern | padding.right.bitPattern
        bits |= padding.bottom.bitPattern | padding.left.bitPattern
        bits |= widthKind == .hug ? 0 : content.width.bitPattern
        bits |= heightKind == .hug ? 0 : content.height.bitPattern
        return bits != 0 || contentKind == .measured
    }

    fileprivate var paddingNear: SIMD2<Double> { SIMD2(padding.left, padding.top) }
    fileprivate var paddingFar: SIMD2<Double> { SIMD2(padding.right, padding.bottom) }
}

extension Style {
    fileprivate var minimum: SIMD2<Double> { SIMD2(widthLimits.min, heightLimits.min) }
    fileprivate var maximum: SIMD2<Double> { SIMD2(widthLimits.max, heightLimits.max) }
}

/// Between a ``Style`` and the streams it is kept in.
extension TreeCore {
    /// Writes a style into the streams of a node whose `links` are set; for a container, into its record too.
    mutating func encode(_ style: Style, in slot: Int) {
        encode(style.plain, style.rare, in: slot)
        let own = links[slot].container
        if own != NodeLinks.none { containers[Int(own)].declare(style.plain) }
    }

    /// Writes all of a style but what stands in a container's record.
    @inline(__always)
    mutating func encode(_ plain: PlainStyle, _ rare: borrowing RareStyle?, in slot: Int) {
        let (width, height) = (plain.content.width, plain.content.height)
        let isLeaf = plain.kind == .leaf
        declared[slot] = SIMD2(
            plain.widthKind != .hug ? plain.width : isLeaf ? width : 0,
            plain.heightKind != .hug ? plain.height : isLeaf ? height : 0)
        var bits = NodeDeclaration(plain)
        if rare != nil || plain.needsRareRecord {
            let style = Style(plain, rare)
            bits.hasPins = style.pins != nil
            bits.hasZOrder = style.zOrder != 0
            encodeRare(style, content: isLeaf ? SIMD2(width, height) : .zero, in: slot)
        } else if links[slot].rare != NodeLinks.none {
            releaseRare(links[slot].rare)
            links[slot].rare = NodeLinks.none
        }
        declaration[slot] = bits
    }

    private mutating func encodeRare(_ style: Style, content: SIMD2<Double>, in slot: Int) {
        let existing = links[slot].rare
        if style.zOrder != 0 { containers[Int(links[slot].parent)].sortsChildren = true }
        var record = RareRecord()
        record.node = UInt32(slot)
        record.minimum = style.minimum
        record.maximum = style.maximum
        record.crossGap = style.kind == .leaf ? 0 : style.crossGap
        if style.kind == .leaf {
            record.paddingNear = style.plain.paddingNear
            record.paddingFar = style.plain.paddingFar
            record.content = content
        }
        record.encode(style.corners)
        record.aspectRatio = style.aspectRatio ?? .nan
        record.shrink = style.shrink
        record.zOrder = style.zOrder
        if style.kind == .leaf, case .size(_, let baseline?) = style.content { record.baseline = baseline }
        if case .measured(let tag) = style.content {
            record.isMeasured = style.kind == .leaf
            record.tag = tag
        }
        if existing == NodeLinks.none {
            links[slot].rare = takeRare(record, NodePins(style.pins))
        } else {
            record.isListed = rare[Int(existing)].isListed
            record.keepAnswers(of: rare[Int(existing)], for: style.content)
            rare[Int(existing)] = record
            pins[Int(existing)] = NodePins(style.pins)
        }
    }

    /// The style that was last written for the node in a slot.
    func style(in slot: Int) -> Style {
        let bits = declaration[slot]
        let node = links[slot]
        var style = Style(bits.kind)
        style.width = Sizing(bits[sizing: .horizontal], declared[slot].x)
        style.height = Sizing(bits[sizing: .vertical], declared[slot].y)
        style.alignmentSelf = bits.alignmentSelf
        style.visibility = bits.visibility
        style.clipsContent = bits.clipsContent
        style.paintsInReverse = bits.paintsInReverse
        if node.rare != NodeLinks.none { rare[Int(node.rare)].decode(into: &style, bits) }
        if bits.hasPins { style.pins = pins[Int(node.rare)].declared }
        if node.container != NodeLinks.none {
            let record = containers[Int(node.container)]
            style.padding = EdgeInsets(record.near, record.far)
            style.gap = record.gap
            style.alignment = record.alignment
            style.distribution = record.distribution
            style.lines = record.lines
            style.wraps = record.wraps
        } else if bits.hasContentSize, node.rare == NodeLinks.none {
            // Without a rare record the content is nothing on an axis that does not hug.
            style.content = .size(
                Size(style.width == .hug ? declared[slot].x : 0, style.height == .hug ? declared[slot].y : 0))
        }
        return style
    }
}

extension ContainerRecord {
    /// Takes over what a style declares about a container.
    @inline(__always)
    mutating func declare(_ style: PlainStyle) {
        near = style.paddingNear
        far = style.paddingFar
        gap = style.gap
        alignment = style.alignment
        distribution = style.distribution
        lines = style.lines
        wraps = style.wraps
    }
}

extension EdgeInsets {
    fileprivate init(_ near: SIMD2<Double>, _ far: SIMD2<Double>) {
        self.init(top: near.y, right: far.x, bottom: far.y, left: near.x)
    }
}

extension NodePins {
    fileprivate init(_ pins: Pins?) {
        guard let pins else { return }
        near = SIMD2(pins.left ?? .nan, pins.top ?? .nan)
        far = SIMD2(pins.right ?? .nan, pins.bottom ?? .nan)
        center = SIMD2(pins.centerX ?? .nan, pins.centerY ?? .nan)
    }

    /// As a style has them.
    fileprivate var declared: Pins {
        func given(_ value: Double) -> Double? { value.isNaN ? nil : value }
        return Pins(
            left: given(near.x), right: given(far.x), top: given(near.y), bottom: given(far.y),
            centerX: given(center.x), centerY: given(center.y))
    }
}

extension RareRecord {
    fileprivate mutating func encode(_ corners: Corners) {
        switch corners {
        case .max: cornersAreMax = true
        case .radii(let radii):
            cornerRadii = SIMD4(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        }
    }

    /// Keeps a measurer's answers where the content is the same as before.
    fileprivate mutating func keepAnswers(of old: RareRecord, for content: Content) {
        guard case .measured = content, old.isMeasured, old.tag == tag else { return }
        measuredNatural = old.measuredNatural
        naturalBaseline = old.naturalBaseline
        measuredBaseline = old.measuredBaseline
        measuredWidth = old.measuredWidth
        measuredHeight = old.measuredHeight
        baseline = old.baseline
    }

    fileprivate func decode(into style: inout Style, _ bits: NodeDeclaration) {
        style.widthLimits = Limits(min: minimum.x, max: maximum.x)
        style.heightLimits = Limits(min: minimum.y, max: maximum.y)
        if style.kind == .leaf { style.padding = EdgeInsets(paddingNear, paddingFar) }
        style.aspectRatio = aspectRatio.isNaN ? nil : aspectRatio
        style.shrink = shrink
        style.zOrder = zOrder
        style.crossGap = crossGap
        style.corners = corners
        if bits.isMeasured {
            style.content = .measured(tag: tag)
        } else if bits.hasContentSize {
            style.content = .size(Size(content.x, content.y), baseline: baseline.isNaN ? nil : baseline)
        }
    }

    /// The declared corners.
    var corners: Corners {
        if cornersAreMax { return .max }
        return .radii(
            CornerRadii(
                topLeft: cornerRadii.x, topRight: cornerRadii.y, bottomRight: cornerRadii.z,
                bottomLeft: cornerRadii.w))
    }
}
