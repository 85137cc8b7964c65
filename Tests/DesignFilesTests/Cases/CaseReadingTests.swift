import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

/// The one case of a file whose root is `root`.
func readRoot(_ root: String) throws -> Component {
    let cases = try CaseFile.read(Data("[{\"name\":\"a\",\"root\":\(root)}]".utf8))
    return try #require(cases.first).component
}

@Suite struct CaseReadingTests {
    @Test func everyPropertyOfAContainer() throws {
        let style = try readRoot(
            """
            {"stack":"v","w":10.5,"h":"hug","minW":1,"maxW":2,"minH":3,"maxH":4,"pad":[1,2,3,4],"gap":-5,
            "crossGap":6,"wrap":true,"lines":"between","align":"baseline","distribute":"evenly",
            "corners":[1,2,3,4],"children":[]}
            """
        ).parts[0].style
        var expected = Style.vertical(
            gap: -5, padding: EdgeInsets(top: 1, right: 2, bottom: 3, left: 4), alignment: .baseline,
            distribution: .spaceEvenly
        ).sized(10.5, .hug).wrapping(crossGap: 6, lines: .spaceBetween)
        expected.widthLimits = Limits(min: 1, max: 2)
        expected.heightLimits = Limits(min: 3, max: 4)
        expected.corners = .radii(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
        #expect(style == expected)
    }

    @Test func everyPropertyOfAChild() throws {
        let parts = try readRoot(
            """
            {"stack":"h","children":[
            {"name":"Track","w":{"fill":2},"h":{"fraction":0.5},"alignSelf":"stretch","shrink":3,
            "content":{"w":7,"h":8,"baseline":-9},"corners":"max","frame":[1,2.5,-3,4]},
            {"stack":"free","absolute":{"left":1,"right":2,"top":3,"bottom":4,"centerX":5,"centerY":-6}},
            {"w":4,"aspect":1.5,"absolute":{},"corners":2}]}
            """
        ).parts
        var track = Style.leaf(Size(7, 8), baseline: -9).sized(.fill(weight: 2), .fraction(0.5))
        track.alignmentSelf = .stretch
        track.shrink = 3
        track.corners = .max
        let stored = Rect(x: 1, y: 2.5, width: -3, height: 4)
        var last = Style.leaf.sized(4).pinned(Pins())
        last.aspectRatio = 1.5
        last.corners = .radius(2)
        #expect(parts[1] == Part(name: "Track", parent: 0, style: track, stored: stored))
        let pins = Pins(left: 1, right: 2, top: 3, bottom: 4, centerX: 5, centerY: -6)
        #expect(parts[2].style == Style.free().pinned(pins))
        #expect(parts[3].style == last)
    }

    @Test func hiddenOrKeepingItsSpace() throws {
        let parts = try readRoot(
            """
            {"stack":"z","children":[{"hidden":true},{"hidden":false},{"hidden":"keep"}]}
            """
        ).parts
        #expect(parts.map(\.style.visibility) == [.visible, .hidden, .visible, .hiddenKeepingSpace])
    }

    @Test func textsBecomeMeasuredContent() throws {
        let component = try readRoot(
            """
            {"stack":"h","children":[{"words":[1,2],"lineHeight":8,"baseline":6},{"words":[],"lineHeight":9}]}
            """)
        #expect(component.parts[1].style == .measured(tag: 0))
        #expect(component.parts[2].style == .measured(tag: 1))
        #expect(
            component.texts == [
                WordText(words: [1, 2], lineHeight: 8, baseline: 6), WordText(words: [], lineHeight: 9),
            ])
    }

    @Test func partsStandDepthFirst() throws {
        let parts = try readRoot(
            """
            {"name":"a","stack":"h","children":[
            {"name":"b","stack":"v","children":[{"name":"c"},{"name":"d"}]},{"name":"e"}]}
            """
        ).parts
        #expect(parts.map(\.name) == ["a", "b", "c", "d", "e"])
        #expect(parts.map(\.parent) == [nil, 0, 1, 1, 0])
    }

    @Test func whatACaseSaysBesideItsTree() throws {
        let text = """
            [{"name":"a","rtl":true,"source":"rule","url":"x/é","seen":[1,{"b":null}],"root":{}}]
            """
        let item = try #require(try CaseFile.read(Data(text.utf8)).first)
        #expect(item.component.direction == .rightToLeft)
        #expect(item.source == "rule")
        #expect(item.extras == ["url": "\"x/é\"", "seen": "[1,{\"b\":null}]"])
    }

    @Test(arguments: ["", "\u{FEFF}", "\u{FEFF}\r\n\t "]) func oneCaseWithoutAnArray(blank: String) throws {
        let cases = try CaseFile.read(Data("\(blank){\"name\":\"a\",\"root\":{\"w\":3}}".utf8))
        #expect(cases.map(\.component.parts[0].style.width) == [3])
    }

    @Test func numbersAreReadExactly() throws {
        for digits in ["0.30000000000000004", "12345678901234567890", "1e-7", "0.1", "5e-324"] {
            #expect(
                try readRoot("{\"w\":\(digits)}").parts[0].style.width == .fixed(try #require(Double(digits)))
            )
        }
    }

    @Test func stringsMayHoldCommasBeforeBrackets() throws {
        let text = #"{"name":"\\","source":",]","url":"\",}","root":{}}"#
        let cases = try CaseFile.read(Data(text.utf8))
        #expect(cases.map(\.component.name) == ["\\"])
    }

    @Test func deepChainsAreReadVerifiedAndWritten() throws {
        let depth = 200_000
        let open = String(repeating: "{\"stack\":\"h\",\"children\":[", count: depth)
        let close = String(repeating: "]}", count: depth)
        let node = "{\"w\":3,\"h\":4,\"frame\":[0,0,3,4]}"
        let text = "[\n{\"name\":\"a\",\"root\":\(open)\(node)\(close)}\n]\n"
        let cases = try CaseFile.read(Data(text.utf8))
        let component = try #require(cases.first).component
        #expect(component.parts.count == depth + 1)
        #expect(component.parts.last?.parent == depth - 1)
        let verification = try Verification(of: component, tolerance: 0)
        let derived = verification.derived.allSatisfy { $0 == Rect(x: 0, y: 0, width: 3, height: 4) }
        #expect(derived && verification.storedCount == 1 && verification.differingCount == 0)
        #expect(CaseFile.write(cases) == text)
    }

    @Test func whatTheFormatDoesNotKnowStaysAsItWasWritten() throws {
        let text = #"{"name":"a","x" : [ 1.50, "\u00e9 \\\" ]" ,{ } ],"root":{}}"#
        let item = try #require(try CaseFile.read(Data(text.utf8)).first)
        #expect(item.extras == ["x": #"[1.50,"\u00e9 \\\" ]",{}]"#])
    }
}
