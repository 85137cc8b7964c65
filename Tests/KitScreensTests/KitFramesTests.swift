import KitScreens
import StackLayout
import Testing

@Suite("Frames of the kit")
struct KitFramesTests {
    @Test("the pages state 192 frames of 32 components, and these are the parts there are")
    func theTableIsComplete() {
        var rows = DocumentedFrame.all[...]
        #expect(rows.count == 192)
        for component in KitScreens.components {
            let own = rows.prefix(component.parts.count)
            #expect(own.map(\.component) == component.parts.map { _ in component.name })
            #expect(own.map(\.path) == component.paths)
            rows = rows.dropFirst(component.parts.count)
        }
        #expect(rows.isEmpty)
        #expect(KitScreens.components.count == 32)
    }

    @Test("every documented frame is derived within 0.005", arguments: KitScreens.components)
    func documentedFramesAreDerived(component: Component) throws {
        let documented = DocumentedFrame.all.filter { $0.component == component.name }
        #expect(documented.count == component.parts.count)
        let derived = try component.derivedFrames()
        for row in documented {
            let index = try #require(component.index(ofPath: row.path))
            let frame = try #require(derived[index])
            #expect(frame.isEqual(to: row.frame, within: 0.005), "\(row.path): \(frame), not \(row.frame)")
        }
    }

    @Test("the frame beside each declaration is the documented one", arguments: DocumentedFrame.all)
    func storedFramesAreTheDocumentedOnes(row: DocumentedFrame) throws {
        let component = try #require(KitScreens.component(named: row.component))
        let index = try #require(component.index(ofPath: row.path))
        #expect(component.parts[index].stored == row.frame)
    }

    @Test("a gap that is 1 larger moves the frames behind it: the comparison can fail")
    func aWrongGapIsSeen() throws {
        var component = try #require(KitScreens.component(named: "Examples/Empty State/Large Symbol"))
        let content = try #require(component.index(ofPath: "Content"))
        let symbol = try #require(component.index(ofPath: "Content/Symbol"))
        component.parts[content].style.gap += 1
        let frame = try #require(try component.derivedFrames()[symbol])
        let stored = try #require(component.parts[symbol].stored)
        #expect(!frame.isEqual(to: stored, within: 0.005))
        #expect(frame.y == stored.y - 0.5)
    }

    @Test("the only pins are those of parts that ignore the stack on the page")
    func pinsAreTheDocumentedOnes() {
        let pinned = Set(
            KitScreens.components.flatMap { component in
                component.parts.filter { $0.style.pins != nil }.map(\.name)
            })
        let spokes: Set = ["0", "45", "90", "135", "180", "225", "270", "325"]
        let knob: Set = ["Knob Shadow", "Knob Glow", "Knob"]
        #expect(pinned == spokes.union(knob).union(["Status Bar", "Button", "Oval", "Glass"]))
    }
}

extension Rect {
    /// Whether each of the four numbers is at most this far off.
    func isEqual(to other: Rect, within tolerance: Double) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}

extension Component: CustomTestStringConvertible {
    /// The name, so that a failure does not print the whole tree.
    public var testDescription: String { name }
}

extension DocumentedFrame: CustomTestStringConvertible {
    var testDescription: String { "\(component) \(path)" }
}
