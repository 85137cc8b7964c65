import KitScreens
import StackLayout

extension BlueprintBuilder {
    /// The documented components one below the other, again and again, as long as the next one has room.
    mutating func addKit(_ size: Int) {
        let components = KitScreens.components
        // A component's styles and texts are the same each time it comes.
        let styles = components.map { component in
            let firstTag = component.texts.reduce(into: nil as Int?) { first, text in
                let tag = self.text(text)
                first = first ?? tag
            }
            return component.parts.map { part in
                var style = part.style
                if case .measured(let tag) = style.content, let firstTag {
                    style.content = .measured(tag: firstTag + tag)
                }
                return self.style(style)
            }
        }
        let page = add(style(.vertical()), to: nil)
        var next = 0
        while nodeCount + components[next].parts.count <= size {
            let first = nodeCount
            for (part, style) in zip(components[next].parts, styles[next]) {
                add(style, to: part.parent.map { first + $0 } ?? page)
            }
            next = (next + 1) % components.count
        }
    }

    /// Screens of the kit's measures in what every engine can express; 18 nodes each.
    mutating func addScreens(_ size: Int, _ random: inout SplitMix64) {
        let page = add(style(.vertical()), to: nil)
        let leaf = style(.leaf)
        let screen = style(
            .vertical(padding: EdgeInsets(top: 62, bottom: 88), alignment: .center).sized(402, 874))
        let content = style(
            .vertical(gap: 16, alignment: .center, distribution: .center).sized(.fill, .fill))
        let labels = style(.vertical(gap: 2))
        let control = style(.horizontal(gap: 4, padding: .all(2)).sized(370, 36))
        let segment = style(.horizontal(alignment: .center, distribution: .center).sized(.fill, .fill))
        while nodeCount + 18 <= size {
            let screen = add(screen, to: page)
            add(leaf, width: 402, height: 105, to: screen)
            let content = add(content, to: screen)
            add(leaf, width: 50, height: 50, to: content)
            let labels = add(labels, to: content)
            add(leaf, width: 338, height: 26, to: labels)
            add(leaf, width: 338, height: 26, to: labels)
            let control = add(control, to: screen)
            for _ in 0..<5 {
                add(leaf, width: random.quarter(30...60), height: 18, to: add(segment, to: control))
            }
        }
    }
}
