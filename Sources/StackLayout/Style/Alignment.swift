/// What kind of node this is: a leaf, or one of the four containers (SEMANTICS 1.1).
public enum Kind: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// Content of a known or measured size; no children.
    case leaf
    /// A stack whose main axis runs across the page.
    case horizontal
    /// A stack whose main axis runs down the page.
    case vertical
    /// All children share the content box.
    case overlay
    /// Children are placed by their pins only.
    case free

    /// The axis along which a stack puts its children; none for leaves, overlays and free containers.
    public var mainAxis: Axis? {
        switch self {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .leaf, .overlay, .free: nil
        }
    }
}

/// Where children stand across their line (SEMANTICS 2.7, 8.4).
public enum Alignment: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case start, center, end
    /// Children that hug across the line fill it instead.
    case stretch
    /// First baselines meet; works in horizontal stacks and overlays, `start` elsewhere (10a).
    case baseline
}

/// Where the free space of a line goes along the main axis (SEMANTICS 7).
public enum Distribution: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
}

/// Where the lines of a wrapping stack go on its cross axis (SEMANTICS 8.10).
public enum LineDistribution: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
    /// Every line becomes larger by the same amount.
    case stretch
}

/// Whether a node takes part in layout and painting.
public enum Visibility: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    case visible
    /// The node and all inside it do not exist: no space, no gap, no frame (SEMANTICS 1.3).
    case hidden
    /// Laid out as if visible, but not painted or hit (SEMANTICS 19.5).
    case hiddenKeepingSpace
}
