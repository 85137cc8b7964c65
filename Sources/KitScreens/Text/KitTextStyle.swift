/// A text style of the kit, by the name under which layers are bound to it: `06 Body/1 Default`.
///
/// Only the two that the kit's pages document are known; others have no figures there.
public struct KitTextStyle: Hashable, Sendable {
    /// The name in documents.
    public let name: String
    /// The system's style that it stands for.
    public let style: TextStyle
    /// The face and the figures that the pages state.
    public let font: Font

    /// `01 LargeTitle/1 Default`: SFPro-Regular 34/41.
    public static let largeTitle = KitTextStyle(
        name: "01 LargeTitle/1 Default", style: .largeTitle,
        font: Font("SFPro-Regular", size: 34, lineHeight: 41))
    /// `06 Body/1 Default`: SFPro-Regular 17/22.
    public static let body = KitTextStyle(
        name: "06 Body/1 Default", style: .body, font: Font("SFPro-Regular", size: 17, lineHeight: 22))

    /// All that are documented.
    public static let all = [largeTitle, body]

    /// The style of this name; `nil` if the pages do not document it.
    public static func named(_ name: String) -> KitTextStyle? { all.first { $0.name == name } }
}

extension Font {
    /// The documented style that the layer is bound to, if it is.
    public var boundStyle: KitTextStyle? { textStyle.flatMap(KitTextStyle.named) }

    /// What the layer stores otherwise than the style that it is bound to; empty if it follows the style or is
    /// bound to none that is documented.
    public var deviations: [StyleDeviation] {
        guard let bound = boundStyle?.font else { return [] }
        var deviations: [StyleDeviation] = []
        if name != bound.name { deviations.append(.face(stored: name, style: bound.name)) }
        if size != bound.size { deviations.append(.size(stored: size, style: bound.size)) }
        if let lineHeight, let expected = bound.lineHeight, lineHeight != expected {
            deviations.append(.lineHeight(stored: lineHeight, style: expected))
        }
        return deviations
    }

    /// The same font at another content size.
    ///
    /// What is stored holds at `large`. It grows as the style that the layer is bound to, or as `style` where
    /// it is bound to none; the line height keeps its ratio to the size.
    public func scaled(to category: ContentSizeCategory, relativeTo style: TextStyle = .body) -> Font {
        let factor = (boundStyle?.style ?? style).scale(at: category)
        var font = self
        font.size = size * factor
        font.lineHeight = lineHeight.map { $0 * factor }
        font.tracking = tracking.map { $0 * factor }
        return font
    }
}

/// One thing that a layer stores otherwise than the text style that it is bound to.
public enum StyleDeviation: Hashable, Sendable {
    case face(stored: String, style: String)
    case size(stored: Double, style: Double)
    case lineHeight(stored: Double, style: Double)
}
