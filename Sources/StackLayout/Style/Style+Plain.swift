/// Properties that most nodes have.
extension Style {
    /// Leaf or container. A node's kind is set when it is added and stays.
    @inlinable public var kind: Kind {
        get { plain.kind }
        set { plain.kind = newValue }
    }

    // MARK: Size

    /// How the width is decided.
    @inlinable public var width: Sizing {
        get { Sizing(plain.widthKind, plain.width) }
        set { (plain.widthKind, plain.width) = (newValue.kind, newValue.number) }
    }
    /// How the height is decided.
    @inlinable public var height: Sizing {
        get { Sizing(plain.heightKind, plain.height) }
        set { (plain.heightKind, plain.height) = (newValue.kind, newValue.number) }
    }
    /// Distances between the border box and the content, at least 0.
    @inlinable public var padding: EdgeInsets {
        get { plain.padding }
        set { plain.padding = newValue }
    }

    // MARK: As a container

    /// Space between neighbours on the main axis; negative makes them overlap.
    @inlinable public var gap: Double {
        get { plain.gap }
        set { plain.gap = newValue }
    }
    /// Whether children that do not fit go on in another line (8.5); horizontal and vertical stacks only.
    @inlinable public var wraps: Bool {
        get { plain.wraps }
        set { plain.wraps = newValue }
    }
    /// Where lines go; counts only with `wraps`.
    @inlinable public var lines: LineDistribution {
        get { plain.lines }
        set { plain.lines = newValue }
    }
    /// Where children stand across their line (8.4).
    @inlinable public var alignment: Alignment {
        get { plain.alignment }
        set { plain.alignment = newValue }
    }
    /// Where free space goes along the main axis (7).
    @inlinable public var distribution: Distribution {
        get { plain.distribution }
        set { plain.distribution = newValue }
    }

    // MARK: As a child

    /// Overrides the parent's `alignment` for this child.
    @inlinable public var alignmentSelf: Alignment? {
        get { plain.alignmentSelf }
        set { plain.alignmentSelf = newValue }
    }
    /// Whether the node takes part in layout and painting (1.3, 19.5).
    @inlinable public var visibility: Visibility {
        get { plain.visibility }
        set { plain.visibility = newValue }
    }
    /// Whether what is inside is painted and hit only within the node's border box, corners included. Changes
    /// no frame.
    @inlinable public var clipsContent: Bool {
        get { plain.clipsContent }
        set { plain.clipsContent = newValue }
    }
    /// Whether children are painted from the last to the first, so that the first is on top. Changes no frame.
    @inlinable public var paintsInReverse: Bool {
        get { plain.paintsInReverse }
        set { plain.paintsInReverse = newValue }
    }

    // MARK: Content

    /// What a leaf holds; ignored for containers.
    @inlinable public var content: Content {
        get {
            switch plain.contentKind {
            case .none: .none
            case .size: .size(plain.content, baseline: rare == nil ? nil : baseline)
            case .measured: .measured(tag: tag)
            }
        }
        set {
            switch newValue {
            case .none: setContent(.none, .zero, baseline: nil, tag: 0)
            case .size(let size, let baseline): setContent(.size, size, baseline: baseline, tag: 0)
            case .measured(let tag): setContent(.measured, .zero, baseline: nil, tag: tag)
            }
        }
    }

    @inlinable mutating func setContent(_ kind: ContentKind, _ size: Size, baseline: Double?, tag: Int) {
        plain.contentKind = kind
        plain.content = size
        if baseline != nil || tag != 0 || rare != nil { setRareContent(baseline: baseline, tag: tag) }
    }
}

/// A ``Sizing`` without its number; in the order in which the compiler numbers its cases, so that nothing is
/// looked up.
@usableFromInline
enum SizingKind: UInt8, Sendable, BitwiseCopyable { case fixed, fill, fraction, hug }

extension Sizing {
    @inlinable init(_ kind: SizingKind, _ number: Double) {
        switch kind {
        case .fixed: self = .fixed(number)
        case .fill: self = .fill(weight: number)
        case .fraction: self = .fraction(number)
        case .hug: self = .hug
        }
    }

    @inlinable var kind: SizingKind {
        switch self {
        case .fixed: .fixed
        case .fill: .fill
        case .fraction: .fraction
        case .hug: .hug
        }
    }

    /// The number that it has; 0 for `hug`.
    @inlinable var number: Double {
        switch self {
        case .fixed(let number), .fill(let number), .fraction(let number): number
        case .hug: 0
        }
    }
}

extension PlainStyle {
    /// The same with sizes that are given in place of its own.
    @inline(__always)
    func sized(_ width: Sizing?, _ height: Sizing?) -> PlainStyle {
        var plain = self
        if let width { (plain.widthKind, plain.width) = (width.kind, width.number) }
        if let height { (plain.heightKind, plain.height) = (height.kind, height.number) }
        return plain
    }
}
