import DesignFiles
import StackLayout

extension TestCase {
    /// A case that was read from a file.
    init(_ file: Case) {
        let component = file.component
        var childrenOf = [[Int]](repeating: [], count: component.parts.count)
        for (index, part) in component.parts.enumerated() {
            if let parent = part.parent { childrenOf[parent].append(index) }
        }
        func node(_ index: Int) -> TestNode {
            let part = component.parts[index]
            var node = TestNode(part.style, name: part.name, childrenOf[index].map(node))
            if case .measured(let tag) = part.style.content {
                node.text = component.texts[tag]
                node.style.content = .none
            }
            node.expected = part.stored
            return node
        }
        self.init(
            name: component.name, root: node(0), direction: component.direction,
            isByHand: file.source == "rule")
    }
}
