@testable import StackLayout
import Testing

/// P10: bad input is told, with node, value and remedy, and changes nothing.
@Suite struct LayoutErrorTests {
    /// A property, how to set it, and one value that it cannot take.
    struct Refusal: CustomTestStringConvertible, Sendable {
        let property: LayoutError.Property
        let value: Double
        let kind: Kind
        let set: @Sendable (inout Style, Double) -> Void

        var testDescription: String { "\(property) \(value)" }
    }

    /// Refused by every property that is a length or a weight.
    private static let notLengths = [-1, -Double.leastNonzeroMagnitude, .infinity, -.infinity, .nan]
    private static let notFinite = [Double.infinity, -.infinity, .nan]

    static let refusals: [Refusal] = {
        var all: [Refusal] = []
        func refuse(
            _ property: LayoutError.Property, _ values: [Double], _ kind: Kind = .horizontal,
            _ set: @escaping @Sendable (inout Style, Double) -> Void
        ) {
            all += values.map { Refusal(property: property, value: $0, kind: kind, set: set) }
        }
        refuse(.width, notLengths) { $0.width = .fixed($1) }
        refuse(.height, notLengths) { $0.height = .fixed($1) }
        refuse(.fillWeight, notLengths) { $0.width = .fill(weight: $1) }
        refuse(.fillWeight, notLengths) { $0.height = .fill(weight: $1) }
        refuse(.fraction, notLengths) { $0.width = .fraction($1) }
        refuse(.fraction, notLengths) { $0.height = .fraction($1) }
        refuse(.minWidth, notLengths) { $0.widthLimits.min = $1 }
        refuse(.minHeight, notLengths) { $0.heightLimits.min = $1 }
        refuse(.maxWidth, [-1, -.infinity, .nan]) { $0.widthLimits.max = $1 }
        refuse(.maxHeight, [-1, -.infinity, .nan]) { $0.heightLimits.max = $1 }
        refuse(.paddingTop, notLengths) { $0.padding.top = $1 }
        refuse(.paddingRight, notLengths) { $0.padding.right = $1 }
        refuse(.paddingBottom, notLengths) { $0.padding.bottom = $1 }
        refuse(.paddingLeft, notLengths) { $0.padding.left = $1 }
        refuse(.gap, notFinite) { $0.gap = $1 }
        refuse(.crossGap, notFinite) { $0.crossGap = $1 }
        refuse(.shrink, notLengths) { $0.shrink = $1 }
        refuse(.aspectRatio, notLengths + [0], .leaf) { $0.aspectRatio = $1 }
        refuse(.left, notFinite) { $0.pins = Pins(left: $1) }
        refuse(.right, notFinite) { $0.pins = Pins(right: $1) }
        refuse(.top, notFinite) { $0.pins = Pins(top: $1) }
        refuse(.bottom, notFinite) { $0.pins = Pins(bottom: $1) }
        refuse(.centerX, notFinite) { $0.pins = Pins(centerX: $1) }
        refuse(.centerY, notFinite) { $0.pins = Pins(centerY: $1) }
        refuse(.cornerRadius, notLengths) { $0.corners = .radius($1) }
        refuse(.contentWidth, notLengths, .leaf) { $0.content = .size(Size($1, 1)) }
        refuse(.contentHeight, notLengths, .leaf) { $0.content = .size(Size(1, $1)) }
        refuse(.baseline, notFinite, .leaf) { $0.content = .size(Size(1, 1), baseline: $1) }
        return all
    }()

