import StackLayout

// How the values of layout properties are read and written, reader beside writer.

// MARK: Sizes

extension Cursor {
    /// `402`, `hug`, `fill`, `fill 2` or `50%`.
    mutating func sizing(for name: String) throws(NotationError) -> Sizing {
        if take(word: "hug") { return .hug }
        if take(word: "fill") {
            skipSpaces()
            // A digit may also begin the stored frame, which has × behind it.
            guard isAtNumber, !isAtStoredFrame else { return .fill }
            return .fill(weight: try number(for: "the weight of fill", .atLeastZero))
        }
        skipSpaces()
        guard isAtNumber else { throw error("hug, fill, a number or a percentage for \(name)") }
        if isAtPercentage { return .fraction(try percentage(for: name)) }
        return .fixed(try number(for: name, .atLeastZero))
    }

    /// `402 × 619`; `x` will do for `×`.
    mutating func size(for name: String) throws(NotationError) -> Size {
        let width = try number(for: "the width of \(name)", .atLeastZero)
        guard takeTimes() else { throw error("× and the height of \(name)") }
        return Size(width, try number(for: "the height of \(name)", .atLeastZero))
    }

    /// `402 × 619 @0,167`; at 0,0 without a position.
    mutating func storedFrame() throws(NotationError) -> Rect {
        let size = try size(for: "the stored frame")
        guard take(mark: "@") else { return Rect(x: 0, y: 0, width: size.width, height: size.height) }
        let x = try number(for: "the stored x", .any)
        guard takeNext(",") else { throw error("a comma and the stored y") }
        let y = try number(for: "the stored y", .any)
        return Rect(x: x, y: y, width: size.width, height: size.height)
    }

    private var isAtStoredFrame: Bool {
        var ahead = self
        guard (try? ahead.number(for: "", .any)) != nil else { return false }
        return ahead.takeTimes()
    }

    private mutating func takeTimes() -> Bool { take(mark: "×") || take(mark: "x") }
}

extension NotationPrinter {
    static func text(_ sizing: Sizing, _ axis: String) -> String {
        switch sizing {
        case .fixed(let points): axis + NumberText.number(points)
        case .hug: "\(axis) hug"
        case .fill(weight: 1): "\(axis) fill"
        case .fill(let weight): "\(axis) fill \(NumberText.number(weight))"
        case .fraction(let fraction): "\(axis) \(NumberText.percentage(fraction))"
        }
    }

    static func text(_ size: Size) -> String {
        "\(NumberText.number(size.width)) × \(NumberText.number(size.height))"
    }

    static func text(_ frame: Rect) -> String {
        "\(text(frame.size)) @\(NumberText.list([frame.x, frame.y]))"
    }
}

// MARK: Containers

extension Cursor {
    /// Four numbers: top, right, bottom, left.
    mutating func insets() throws(NotationError) -> EdgeInsets {
        skipSpaces()
        let start = position
        let sides = try numbers(for: "pad", .atLeastZero)
        guard sides.count == 4 else { throw error("four paddings: top,right,bottom,left", at: start) }
        return EdgeInsets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
    }

    /// `h`, `v` or `z`.
    mutating func stackKind() throws(NotationError) -> Kind {
        let kinds: [(String, Kind)] = [("h", .horizontal), ("v", .vertical), ("z", .overlay)]
        for (word, kind) in kinds where take(word: word) { return kind }
        throw error("h, v or z for stack")
    }

    /// A value of an enumeration whose words stand in a table.
    mutating func value<Value>(
        of table: [(word: String, value: Value)], for name: String
    ) throws(NotationError) -> Value {
        for entry in table where take(word: entry.word) { return entry.value }
        throw error(table.map { $0.word }.joined(separator: ", ") + " for \(name)")
    }
}

/// The words for values of enumerations, in the vocabulary of SEMANTICS 1.1.
enum LayoutWords {
    static let alignments: [(word: String, value: Alignment)] = [
        ("start", .start), ("center", .center), ("end", .end), ("stretch", .stretch), ("baseline", .baseline),
    ]
    static let distributions: [(word: String, value: Distribution)] = [
        ("start", .start), ("center", .center), ("end", .end), ("between", .spaceBetween),
        ("around", .spaceAround), ("evenly", .spaceEvenly),
    ]
    static let lines: [(word: String, value: LineDistribution)] = [
        ("start", .start), ("center", .center), ("end", .end), ("between", .spaceBetween),
        ("around", .spaceAround), ("evenly", .spaceEvenly), ("stretch", .stretch),
    ]

