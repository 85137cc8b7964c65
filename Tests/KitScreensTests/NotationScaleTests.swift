import KitScreens
import StackLayout
import Testing

@Suite("Kit notation: deep and large texts")
struct NotationScaleTests {
    @Test("a chain of 100,000 parts", .timeLimit(.minutes(1)))
    func deepChain() throws {
        let count = 100_000
        var parts = [Part(name: "", parent: nil, style: .vertical())]
        parts[0].look.layer = .component
        for index in 1..<count {
            parts.append(Part(name: "", parent: index - 1, style: .vertical(gap: Double(index))))
        }
        let component = Component(name: "Chain", parts: parts)
        let text = Notation.print([component])
        #expect(text.utf8.count < 50 * count)
        let again = try Notation.parse(text)
        #expect(again.map(\.withoutLines) == [component])
        let path = component.path(of: count - 1)
        #expect(component.index(ofPath: path) == count - 1)
    }

    @Test("100,000 siblings, and as many components", .timeLimit(.minutes(1)))
    func manyParts() throws {
        let count = 100_000
        var wide = Component(name: "Wide", parts: [Part(name: "", parent: nil, style: .horizontal())])
        for _ in 1...count { wide.parts.append(Part(name: "Item", parent: 0, style: .leaf(Size(1, 2)))) }
        let text = Notation.print([wide])
        #expect(try Notation.parse(text).map(\.withoutLines) == [wide])
        #expect(wide.paths.last == "Item#100000")
        let small = String(repeating: "COMPONENT \"A\" w1 h1\n", count: count)
        #expect(try Notation.parse(small).count == count)
    }

    @Test("one line with 100,000 remarks, and one string of a million characters", .timeLimit(.minutes(1)))
    func longLines() throws {
        var part = Part(name: String(repeating: "ä", count: 1_000_000), parent: nil, style: .leaf)
        part.look.notes = [String](repeating: "n", count: 100_000)
        let component = Component(name: "Long", parts: [part])
        #expect(try Notation.parse(Notation.print([component])).map(\.withoutLines) == [component])
        let line = "COMPONENT \"A\"" + String(repeating: " note \"n\"", count: 100_000)
        #expect(try Notation.parse(line)[0].parts[0].look.notes.count == 100_000)
    }
}
