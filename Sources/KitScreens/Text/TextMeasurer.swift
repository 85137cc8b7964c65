import StackLayout

/// Measures leaves that hold paragraphs, or words of given widths; a leaf's tag is the index of its text.
public struct TextMeasurer: LeafMeasurer, Sendable {
    /// What a leaf can hold.
    public enum Content: Sendable {
        /// Letters, measured with a font.
        case text(PreparedText)
        /// Words whose widths a document gives.
        case words(WordText)
    }

    /// The texts, by tag.
    public var contents: [Content]

    /// Creates a measurer.
    public init(_ contents: [Content] = []) { self.contents = contents }

    /// Adds a paragraph and returns its tag.
    ///
    /// - Complexity: O(characters), plus what the shaper takes.
    public mutating func add(_ paragraph: Paragraph) -> Int {
        contents.append(.text(PreparedText(paragraph)))
        return contents.count - 1
    }

    /// Adds words of given widths and returns their tag.
    public mutating func add(_ words: WordText) -> Int {
        contents.append(.words(words))
        return contents.count - 1
    }

    public func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        switch contents[leaf.tag] {
        case .text(let text): text.measured(in: proposal)
        case .words(let words): words.measured(in: proposal)
        }
    }
}
