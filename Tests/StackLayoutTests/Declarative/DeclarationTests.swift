@testable import StackLayout
import Testing

/// Declared values give the trees that the imperative calls give.
@Suite struct DeclarationTests {
    let screen = Stack(.vertical, padding: EdgeInsets(top: 62, bottom: 88)) {
        Stack(
            "Content", .vertical, gap: 16, padding: .horizontal(16), alignment: .center, distribution: .center
        ) {
            Leaf("Symbol", 52, 41)
            Stack("Stack", .vertical, gap: 2) {
                Leaf("VIP", 338, 26)
                Leaf("Message", 338, 84)
            }
        }.fill()
    }.size(402, 874)

    @Test func sameTreeAsTheImperativeCalls() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(
            .vertical(padding: EdgeInsets(top: 62, bottom: 88)), width: 402, height: 874)
        let content = try tree.add(
            .vertical(gap: 16, padding: .horizontal(16), alignment: .center, distribution: .center),
            width: .fill, height: .fill, to: root)
        let symbol = try tree.addLeaf(size: Size(52, 41), to: content)
        let stack = try tree.add(.vertical(gap: 2), to: content)
        let vip = try tree.addLeaf(size: Size(338, 26), to: stack)
        let message = try tree.addLeaf(size: Size(338, 84), to: stack)
        try tree.solve()

        let layout = try screen.layout()
        let expected = [root, content, symbol, stack, vip, message]
        #expect(layout.map(\.frame) == expected.map { tree.frame(of: $0) })
        #expect(layout.map(\.absoluteFrame) == expected.map { tree.absoluteFrame(of: $0) })
        for (node, id) in zip(layout, expected) {
            #expect(try layout.tree.style(of: node.id) == tree.style(of: id))
        }
        #expect(layout["Content/Symbol"]?.frame == Rect(x: 175, y: 277.5, width: 52, height: 41))
        #expect(layout.map(\.name) == ["", "Content", "Symbol", "Stack", "VIP", "Message"])
        #expect(layout.map(\.depth) == [0, 1, 2, 2, 3, 3])
    }

    /// Random trees, with all that a style can say.
    @Test(arguments: Profile.all) func sameTreesAtRandom(_ profile: Profile) throws {
        for seed in RandomTreeTests.firstSeed..<RandomTreeTests.firstSeed + 20 {
            let item = RandomTree.testCase(profile, seed: seed)
            var solved = try SolvedTree(item.root, item.direction)
            var measurer = CountingMeasurer()
            let declaration = declared(item.root, &measurer)
            let (tree, ids) = try declaration.makeTree(direction: item.direction)
            #expect(declaration.nodeCount == solved.ids.count && tree.nodeCount == solved.ids.count)
            for (id, other) in zip(ids, solved.ids) {
                #expect(try tree.style(of: id) == solved.tree.style(of: other), "\(item.name)")
                #expect(
                    try tree.children(of: id).map { ids.firstIndex(of: $0) }
                        == solved.tree.children(of: other).map { solved.ids.firstIndex(of: $0) },
                    "\(item.name)")
            }
            try solved.solve()
            let layout = try declaration.layout(direction: item.direction, measuring: &measurer)
            #expect(layout.map(\.frame) == solved.frames.compactMap { $0 }, "\(item.name)")
        }
    }

    private func declared(_ node: TestNode, _ measurer: inout CountingMeasurer) -> Declaration {
        var style = node.style
        if let text = node.text { style.content = .measured(tag: measurer.add(text)) }
        var children: [Declaration] = []
        for child in node.children { children.append(declared(child, &measurer)) }
        var whole = Stack(.vertical) { children }.declaration
        whole.style = style
        return whole
    }

    @Test func modifiersSetTheStyle() {
        func style(_ declarative: some Declarative) -> Style { declarative.declaration.style }
        let leaf = Style.leaf(Size(3, 4), baseline: 2)
        #expect(style(Leaf(3, 4, baseline: 2)) == leaf)
        #expect(style(Leaf("Rule")) == .leaf)
        #expect(style(Leaf(measured: 7)) == .measured(tag: 7))
        #expect(style(Leaf().size(402, .hug)) == Style.leaf.sized(402, .hug))
        #expect(style(Leaf().size(Size(1, 2))) == Style.leaf.sized(1, 2))
        #expect(style(Leaf().fill()) == Style.leaf.sized(.fill, .fill))
        #expect(style(Leaf().fill(width: 2)) == Style.leaf.sized(.fill(weight: 2)))
        #expect(style(Leaf().fill(height: 3)) == Style.leaf.sized(nil, .fill(weight: 3)))
        #expect(
            style(Leaf().fill(width: 2, height: 3)) == Style.leaf.sized(.fill(weight: 2), .fill(weight: 3)))
        #expect(style(Leaf().fraction(width: 0.5)) == Style.leaf.sized(.fraction(0.5)))
        #expect(style(Leaf().fraction(height: 0.5)) == Style.leaf.sized(nil, .fraction(0.5)))
        #expect(style(Leaf().width(4).height(5)) == Style.leaf.sized(4, 5))
        let limits = style(Leaf().limits(minWidth: 1, maxHeight: 9).limits(maxWidth: 8))
        #expect(limits.widthLimits == Limits(min: 1, max: 8) && limits.heightLimits == Limits(max: 9))
        #expect(style(Leaf().aspectRatio(2)).aspectRatio == 2)
        #expect(style(Leaf().padding(.all(3))).padding == .all(3))
        #expect(style(Leaf().shrink()).shrink == 1)
        #expect(style(Leaf().aligned(.end)).alignmentSelf == .end)
        #expect(style(Leaf().pinned(right: -4, top: -4)).pins == Pins(right: -4, top: -4))
        #expect(style(Leaf().pinned(.center)).pins == .center)
        #expect(style(Leaf().pinned(.center).pinned(nil)).pins == nil)
        #expect(style(Leaf().hidden()).visibility == .hidden)
        #expect(style(Leaf().hidden(keepingSpace: true)).visibility == .hiddenKeepingSpace)
        #expect(style(Leaf().hidden(false)).visibility == .visible)
        #expect(style(Leaf().corners(.max)).corners == .max)
        #expect(style(Leaf().corners(8)).corners == .radius(8))
        #expect(style(Leaf().styled { $0.gap = 4 }).gap == 4)
        #expect(Leaf("A").named("B").declaration.name == "B")
        let wrapping = Style.horizontal(gap: 2).wrapping(crossGap: 3, lines: .end)
        #expect(style(Stack(.horizontal, gap: 2).wrapping(crossGap: 3, lines: .end)) == wrapping)
        let overlay = Style.overlay(padding: .all(1), alignment: .end, distribution: .center)
        #expect(style(Overlay(padding: .all(1), alignment: .end, distribution: .center)) == overlay)
        #expect(style(Free(padding: .all(1))) == .free(padding: .all(1)))
    }

    @Test func aModifiedCopyLeavesTheOriginal() {
        let plain = Leaf("A", 1, 2)
        let wide = plain.fill(width: 1)
        #expect(plain.declaration.style == .leaf(Size(1, 2)))
        #expect(wide.declaration.style.width == .fill)
    }
}

