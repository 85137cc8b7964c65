extension Style {
    /// A stack whose children follow each other from left to right (or right to left).
    public static func horizontal(
        gap: Double = 0, padding: EdgeInsets = .zero, alignment: Alignment = .start,
        distribution: Distribution = .start
    ) -> Style {
        container(.horizontal, gap: gap, padding: padding, alignment: alignment, distribution: distribution)
    }

    /// A stack whose children follow each other from top to bottom.
    public static func vertical(
        gap: Double = 0, padding: EdgeInsets = .zero, alignment: Alignment = .start,
        distribution: Distribution = .start
    ) -> Style {
        container(.vertical, gap: gap, padding: padding, alignment: alignment, distribution: distribution)
    }

    /// A container whose children share its content box; `alignment` works down the page, `distribution`
    /// (start, center, end) across it (SEMANTICS 10).
    public static func overlay(
        padding: EdgeInsets = .zero, alignment: Alignment = .start, distribution: Distribution = .start
    ) -> Style {
        container(.overlay, gap: 0, padding: padding, alignment: alignment, distribution: distribution)
    }

    /// A container whose children are placed by their pins only.
    public static func free(padding: EdgeInsets = .zero) -> Style {
        container(.free, gap: 0, padding: padding, alignment: .start, distribution: .start)
    }

    /// A leaf with content of a known size.
    public static func leaf(_ size: Size, baseline: Double? = nil) -> Style {
        var style = Style(.leaf)
        style.content = .size(size, baseline: baseline)
        return style
    }

    /// A leaf without content.
    public static let leaf = Style(.leaf)

    /// A leaf whose content is measured; the tag says which content it is.
    public static func measured(tag: Int) -> Style {
        var style = Style(.leaf)
        style.content = .measured(tag: tag)
        return style
    }

    private static func container(
        _ kind: Kind, gap: Double, padding: EdgeInsets, alignment: Alignment, distribution: Distribution
    ) -> Style {
        var style = Style(kind)
        style.gap = gap
        style.padding = padding
        style.alignment = alignment
        style.distribution = distribution
        return style
    }
}

extension Style {
    /// The same style after a change: `style.with { $0.shrink = 1 }`.
    public func with(_ change: (inout Style) -> Void) -> Style {
        var style = self
        change(&style)
        return style
    }

    /// The same style with sizes declared for the axes that are given.
    public func sized(_ width: Sizing? = nil, _ height: Sizing? = nil) -> Style {
        var style = self
        if let width { style.width = width }
        if let height { style.height = height }
        return style
    }

    /// The same style for a child that ignores the stack.
    public func pinned(_ pins: Pins) -> Style { with { $0.pins = pins } }

    /// The same style for a stack that breaks its children into lines.
    public func wrapping(crossGap: Double = 0, lines: LineDistribution = .start) -> Style {
        var style = self
        style.wraps = true
        style.crossGap = crossGap
        style.lines = lines
        return style
    }
}
