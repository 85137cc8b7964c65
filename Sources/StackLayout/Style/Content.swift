/// What a leaf holds, without the leaf's padding.
public enum Content: Hashable, Sendable {
    /// Nothing: 0 × 0, no baseline.
    case none
    /// Content of a known size, in points; `baseline` is its distance from the content's top.
    case size(Size, baseline: Double? = nil)
    /// Content whose size a ``LeafMeasurer`` tells, such as text. The tag says which content it is.
    case measured(tag: Int)
}
