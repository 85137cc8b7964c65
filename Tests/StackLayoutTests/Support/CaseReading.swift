import DesignFiles
import Foundation
import StackLayout
import Testing

extension TestCase {
    /// The cases of a file in Corpora, by its name without extension.
    static func corpus(_ file: String) throws -> [TestCase] {
        let url = Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Corpora")
        let data = try Data(contentsOf: #require(url, "no file \(file).json in Corpora"))
        return try CaseFile.read(data).map(TestCase.init)
    }

    private init(_ file: Case) {
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