    /// The word for a value; every value has one.
    static func word<Value: Equatable>(_ value: Value, in table: [(word: String, value: Value)]) -> String {
        table.first { $0.value == value }!.word
    }
}

// MARK: Children

/// The pins, in the order in which they are printed.
private enum Pin: String, CaseIterable {
    case left, right, top, bottom, centerX, centerY
}

extension Pins {
    // No key paths: Embedded Swift has none.
    fileprivate subscript(pin: Pin) -> Double? {
        get {
            switch pin {
            case .left: left
            case .right: right
            case .top: top
            case .bottom: bottom
            case .centerX: centerX
            case .centerY: centerY
            }
        }
        set {
            switch pin {
            case .left: left = newValue
            case .right: right = newValue
            case .top: top = newValue
            case .bottom: bottom = newValue
            case .centerX: centerX = newValue
            case .centerY: centerY = newValue
            }
        }
    }
}

extension Cursor {
    /// `left36 right32 bottom36`: any of the pins, each at most once.
    mutating func pins() throws(NotationError) -> Pins {
        var pins = Pins()
        while true {
            skipSpaces()
            let start = position
            guard let pin = take(Pin.self) else { return pins }
            let name = pin.rawValue
            guard pins[pin] == nil else {
                throw error("\(name) once for pin", at: start, found: "a second \(name)")
            }
            pins[pin] = try number(for: name, .any)
        }
    }
}

extension NotationPrinter {
    static func text(_ pins: Pins) -> String {
        Pin.allCases.reduce(into: "pin") { text, pin in
            if let distance = pins[pin] { text += " \(pin.rawValue)\(NumberText.number(distance))" }
        }
    }
}

// MARK: Corners and content

extension Cursor {
    /// `max`, one radius, or four: top left, top right, bottom right, bottom left.
    mutating func corners() throws(NotationError) -> Corners {
        if take(word: "max") { return .max }
        skipSpaces()
        let start = position
        guard isAtNumber else { throw error("max, one radius or four for corners") }
        let radii = try numbers(for: "corners", .atLeastZero)
        switch radii.count {
        case 1: return .radius(radii[0])
        case 4:
            return .radii(
                CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
        default:
            throw error("max, one radius or four for corners", at: start)
        }
    }

    /// `52 × 41`, maybe `baseline40`.
    mutating func contentSize() throws(NotationError) -> Content {
        let size = try size(for: "the content")
        return .size(size, baseline: try baseline())
    }

    /// `120,80.5 line26`, maybe `baseline20`; `none` for no words.
    mutating func wordText() throws(NotationError) -> WordText {
        let words = take(word: "none") ? [] : try numbers(for: "the width of a word", .atLeastZero)
        guard take(word: "line") else { throw error("line and the height of a line") }
        let lineHeight = try number(for: "line", .atLeastZero)
        return WordText(words: words, lineHeight: lineHeight, baseline: try baseline())
    }

    private mutating func baseline() throws(NotationError) -> Double? {
        take(word: "baseline") ? try number(for: "baseline", .any) : nil
    }
}

extension NotationPrinter {
    static func text(_ corners: Corners) -> String {
        guard case .radii(let radii) = corners else { return "corners max" }
        if radii == CornerRadii(all: radii.topLeft) { return "corners \(NumberText.number(radii.topLeft))" }
        return "corners "
            + NumberText.list([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
    }

    static func text(_ content: Content, texts: [WordText]) -> String? {
        switch content {
        case .none: return nil
        case .size(let size, let baseline):
            return "content \(text(size))" + (baseline.map { " baseline\(NumberText.number($0))" } ?? "")
        case .measured(let tag):
            let words = texts[tag]
            let widths = words.words.isEmpty ? "none" : NumberText.list(words.words)
            let baseline =
                words.baseline == words.lineHeight ? "" : " baseline\(NumberText.number(words.baseline))"
            return "words \(widths) line\(NumberText.number(words.lineHeight))" + baseline
        }
    }
}
