import StackLayout

extension PreparedText {
    /// How much wider than its space a line may be, in points, as SEMANTICS 9.2 allows.
    static let slack = 0.01

    /// The lines that fit in a width, greedily; in `nil` only hard breaks end lines. Not limited in number.
    ///
    /// - Complexity: O(characters).
    func lineRanges(in available: Double?) -> [Range<Int>] {
        guard !clusters.isEmpty else { return [] }
        let limit = (available ?? .infinity) + Self.slack
        var lines: [Range<Int>] = []
        var start = 0
        /// The last place where the line may end, if there is one.
        var candidate: Int?
        var index = 0
        while index < clusters.count {
            // A run without an opportunity inside is judged as a whole: spaces at its end hang.
            if index > start, !isHanging(index), width(of: start..<index + 1) > limit {
                if let end = candidate {
                    lines.append(start..<end)
                    start = end
                    candidate = nil
                    // What already is on the new line is looked at again from its start.
                    index = start
                    continue
                }
                if paragraph.breaksLongWords {
                    lines.append(start..<index)
                    start = index
                    continue
                }
            }
            switch opportunities[index] {
            case .hard:
                lines.append(start..<index + 1)
                start = index + 1
                candidate = nil
            case .allowed where width(of: start..<index + 1) <= limit || candidate == nil:
                candidate = index + 1
            default: break
            }
            index += 1
        }
        // A hard break at the very end begins one more line.
        lines.append(start..<clusters.count)
        return lines
    }

    /// The paragraph in a width, or as wide as it likes.
    ///
    /// - Complexity: O(characters).
    public func layout(in available: Double? = nil) -> TextLayout {
        let ranges = lineRanges(in: available)
        var shown = ranges.map { (text: visibleText(of: $0), range: $0, width: width(of: $0)) }
        var truncation: Truncation?
        let limit = max(paragraph.lineLimit ?? .max, 1)
        if shown.count > limit {
            let rest = ranges[limit - 1].lowerBound..<clusters.count
            let line = truncated(rest, to: available ?? .infinity)
            shown.removeSubrange((limit - 1)...)
            shown.append((line.text, rest, line.width))
            truncation = line.truncation
        }
        let extent = available ?? shown.map(\.width).max() ?? 0
        let lines = shown.enumerated().map { place, line in
            TextLayout.Line(
                text: line.text, range: line.range, width: line.width, x: x(of: line.width, in: extent),
                y: Double(place) * lineHeight, baseline: Double(place) * lineHeight + baselineOffset)
        }
        return TextLayout(
            lines: lines, width: extent, height: Double(lines.count) * lineHeight, truncation: truncation,
            direction: direction, problems: problems)
    }

    /// What a leaf that holds the text answers (SEMANTICS 9).
    ///
    /// - Complexity: O(characters).
    public func measured(in proposal: Proposal) -> Measurement {
        guard !clusters.isEmpty else { return Measurement(width: 0, height: 0) }
        var available: Double?
        if case .width(let width) = proposal { available = width }
        let ranges = lineRanges(in: available)
        let count = min(ranges.count, max(paragraph.lineLimit ?? .max, 1))
        let natural = ranges.prefix(count).map { width(of: $0) }.max() ?? 0
        return Measurement(
            width: available ?? natural, height: Double(count) * lineHeight, baseline: baselineOffset)
    }

    /// Where a line begins across the paragraph. Justified text is not stretched; it stands where it starts.
    private func x(of width: Double, in available: Double) -> Double {
        let leading: Font.Alignment = direction == .leftToRight ? .left : .right
        switch paragraph.alignment ?? leading {
        case .left: return 0
        case .right: return available - width
        case .center: return (available - width) / 2
        case .justified: return leading == .left ? 0 : available - width
        }
    }

    /// The text of a line without what hangs at its end; a soft hyphen there is a hyphen.
    func visibleText(of range: Range<Int>) -> String {
        var end = range.upperBound
        while end > range.lowerBound, isHanging(end - 1) { end -= 1 }
        var text = String(clusters[range.lowerBound..<end])
        if end > range.lowerBound, end < clusters.count, classes[end - 1] == .softHyphen {
            text.append("-")
        }
        return text
    }
}
