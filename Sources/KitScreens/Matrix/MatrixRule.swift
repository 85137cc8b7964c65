import StackLayout

/// What can be wrong with a screen in one of its variants.
public enum MatrixRule: String, Hashable, Sendable, CaseIterable {
    /// A text needs more lines than its frame has room for, or than its limit allows.
    case truncation
    /// A word is wider than its text's frame and is broken or sticks out.
    case brokenWord = "broken-word"
    /// A text, symbol or control reaches beyond the screen or component.
    case overflow
    /// Texts, symbols, controls or bars lie over each other.
    case overlap
    /// A control is less than 44 wide or high.
    case smallTarget = "small-target"
    /// Text contrasts less than 4.5 : 1 with what is documented to lie under it.
    case lowContrast = "low-contrast"

    /// What the number of a finding is: points, or a contrast.
    public var unit: String {
        switch self {
        case .truncation: "points of height missing"
        case .brokenWord: "points of width missing"
        case .overflow: "points beyond the edge"
        case .overlap: "points of overlap"
        case .smallTarget: "points, the smaller side"
        case .lowContrast: "contrast"
        }
    }

    /// Whether smaller numbers are worse.
    var isWorseWhenSmaller: Bool { self == .smallTarget || self == .lowContrast }
}

/// One combination of who reads a screen on what.
public struct MatrixVariant: Hashable, Sendable {
    public let device: Device
    public let contentSize: ContentSizeCategory
    public let direction: LayoutDirection
    public let appearance: Appearance

    /// What a screen is built for in this variant.
    public func environment(shaping: any TextShaping) -> ScreenEnvironment {
        ScreenEnvironment(
            size: device.size, safeArea: device.safeArea, contentSize: contentSize, direction: direction,
            appearance: appearance, shaping: shaping)
    }
}

extension MatrixVariant: CustomStringConvertible {
    /// One line: `iPhone 14, ax3, right to left, dark`.
    public var description: String {
        let direction = direction == .leftToRight ? "left to right" : "right to left"
        return "\(device.name), \(contentSize.rawValue), \(direction), \(appearance.rawValue.lowercased())"
    }
}

/// What is wrong in one variant.
public struct VariantFinding: Hashable, Sendable {
    public let rule: MatrixRule
    /// The part.
    public let part: Int
    /// The other part of an overlap.
    public let other: Int?
    /// How much, in the rule's unit.
    public let amount: Double
}
