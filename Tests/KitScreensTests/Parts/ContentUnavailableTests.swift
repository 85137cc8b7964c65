import KitScreens
import StackLayout
import Testing

@Suite("Content unavailable")
struct ContentUnavailableTests {
    static let stored: [(ContentUnavailable.Layout, Appearance)] = ContentUnavailable.Layout.allCases.flatMap
    {
        layout in Appearance.allCases.map { (layout, $0) }
    }

    @Test("the six stored empty states are instances: every frame, declaration and look", arguments: stored)
    func storedStatesAreInstances(layout: ContentUnavailable.Layout, appearance: Appearance) throws {
        let screen = KitScreens.emptyState(layout, appearance).screen(
            in: ScreenEnvironment(appearance: appearance))
        let stored = try #require(KitScreens.component(named: screen.component.name))
        let frames = try screen.derivedFrames()
        #expect(frames == (try stored.derivedFrames()))
        for (index, part) in stored.parts.enumerated() {
            let expected = try #require(part.stored)
            let frame = try #require(frames[index])
            #expect(frame.isEqual(to: expected, within: 0.005), "\(part.name): \(frame)")
        }
        // The stored one without the frames that its page states is the instance itself.
        var bare = stored
        for index in bare.parts.indices { bare.parts[index].stored = nil }
        #expect(screen.component == bare)
    }

    @Test("another gap is another component: the comparison can fail")
    func aDifferenceIsSeen() throws {
        let other = KitScreens.emptyState(.largeSymbol, .light).screen(
            in: ScreenEnvironment(size: Size(402, 875)))
        let stored = try #require(KitScreens.component(named: other.component.name))
        #expect(try other.derivedFrames() != stored.derivedFrames())
    }

    @Test("with a font the message takes the lines it needs, more of them in larger sizes")
    func sizes() throws {
        let font = try OpenTypeFont(try #require(FontFiles.bytes(FontFiles.testSans)))
        let state = KitScreens.emptyState(.largeSymbol, .light)
        var heights: [Double] = []
        for category in [ContentSizeCategory.large, .xxxLarge, .ax5] {
            let screen = state.screen(in: ScreenEnvironment(contentSize: category, shaping: font))
            let message = try #require(screen.component.index(ofPath: "Content/Stack/Quickly access mail"))
            let frame = try #require(try screen.derivedFrames()[message])
            heights.append(frame.height)
            #expect(frame.width == 338)
            let text = try #require(screen.text(of: message))
            #expect(text.paragraph.font.size == 22 * TextStyle.body.scale(at: category))
            #expect(frame.height == text.layout(in: 338).height)
        }
        #expect(heights[0] == 3 * 28 && heights[0] < heights[1] && heights[1] < heights[2])
    }

    @Test("buttons and columns keep their distances on any screen, mirrored right to left")
    func otherScreens() throws {
        let state = KitScreens.emptyState(.largeSymbol, .light)
        let safeArea = EdgeInsets(top: 20, right: 10, bottom: 50, left: 5)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let environment = ScreenEnvironment(
                size: Size(700, 600), safeArea: safeArea, direction: direction)
            let screen = state.screen(in: environment)
            let frames = try screen.derivedFrames()
            let buttonIndex = try #require(screen.component.index(ofPath: "Button"))
            let button = try #require(frames[buttonIndex])
            let (left, right) = direction == .leftToRight ? (36.0, 32.0) : (32.0, 36.0)
            #expect(button == Rect(x: 5 + left, y: 498, width: 685 - left - right, height: 52))
            let contentIndex = try #require(screen.component.index(ofPath: "Content"))
            #expect(frames[contentIndex] == Rect(x: 5, y: 20, width: 685, height: 478))
        }
    }

    @Test("several actions stand above each other, and none leaves no room for one")
    func actions() throws {
        var state = ContentUnavailable("Empty", layout: .titleAndSubtitle)
        let environment = ScreenEnvironment()
        let bare = state.screen(in: environment)
        #expect(bare.component.parts.map(\.name) == ["", "Status Bar", "Content", "Empty"])
        #expect(bare.component.parts[0].style.padding.bottom == 34)
        state.actions = [.init("Add"), .init("Import")]
        let screen = state.screen(in: environment)
        let frames = try screen.derivedFrames()
        #expect(frames.suffix(2).compactMap { $0?.y } == [726, 786])
        #expect(screen.component.parts[0].style.padding.bottom == 148)
    }
}
