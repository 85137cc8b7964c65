import StackLayout

/// The members of one Figma node, as far as they say where things are: each read by type, absent where it is
/// missing or `null`, and noted where it is something that it cannot be.
struct FigmaFields {
    var id = ""
    var name = ""
    var type = ""
    var isVisible = true
    /// The record of the array of children.
    var children: Int?
    var rotation = 0.0
    /// The bounding box on the canvas.
    var box: Rect?
    var horizontalConstraint = FigmaWord.Horizontal.left
    var verticalConstraint = FigmaWord.Vertical.top

    var layoutMode = FigmaWord.LayoutMode.none
    var wrap = FigmaWord.Wrap.noWrap
    var itemSpacing = 0.0
    var counterAxisSpacing: Double?
    var padding = EdgeInsets.zero
    /// What files of 2020 and before give for both sides.
    var horizontalPadding = 0.0
    var verticalPadding = 0.0
    var mainAlign = FigmaWord.MainAlign.min
    var crossAlign = FigmaWord.CrossAlign.min
    var content = FigmaWord.Content.auto

    var horizontalSizing: FigmaWord.Sizing?
    var verticalSizing: FigmaWord.Sizing?
    var mainSizingMode = FigmaWord.SizingMode.auto
    var crossSizingMode = FigmaWord.SizingMode.auto
    var grows = false
    var selfAlign = FigmaWord.SelfAlign.inherit
    var positioning = FigmaWord.Positioning.auto
    var widthLimits = Limits.none
    var heightLimits = Limits.none

    var hasStrokes = false
    var strokeWeight = 1.0
    var strokeWeights: EdgeInsets?
    var strokeAlign = FigmaWord.StrokeAlign.inside
    var strokesAreInLayout = false
    var textResize: FigmaWord.TextResize?
    var cornerRadius = 0.0
    var cornerRadii: CornerRadii?

    /// What the node says that is not known, or cannot be.
    var doubts: [Doubt] = []
    /// The same where it makes doubtful whether and how the node takes part in its parent's layout.
    var doubtsOfParent: [Doubt] = []
}

extension FigmaFields {
    /// Whether the node is laid out as a row or column.
    var isStack: Bool { layoutMode == .horizontal || layoutMode == .vertical }
}
