import KitScreens
import StackLayout

extension DocumentReport {
    /// Single changes of a declaration that would make numbers agree that differ, and break none: stack by
    /// stack, those that cure most first.
    ///
    /// - Complexity: O(layers + what the budget allows).
    public func suggestions(within budget: inout SuggestionBudget) -> [Suggestion] {
        stacksWithDifferences.flatMap { stack in
            StackTrial(self, stack: stack)?.suggestions(&budget) ?? []
        }
    }

    /// The stacks that a difference belongs to: the one that places the layer, and the layer itself if it is
    /// one that hugs.
    private var stacksWithDifferences: [Int] {
        var stacks: Set<Int> = []
        for number in differences {
            let node = document.nodes[number.node]
            if number.property.isSize, node.sizing(number.property.axis) == .hug {
                stacks.insert(number.node)
            }
            if let parent = node.parent, document.nodes[parent].role == .stack { stacks.insert(parent) }
        }
        return stacks.sorted()
    }
}

/// The trial of one stack: it stands there twice, with its stored size to place its children, and hugging to
/// derive its own.
private struct StackTrial {
    private let report: DocumentReport
    private let stack: Int
    private var trial = Trial()
    private var children: [Candidates.Child] = []

    init?(_ report: DocumentReport, stack: Int) {
        self.report = report
        self.stack = stack
        guard report.forest.placeRoots[stack] != nil, let stored = node(stack).uprightSize,
            !node(stack).isOrientationUnknown
        else { return nil }
        let flow = report.forest.lists[stack].filter { node($0).isInFlow }
        trial.parts.append(
            Trial.Part(
                style: node(stack).rootStyle(width: stored.width, height: stored.height), parent: nil,
                layer: stack, isGiven: true))
        for child in flow { addPlaced(child) }
        let style = node(stack).style
        let (hugsWidth, hugsHeight) = (style.width == .hug, style.height == .hug)
        guard hugsWidth || hugsHeight else { return }
        let root = trial.parts.count
        trial.parts.append(
            Trial.Part(
                style: node(stack).rootStyle(
                    width: hugsWidth ? nil : stored.width, height: hugsHeight ? nil : stored.height),
                parent: nil, layer: stack))
        for child in flow { addHugged(child, to: root) }
        if hugsWidth { expect(root, stack, .width) }
        if hugsHeight { expect(root, stack, .height) }
    }

    private func node(_ index: Int) -> DesignNode { report.document.nodes[index] }

    /// A child where it is placed; one whose share differs with what is inside, so that hugging can be tried.
    private mutating func addPlaced(_ child: Int) {
        let node = node(child)
        guard let stored = node.stored else { return }
        let numbers = FrameProperty.allCases.map { report.number(child, $0) }
        children.append(
            Candidates.Child(
                layer: child, stored: stored, isDifferent: numbers.contains { $0.verdict == .different }))
        let (opensWidth, opensHeight) = (
            node.fills(.horizontal) && numbers[2].verdict == .different,
            node.fills(.vertical) && numbers[3].verdict == .different
        )
        let part = trial.parts.count
        let inside = report.forest.lists[child].filter {
            self.node($0).isInFlow && self.node($0).stored != nil
        }
        if node.role == .stack, !inside.isEmpty, opensWidth || opensHeight {
            trial.parts.append(
                Trial.Part(style: node.nestedStyle(opensWidth, opensHeight), parent: 0, layer: child))
            for grandchild in inside {
                trial.parts.append(
                    Trial.Part(
                        style: self.node(grandchild).childStyle, parent: part, layer: grandchild,
                        isGiven: true))
            }
        } else {
            trial.parts.append(Trial.Part(style: node.childStyle, parent: 0, layer: child))
        }
        for number in numbers { expectPlaced(part, number, node) }
    }

    private mutating func expectPlaced(_ part: Int, _ number: CheckedNumber, _ node: DesignNode) {
        let axis = number.property.axis
        if number.property.isSize {
            guard !node.isRotated else { return }
            if node.fills(axis) { expect(part, number.node, number.property) }
            if node.sizing(axis) == .hug, number.verdict == .different {
                expect(part, number.node, number.property, needsFill: true)
            }
        } else if !(node.isRotated && node.fills(axis)) {
            expect(part, number.node, number.property)
        }
    }

    private mutating func addHugged(_ child: Int, to root: Int) {
        let node = node(child)
        let inside = report.forest.lists[child].filter {
            self.node($0).isInFlow && self.node($0).stored != nil
        }
        let style = self.node(stack).style
        let opensWidth = style.width == .hug && node.fills(.horizontal)
        let opensHeight = style.height == .hug && node.fills(.vertical)
        let part = trial.parts.count
        guard node.role == .stack, !inside.isEmpty, opensWidth || opensHeight else {
            trial.parts.append(Trial.Part(style: node.childStyle, parent: root, layer: child, isGiven: true))
            return
        }
        trial.parts.append(
            Trial.Part(
                style: node.nestedStyle(opensWidth, opensHeight), parent: root, layer: child, isGiven: true))
        for grandchild in inside {
            trial.parts.append(
                Trial.Part(
                    style: self.node(grandchild).childStyle, parent: part, layer: grandchild, isGiven: true))
        }
    }

    /// Expects a number that was compared; others say nothing about a change.
    private mutating func expect(
        _ part: Int, _ layer: Int, _ property: FrameProperty, needsFill: Bool = false
    ) {
        let number = report.number(layer, property)
        guard let stored = number.stored, number.derived != nil else { return }
        switch number.verdict {
        case .equal, .different, .given(.first): break
        default: return
        }
        let node = node(layer)
        let isRoot = trial.parts[part].parent == nil
        let offset =
            isRoot
            ? 0
            : property.isSize ? -node.margin.sum(property.axis) : node.margin.near(property.axis)
        let tolerance = property.isSize ? report.tolerance : max(report.tolerance, node.grain)
        trial.expectations.append(
            Trial.Expectation(
                part: part, property: property, stored: stored, offset: offset, tolerance: tolerance + 1e-9,
                isDifferent: number.verdict == .different, needsFill: needsFill))
    }

    func suggestions(_ budget: inout SuggestionBudget) -> [Suggestion] {
        let isFigma = report.document.format == .figma
        var candidates = Candidates()
        let derived = report.derivedFrame(stack)?.size
        candidates.add(
            stack: stack, node(stack).style, stored: node(stack).stored?.size, derived: derived,
            children: children, isFigma: isFigma)
        candidates.add(children: children, style: { node($0).style }, isFigma: isFigma)
        if let stored = node(stack).stored { candidates.add(fixed: stack, node(stack).style, stored.size) }
        return trial.suggestions(candidates.list, style: { node($0).style }, &budget)
    }
}
