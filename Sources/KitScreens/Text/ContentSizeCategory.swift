/// How large a reader wants text to be: the 12 sizes of Dynamic Type, in rising order.
///
/// The names of the standard sizes are those of Apple's Human Interface Guidelines, Typography; `ax1` … `ax5`
/// are the "larger accessibility sizes".
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium
    /// The size that devices come with; what documents are drawn at.
    case large
    case xLarge, xxLarge, xxxLarge
    case ax1, ax2, ax3, ax4, ax5

    /// Whether this is one of the five sizes that readers turn on under Accessibility.
    public var isAccessibility: Bool { self >= .ax1 }

    /// The place in the order, from 0.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .ax1: 7
        case .ax2: 8
        case .ax3: 9
        case .ax4: 10
        case .ax5: 11
        }
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
