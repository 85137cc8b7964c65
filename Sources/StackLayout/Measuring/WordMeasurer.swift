/// Text as SEMANTICS 9 models it: words of known widths, broken greedily into lines of one height.
public struct WordText: Hashable, Sendable {
    /// Widths of the words, in points.
    public var words: [Double]
    /// Height of each line, in points.
    public var lineHeight: Double
    /// Distance from the top of a line to its baseline; `lineHeight` unless given.
    public var baseline: Double

    /// Creates a text from its words.
    public init(words: [Double], lineHeight: Double, baseline: Double? = nil) {
        self.words = words
        self.lineHeight = lineHeight
        self.baseline = baseline ?? lineHeight
    }

    /// The size of the text in the given proposal. Without words 0 × 0 and no baseline (9.4); not a number if
    /// the widths of the words do not add up to one of at least 0.
    ///
    /// - Complexity: O(words).
    public func measured(in proposal: Proposal) -> Measurement {
        guard !words.isEmpty else { return Measurement(width: 0, height: 0) }
        let natural = words.reduce(0, +)
        guard natural >= 0 else { return Measurement(width: .nan, height: .nan) }
        guard case .width(let available) = proposal else {
            return Measurement(width: natural, height: lineHeight, baseline: baseline)
        }
        return Measurement(
            width: available, height: Double(lineCount(in: available)) * lineHeight, baseline: baseline)
    }

    /// How many lines the text takes: a word goes on the line while it fits, within 0.01 (9.2).
    ///
    /// - Complexity: O(words).
    public func lineCount(in available: Double) -> Int {
        var lines = 0
        var used = Double.infinity
        for word in words {
            if used + word > available + LineBreaking.slack {
                lines += 1
                used = word
            } else {
                used += word
            }
        }
        return lines
    }
}

/// Measures leaves whose tags are indices into an array of texts.
public struct WordMeasurer: LeafMeasurer, Sendable {
    /// The texts; a leaf's tag is the index of its text.
    public var texts: [WordText]

    /// Creates a measurer for the given texts.
    public init(texts: [WordText] = []) { self.texts = texts }

    /// Adds a text and returns its tag.
    public mutating func add(_ text: WordText) -> Int {
        texts.append(text)
        return texts.count - 1
    }

    /// The size of the text that the tag names. A tag without a text is answered with NaN, which makes the solve
    /// throw ``LayoutError/invalidMeasurement(_:property:value:)`` for the leaf.
    public func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        guard texts.indices.contains(leaf.tag) else { return Measurement(width: .nan, height: .nan) }
        return texts[leaf.tag].measured(in: proposal)
    }
}
