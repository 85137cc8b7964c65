extension Style {
    /// Whether the style has numbers that only a ``RareRecord`` can hold.
    @inline(__always)
    fileprivate func needsRareRecord(_ width: Sizing, _ height: Sizing) -> Bool {
        if rare != nil { return true }
        guard kind == .leaf else { return false }
        switch content {
        case .none: return padding != .zero
        case .measured: return true
        case .size(let size, let baseline):
            if padding != .zero || baseline != nil { return true }
            return (!width.isHug && size.width != 0) || (!height.isHug && size.height != 0)
        }
    }

    fileprivate var paddingNear: SIMD2<Double> { SIMD2(padding.left, padding.top) }
    fileprivate var paddingFar: SIMD2<Double> { SIMD2(padding.right, padding.bottom) }
    fileprivate var minimum: SIMD2<Double> { SIMD2(widthLimits.min, heightLimits.min) }
    fileprivate var maximum: SIMD2<Double> { SIMD2(widthLimits.max, heightLimits.max) }
}

/// Between a ``Style`` and the streams it is kept in.
extension TreeCore {
    /// Writes a style, with other sizes than its own, into the streams of a node whose `links` are set.
    @inline(__always)
    mutating func encode(_ style: borrowing Style, _ width: Sizing, _ height: Sizing, in slot: Int) {
        var content = SIMD2<Double>(0, 0)
        if style.kind == .leaf, case .size(let size, _) = style.content {
            content = SIMD2(size.width, size.height)
        }
        let (widthKind, x) = width.encoded(hug: content.x)
        let (heightKind, y) = height.encoded(hug: content.y)
        declared[slot] = SIMD2(x, y)
        declaration[slot] = NodeDeclaration(style, widthKind, heightKind)
        if style.needsRareRecord(width, height) {
            encodeRare(style, content: content, in: slot)
        } else if links[slot].rare != NodeLinks.none {
            releaseRare(links[slot].rare)
            links[slot].rare = NodeLinks.none
        }
    }

    /// Writes a style into the streams of a node; for a container, into its record too.
    mutating func encode(_ style: Style, in slot: Int) {
        encode(style, style.width, style.height, in: slot)
        let own = links[slot].container
        if own != NodeLinks.none { containers[Int(own)].declare(style) }
    }

    private mutating func encodeRare(_ style: borrowing Style, content: SIMD2<Double>, in slot: Int) {
        let existing = links[slot].rare
        var record = RareRecord()
        record.node = UInt32(slot)
        record.minimum = style.minimum
        record.maximum = style.maximum
        record.crossGap = style.kind == .leaf ? 0 : style.crossGap
        if style.kind == .leaf {
            record.paddingNear = style.paddingNear
            record.paddingFar = style.paddingFar
            record.content = content
        }
        if let pins = style.pins { record.encode(pins) }
        record.encode(style.corners)
        record.aspectRatio = style.aspectRatio ?? .nan
        record.shrink = style.shrink
        if style.kind == .leaf, case .size(_, let baseline?) = style.content { record.baseline = baseline }
        if case .measured(let tag) = style.content {
            record.isMeasured = style.kind == .leaf
            record.tag = tag
        }
        if existing == NodeLinks.none {
            links[slot].rare = takeRare(record)
        } else {
            record.isListed = rare[Int(existing)].isListed
            record.keepAnswers(of: rare[Int(existing)], for: style.content)
            rare[Int(existing)] = record
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
        if node.rare != NodeLinks.none { rare[Int(node.rare)].decode(into: &style, bits) }
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
    mutating func declare(_ style: borrowing Style) {
        near = style.paddingNear
        far = style.paddingFar
        gap = style.gap
        alignment = style.alignment
        distribution = style.distribution
        lines = style.lines
        wraps = style.wraps
    }
}

extension NodeDeclaration {
    /// What a style declares, with other sizes than its own.
    @inline(__always)
    fileprivate init(_ style: borrowing Style, _ width: SizingKind, _ height: SizingKind) {
        self.init(kind: style.kind, width, height)
        alignmentSelf = style.alignmentSelf
        visibility = style.visibility
        if style.rare != nil { hasPins = style.pins != nil }
        guard style.kind == .leaf else { return }
        switch style.content {
        case .none: break
        case .size: hasContentSize = true
        case .measured: isMeasured = true
        }
    }
}

extension Sizing {
    @inline(__always)
    fileprivate var isHug: Bool { if case .hug = self { true } else { false } }

    /// The kind and the number to keep; for `hug`, the given one.
    @inline(__always)
    fileprivate func encoded(hug: Double) -> (NodeDeclaration.SizingKind, Double) {
        switch self {
        case .fixed(let points): (.fixed, points)
        case .hug: (.hug, hug)
        case .fill(let weight): (.fill, weight)
        case .fraction(let fraction): (.fraction, fraction)
        }
    }

    fileprivate init(_ kind: NodeDeclaration.SizingKind, _ number: Double) {
        switch kind {
        case .fixed: self = .fixed(number)
        case .hug: self = .hug
        case .fill: self = .fill(weight: number)
        case .fraction: self = .fraction(number)
        }
    }
}

extension EdgeInsets {
    fileprivate init(_ near: SIMD2<Double>, _ far: SIMD2<Double>) {
        self.init(top: near.y, right: far.x, bottom: far.y, left: near.x)
    }
}

extension RareRecord {
    fileprivate mutating func encode(_ pins: Pins) {
        pinsNear = SIMD2(pins.left ?? .nan, pins.top ?? .nan)
        pinsFar = SIMD2(pins.right ?? .nan, pins.bottom ?? .nan)
        pinsCenter = SIMD2(pins.centerX ?? .nan, pins.centerY ?? .nan)
    }

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
        style.crossGap = crossGap
        style.corners = corners
        if bits.hasPins { style.pins = pins }
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

    /// The declared pins.
    var pins: Pins {
        func given(_ value: Double) -> Double? { value.isNaN ? nil : value }
        return Pins(
            left: given(pinsNear.x), right: given(pinsFar.x), top: given(pinsNear.y),
            bottom: given(pinsFar.y),
            centerX: given(pinsCenter.x), centerY: given(pinsCenter.y))
    }
}
