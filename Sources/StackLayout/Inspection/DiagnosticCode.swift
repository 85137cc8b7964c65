extension Diagnostic {
    /// What a diagnostic is about. Raw values are stable: they may be written to files.
    ///
    /// Each is legal input with a defined result, given by the rule in brackets (SEMANTICS).
    public enum Code: String, Hashable, Sendable, CaseIterable {
        // MARK: A node's own declarations

        /// The least size on an axis is above the largest: the least wins (4.1).
        ///
        /// Values: least, largest. Remedy: raise the max or lower the min.
        case minimumAboveMaximum = "minimum-above-maximum"
        /// A fixed size that the node's own limits or padding contradict: they win (4.1).
        ///
        /// Values: declared size, size that results. Remedy: change the fixed size, the limits or the padding.
        case fixedOutsideLimits = "fixed-outside-limits"
        /// An aspect ratio that has no effect, since both axes are declared (19.2).
        ///
        /// Values: ratio. Remedy: let one of width and height hug.
        case aspectRatioIgnored = "aspect-ratio-ignored"
        /// An aspect ratio that gives no width, since the height it should follow is known only after all widths
        /// (12.4): the width is the node's own padding. Known after a solve.
        ///
        /// Values: ratio. Remedy: fix the height, or declare the width instead.
        case aspectRatioWithoutHeight = "aspect-ratio-without-height"
        /// A centre and an edge are pinned on one axis: the centre wins (19.1).
        ///
        /// Values: centre. Remedy: remove one or the other.
        case edgeIgnored = "edge-ignored"

        // MARK: What a node is in its parent; known after a solve

        /// A child that ignores the stack has no pin on an axis: it is at the near edge (19.1, 19.3).
        ///
        /// Values: none. Remedy: pin an edge or the centre.
        case pinMissing = "pin-missing"
        /// A fraction of a parent that is not definite on that axis, such as one that hugs: it counts as hug (2.4).
        ///
        /// Values: fraction. Remedy: fix the parent's size, let it fill a definite one, or let the child hug.
        case fractionHugs = "fraction-hugs"
        /// A fill across the columns of a wrapping stack: it counts as hug (2.6).
        ///
        /// Values: weight. Remedy: fix the width, or let it hug.
        case fillHugs = "fill-hugs"
        /// `shrink` of a child that cannot give way: a fill, one that ignores the stack, or one whose parent is no
        /// stack (2.9).
        ///
        /// Values: shrink. Remedy: use it on the main axis of a stack, for sizes that are fixed, hug or are
        /// fractions.
        case shrinkIgnored = "shrink-ignored"
        /// A fill of weight 0 on the main axis: it gets no share and is as large as its minimum (2.8).
        ///
        /// Values: size. Remedy: give a weight above 0, or let it hug.
        case fillWithoutWeight = "fill-without-weight"
        /// A fill on the main axis got no share: its siblings leave nothing (6.5).
        ///
        /// Values: weight, size. Remedy: make the parent larger, or give siblings `shrink`.
        case fillWithoutRoom = "fill-without-room"
        /// A fill, or a child pinned to both edges, whose least size or padding is above what there is: what its
        /// siblings leave on the main axis (6.5), the content box across it (8.3, 10.3), what its pins leave of
        /// the parent (11.4). It is as large as its minimum and sticks out.
        ///
        /// Values: least size, what is available; the latter is negative where siblings or pins alone are too
        /// much. Remedy: lower the min or the padding, or make the parent larger.
        case minimumAboveAvailable = "minimum-above-available"
        /// A fraction or an aspect ratio gives more than 1e100 points: the size is 1e100.
        ///
        /// Values: the size. Remedy: give smaller fractions, a ratio nearer to 1, or smaller sizes.
        case productTooLarge = "product-too-large"

        // MARK: What does not fit; known after a solve

        /// Children in flow stick out of the content box (5.4).
        ///
        /// Values: by how much at the near and at the far edge. Remedy: make the node larger, children smaller, or
        /// give them `shrink`.
        case childrenOverflow = "children-overflow"
        /// A leaf's content is larger than its content box, on an axis that hugs or fills: limits, a share, pins or
        /// shrinking made it smaller (5.4). Text wraps, so only its height can be too much, and only where a
        /// solve had to ask for it.
        ///
        /// Values: by how much. Remedy: give it more room, or less content.
        case contentOverflow = "content-overflow"
    }
}
