/// The paths of a component's parts, made one at a time: their last steps are kept, so that asking for the paths
/// of many parts takes no memory for all of them.
public struct PathTable: Sendable {
    private let component: Component
    private let segments: [String]

    /// How many steps a path has at most; beyond, those in the middle are written `…`.
    public static let longestPath = 60

    /// - Complexity: O(parts).
    public init(_ component: Component) {
        self.component = component
        segments = component.segments
    }

    /// The path of a part, as ``Component/paths`` has it; of a part below ``longestPath`` only the last steps,
    /// behind `…`.
    ///
    /// - Complexity: O(length of the path).
    public func path(of index: Int) -> String {
        var names: [String] = []
        var current = index
        while let parent = component.parts[current].parent {
            guard names.count < Self.longestPath else {
                names.append("…")
                break
            }
            names.append(segments[current])
            current = parent
        }
        return names.isEmpty ? "." : names.reversed().joined(separator: "/")
    }

    /// The parts whose full references, the component's name and the path, end with `text` behind a `/`.
    ///
    /// - Complexity: O(parts · steps of the text).
    public func parts(endingWith text: String) -> [Int] {
        let ending = "/" + text
        return component.parts.indices.filter { index in
            // From the last step backwards, until the text is used up.
            var rest = ending[...]
            var current = index
            while true {
                let parent = component.parts[current].parent
                let step = parent == nil ? component.name : "/" + segments[current]
                if step.utf8.count >= rest.utf8.count { return step.hasSuffix(rest) }
                guard rest.hasSuffix(step), let parent else { return false }
                rest = rest.dropLast(step.count)
                current = parent
            }
        }
    }
}
