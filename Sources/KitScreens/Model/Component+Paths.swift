extension Component {
    /// The path of every part, by index: the names from the root down, `Content/Stack/VIP`; the root is `.`.
    ///
    /// Paths are unique. A part without a name is called by its place among its siblings, from 0; a name that
    /// an earlier sibling took is followed by a number, `Item#2`; a `/` or `\` inside a name is written `\/`
    /// or `\\`, and a lone `.` is written `\.`.
    ///
    /// - Complexity: O(total length of the paths), which is quadratic for a chain; see ``path(of:)``.
    public var paths: [String] {
        let segments = self.segments
        var paths: [String] = []
        paths.reserveCapacity(parts.count)
        for (index, part) in parts.enumerated() {
            guard let parent = part.parent else {
                paths.append(".")
                continue
            }
            let prefix = parts[parent].parent == nil ? "" : paths[parent] + "/"
            paths.append(prefix + segments[index])
        }
        return paths
    }

    /// The path of one part, as ``paths`` has it.
    ///
    /// - Complexity: O(parts).
    public func path(of index: Int) -> String {
        let segments = self.segments
        var names: [String] = []
        var current = index
        while let parent = parts[current].parent {
            names.append(segments[current])
            current = parent
        }
        return names.isEmpty ? "." : names.reversed().joined(separator: "/")
    }

    /// The part with the given path, as ``paths`` has it; `nil` if there is none.
    ///
    /// - Complexity: O(parts + length of the path).
    public func index(ofPath path: String) -> Int? {
        if path == "." { return parts.isEmpty ? nil : 0 }
        let names = Component.split(path)
        let segments = self.segments
        var current = 0
        var next = 0
        // Parts stand depth first: the part looked for stands behind the one found before.
        for index in parts.indices.dropFirst() {
            guard parts[index].parent == current, segments[index] == names[next] else { continue }
            current = index
            next += 1
            if next == names.count { return index }
        }
        return nil
    }

    /// The last step of every path: unique among siblings. Empty for the root.
    var segments: [String] {
        struct Key: Hashable {
            var parent: Int
            var name: String
        }
        /// How often a name was asked for, so that the search for a free number never starts over.
        var uses: [Key: Int] = [:]
        var childCounts = [Int](repeating: 0, count: parts.count)
        return parts.map { part in
            guard let parent = part.parent else { return "" }
            let name = part.name.isEmpty ? String(childCounts[parent]) : Component.escaped(part.name)
            childCounts[parent] += 1
            var count = uses[Key(parent: parent, name: name), default: 0] + 1
            var segment = count == 1 ? name : "\(name)#\(count)"
            while count > 1 && uses[Key(parent: parent, name: segment)] != nil {
                count += 1
                segment = "\(name)#\(count)"
            }
            uses[Key(parent: parent, name: name)] = count
            if segment != name { uses[Key(parent: parent, name: segment)] = 1 }
            return segment
        }
    }

    /// A name as one step of a path.
    private static func escaped(_ name: String) -> String {
        if name == "." { return "\\." }
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) else {
            return name
        }
        var text = ""
        for scalar in name.unicodeScalars {
            if scalar == "/" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        return text
    }

    /// The steps of a path, still escaped.
    private static func split(_ path: String) -> [String] {
        var steps: [String] = []
        var step = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in path.unicodeScalars {
            if scalar == "/" && !isEscaped {
                steps.append(String(step))
                step = String.UnicodeScalarView()
                continue
            }
            isEscaped = scalar == "\\" && !isEscaped
            step.append(scalar)
        }
        return steps + [String(step)]
    }
}
