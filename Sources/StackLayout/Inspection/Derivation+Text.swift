extension Derivation {
    /// The derivation on one line, without names: `y 334.5 = 277.5 + 41 + gap 16`.
    public var text: String { "\(property) \(numberText(value)) = \(formulaText)" }

    /// The formula alone: `277.5 + 41 + gap 16`.
    public var formulaText: String {
        formula.text { term, isAlone in
            let number = numberText(term.value)
            guard term.isLabelled || isAlone, let label = term.source.label else { return number }
            return "\(label) \(number)"
        }
    }

    /// The derivation on one line, with the nodes' names:
    /// `Content/Stack y 334.5 = Content/Symbol y 277.5 + Content/Symbol height 41 + gap 16`.
    ///
    /// - Parameter name: The name of a node, such as its path.
    public func text(naming name: (NodeID) -> String) -> String {
        let formula = formula.text { term, isAlone in
            let number = numberText(term.value)
            if case .derived(let property, let node) = term.source {
                let owner = node == self.node ? "" : name(node) + " "
                return "\(owner)\(property) \(number)"
            }
            guard term.isLabelled || isAlone, let label = term.source.label else { return number }
            return "\(label) \(number)"
        }
        return "\(name(node)) \(property) \(numberText(value)) = \(formula)"
    }
}

extension Derivation: CustomStringConvertible {
    /// The text with the rule in words: `x 175 = 16 + (370 − 52) / 2 (align center)`.
    public var description: String { reason.isEmpty ? text : "\(text) (\(reason))" }
}

extension Derivation.Property: CustomStringConvertible {
    /// The property in words: `natural width`. Lines count from 1 here.
    public var description: String {
        switch self {
        case .x: "x"
        case .y: "y"
        case .width: "width"
        case .height: "height"
        case .natural(let axis): "natural \(Self.size(axis))"
        case .inner(let axis): "inner \(Self.size(axis))"
        case .base(let axis): "base \(Self.size(axis))"
        case .baseline: "baseline"
        case .knownHeight: "known height"
        case .lineStart(let line): "start of line \(line + 1)"
        case .lineSize(let line): "size of line \(line + 1)"
        case .lineExtent(let line): "stretched size of line \(line + 1)"
        }
    }
}

extension Derivation.Source {
    /// What texts call a given number; derived ones are known by their values.
    fileprivate var label: String? {
        switch self {
        case .declared(let property, _): property.label
        case .measured: "measured"
        case .derived, .rule: nil
        }
    }
}

extension LayoutError.Property {
    /// What derivations call a declared number.
    fileprivate var label: String {
        switch self {
        case .width, .height: "fixed"
        case .minWidth, .minHeight: "min"
        case .maxWidth, .maxHeight: "max"
        case .contentWidth, .contentHeight: "content"
        case .paddingTop, .paddingRight, .paddingBottom, .paddingLeft: "padding"
        case .aspectRatio: "ratio"
        case .fillWeight: "weight"
        case .crossGap: "cross gap"
        case .gap, .shrink, .fraction, .left, .right, .top, .bottom, .centerX, .centerY, .cornerRadius,
            .baseline:
            rawValue
        }
    }
}
