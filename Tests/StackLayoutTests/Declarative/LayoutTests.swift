@testable import StackLayout
import Testing

/// Frames by path and in document order.
@Suite struct LayoutTests {
    private let layout: Layout

    init() throws {
        layout = try Stack(.vertical, padding: .all(10)) {
            Leaf(1, 1)
            Leaf("Item", 2, 2)
            Stack(.horizontal) { Leaf("Deep", 3, 3).corners(.max) }
            Leaf("Gone", 9, 9).hidden()
            Stack("Kept", .horizontal) { Leaf("Inside", 4, 4) }.hidden(keepingSpace: true)
            Leaf("Item", 5, 5)
            Leaf("a/b\\c", 6, 6)
            Leaf("Item#2", 7, 7)
            Leaf("#1", 8, 8)
        }.layout()
    }

    @Test func pathsFindNodes() {
        func width(_ path: String) -> Double? { layout[path]?.frame.width }
        #expect(width("") == layout.root?.frame.width)
        #expect(width("#1") == 1)
        #expect(width("Item") == 2)
        #expect(width("Item#1") == 2)
        #expect(width("Item#2") == 5)
        #expect(width("Item#2#1") == 7)
        #expect(width("#2/Deep") == 3)
        #expect(width("Kept/Inside") == 4)
        #expect(width("a\\/b\\\\c") == 6)
        #expect(width("#1#1") == 8)
    }

    @Test(arguments: [
        "item", "Item#3", "Item#0", "#4", "Gone", "Item/Deep", "Deep", "/", "Kept/", "/Item", "Item/",
        "Item#99999999999999999999",
    ])
    func pathsThatLeadNowhere(path: String) { #expect(layout[path] == nil) }

    @Test func everyPathLeadsBack() {
        for index in layout.indices { #expect(layout.index(ofPath: layout.path(at: index)) == index) }
        #expect(layout.indices.map { layout.path(at: $0) }.contains("#2/Deep"))
        #expect(layout.path(at: 0) == "")
    }

    @Test func documentOrderWithoutHiddenNodes() {
        #expect(
            layout.map(\.name)
                == ["", "", "Item", "", "Deep", "Kept", "Inside", "Item", "a/b\\c", "Item#2", "#1"])
        #expect(layout.filter { !$0.isPainted }.map(\.name) == ["Kept", "Inside"])
    }

    @Test func absoluteFramesAreRelativeToTheRoot() {
        #expect(layout["#2/Deep"]?.frame == Rect(x: 0, y: 0, width: 3, height: 3))
        #expect(layout["#2/Deep"]?.absoluteFrame == Rect(x: 10, y: 13, width: 3, height: 3))
        for node in layout { #expect(node.absoluteFrame == layout.tree.absoluteFrame(of: node.id)) }
    }

    @Test func cornersAreResolvedInTheFrame() {
        #expect(layout["#2/Deep"]?.cornerRadii == CornerRadii(all: 1.5))
        #expect(layout["Item"]?.cornerRadii == .zero)
    }

    @Test func aHiddenRootHasNoFrames() throws {
        let layout = try Stack(.vertical) { Leaf("A", 1, 1) }.hidden().layout()
        #expect(layout.isEmpty && layout.root == nil && layout[""] == nil && layout["A"] == nil)
    }

    @Test func rightToLeft() throws {
        let row = Stack(.horizontal) { Leaf("A", 10, 1) }.size(100, 1)
        #expect(try row.layout()["A"]?.frame.x == 0)
        #expect(try row.layout(direction: .rightToLeft)["A"]?.frame.x == 90)
    }

    @Test func measuredLeaves() throws {
        var measurer = WordMeasurer()
        let text = measurer.add(WordText(words: [30, 30, 30], lineHeight: 10))
        let column = Stack(.vertical, alignment: .stretch) { Leaf("Text", measured: text) }.width(60)
        let layout = try column.layout(measuring: &measurer)
        #expect(layout["Text"]?.frame == Rect(x: 0, y: 0, width: 60, height: 20))
    }
}

/// Errors name the path of the node.
@Suite struct DeclarationErrorTests {
    private func error(_ declarative: some Declarative) -> DeclarationError? {
        do throws(DeclarationError) { _ = try declarative.layout() } catch { return error }
        return nil
    }

    @Test func aBadValueIsNamed() throws {
        let found = try #require(
            error(
                Stack(.vertical) {
                    Stack("Content", .vertical) {
                        Leaf(1, 1)
                        Leaf("Good", 1, 1)
                    }
                    Stack("Content", .vertical) {
                        Leaf(1, 1)
                        Leaf(1, 1).limits(minWidth: -3)
                    }
                }))
        #expect(found.path == "Content#2/#2")
        guard case .invalidValue(_, .minWidth, -3) = found.reason else {
            Issue.record("\(found)")
            return
        }
        #expect(
            found.description
                == "Content#2/#2: minWidth is -3.0; give a finite number of at least 0, at most 1e100")
    }

    @Test func theRootIsNamed() {
        #expect(error(Leaf(-1, 1))?.description.hasPrefix("the root: contentWidth is -1.0") == true)
        let unsized = error(Stack(.vertical).fill())
        #expect(unsized?.path == "" && unsized?.reason == .rootSizeNotAbsolute(.newRoot, .horizontal))
        #expect(unsized?.description.hasPrefix("the root: the width depends on a parent") == true)
    }

    @Test func missingMeasurersAreNamed() {
        let found = error(Stack(.vertical) { Stack("A", .vertical) { Leaf("Text", measured: 0) } })
        #expect(found?.description == "A/Text has measured content; lay out with a measurer")
    }

    @Test func badMeasurementsAreNamed() throws {
        var measurer = LayoutErrorTests.BadMeasurer(answer: Measurement(width: -5, height: 1))
        let stack = Stack(.vertical) { Leaf("Text", measured: 0) }
        do throws(DeclarationError) {
            _ = try stack.layout(measuring: &measurer)
            Issue.record("no error")
        } catch {
            #expect(error.path == "Text")
            #expect(error.description.contains("the measurer answered width -5.0"))
        }
    }

    @Test func moreNodesThanATreeHoldsAreRefusedBeforeTheyAreMade() {
        var doubled = Stack(.vertical).declaration
        for _ in 0..<80 {
            let half = doubled
            doubled =
                Stack(.vertical) {
                    half
                    half
                }.declaration
        }
        #expect(doubled.nodeCount == Int.max)
        guard case .treeFull? = error(doubled)?.reason else {
            Issue.record("no error")
            return
        }
    }
}