/// What can stand between the braces of a container.
@Suite struct DeclarationBuilderTests {
    private func names(_ container: some Declarative) throws -> [String] {
        try container.layout().dropFirst().map(\.name)
    }

    @Test func nothing() throws {
        #expect(try names(Stack(.horizontal)) == [])
        #expect(try names(Stack(.horizontal) {}) == [])
    }

    @Test(arguments: [true, false]) func conditions(flag: Bool) throws {
        let stack = Stack(.horizontal) {
            if flag { Leaf("if") }
            if flag {
                Leaf("then")
                Leaf("then too")
            } else {
                Leaf("else")
            }
            switch flag {
            case true: Leaf("case true")
            case false: Stack("case false", .vertical)
            }
        }
        #expect(
            try names(stack)
                == (flag ? ["if", "then", "then too", "case true"] : ["else", "case false"]))
    }

    @Test func loopsAndLists() throws {
        let list = [Leaf("x"), Leaf("y")]
        let some: Leaf? = Leaf("some")
        let none: Leaf? = nil
        let stack = Stack(.horizontal) {
            for number in 0..<3 {
                Leaf("a\(number)")
                if number == 1 { Leaf("b\(number)") }
            }
            for _ in 0..<0 { Leaf("never") }
            list
            list.map { $0.fill() }
            some
            none
            Overlay("o") { Free("f") { Leaf("inner") } }
        }
        #expect(
            try names(stack) == ["a0", "a1", "b1", "a2", "x", "y", "x", "y", "some", "o", "f", "inner"])
    }

    @Test func declarationsMixKinds() throws {
        func part(_ isLeaf: Bool) -> Declaration {
            isLeaf ? Leaf("leaf").declaration : Stack("stack", .vertical).fill().declaration
        }
        #expect(try names(Stack(.horizontal) { [part(true), part(false)] }) == ["leaf", "stack"])
    }
}
