import StackLayout

/// Another value for one declaration.
public enum DeclarationChange: Hashable, Sendable {
    case distribution(Distribution)
    case alignment(Alignment)
    case alignmentSelf(Alignment)
    case gap(Double)
    case crossGap(Double)
    case paddingTop(Double)
    case paddingRight(Double)
    case paddingBottom(Double)
    case paddingLeft(Double)
    case wraps(Bool)
    /// Row instead of column, or the other way round.
    case kind(Kind)
    case sizing(Axis, Sizing)
    /// No least and no largest size.
    case unlimited(Axis)
    /// The child ignores the stack, and stands where it is stored.
    case ignored(Pins)

    /// Declares it.
    func apply(to style: inout Style) {
        switch self {
        case .distribution(let value): style.distribution = value
        case .alignment(let value): style.alignment = value
        case .alignmentSelf(let value): style.alignmentSelf = value
        case .gap(let value): style.gap = value
        case .crossGap(let value): style.crossGap = value
        case .paddingTop(let value): style.padding.top = value
        case .paddingRight(let value): style.padding.right = value
        case .paddingBottom(let value): style.padding.bottom = value
        case .paddingLeft(let value): style.padding.left = value
        case .wraps(let value): style.wraps = value
        case .kind(let value): style.kind = value
        case .sizing(.horizontal, let value): style.width = value
        case .sizing(.vertical, let value): style.height = value
        case .unlimited(.horizontal): style.widthLimits = .none
        case .unlimited(.vertical): style.heightLimits = .none
        case .ignored(let pins): style.pins = pins
        }
    }

    /// What a style declares now, in a word.
    func current(in style: Style) -> String {
        switch self {
        case .distribution: style.distribution.word
        case .alignment: style.alignment.word
        case .alignmentSelf: style.alignmentSelf?.word ?? "the parent's"
        case .gap: number(style.gap)
        case .crossGap: number(style.crossGap)
        case .paddingTop: number(style.padding.top)
        case .paddingRight: number(style.padding.right)
        case .paddingBottom: number(style.padding.bottom)
        case .paddingLeft: number(style.padding.left)
        case .wraps: style.wraps ? "wrapping" : "one line"
        case .kind: style.kind == .horizontal ? "a row" : "a column"
        case .sizing(.horizontal, _): style.width.word
        case .sizing(.vertical, _): style.height.word
        case .unlimited: "limits"
        case .ignored: "in flow"
        }
    }
}

extension DeclarationChange: CustomStringConvertible {
    /// What would be declared, in the words of the kit notation: `distribute start`, `gap 12`.
    public var description: String {
        switch self {
        case .distribution(let value): "distribute \(value.word)"
        case .alignment(let value): "align \(value.word)"
        case .alignmentSelf(let value): "alignSelf \(value.word)"
        case .gap(let value): "gap \(number(value))"
        case .crossGap(let value): "crossGap \(number(value))"
        case .paddingTop(let value): "padding top \(number(value))"
        case .paddingRight(let value): "padding right \(number(value))"
        case .paddingBottom(let value): "padding bottom \(number(value))"
        case .paddingLeft(let value): "padding left \(number(value))"
        case .wraps(let value): value ? "wrap" : "no wrap"
        case .kind(let value): value == .horizontal ? "stack h" : "stack v"
        case .sizing(.horizontal, let value): "width \(value.word)"
        case .sizing(.vertical, let value): "height \(value.word)"
        case .unlimited(.horizontal): "no limits of the width"
        case .unlimited(.vertical): "no limits of the height"
        case .ignored: "ignoring the stack"
        }
    }
}

private func number(_ value: Double) -> String { JSONText.number(value.tidy) }

extension Sizing {
    fileprivate var word: String {
        switch self {
        case .fixed(let points): "fixed \(number(points))"
        case .hug: "hug"
        case .fill(weight: 1): "fill"
        case .fill(let weight): "fill \(number(weight))"
        case .fraction(let fraction): "\(number(fraction * 100))%"
        }
    }
}

extension Alignment {
    fileprivate var word: String {
        switch self {
        case .start: "start"
        case .center: "center"
        case .end: "end"
        case .stretch: "stretch"
        case .baseline: "baseline"
        }
    }
}

extension Distribution {
    fileprivate var word: String {
        switch self {
        case .start: "start"
        case .center: "center"
        case .end: "end"
        case .spaceBetween: "between"
        case .spaceAround: "around"
        case .spaceEvenly: "evenly"
        }
    }
}
