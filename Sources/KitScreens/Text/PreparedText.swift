import StackLayout

/// A paragraph whose pieces were measured and whose break opportunities were found, once for all widths.
public struct PreparedText: Sendable {
    /// What was prepared.
    public let paragraph: Paragraph
    /// Height of each line, in points.
    public let lineHeight: Double
    /// From the top of a line to its baseline, in points: the letters stand in the middle of the line's box.
    public let baselineOffset: Double
    /// The direction that the paragraph has.
    public let direction: LayoutDirection
    /// What the shaper could not do.
    public let problems: [ShapingProblem]
    /// The grapheme clusters.
    let clusters: [Character]
    let classes: [BreakClass]
    let opportunities: [LineBreaks.Opportunity]
    /// `positions[i]` is where cluster i begins if nothing is broken: tracking included, hard breaks 0 wide.
    let positions: [Double]
    let ellipsisWidth: Double
    let hyphenWidth: Double

    /// Measures the pieces of a paragraph.
    ///
    /// - Complexity: O(characters), plus what the shaper takes.
    public init(_ paragraph: Paragraph) {
        self.paragraph = paragraph
        let font = paragraph.font
        let clusters = Array(paragraph.string)
        let classes = clusters.map(BreakClass.init)
        let opportunities = LineBreaks.opportunities(of: classes)
        let shaped = paragraph.shaping.shape(
            zip(clusters, classes).filter { $0.1 != .hard }.map(\.0), size: font.size)
        let tracking = font.tracking ?? 0
        var positions = [0.0]
        positions.reserveCapacity(clusters.count + 1)
        var position = 0.0
        var next = 0
        for opportunity in opportunities {
            if opportunity != .hard {
                // A shaper that answers too little is one that adds nothing.
                position += next < shaped.advances.count ? shaped.advances[next] + tracking : 0
                next += 1
            }
            positions.append(position)
        }
        self.clusters = clusters
        self.classes = classes
        self.opportunities = opportunities
        self.positions = positions
        problems = shaped.problems
        let extra = { (sign: Character) in
            (paragraph.shaping.shape([sign], size: font.size).advances.first ?? 0) + tracking
        }
        ellipsisWidth = extra("…")
        hyphenWidth = extra("-")
        let metrics = paragraph.shaping.lineMetrics(size: font.size)
        lineHeight = font.lineHeight ?? TextStyle.lineHeight(ofSize: font.size)
        baselineOffset = (lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
        direction =
            paragraph.direction
            ?? (paragraph.string.unicodeScalars.lazy.compactMap(\.isRightToLeft).first == true
                ? .rightToLeft : .leftToRight)
    }

    /// The width of the longest piece that cannot be broken, in points: a paragraph that is narrower breaks
    /// inside a word.
    ///
    /// - Complexity: O(characters).
    public var longestWordWidth: Double {
        var longest = 0.0
        var start = 0
        for index in clusters.indices where opportunities[index] != .none || index == clusters.count - 1 {
            longest = max(longest, width(of: start..<index + 1))
            start = index + 1
        }
        return longest
    }

    /// The width of a run of clusters as a line: without the spaces that hang at its end, with the hyphen that
    /// a soft hyphen at its end becomes.
    func width(of range: Range<Int>) -> Double {
        var end = range.upperBound
        while end > range.lowerBound, isHanging(end - 1) { end -= 1 }
        let width = positions[end] - positions[range.lowerBound]
        let endsSoftly =
            end > range.lowerBound && end < clusters.count && classes[end - 1] == .softHyphen
        return endsSoftly ? width + hyphenWidth : width
    }

    /// Whether a cluster takes no room at the end of a line.
    func isHanging(_ index: Int) -> Bool {
        switch classes[index] {
        case .space, .hard, .zeroWidthSpace: true
        default: false
        }
    }
}
