import StackLayout
import Testing

@testable import KitScreens

@Suite("Facts of the pages that are not frames")
struct FactTests {
    @Test("every fact follows from derived frames", arguments: KitScreens.facts)
    func factsHold(fact: Fact) throws {
        let result = try fact.check()
        #expect(result.holds, "\(result)")
    }

    @Test("every component but none of an unknown name has facts")
    func coverage() {
        let about = Set(KitScreens.facts.map(\.component))
        #expect(about == Set(KitScreens.components.map(\.name)))
        #expect(Set(KitScreens.facts.map(\.page)) == Set(KitPage.allCases))
    }

    @Test("a wrong number, a missing part and a missing component do not hold")
    func wrongFactsFail() throws {
        let name = "Segmented Controls/Light/Large/1 - Enabled"
        func fact(_ component: String, _ documented: Double, part: String) -> Fact {
            Fact(
                page: .segmentedControls, sentence: "", component: component, documented: documented,
                derive: { $0[part].x })
        }
        #expect(try fact(name, 76, part: "Item 2").check().holds)
        #expect(try !fact(name, 76.006, part: "Item 2").check().holds)
        #expect(try !fact(name, 76, part: "Item 6").check().holds)
        #expect(try !fact("Segmented Controls", 76, part: "Item 2").check().holds)
    }
}

extension Fact: CustomTestStringConvertible {
    public var testDescription: String { "\(page.rawValue), \(component): \(sentence)" }
}
