/// Where lines may and must end, between the grapheme clusters of a text.
///
/// A part of Unicode's line breaking rules (UAX 14), as far as the standard library's character properties
/// carry: hard breaks; behind spaces; behind hyphens and dashes, but not before a digit or at the start of a
/// word; between ideographs, but not before what closes or behind what opens; at soft hyphens and zero width
/// spaces; never at no-break spaces and word joiners. Behind a slash no line ends, as in browsers. Not done: dictionaries, which Thai, Lao, Khmer and
/// Burmese need, and hyphenation.
enum LineBreaks {
    /// What may happen behind a cluster.
    enum Opportunity: UInt8 {
        case none, allowed
        /// The line ends here; the cluster is the break itself and is not drawn.
        case hard
    }

    /// The opportunity behind each cluster.
    ///
    /// - Complexity: O(clusters).
    static func opportunities(of classes: [BreakClass]) -> [Opportunity] {
        classes.indices.map { index in
            if classes[index] == .hard { return .hard }
            guard index + 1 < classes.count else { return .none }
            let before = index > 0 ? classes[index - 1] : .space
            return allows(classes[index], classes[index + 1], before: before) ? .allowed : .none
        }
    }

    private static func allows(_ left: BreakClass, _ right: BreakClass, before: BreakClass) -> Bool {
        if right == .hard || right == .space || right == .zeroWidthSpace { return false }
        switch (left, right) {
        case (.zeroWidthSpace, _): return true
        case (.glue, _): return false
        case (.space, .close), (.space, .glue): return right == .glue
        case (.space, _): return true
        case (_, .glue), (_, .close), (.open, _): return false
        case (.softHyphen, _): return true
        case (.hyphen, .digit), (.hyphen, .hyphen): return false
        // A sign before a number or a word, not a hyphen inside one.
        case (.hyphen, _): return before != .space && before != .hard && before != .open
        case (.dash, _): return right != .dash
        case (_, .dash): return left != .dash && right == .dash && left != .space
        case (_, .hyphen), (_, .softHyphen): return false
        case (.ideograph, _), (_, .ideograph): return left != .quote && right != .quote
        default: return false
        }
    }
}

/// What a cluster is for line breaking.
enum BreakClass: UInt8 {
    case hard, space, zeroWidthSpace, glue, open, close, quote, hyphen, dash, softHyphen
    case digit, ideograph, other

    init(_ character: Character) {
        let scalar = character.unicodeScalars.first ?? " "
        switch scalar.value {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: self = .hard
        case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0x200B: self = .zeroWidthSpace
        case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF, 0x2011: self = .glue
        case 0x2D, 0x2010: self = .hyphen
        case 0x2013: self = .hyphen
        case 0x2014: self = .dash
        case 0xAD: self = .softHyphen
        case 0x21, 0x3F, 0x2C, 0x2E, 0x3A, 0x3B, 0x2026: self = .close
        case 0x22, 0x27: self = .quote
        case 0x3001, 0x3002, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087,
            0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30FB, 0x30FC,
            0xFF01, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
            self = .close
        case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1F300...0x1FAFF, 0x20000...0x3FFFF:
            self = BreakClass(scalar.properties.generalCategory) ?? .ideograph
        default: self = BreakClass(scalar.properties.generalCategory) ?? .other
        }
    }

    private init?(_ category: Unicode.GeneralCategory) {
        switch category {
        case .openPunctuation: self = .open
        case .closePunctuation: self = .close
        case .initialPunctuation, .finalPunctuation: self = .quote
        case .decimalNumber: self = .digit
        default: return nil
        }
    }
}
