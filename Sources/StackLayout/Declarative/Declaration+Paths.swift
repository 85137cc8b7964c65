/// Paths name a node by the names on the way from the root down: `Content/Symbol`; the root's own is empty.
///
/// `Item` stands for the first child of that name, `Item#2` for the second, `#2` for the second child
/// without a name; hidden children count. A `/` or `\` inside a name is written `\/` or `\\`.
extension Declaration {
    /// The path of the node with this number in document order; the root is 0.
    ///
    /// - Complexity: O(depth × siblings).
    func path(ofNumber number: Int) -> String {
        var path = ""
        var remaining = number
        var children = self.children
        while remaining > 0 {
            let siblings = children
            remaining -= 1
            var place = 0
            while remaining >= siblings[place].nodeCount {
                remaining -= siblings[place].nodeCount
                place += 1
            }
            let name = siblings[place].name
            let step = PathStep(
                name: name, ordinal: siblings[...place].count { PathStep.same($0.name, name) })
            if !path.isEmpty { path += "/" }
            path += step.text
            children = siblings[place].children
        }
        return path
    }

    /// The number in document order of the node with this path, if there is one.
    ///
    /// - Complexity: O(siblings on the way + length of the path).
    func number(ofPath path: String) -> Int? {
        var number = 0
        var children = self.children
        for step in PathStep.steps(of: path) {
            let siblings = children
            number += 1
            var left = step.ordinal
            var found: Int?
            for place in siblings.indices {
                if PathStep.same(siblings[place].name, step.name) { left -= 1 }
                if left == 0 {
                    found = place
                    break
                }
                number += siblings[place].nodeCount
            }
            guard let found else { return nil }
            children = siblings[found].children
        }
        return number
    }
}

/// One step of a path: a name, and which of the children that have it.
private struct PathStep {
    var name: String
    /// From 1.
    var ordinal: Int

    init(name: String, ordinal: Int) {
        self.name = name
        self.ordinal = ordinal
    }

    /// Reads `Item` or `Item#2`.
    init(parsing text: String) {
        let digits = text.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let name = text.unicodeScalars.dropLast(digits.count)
        let ordinal = Int(text.unicodeScalars.suffix(digits.count).text)
        if name.last == "#", let ordinal, ordinal > 0 {
            self.init(name: name.dropLast().text, ordinal: ordinal)
        } else {
            self.init(name: text, ordinal: 1)
        }
    }

    /// The step as it is written. Where the name itself ends like an ordinal, the ordinal is always written.
    var text: String {
        var text = ""
        for scalar in name.unicodeScalars {
            if scalar == "/" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        let isPlain = ordinal == 1 && !name.isEmpty && PathStep.same(PathStep(parsing: name).name, name)
        return isPlain ? text : "\(text)#\(ordinal)"
    }

    /// The steps of a path.
    static func steps(of path: String) -> [PathStep] {
        guard !path.utf8.isEmpty else { return [] }
        var texts = [String.UnicodeScalarView()]
        var isEscaped = false
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped: isEscaped = true
            case "/" where !isEscaped: texts.append(String.UnicodeScalarView())
            default:
                isEscaped = false
                texts[texts.count - 1].append(scalar)
            }
        }
        return texts.map { PathStep(parsing: String($0)) }
    }

    /// Byte by byte, so that no Unicode tables are needed.
    static func same(_ name: String, _ other: String) -> Bool { name.utf8.elementsEqual(other.utf8) }
}

extension Substring.UnicodeScalarView {
    fileprivate var text: String { String(Substring(self)) }
}
