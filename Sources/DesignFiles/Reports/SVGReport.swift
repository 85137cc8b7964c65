/// What checking came to as pictures, one file a component.
public enum SVGReport {
    /// The pictures with their files' names, which are safe and unlike each other on every file system.
    ///
    /// - Complexity: O(layers).
    public static func files(_ inputs: [CheckedInput]) -> [(name: String, text: String)] {
        var names = FileNames()
        return inputs.flatMap { input in
            input.components.filter(\.isShown).map { component in
                (names.next(for: component.name) + ".svg", ComponentPicture(component).document())
            }
        }
    }
}

/// Makes names of files from names of components.
struct FileNames {
    /// The names that were given, as file systems compare them that do not tell cases apart.
    private var taken: Set<String> = []
    /// How often a name was wanted.
    private var counts: [String: Int] = [:]
    private static let mostBytes = 120
    /// Names that mean devices on Windows.
    private static let reserved: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// A name of letters, digits, `_` and `-`, at most 140 bytes, that was not given before.
    ///
    /// - Complexity: O(length), a few tries aside.
    mutating func next(for name: String) -> String {
        let safe = Self.safe(name)
        let key = safe.lowercased()
        var count = counts[key, default: 0]
        var candidate: String
        repeat {
            count += 1
            candidate = count == 1 ? safe : "\(safe)-\(count)"
        } while !taken.insert(candidate.lowercased()).inserted
        counts[key] = count
        return candidate
    }

    private static func safe(_ name: String) -> String {
        var safe = ""
        for character in name {
            let isKept = character.isLetter || character.isNumber || character == "_"
            let text = isKept ? String(character) : safe.hasSuffix("-") || safe.isEmpty ? "" : "-"
            if safe.utf8.count + text.utf8.count > mostBytes { break }
            safe += text
        }
        while safe.hasSuffix("-") { safe.removeLast() }
        if safe.isEmpty { return "component" }
        return reserved.contains(safe.lowercased()) ? "\(safe)_" : safe
    }
}
