import KitScreens
import StackLayout
import Testing

@Suite("Components of the kit")
struct KitScreensTests {
    @Test("names are kept as stored, and the pages' counts come out")
    func names() {
        let names = KitScreens.components.map(\.name)
        #expect(Set(names).count == 32)
        #expect(names.filter { $0.hasPrefix("Examples/Empty State/") }.count == 6)
        #expect(names.filter { $0.hasPrefix("Progress Indicators/") }.count == 10)
        #expect(names.filter { $0.hasPrefix("Segmented Controls/") }.count == 16)
        #expect(names.contains("Segmented Controls//Glass/Light"))
        #expect(KitScreens.component(named: "Segmented Controls/Glass/Light") == nil)
    }

    @Test("the screens named Light are drawn dark")
    func oddNamesOfScreens() throws {
        for name in ["Large Symbol", "Symbol in Circle", "Title and Subtitle"] {
            let light = try #require(KitScreens.component(named: "Examples/Empty State/\(name)"))
            let dark = try #require(KitScreens.component(named: "Examples/Empty State/Light/\(name)"))
            #expect(
                light.parts[0].look.fills
                    == [Paint(Color(0xFFFFFF, swatch: "Backgrounds/Light/Primary"))])
            #expect(
                dark.parts[0].look.fills
                    == [Paint(Color(0x000000, swatch: "Backgrounds/Dark - Base/Primary"))])
            #expect(light.parts.map(\.style) == dark.parts.map(\.style))
        }
    }

    @Test("texts are kept as stored, trailing space included")
    func texts() throws {
        let screen = try #require(KitScreens.component(named: "Examples/Empty State/Title and Subtitle"))
        let button = try #require(screen.index(ofPath: "Button"))
        #expect(screen.parts[button].look.overrides.first == .init("text", .text("Create Note ")))
        let message = try #require(screen.index(ofPath: "Content/Start by adding a no"))
        #expect(screen.parts[message].look.string == "Start by adding a note.")
    }

    @Test("a message is as high as its lines, 28 each")
    func messageHeight() throws {
        let screen = try #require(KitScreens.component(named: "Examples/Empty State/Large Symbol"))
        let message = try #require(screen.index(ofPath: "Content/Stack/Quickly access mail"))
        guard case .measured(let tag) = screen.parts[message].style.content else {
            Issue.record("the message is not text")
            return
        }
        #expect(screen.texts[tag].lineCount(in: 338) == 3)
        #expect(try screen.derivedFrames()[message]?.height == 3 * 28)
    }

    @Test("opacities of spokes are identical in Light and Dark and at all sizes")
    func spokeOpacities() throws {
        for appearance in ["Light", "Dark"] {
            for size in ["Large", "Regular", "Small"] {
                let name = "Progress Indicators/\(appearance)/Indeterminate Spinner - \(size)"
                let spinner = try #require(KitScreens.component(named: name))
                let spokes = spinner.parts.dropFirst()
                #expect(spokes.map(\.look.opacity) == [1, 0.15, 0.27, 0.39, 0.51, 0.63, 0.75, 0.87])
                #expect(spokes.allSatisfy { $0.look.fills == [Paint(Color(0x000000))] })
                #expect(spokes.allSatisfy { $0.style.corners == .max })
            }
        }
    }

    @Test("a disabled control is the enabled one at half opacity")
    func disabledControls() throws {
        for appearance in ["Light", "Dark"] {
            for size in ["Large", "Small"] {
                let prefix = "Segmented Controls/\(appearance)/\(size)/"
                let enabled = try #require(KitScreens.component(named: prefix + "1 - Enabled"))
                var disabled = try #require(KitScreens.component(named: prefix + "4 - Disabled"))
                #expect(disabled.parts[0].look.opacity == 0.5)
                disabled.parts[0].look.opacity = 1
                #expect(disabled.parts == enabled.parts)
            }
        }
    }

    @Test("every component that an instance of this kit shows is there")
    func instancesResolve() {
        let names = Set(KitScreens.components.map(\.name))
        let symbols = KitScreens.components.flatMap { $0.parts.compactMap(\.look.symbol) }
        let own = symbols.filter {
            $0.hasPrefix("Segmented Controls/") || $0.hasPrefix("Progress Indicators/")
        }
        #expect(own.count == 8 * 5 + 2 + 2)
        #expect(own.allSatisfy { names.contains($0) })
    }

    @Test("every layer's kind is kept, and text layers have a font and a colour")
    func layers() {
        for component in KitScreens.components {
            #expect(component.parts[0].look.layer == .component)
            for part in component.parts where part.look.layer == .text {
                #expect(part.look.font != nil && part.look.fills.count == 1, "\(component.name) \(part.name)")
                #expect(part.look.string != nil || !part.look.glyphs.isEmpty)
            }
            for part in component.parts where part.look.layer == .instance {
                #expect(part.look.symbol != nil, "\(component.name) \(part.name)")
            }
        }
    }

    @Test("the knob has the seven inner shadows and the glass of its appearance")
    func knob() throws {
        for (appearance, brightness) in [("Light", 1.0), ("Dark", 1.2)] {
            let glass = try #require(
                KitScreens.component(named: "Segmented Controls//Glass/\(appearance)"))
            let knob = try #require(glass.parts.last)
            #expect(knob.look.innerShadows.count == 7)
            #expect(knob.look.innerShadows.filter { $0.paint.blend == .plusDarker }.count == 1)
            guard case .glass(let parameters) = knob.look.blurs.first else {
                Issue.record("the knob has no glass")
                continue
            }
            #expect(parameters.brightness == brightness)
        }
    }
}
