import StackLayout
import Testing

/// What takes no part in a layout, or takes the same part, changes nobody else.
@Suite struct BystanderLawTests {
    /// SEMANTICS 1.3, 1.4: hidden and pinned children take no space, no gap, no share, no line.
    @Test(arguments: Profile.all) func hiddenAndPinnedChildrenChangeNobody(_ profile: Profile) {
        Law.check(profile) { item, random in
            let paths = item.root.containerPaths
            guard !paths.isEmpty else { return nil }
            let path = random.pick(paths)
            var maker = RandomTree(profile, seed: random.next())
            var guest = maker.seedling().child
            if random.chance(0.5) {
                guest.style.visibility = .hidden
            } else {
                guest.style.pins = random.chance(0.5) ? .edges(-3) : Pins(right: 5, centerY: 2)
                // A hidden parent hides it anyway.
                guest.style.visibility = .visible
            }
            let place = random.int(0...item.root.node(at: path)!.children.count)
            let other = item.with(item.root.inserting(guest, at: path + [place]))
            var derived = try other.frames()
            var number = 0
            other.root.forEach { _, current, _ in
                if current.starts(with: path + [place]) { derived.remove(at: number) } else { number += 1 }
            }
            return item.report(expected: try item.frames(), derived: derived, .rounding)
        }
    }

    /// A container that hugs one leaf of fixed size stands for that leaf.
    @Test(arguments: Profile.all) func aWrapperAroundAFixedLeafChangesNobody(_ profile: Profile) {
        Law.check(profile) { item, random in
            let paths = item.root.leafPathsInFlow
            guard !paths.isEmpty else { return nil }
            let path = random.pick(paths)
            var leaf = item.root.node(at: path)!
            for axis in Axis.allCases {
                if case .fixed = leaf.style.sizing(axis) { continue }
                leaf.style.setSizing(.fixed(random.double(0...60).rounded()), axis)
            }
            leaf.style.shrink = 0
            // A hugging wrapper would be stretched, the leaf is not.
            if (leaf.style.alignmentSelf ?? .stretch) == .stretch { leaf.style.alignmentSelf = .center }
            var wrapper = TestNode(random.pick([.horizontal(), .vertical(), .overlay()]), [leaf])
            wrapper.style.alignmentSelf = leaf.style.alignmentSelf
            swap(&wrapper.style.visibility, &wrapper.children[0].style.visibility)
            let bare = item.with(item.root.replacing(at: path, with: leaf))
            let wrapped = item.with(item.root.replacing(at: path, with: wrapper))
            var derived = try wrapped.frames()
            var number = 0
            var inner = 0
            wrapped.root.forEach { _, current, _ in
                if current == path + [0] { inner = number }
                number += 1
            }
            let frame = derived.remove(at: inner)
            if let frame, frame != Rect(x: 0, y: 0, width: frame.width, height: frame.height) {
                return "\(item.name): the wrapped leaf is at \(frame)"
            }
            if frame?.size != derived[inner - 1]?.size { return "\(item.name): the wrapper does not hug" }
            return bare.report(expected: try bare.frames(), derived: derived, .rounding)
        }
    }
}

extension TestNode {
    fileprivate var containerPaths: [[Int]] {
        var paths: [[Int]] = []
        forEach { node, path, _ in if node.style.kind != .leaf { paths.append(path) } }
        return paths
    }

    /// Visible leaves that are placed by a stack or an overlay.
    fileprivate var leafPathsInFlow: [[Int]] {
        var paths: [[Int]] = []
        forEach { node, path, hidden in
            for (index, child) in node.children.enumerated()
            where !hidden && child.style.kind == .leaf && child.isInFlow(of: node.style) {
                paths.append(path + [index])
            }
        }
        return paths
    }

    fileprivate func inserting(_ node: TestNode, at path: [Int]) -> TestNode {
        var copy = self
        if path.count == 1 {
            copy.children.insert(node, at: path[0])
        } else {
            copy.children[path[0]] = children[path[0]].inserting(node, at: Array(path.dropFirst()))
        }
        return copy
    }
}
