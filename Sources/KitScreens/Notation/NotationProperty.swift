/// The words that begin a property. One file reads and prints those of the layout, one those of the look.
enum NotationProperty: String, Hashable, CaseIterable {
    // Layout.
    case width = "w"
    case height = "h"
    case minWidth = "minW"
    case maxWidth = "maxW"
    case minHeight = "minH"
    case maxHeight = "maxH"
    case aspect, stack, free, gap, pad, wrap, crossGap, lines, align, distribute, alignSelf, shrink, pin
    case hidden, corners, content, words
    // Look.
    case fill, opacity, mask, angle, string, glyph, font, shadow, inner, border, blur, override, layerStyle
    case note

    /// The properties by their words: quicker than asking every case.
    static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether a part may have the property several times.
    var isRepeatable: Bool {
        switch self {
        case .shadow, .inner, .border, .blur, .override, .note: true
        default: false
        }
    }

    /// What the property says; two ways of saying the same exclude each other.
    var subject: NotationProperty {
        switch self {
        case .free: .stack
        case .words: .content
        default: self
        }
    }
}
