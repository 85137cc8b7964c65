import StackLayout

/// The words of the format for the values of one type, in the order in which messages list them.
struct Vocabulary<Value: Hashable & Sendable>: Sendable {
    let words: [(word: String, value: Value)]

    init(_ words: KeyValuePairs<String, Value>) {
        self.words = words.map { (word: $0.key, value: $0.value) }
    }

    subscript(word: String) -> Value? { words.first { $0.word == word }?.value }

    func word(for value: Value) -> String? { words.first { $0.value == value }?.word }

    /// The words as a message lists them: `"start", "center" or "end"`.
    var list: String { alternatives(words.map { "\"\($0.word)\"" }) }
}

/// Alternatives as a sentence lists them: `a, b or c`.
func alternatives(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " or " + last
}

enum Words {
    static let stack = Vocabulary<Kind>([
        "h": .horizontal, "v": .vertical, "z": .overlay, "free": .free,
    ])
    static let alignment = Vocabulary<Alignment>([
        "start": .start, "center": .center, "end": .end, "stretch": .stretch, "baseline": .baseline,
    ])
    static let distribution = Vocabulary<Distribution>([
        "start": .start, "center": .center, "end": .end, "between": .spaceBetween, "around": .spaceAround,
        "evenly": .spaceEvenly,
    ])
    static let lines = Vocabulary<LineDistribution>([
        "start": .start, "center": .center, "end": .end, "between": .spaceBetween, "around": .spaceAround,
        "evenly": .spaceEvenly, "stretch": .stretch,
    ])
}

/// The members of a case that the format knows; others are kept as they are.
enum CaseKey: String, MemberKey {
    case name, rtl, source, root

    static let named = all
}

/// The properties of a node, in the order in which they are written (SEMANTICS 1.1).
enum NodeKey: String, MemberKey {
    case name, stack, w, h, minW, maxW, minH, maxH, pad, gap, crossGap, wrap, shrink, lines
    case align, alignSelf, distribute, absolute, hidden, content, words, lineHeight, baseline, aspect
    case corners, children, frame

    static let named = all
}

/// The numbers of content whose size is known.
enum ContentKey: String, MemberKey {
    case w, h, baseline

    static let named = all
}

/// The pins of a child that ignores the stack, in the order in which they are written.
enum PinKey: String, MemberKey {
    case left, right, top, bottom, centerX, centerY

    static let named = all

    var pin: WritableKeyPath<Pins, Double?> {
        switch self {
        case .left: \.left
        case .right: \.right
        case .top: \.top
        case .bottom: \.bottom
        case .centerX: \.centerX
        case .centerY: \.centerY
        }
    }
}
