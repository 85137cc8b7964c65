import KitScreens
import StackLayout

extension Classifier {
    /// Calls differences not decidable where an instance was not laid out again.
    ///
    /// What hugs has the size of its content, whatever else is declared. If an instance holds something that
    /// hugs and has another size, the instance was stored in a state that never was: after its component or its
    /// overrides changed, and before it was laid out. Then nothing inside it, and nothing in the stack around
    /// it, can be told right from wrong on that axis.
    ///
    /// - Complexity: O(layers).
    mutating func excuseStaleInstances() {
        for axis in [Axis.horizontal, .vertical] {
            let stale = staleInstances(axis)
            if stale.isEmpty { continue }
            let around = Set(stale.compactMap { document.nodes[$0].parent })
            for (index, node) in document.nodes.enumerated() {
                let isInside = node.instance.map(stale.contains) ?? false
                let isBeside = node.parent.map(around.contains) ?? false
                let position = FrameProperty.position(axis)
                let size = FrameProperty.size(axis)
                if verdict(index, position) == .different, isBeside || (isInside && node.instance != index) {
                    set(index, position, .notDecidable(.staleInstance))
                }
                if verdict(index, size) == .different, isInside || isBeside || around.contains(index) {
                    set(index, size, .notDecidable(.staleInstance))
                }
            }
        }
    }

    private func staleInstances(_ axis: Axis) -> Set<Int> {
        var stale: Set<Int> = []
        for (index, node) in document.nodes.enumerated() {
            guard let instance = node.instance, node.sizing(axis) == .hug else { continue }
            if verdict(index, .size(axis)) == .different { stale.insert(instance) }
        }
        return stale
    }
}
