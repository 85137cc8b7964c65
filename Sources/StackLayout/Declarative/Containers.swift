/// Children one after the other, across or down the page.
///
/// ```swift
/// Stack("Content", .vertical, gap: 16, padding: .horizontal(16), alignment: .center) {
///     Leaf("Symbol", 52, 41)
///     if let message { Leaf("Message", measured: message) }
/// }.fill()
/// ```
public struct Stack: Declarative, Sendable {
    /// What is declared: the node, its style, its children.
    public var declaration: Declaration

    /// Creates a stack whose main axis is `axis`. Gap and padding are in points; `gap` may be negative.
    @inlinable
    public init(
        _ name: String, _ axis: Axis, gap: Double = 0, padding: EdgeInsets = .zero,
        alignment: Alignment = .start, distribution: Distribution = .start,
        @DeclarationBuilder children: () -> DeclarationList = { .none }
    ) {
        var style = Style(axis == .horizontal ? .horizontal : .vertical)
        style.gap = gap
        style.padding = padding
        style.alignment = alignment
        style.distribution = distribution
        declaration = Declaration(name: name, style: style, children: children().all)
    }

    /// Creates a stack without a name.
    @inlinable
    public init(
        _ axis: Axis, gap: Double = 0, padding: EdgeInsets = .zero,
        alignment: Alignment = .start, distribution: Distribution = .start,
        @DeclarationBuilder children: () -> DeclarationList = { .none }
    ) {
        self.init(
            "", axis, gap: gap, padding: padding, alignment: alignment, distribution: distribution,
            children: children)
    }
}

/// Children that share one content box (SEMANTICS 10).
public struct Overlay: Declarative, Sendable {
    /// What is declared: the node, its style, its children.
    public var declaration: Declaration

    /// Creates an overlay; `alignment` works down the page, `distribution` (start, center, end) across it.
    @inlinable
    public init(
        _ name: String = "", padding: EdgeInsets = .zero, alignment: Alignment = .start,
        distribution: Distribution = .start,
        @DeclarationBuilder children: () -> DeclarationList = { .none }
    ) {
        let style = Style.overlay(padding: padding, alignment: alignment, distribution: distribution)
        declaration = Declaration(name: name, style: style, children: children().all)
    }
}

/// Children that are placed by their pins only.
public struct Free: Declarative, Sendable {
    /// What is declared: the node, its style, its children.
    public var declaration: Declaration

    /// Creates a free container. It hugs nothing but its padding, so it is usually given a size.
    @inlinable
    public init(
        _ name: String = "", padding: EdgeInsets = .zero,
        @DeclarationBuilder children: () -> DeclarationList = { .none }
    ) {
        declaration = Declaration(name: name, style: .free(padding: padding), children: children().all)
    }
}

/// Content of a known size, measured content, or nothing.
public struct Leaf: Declarative, Sendable {
    /// What is declared: the node, its style, its children.
    public var declaration: Declaration

    /// Creates a leaf without content: a spacer, a rule, a background.
    @inlinable
    public init(_ name: String = "") { declaration = Declaration(name: name, style: .leaf) }

    /// Creates a leaf with content of a known size, in points; `baseline` is its distance from the top.
    @inlinable
    public init(_ name: String, _ width: Double, _ height: Double, baseline: Double? = nil) {
        declaration = Declaration(name: name, style: .leaf(Size(width, height), baseline: baseline))
    }

    /// Creates a leaf without a name, with content of a known size, in points.
    @inlinable
    public init(_ width: Double, _ height: Double, baseline: Double? = nil) {
        self.init("", width, height, baseline: baseline)
    }

    /// Creates a leaf whose content a ``LeafMeasurer`` measures; the tag says which content it is.
    @inlinable
    public init(_ name: String = "", measured tag: Int) {
        declaration = Declaration(name: name, style: .measured(tag: tag))
    }
}
