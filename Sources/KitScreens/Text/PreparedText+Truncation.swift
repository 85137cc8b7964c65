extension PreparedText {
    /// The last line of a paragraph that has more to say: what is shown of the rest, and what is cut.
    ///
    /// As much is shown as fits beside the ellipsis; the ellipsis alone where nothing does. Spaces next to it
    /// are cut, hard breaks in what is shown are spaces without width.
    ///
    /// - Complexity: O(characters of the rest).
    func truncated(
        _ rest: Range<Int>, to available: Double
    ) -> (text: String, width: Double, truncation: Truncation) {
        let room = available + Self.slack - ellipsisWidth
        var cut = rest
        switch paragraph.truncation {
        case .tail: cut = prefixEnd(of: rest, in: room)..<rest.upperBound
        case .head: cut = rest.lowerBound..<suffixStart(of: rest, in: room)
        case .middle:
            let head = prefixEnd(of: rest, in: room / 2)
            let used = positions[head] - positions[rest.lowerBound]
            let tail = suffixStart(of: head..<rest.upperBound, in: room - used)
            cut = head..<tail
        }
        // Without a width all fits, and what is cut is what lies behind the first hard break.
        if cut.isEmpty || available == .infinity {
            let end = rest.first { opportunities[$0] == .hard } ?? rest.upperBound
            cut = trimmed(end, from: rest.lowerBound)..<rest.upperBound
        }
        let before = rest.lowerBound..<cut.lowerBound
        let after = cut.upperBound..<rest.upperBound
        let width =
            positions[before.upperBound] - positions[before.lowerBound] + ellipsisWidth
            + positions[after.upperBound] - positions[after.lowerBound]
        let truncation = Truncation(mode: paragraph.truncation, range: cut, cut: String(clusters[cut]))
        return (drawn(before) + "…" + drawn(after), width, truncation)
    }

    /// The end of the longest start of a range that fits; stops at a hard break.
    private func prefixEnd(of range: Range<Int>, in room: Double) -> Int {
        var end = range.lowerBound
        while end < range.upperBound, opportunities[end] != .hard,
            positions[end + 1] - positions[range.lowerBound] <= room
        {
            end += 1
        }
        return trimmed(end, from: range.lowerBound)
    }

    /// The start of the longest end of a range that fits.
    private func suffixStart(of range: Range<Int>, in room: Double) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, opportunities[start - 1] != .hard,
            positions[range.upperBound] - positions[start - 1] <= room
        {
            start -= 1
        }
        while start < range.upperBound, isHanging(start) { start += 1 }
        return start
    }

    private func trimmed(_ end: Int, from start: Int) -> Int {
        var end = end
        while end > start, isHanging(end - 1) { end -= 1 }
        return end
    }

    private func drawn(_ range: Range<Int>) -> String {
        String(range.lazy.filter { classes[$0] != .hard }.map { clusters[$0] })
    }
}
