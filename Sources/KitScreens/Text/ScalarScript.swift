/// Scripts whose characters cannot be measured one by one: they join, stack or change places.
public enum ScalarScript: String, Hashable, Sendable, CaseIterable {
    case arabic = "Arabic"
    case syriac = "Syriac"
    case nko = "N’Ko"
    case indic = "Indic"
    case thai = "Thai and Lao"
    case tibetan = "Tibetan"
    case myanmar = "Myanmar"
    case conjoiningHangul = "conjoining Hangul"
    case khmer = "Khmer"
    case mongolian = "Mongolian"
    /// Pictographs that are joined into one, and flags.
    case emojiSequence = "emoji sequence"

    /// The Unicode blocks, in rising order.
    var ranges: [ClosedRange<UInt32>] {
        switch self {
        case .arabic:
            [0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE]
        case .syriac: [0x700...0x74F, 0x860...0x86F]
        case .nko: [0x7C0...0x7FF]
        case .indic: [0x900...0xDFF, 0xA830...0xA83F, 0xA8E0...0xA8FF, 0x11000...0x112FF]
        case .thai: [0xE00...0xEFF]
        case .tibetan: [0xF00...0xFFF]
        case .myanmar: [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]
        case .conjoiningHangul: [0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF]
        case .khmer: [0x1780...0x17FF, 0x19E0...0x19FF]
        case .mongolian: [0x1800...0x18AF]
        case .emojiSequence: [0x200D...0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF]
        }
    }

    /// The script of a character, if it is one of these. Digits and punctuation of the blocks count as well.
    init?(shaped scalar: Unicode.Scalar) {
        // Nothing below Arabic, which is nearly all there is.
        guard scalar.value >= 0x600 else { return nil }
        let found = Self.allCases.first { $0.ranges.contains { $0.contains(scalar.value) } }
        guard let found else { return nil }
        self = found
    }
}

extension Unicode.Scalar {
    /// A mark that is drawn over or inside its base.
    var addsNothing: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Whether the character is written from right to left; `nil` if it says nothing about direction.
    ///
    /// By blocks, since the standard library does not give the bidirectional class.
    var isRightToLeft: Bool? {
        switch value {
        case 0x200F, 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        case 0x200E: false
        default: properties.isAlphabetic ? false : nil
        }
    }
}
