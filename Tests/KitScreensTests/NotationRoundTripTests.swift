import StackLayout
import Testing

@testable import KitScreens

@Suite("Kit notation: round trips")
struct NotationRoundTripTests {
    @Test("the kit's components")
    func kit() throws {
        let text = Notation.print(KitScreens.components)
        let again = try Notation.parse(text)
        #expect(again.map(\.withoutLines) == KitScreens.components)
        #expect(Notation.print(again) == text)
    }

    @Test("random components with every property", arguments: 0..<100 as Range<UInt64>)
    func randomComponents(seed: UInt64) throws {
        var random = RandomComponents(seed: seed)
        let components = (1...3).map { random.component(parts: 4 * $0) }
        let text = Notation.print(components)
        let again = try Notation.parse(text)
        #expect(again.map(\.withoutLines) == components, "\(text)")
        #expect(Notation.print(again) == text)
    }

    @Test("every property at once, as written by hand")
    func allProperties() throws {
        let text = """
            COMPONENT "Kit/All  " rtl component "Root\\n" 402 × 874 @1,-2 w 50% h fill 2 minW1 maxW20 minH0.5 maxH9
              | aspect1.5 stack v gap-4 pad1,2,3,4 wrap crossGap8 lines stretch align baseline distribute between
              | alignSelf end shrink2 pin left-1 right2 top3 bottom4 centerX5 centerY6 hidden keep corners 1,2,3,4
              | content 10 × 20 baseline15.5 string "say \\"\\\\\\u{2028}\\"" glyph U+1002C3 U+0041
              | font "SFPro-Medium" 22/28 tracking-0.4 justified style "06 Body/1 Default"
              | fill #000000 + #FFFFFF@12.5% {Fills/Light/3 Tertiary} blend color-burn opacity 15% mask angle-45
              | shadow x0 y2 blur20 spread0 #000000@6% inner x0 y-4 blur0.5 spread-4 #666666 blend plus-lighter
              | border 1 inside #000000 border 0.5 outside #FFFFFF@45% blur gaussian radius3
              | blur glass radius0 saturation1 brightness1.2 distortion0.08 depth0.4 chromatic0.4 → "A/B"
              | override "title" "Work" override "tint" #FFCC00 {Yellow} override "buttons" → "…/48pt" layerStyle "Knobs"
              | note "first" note "second"
              text "Words" words 10,20.25 line26 baseline20
              text words none line26

            COMPONENT "" w402 h hug

            """
        let components = try Notation.parse(text)
        let root = components[0].parts[0]
        #expect(root.name == "Root\n")
        #expect(root.stored == Rect(x: 1, y: -2, width: 402, height: 874))
        #expect(root.style.width == .fraction(0.5))
        #expect(root.style.height == .fill(weight: 2))
        #expect(root.style.visibility == .hiddenKeepingSpace)
        #expect(root.look.fills[1].color.alpha == 0.125)
        #expect(root.look.string == "say \"\\\u{2028}\"")
        #expect(components[0].texts[1] == WordText(words: [], lineHeight: 26))
        // Printed as written, but for what is usual and therefore not printed.
        #expect(Notation.print(components) == text.replacing("w402 h hug", with: "w402"))
    }

    @Test("a component's lines are numbered, and comments and blank lines are skipped")
    func lines() throws {
        let text = """
            # A file.

            COMPONENT "A" stack v # the root
              # Between.
              group "B"   free

                text "C" w402
                #no space
              |  gap4 # goes on with C
            """
        let component = try Notation.parse(text)[0]
        #expect(component.parts.map(\.line) == [3, 5, 7])
        #expect(component.parts.map(\.name) == ["", "B", "C"])
        #expect(component.parts[2].style.gap == 4)
        #expect(component.parts[2].parent == 1)
        let carriageReturns = try Notation.parse("\u{FEFF}" + text.replacing("\n", with: "\r\n") + "\r\n")
        #expect(carriageReturns == [component])
    }

    @Test("× and → can be typed as x and ->; tabs may stand between properties")
    func plainKeyboards() throws {
        let typed = try Notation.parse("COMPONENT \"A\" 402 x 619 @0,167\tcontent 5 x 4 -> \"B\"")
        let printed = try Notation.parse("COMPONENT \"A\" 402 × 619 @0,167 content 5 × 4 → \"B\"")
        #expect(typed == printed)
    }

    @Test("a fill without weight may stand before a stored frame")
    func fillBeforeStoredFrame() throws {
        let part = try Notation.parse("COMPONENT \"A\" w fill 402 × 619 h fill 2")[0].parts[0]
        #expect(part.style.width == .fill)
        #expect(part.style.height == .fill(weight: 2))
        #expect(part.stored == Rect(x: 0, y: 0, width: 402, height: 619))
    }

    @Test("lines are broken before 110 columns, and parts deeper than 24 give their level")
    func longAndDeepLines() throws {
        var parts = [Part(name: "", parent: nil, style: .vertical())]
        for index in 1...30 { parts.append(Part(name: "\(index)", parent: index - 1, style: .vertical())) }
        parts[1].look.notes = [String](repeating: "twenty characters ok", count: 8)
        parts[0].look.layer = .component
        let component = Component(name: "Deep", parts: parts)
        let lines = Notation.print([component]).split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 110 })
        #expect(lines[1...3].map { $0.prefix(7) } == ["  group", "    | n", "    | n"])
        let indented = String(repeating: "  ", count: 24) + "group \"24\" stack v gap0"
        #expect(lines.dropLast(6).last.map(String.init) == indented)
        #expect(lines.last == "30> group \"30\" stack v gap0")
        #expect(try Notation.parse(Notation.print([component])).map(\.withoutLines) == [component])
    }
}

extension Component {
    /// The same component as if it came from no file.
    var withoutLines: Component {
        var component = self
        for index in component.parts.indices { component.parts[index].line = nil }
        return component
    }
}
