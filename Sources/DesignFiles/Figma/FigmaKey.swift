/// The members of a node of Figma's REST JSON that say where things are.
enum FigmaKey: String, CaseIterable, Sendable {
    case id, name, type, visible, children, rotation, absoluteBoundingBox, constraints
    case layoutMode, layoutWrap, itemSpacing, counterAxisSpacing
    /// Of files before the four paddings.
    case horizontalPadding, verticalPadding
    case paddingTop, paddingRight, paddingBottom, paddingLeft
    case primaryAxisAlignItems, counterAxisAlignItems, counterAxisAlignContent
    case layoutSizingHorizontal, layoutSizingVertical, primaryAxisSizingMode, counterAxisSizingMode
    case layoutGrow, layoutAlign, layoutPositioning
    case minWidth, maxWidth, minHeight, maxHeight
    case strokes, strokeWeight, strokeAlign, individualStrokeWeights, strokesIncludedInLayout
    case style, cornerRadius, rectangleCornerRadii
    /// Known, and of no consequence for frames.
    case itemReverseZIndex, layoutGrids, layoutVersion

    static let all = JSONKeys<FigmaKey>()

    /// How keys begin that a newer version of the format may have added.
    static let declarationPrefixes = ["layout", "primaryAxis", "counterAxis", "itemSpacing", "padding"]
        .map { Array($0.utf8) }
}

/// The words that Figma uses for values; each enumeration's raw values are the file's.
enum FigmaWord {
    enum LayoutMode: String {
        case none = "NONE", horizontal = "HORIZONTAL", vertical = "VERTICAL", grid = "GRID"
    }
    enum Wrap: String { case noWrap = "NO_WRAP", wrap = "WRAP" }
    enum MainAlign: String { case min = "MIN", center = "CENTER", max = "MAX", between = "SPACE_BETWEEN" }
    enum CrossAlign: String { case min = "MIN", center = "CENTER", max = "MAX", baseline = "BASELINE" }
    enum Content: String { case auto = "AUTO", between = "SPACE_BETWEEN" }
    enum Sizing: String { case fixed = "FIXED", hug = "HUG", fill = "FILL" }
    enum SizingMode: String { case auto = "AUTO", fixed = "FIXED" }
    enum SelfAlign: String {
        case inherit = "INHERIT", stretch = "STRETCH", min = "MIN", center = "CENTER", max = "MAX"
    }
    enum Positioning: String { case auto = "AUTO", absolute = "ABSOLUTE" }
    enum StrokeAlign: String { case inside = "INSIDE", outside = "OUTSIDE", center = "CENTER" }
    enum TextResize: String {
        case none = "NONE", height = "HEIGHT", widthAndHeight = "WIDTH_AND_HEIGHT", truncate = "TRUNCATE"
    }
    enum Horizontal: String {
        case left = "LEFT", right = "RIGHT", center = "CENTER", both = "LEFT_RIGHT", scale = "SCALE"
    }
    enum Vertical: String {
        case top = "TOP", bottom = "BOTTOM", center = "CENTER", both = "TOP_BOTTOM", scale = "SCALE"
    }
}
