import StackLayout

/// Reads a text line by line. The tree is built from the levels of the lines: nothing recurses.
struct NotationParser {
    var cursor: Cursor
    /// The part whose properties are being read; it joins its component when the next line begins.
    var part = Part(name: "", parent: nil, style: .leaf)
    /// The texts of the component that is being read.
    var texts: [WordText] = []

    private var components: [Component] = []
    private var header: Header?
    private var parts: [Part] = []
    /// The last part and its ancestors by level: the parts that a line can go on below.
    private var ancestors: [Int] = []
    /// What the current part already says.
    private var said: Set<NotationProperty> = []

    private struct Header {
        var name: String
        var direction: LayoutDirection
    }

    init(_ text: String) { cursor = Cursor(text) }

    mutating func parse() throws(NotationError) -> [Component] {
        while !cursor.isAtEnd {
            try readLine()
            cursor.nextLine()
        }
        finishPart()
        finishComponent()
        guard !components.isEmpty else { throw cursor.error("COMPONENT and a name") }
        return components
    }

    // MARK: Lines

    private mutating func readLine() throws(NotationError) {
        cursor.skipSpaces()
        switch cursor.byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "#"): return
        case UInt8(ascii: "|"):
            guard header != nil else { throw cursor.error("COMPONENT and a name") }
            cursor.advance()
            try readProperties()
        default:
            let level = try readLevel()
            finishPart()
            if level == 0 { try beginComponent() } else { try beginPart(level: level) }
            try readProperties()
        }
    }

    /// The level of the line at whose first token the cursor is: from its number or its indentation.
    private mutating func readLevel() throws(NotationError) -> Int {
        let indentation = cursor.offsetInLine
        let start = cursor.position
        if indentation == 0 && cursor.isAtNumber {
            let number = try cursor.number(for: "the level of the line", .aboveZero)
            guard let level = Int(exactly: number), cursor.takeNext(">") else {
                throw cursor.error("COMPONENT, or a level such as 25>", at: start)
            }
            try checkLevel(level, at: start)
            return level
        }
        for place in (start - indentation)..<start where cursor.bytes[place] != UInt8(ascii: " ") {
            throw cursor.error("spaces for indentation", at: place, found: "a tab")
        }
        guard indentation.isMultiple(of: 2) else {
            throw cursor.error("an indentation of two spaces a level", found: "\(indentation) spaces")
        }
        if indentation > 0 { try checkLevel(indentation / 2, at: start) }
        return indentation / 2
    }

    /// Whether a line of this level, above 0, can stand here.
    private func checkLevel(_ level: Int, at place: Int) throws(NotationError) {
        guard header != nil else { throw cursor.error("COMPONENT and a name", at: place) }
        // The part of the line above has not joined its ancestors yet.
        let deepest = ancestors.count + 1
        guard level <= deepest else {
            throw cursor.error("level \(deepest) at most", at: place, found: "level \(level)")
        }
        if level == deepest && part.style.kind == .leaf {
            throw cursor.error(
                "no part inside the part above, which is a leaf without stack or free", at: place)
        }
    }

    // MARK: Components and parts

    private mutating func beginComponent() throws(NotationError) {
        guard cursor.take(word: "COMPONENT") else { throw cursor.error("COMPONENT and a name") }
        finishComponent()
        let name = try cursor.quoted(for: "the name of the component")
        header = Header(name: name, direction: cursor.take(word: "rtl") ? .rightToLeft : .leftToRight)
        part = Part(name: "", parent: nil, style: .leaf, line: cursor.line)
        part.look.layer = .component
        if let layer = cursor.take(Look.Layer.self) {
            part.look.layer = layer
            try readName()
        }
    }

    private mutating func beginPart(level: Int) throws(NotationError) {
        guard let layer = cursor.take(Look.Layer.self) else {
            let layers = Look.Layer.allCases.map { $0.rawValue }.joined(separator: ", ")
            throw cursor.error("one of the layers \(layers)")
        }
        ancestors.removeLast(ancestors.count - level)
        part = Part(name: "", parent: ancestors[level - 1], style: .leaf, line: cursor.line)
        part.look.layer = layer
        try readName()
    }

    private mutating func readName() throws(NotationError) {
        cursor.skipSpaces()
        if cursor.isAtQuote { part.name = try cursor.quoted(for: "the name of the part") }
    }

    private mutating func finishPart() {
        guard header != nil else { return }
        ancestors.append(parts.count)
        parts.append(part)
        said.removeAll(keepingCapacity: true)
    }

    /// Keeps the component that ends here; all its parts have joined.
    private mutating func finishComponent() {
        guard let header else { return }
        components.append(
            Component(name: header.name, direction: header.direction, parts: parts, texts: texts))
        self.header = nil
        parts = []
        texts = []
        ancestors = []
    }

    // MARK: Properties

    private mutating func readProperties() throws(NotationError) {
        while true {
            let end = cursor.position
            cursor.skipSpaces()
            if cursor.isAtLineEnd { return }
            guard cursor.isSeparated else { throw cursor.error("a space", at: end) }
            if cursor.byte == UInt8(ascii: "#") { return }
            try readProperty()
        }
    }

    private mutating func readProperty() throws(NotationError) {
        let start = cursor.position
        if cursor.isAtNumber {
            guard part.stored == nil else {
                throw cursor.error("one stored frame for a part", found: "a second one")
            }
            part.stored = try cursor.storedFrame()
            return
        }
        if cursor.takeArrow() {
            guard part.look.symbol == nil else {
                throw cursor.error("one → for a part", at: start, found: "a second one")
            }
            part.look.symbol = try cursor.quoted(for: "the name of a component")
            return
        }
        let word = cursor.takeWord()
        guard let property = NotationProperty.byWord[word] else {
            throw cursor.error("a property, a stored frame or →", at: start)
        }
        if !property.isRepeatable {
            guard said.insert(property.subject).inserted else {
                throw cursor.error(
                    "\(property.subject.rawValue) once for a part", at: start, found: "a second \(word)")
            }
        }
        if try !readLayout(property) { try readLook(property) }
    }
}