    @Test(arguments: refusals) func refuses(_ refusal: Refusal) throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.horizontal())
        let child = try tree.add(Style(refusal.kind), to: root)
        try tree.solve()
        let style = Style(refusal.kind).with { refusal.set(&$0, refusal.value) }
        var errors: [LayoutError.Site: LayoutError?] = [:]
        errors[.newRoot] = error { _ = try tree.addRoot(style) }
        errors[.newChild(of: root)] = error { _ = try tree.add(style, to: root) }
        expect(errors, refusal)
        errors = [.newChild(of: root): error { _ = try tree.insert(style, into: root, at: 0) }]
        errors[.node(child)] = error { try tree.setStyle(style, of: child) }
        expect(errors, refusal)
        errors = [.node(child): error { try tree.updateStyle(of: child) { refusal.set(&$0, refusal.value) } }]
        expect(errors, refusal)

        #expect(tree.nodeCount == 2)
        #expect(try tree.style(of: child) == Style(refusal.kind))
        #expect(tree.frame(of: child) == Rect(x: 0, y: 0, width: 0, height: 0))
    }

    private func expect(_ errors: [LayoutError.Site: LayoutError?], _ refusal: Refusal) {
        for (site, error) in errors {
            guard case .invalidValue(let found, let property, let value)? = error else {
                Issue.record("\(refusal.testDescription) at \(site): \(error.map { "\($0)" } ?? "no error")")
                continue
            }
            #expect(found == site && property == refusal.property)
            #expect(value == refusal.value || value.isNaN && refusal.value.isNaN)
            let message = error!.description
            #expect(message.contains("\(site)") && message.contains(refusal.property.rawValue))
            #expect(message.contains("\(refusal.value)") && message.contains("give a"))
        }
    }

    private func error(_ body: () throws -> Void) -> LayoutError? {
        do { try body() } catch { return error as? LayoutError }
        return nil
    }

    @Test func leavesHoldNoChildren() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let leaf = try tree.addLeaf(size: Size(1, 1), to: root)
        let other = try tree.addLeaf(size: Size(1, 1), to: root)
        let expected = LayoutError.leafCannotHoldChildren(leaf)
        #expect(throws: expected) { try tree.add(.leaf, to: leaf) }
        #expect(throws: expected) { try tree.insert(.leaf, into: leaf, at: 0) }
        #expect(throws: expected) { try tree.move(other, into: leaf, at: 0) }
        #expect(expected.description == "\(leaf) is a leaf and cannot hold children; add them to a container")
        #expect(try tree.children(of: root) == [leaf, other])
    }

    @Test func nodesCannotMoveIntoThemselves() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let stack = try tree.add(.vertical(), to: root)
        let inner = try tree.add(.vertical(), to: stack)
        for parent in [stack, inner] {
            let expected = LayoutError.movedIntoItself(stack, newParent: parent)
            #expect(throws: expected) { try tree.move(stack, into: parent, at: 0) }
            #expect(expected.description.contains("choose a parent outside of it"))
        }
        #expect(try tree.children(of: root) == [stack])
        #expect(try tree.children(of: stack) == [inner])
    }

    @Test(arguments: [-1, 3, Int.max, Int.min]) func placesBeyondTheChildrenAreRefused(index: Int) throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let first = try tree.add(.leaf, to: root)
        let second = try tree.add(.leaf, to: root)
        let expected = LayoutError.childIndexOutOfRange(parent: root, index: index, count: 2)
        #expect(throws: expected) { try tree.insert(.leaf, into: root, at: index) }
        #expect(expected.description.contains("give an index from 0 to 2"))
        // The moved node leaves its place first.
        #expect(throws: LayoutError.childIndexOutOfRange(parent: root, index: 2, count: 1)) {
            try tree.move(first, into: root, at: 2)
        }
        #expect(try tree.children(of: root) == [first, second])
    }

    @Test(arguments: [Sizing.fill, .fraction(0.5)]) func rootsNeedASizeOfTheirOwn(sizing: Sizing) throws {
        var tree = LayoutTree()
        let wide = LayoutError.rootSizeNotAbsolute(.newRoot, .horizontal)
        #expect(throws: wide) { try tree.addRoot(.vertical(), width: sizing) }
        #expect(wide.description == "new root: the width of a root depends on a parent; make it fixed or hug")
        #expect(throws: LayoutError.rootSizeNotAbsolute(.newRoot, .vertical)) {
            try tree.addRoot(.vertical(), height: sizing)
        }
        #expect(tree.nodeCount == 0)
        let root = try tree.addRoot(.vertical(), width: 10)
        #expect(throws: LayoutError.rootSizeNotAbsolute(.node(root), .vertical)) {
            try tree.updateStyle(of: root) { $0.height = sizing }
        }
        #expect(try tree.style(of: root) == .vertical().sized(10))
    }

    @Test func kindsStay() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let expected = LayoutError.kindChanged(root, from: .vertical, to: .leaf)
        #expect(throws: expected) { try tree.setStyle(.leaf, of: root) }
        #expect(expected.description.contains("remove it and add another node"))
        #expect(try tree.style(of: root) == .vertical())
    }

    @Test func measuredContentNeedsAMeasurer() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let text = try tree.add(.measured(tag: 0), to: root)
        let expected = LayoutError.measurerMissing(text)
        #expect(throws: expected) { try tree.solve() }
        #expect(expected.description.contains("solve with a measurer"))
        #expect(tree.frame(of: text) == nil)
        var measurer = WordMeasurer(texts: [WordText(words: [10, 20], lineHeight: 8)])
        try tree.solve(measuring: &measurer)
        #expect(tree.frame(of: text) == Rect(x: 0, y: 0, width: 30, height: 8))
    }

    @Test func hiddenTextNeedsNoMeasurer() throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        try tree.add(.measured(tag: 0).with { $0.visibility = .hidden }, to: root)
        try tree.solve()
        #expect(tree.frame(of: root)?.size == .zero)
    }

    struct BadMeasurer: LeafMeasurer {
        var answer: Measurement
        func measure(_ leaf: MeasuredLeaf, in proposal: Proposal) -> Measurement { answer }
    }

    @Test(arguments: [
        (LayoutError.Property.width, Measurement(width: -1, height: 1)),
        (.width, Measurement(width: .infinity, height: 1)),
        (.height, Measurement(width: 1, height: -2)),
        (.height, Measurement(width: 1, height: .infinity)),
        (.baseline, Measurement(width: 1, height: 1, baseline: -.infinity)),
    ])
    func measurersAnswerWithSizes(property: LayoutError.Property, answer: Measurement) throws {
        var tree = LayoutTree()
        let root = try tree.addRoot(.vertical())
        let text = try tree.add(.measured(tag: 0), to: root)
        var bad = BadMeasurer(answer: answer)
        let value =
            switch property {
            case .width: answer.width
            case .height: answer.height
            default: answer.baseline!
            }
        let expected = LayoutError.invalidMeasurement(text, property: property, value: value)
        #expect(throws: expected) { try tree.solve(measuring: &bad) }
        #expect(expected.description.contains("\(text)") && expected.description.contains("it must answer a"))
        // The tree stays usable, and what was refused is not remembered.
        bad.answer = Measurement(width: 5, height: 6)
        try tree.solve(measuring: &bad)
        #expect(tree.frame(of: root)?.size == Size(5, 6))
    }

    @Test func notANumberFromAMeasurerIsRefused() throws {
        for answer in [
            Measurement(width: .nan, height: 1), Measurement(width: 1, height: .nan),
            Measurement(width: 1, height: 1, baseline: .nan),
        ] {
            var tree = LayoutTree()
            try tree.add(.measured(tag: 0), to: tree.addRoot(.horizontal(alignment: .baseline)))
            var bad = BadMeasurer(answer: answer)
            #expect(throws: LayoutError.self) { try tree.solve(measuring: &bad) }
        }
    }

    @Test func aFullTreeTellsItsLimit() {
        #expect(LayoutError.treeFull(limit: 7).description.contains("at most 7 nodes; split it"))
    }
}
