extension TextStyle {
    /// Letter sizes in points, from `xSmall` to `ax5`. Human Interface Guidelines, Typography.
    var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    /// The line height that goes with a letter size of the table, in points.
    ///
    /// The guidelines list it for every style and size; it follows the size alone, with one exception that
    /// ``metrics(at:)`` knows. Sizes between those of the table lie on the line between their neighbours;
    /// sizes beyond its ends keep the ratio of the end.
    ///
    /// - Complexity: O(entries of the table).
    static func lineHeight(ofSize size: Double) -> Double {
        guard let first = lineHeights.first, let last = lineHeights.last else { return size }
        if size <= first.size { return size * first.lineHeight / first.size }
        if size >= last.size { return size * last.lineHeight / last.size }
        let upper = lineHeights.firstIndex { $0.size >= size } ?? lineHeights.endIndex - 1
        let (high, low) = (lineHeights[upper], lineHeights[upper - 1])
        let part = (size - low.size) / (high.size - low.size)
        return low.lineHeight + part * (high.lineHeight - low.lineHeight)
    }

    private static let lineHeights: [Metrics] = [
        (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24), (20, 25),
        (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34), (29, 35), (30, 37),
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (37, 44), (38, 46), (39, 47), (40, 48), (42, 50),
        (43, 51), (44, 52), (47, 56), (48, 57), (49, 58), (50, 59), (51, 60), (52, 61), (53, 62), (55, 65),
        (56, 66), (58, 68), (60, 70),
    ].map { Metrics(size: $0.0, lineHeight: $0.1) }
}
