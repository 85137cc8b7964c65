import StackLayout

/// Texts in cells: a character is one cell, a line is one cell high.
struct TextMeasurer: LeafMeasurer {
    /// By the tag of the measured content.
    var texts: [String]

    func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement {
        var width = Int.max
        if case .width(let offered) = proposal { width = Int(offered) }
        let lines = Self.lines(of: texts[leaf.tag], in: width)
        return Measurement(
            width: Double(lines.map(\.count).max() ?? 0), height: Double(lines.count), baseline: 1)
    }

    /// A text broken into lines between words.
    static func lines(of text: String, in width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}
