import StackLayout
import Testing

/// SEMANTICS 15: the direction mirrors x, and nothing else.
@Suite struct DirectionLawTests {
    /// Padding and pins exchanged, and the other direction: as in a mirror.
    @Test(arguments: Profile.all) func mirroredTreesHaveMirroredFrames(_ profile: Profile) {
        Law.check(profile) { item, _ in
            let frames = try item.frames()
            let parents = item.root.parents
            let expected = frames.indices.map { index -> Rect? in
                guard var frame = frames[index] else { return nil }
                guard let parent = parents[index], let outer = frames[parent] else { return frame }
                frame.x = outer.width - frame.x - frame.width
                return frame
            }
            let mirrored = item.with(item.root.mapped { $0.mirror() }, item.direction.opposite)
            return mirrored.report(expected: expected, derived: try mirrored.frames(), .rounding)
        }
    }

    /// Sizes and y stay to the bit, and x of children in flow is mirrored in the content box (15.1).
    @Test(arguments: Profile.all) func theDirectionChangesNothingButX(_ profile: Profile) {
        Law.check(profile) { item, _ in
            let frames = try item.frames()
            let turned = item.with(item.root, item.direction.opposite)
            let derived = try turned.frames()
            let (nodes, parents) = (item.root.nodes, item.root.parents)
            var expected = derived
            for (index, frame) in frames.enumerated() {
                guard let frame, expected[index] != nil else { continue }
                expected[index]!.y = frame.y
                (expected[index]!.width, expected[index]!.height) = (frame.width, frame.height)
                guard let parent = parents[index], let outer = frames[parent] else { continue }
                let box = nodes[parent].style
                guard nodes[index].isInFlow(of: box) else { continue }
                let inner = max(0, outer.width - box.padding.left - box.padding.right)
                let mirrored = 2 * box.padding.left + inner - frame.x - frame.width
                if (mirrored - derived[index]!.x).magnitude > 1e-9 * max(1, outer.width, mirrored.magnitude) {
                    expected[index]!.x = mirrored
                }
            }
            return turned.report(expected: expected, derived: derived, .exact)
        }
    }
}

extension TestNode {
    /// Exchanges left and right.
    fileprivate mutating func mirror() {
        let padding = style.padding
        style.padding.left = padding.right
        style.padding.right = padding.left
        guard let pins = style.pins else { return }
        style.pins?.left = pins.right
        style.pins?.right = pins.left
        style.pins?.centerX = pins.centerX.map { -$0 }
    }
}
