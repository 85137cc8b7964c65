import StackLayout

/// Children from top to bottom, spelled as in SwiftUI; what differs stands in
/// `Documentation/SwiftUI.md`.
public struct VStack: Declarative, Sendable {
    public var declaration: Declaration

    /// Creates a stack; `spacing` in points.
    public init(
        _ name: String = "", alignment: HorizontalAlignment = .center, spacing: Double = 0,
        @DeclarationBuilder content: () -> DeclarationList = { .none }
    ) {
        declaration =
            Stack(name, .vertical, gap: spacing, alignment: alignment.alignment, children: content)
            .declaration
    }
}

/// Children side by side, spelled as in SwiftUI.
public struct HStack: Declarative, Sendable {
    public var declaration: Declaration

    /// Creates a stack; `spacing` in points.
    public init(
        _ name: String = "", alignment: VerticalAlignment = .center, spacing: Double = 0,
        @DeclarationBuilder content: () -> DeclarationList = { .none }
    ) {
        declaration =
            Stack(name, .horizontal, gap: spacing, alignment: alignment.alignment, children: content)
            .declaration
    }
}

/// Children on top of each other, spelled as in SwiftUI.
public struct ZStack: Declarative, Sendable {
    public var declaration: Declaration

    /// Creates an overlay; both alignments are centred unless given.
    public init(
        _ name: String = "", horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
        @DeclarationBuilder content: () -> DeclarationList = { .none }
    ) {
        declaration =
            Overlay(
                name, alignment: vertical.alignment, distribution: horizontal.distribution, children: content
            ).declaration
    }
}

/// Takes the room that is left, spelled as in SwiftUI.
public struct Spacer: Declarative, Sendable {
    public var declaration: Declaration

    /// Creates a spacer that may vanish.
    public init() { declaration = Leaf().fill().declaration }

    /// Creates a spacer that keeps a least length along an axis, in points: that of the stack it stands in.
    public init(minLength: Double, along axis: Axis) {
        switch axis {
        case .horizontal: declaration = Leaf().fill().limits(minWidth: minLength).declaration
        case .vertical: declaration = Leaf().fill().limits(minHeight: minLength).declaration
        }
    }
}

/// Words, spelled as in SwiftUI; measured by the measurer that they are added to.
public struct Text: Declarative, Sendable {
    public var declaration: Declaration

    /// Creates a text in a style. It wraps where a row has too little room for it.
    public init(
        _ string: String, name: String = "", style: TextStyle = .body,
        at category: ContentSizeCategory = .large,
        lineLimit: Int? = nil, shaping: any TextShaping, in measurer: inout TextMeasurer
    ) {
        let paragraph = Paragraph(
            string, font: style.font(at: category), shaping: shaping, lineLimit: lineLimit)
        declaration = Leaf(name, measured: measurer.add(paragraph)).shrink().declaration
    }
}

/// Where children of a column stand.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing

    var alignment: Alignment {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        }
    }

    var distribution: Distribution {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        }
    }
}

/// Where children of a row stand.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
    case top, center, bottom, firstTextBaseline

    var alignment: Alignment {
        switch self {
        case .top: .start
        case .center: .center
        case .bottom: .end
        case .firstTextBaseline: .baseline
        }
    }
}
