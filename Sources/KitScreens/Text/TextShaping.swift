/// Tells how wide the pieces of a text are.
///
/// Every ``FontMetrics`` conforms: it adds up the advances of single characters, without kerning, ligatures or
/// any other shaping, and reports what it cannot do. An embedder who has a shaper, such as HarfBuzz or Core
/// Text, conforms a type of its own and gives what that answers.
public protocol TextShaping: Sendable {
    /// What each grapheme cluster of a text adds to its line, in points, in logical order. The text holds no
    /// hard breaks. Tracking comes on top and is not part of it.
    func shape(_ text: [Character], size: Double) -> ShapedText
    /// Ascent, descent and gap at a size, in points.
    func lineMetrics(size: Double) -> LineMetrics
}

/// How far letters reach above and below the baseline, in points; all are usually at least 0.
public struct LineMetrics: Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    /// Space between lines besides.
    public var gap: Double

    /// Creates metrics.
    public init(ascent: Double, descent: Double, gap: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.gap = gap
    }

    /// The line height that a font wants if nobody sets one.
    public var lineHeight: Double { ascent + descent + gap }
}

/// What a shaper answers.
public struct ShapedText: Hashable, Sendable {
    /// One advance for each grapheme cluster, in points.
    public var advances: [Double]
    /// What the shaper could not do, each kind of trouble once.
    public var problems: [ShapingProblem]

    /// Creates an answer.
    public init(advances: [Double], problems: [ShapingProblem] = []) {
        self.advances = advances
        self.problems = problems
    }
}

/// Something that a shaper cannot do, so that widths are not to be trusted.
public enum ShapingProblem: Hashable, Sendable {
    /// Characters of this script change their form or order with their neighbours; advances of single
    /// characters do not tell how wide they are.
    case needsShaping(ScalarScript)
    /// The font does not have this character; the advance is that of the font's sign for it.
    case missing(Unicode.Scalar)
}

extension FontMetrics where Self: TextShaping {
    public func shape(_ text: [Character], size: Double) -> ShapedText {
        var shaped = ShapedText(advances: [])
        shaped.advances.reserveCapacity(text.count)
        var known: Set<ShapingProblem> = []
        for character in text {
            var advance = 0.0
            var isBase = true
            for scalar in character.unicodeScalars {
                if let script = ScalarScript(shaped: scalar) { known.insert(.needsShaping(script)) }
                if scalar.addsNothing && !isBase || scalar.properties.isDefaultIgnorableCodePoint { continue }
                isBase = false
                // A tab is as wide as a space, as in text that folds white space.
                let drawn = scalar == "\t" ? " " : scalar
                if let own = self.advance(of: drawn) {
                    advance += own
                } else {
                    known.insert(.missing(scalar))
                    advance += missingAdvance
                }
            }
            shaped.advances.append(advance * size)
        }
        shaped.problems = known.sorted { $0.order < $1.order }
        return shaped
    }

    public func lineMetrics(size: Double) -> LineMetrics {
        LineMetrics(ascent: ascent * size, descent: descent * size, gap: lineGap * size)
    }
}

extension OpenTypeFont: TextShaping {}
extension StandInFont: TextShaping {}

extension ShapingProblem {
    fileprivate var order: UInt32 {
        switch self {
        case .needsShaping(let script): script.ranges[0].lowerBound
        case .missing(let scalar): scalar.value
        }
    }
}

extension ShapingProblem: CustomStringConvertible {
    /// One line: what is not supported, and the remedy.
    public var description: String {
        switch self {
        case .needsShaping(let script):
            "\(script.rawValue) text needs a shaper; its widths are not known: give a TextShaping that has one"
        case .missing(let scalar):
            "the font has no U+\(Self.code(scalar)); give one that has, or a TextShaping that falls back"
        }
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
