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
        var steps: [Int] = []
        steps.reserveCapacity(Self.longestPath)
        var length = 0
        var current = index
        while let parent = component.parts[current].parent, steps.count < Self.longestPath {
            steps.append(current)
            length += segments[current].utf8.count + 1
            current = parent
        }
        if steps.isEmpty { return "." }
        var path = component.parts[current].parent == nil ? "" : "…/"
        path.reserveCapacity(path.utf8.count + length)
        for step in steps.reversed() {
            if step != steps.last { path += "/" }
            path += segments[step]
        }
        return path
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
