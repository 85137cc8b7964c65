import KitScreens
import StackLayout
import Testing

@Suite("SwiftUI spellings")
struct SpellingTests {
    @Test("stacks declare what the engine's containers declare")
    func stacks() throws {
        let column = VStack("Column", alignment: .trailing, spacing: 4) {
            Leaf("A", 10, 10)
            Leaf("B", 30, 10)
        }
        let layout = try column.layout()
        #expect(layout["A"]?.frame == Rect(x: 20, y: 0, width: 10, height: 10))
        #expect(layout["B"]?.frame == Rect(x: 0, y: 14, width: 30, height: 10))
        #expect(column.declaration.style == .vertical(gap: 4, alignment: .end))
        #expect(HStack(alignment: .firstTextBaseline).declaration.style == .horizontal(alignment: .baseline))
        #expect(VStack().declaration.style == .vertical(alignment: .center))
    }

    @Test("overlays centre their children, or align them as told")
    func overlays() throws {
        let layout = try ZStack(horizontal: .trailing) { Leaf("A", 10, 10) }.frame(width: 40, height: 30)
            .layout()
        #expect(layout["A"]?.frame == Rect(x: 30, y: 10, width: 10, height: 10))
    }

    @Test("spacers take what is left, at least their least length")
    func spacers() throws {
        let row = HStack("Row") {
            Leaf("A", 10, 10)
            Spacer(minLength: 5, along: .horizontal)
            Leaf("B", 10, 10)
        }
        #expect(try row.frame(width: 100).layout()["B"]?.frame.x == 90)
        #expect(try row.layout()["B"]?.frame.x == 15)
        #expect(try VStack { Spacer(minLength: 5, along: .vertical) }.layout().root?.frame.height == 5)
        #expect(try VStack { Spacer() }.layout().root?.frame.size == Size(0, 0))
    }

    @Test("padding after a frame is outside of it, before it is inside")
    func order() throws {
        let leaf = Leaf("A", 10, 10)
        #expect(try leaf.frame(width: 100, height: 50).padding(8).layout().root?.frame.size == Size(116, 66))
        #expect(try leaf.padding(8).frame(width: 100).layout().root?.frame.size == Size(100, 26))
        #expect(
            try leaf.padding(.horizontal, 8).padding(.leading, 2).layout().root?.frame.size == Size(28, 10))
    }

    @Test("limits hold, infinity fills, an ideal size gives way only when the line overflows")
    func limits() throws {
        let row = HStack {
            Leaf("A", 10, 10).frame(minWidth: 20, idealWidth: 60, maxWidth: 80)
            Leaf("B").frame(maxWidth: .infinity).frame(height: 5)
        }
        #expect(try row.frame(width: 100).layout()["B"]?.frame.width == 40)
        #expect(try row.frame(width: 50).layout()["A"]?.frame.width == 50)
        #expect(try row.frame(width: 10).layout()["A"]?.frame.width == 20)
    }

    @Test("texts wrap in a row that is too narrow, up to their limit")
    func texts() throws {
        var measurer = TextMeasurer()
        let row = HStack {
            Text("one two three", name: "T", lineLimit: 2, shaping: HalfEm(), in: &measurer)
        }
        #expect(try row.layout(measuring: &measurer)["T"]?.frame.size == Size(13 * 8.5, 22))
        #expect(try row.frame(width: 60).layout(measuring: &measurer)["T"]?.frame.size == Size(60, 44))
        #expect(try row.frame(width: 30).layout(measuring: &measurer)["T"]?.frame.size == Size(30, 44))
    }
}
