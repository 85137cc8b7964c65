import KitScreens

/// What `--explain` asks for: a component's name, and behind a slash the path of a part; without a path, or
/// with `.`, the root.
struct PartReference {
    let text: String

    init(_ text: String) {
        self.text = text.hasSuffix("/.") ? String(text.dropLast(2)) : text
    }

    /// A part that was found.
    struct Match {
        let component: Component
        let part: Int
        /// How to refer to the part in full.
        let reference: String
    }

    /// The part that the text names in full. Names and paths hold slashes themselves, so the longest
    /// component name that fits is tried first.
    func exactMatch(in components: [Component]) -> Match? {
        let candidates = components.filter { text == $0.name || text.hasPrefix($0.name + "/") }
        for component in candidates.sorted(by: { $0.name.count > $1.name.count }) {
            let path = text.dropFirst(component.name.count + 1)
            if let part = component.index(ofPath: path.isEmpty ? "." : String(path)) {
                return Match(component: component, part: part, reference: text)
            }
        }
        return nil
    }

    /// All parts whose full references end with the text, whole names only.
    func suffixMatches(in components: [Component]) -> [Match] {
        components.flatMap { component in
            let paths = PathTable(component)
            return paths.parts(endingWith: text).map { part in
                let path = part == 0 ? "" : "/" + paths.path(of: part)
                return Match(component: component, part: part, reference: component.name + path)
            }
        }
    }

    /// The full references that are most like the text, best first.
    func nearest(in components: [Component], count: Int) -> [String] {
        let ranked = components.lazy.flatMap(Self.references)
            .filter { abs($0.utf8.count - text.utf8.count) <= Self.farthest }
            .map { (reference: $0, distance: Self.distance(from: text, to: $0)) }
            .filter { $0.distance <= Self.farthest }
        return ranked.sorted { $0.distance < $1.distance }.prefix(count).map(\.reference)
    }

    /// How many edits away a name may be and still be suggested.
    private static let farthest = 12

    private static func references(of component: Component) -> [String] {
        let paths = PathTable(component)
        return component.parts.indices.map { index in
            index == 0 ? component.name : "\(component.name)/\(paths.path(of: index))"
        }
    }

    /// How many characters must be inserted, removed or replaced to make one text the other (Levenshtein).
    private static func distance(from source: String, to target: String) -> Int {
        let target = Array(target.lowercased().unicodeScalars)
        var row = Array(0...target.count)
        for (index, scalar) in source.lowercased().unicodeScalars.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in target.indices {
                let replaced = diagonal + (scalar == target[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[target.count]
    }
}
