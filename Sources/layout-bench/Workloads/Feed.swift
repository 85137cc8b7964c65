import StackLayout

extension BlueprintBuilder {
    /// A column 402 points wide of rows of six nodes; as high as they are, as the content of a scroll view is.
    mutating func addFeed(_ size: Int, _ random: inout SplitMix64) {
        let feed = add(style(.vertical()), width: 402, to: nil)
        while nodeCount + FeedRow.nodeCount <= size {
            add(FeedRow(&random), to: feed)
        }
    }

    private mutating func add(_ row: FeedRow, to feed: Index) {
        let container = add(style(FeedRow.container), to: feed)
        let leaf = style(.leaf)
        add(leaf, width: row.icon.width, height: row.icon.height, to: container)
        let labels = add(style(FeedRow.labels), to: container)
        add(leaf, width: row.title.width, height: row.title.height, to: labels)
        add(leaf, width: row.subtitle.width, height: row.subtitle.height, to: labels)
        add(leaf, width: row.trailing.width, height: row.trailing.height, to: container)
    }
}

/// A row of a feed: an icon, a title over a subtitle, a trailing label.
struct FeedRow {
    static let nodeCount = 6

    static let container = Style.horizontal(
        gap: 12, padding: EdgeInsets(top: 12, right: 16, bottom: 12, left: 16), alignment: .center
    ).sized(.fill)
    static let labels = Style.vertical(gap: 2).sized(.fill)

    let icon: Size
    let title: Size
    let subtitle: Size
    let trailing: Size

    /// A row of random sizes.
    init(_ random: inout SplitMix64) {
        let side = random.quarter(32...48)
        icon = Size(side, side)
        title = Size(random.quarter(60...220), 22)
        subtitle = Size(random.quarter(60...220), 18)
        trailing = Size(random.quarter(24...64), 20)
    }
}
