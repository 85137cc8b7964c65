/// How heavy letters are, by the names that faces carry: `SFPro-Semibold`.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
    case ultralight = "Ultralight"
    case thin = "Thin"
    case light = "Light"
    case regular = "Regular"
    case medium = "Medium"
    case semibold = "Semibold"
    case bold = "Bold"
    case heavy = "Heavy"
    case black = "Black"
}

extension Font {
    /// The weight that the name of the face ends with, if it does: `SFPro-Medium` is medium.
    public var weight: FontWeight? {
        guard let dash = name.lastIndex(of: "-") else { return nil }
        return FontWeight(rawValue: String(name[name.index(after: dash)...]))
    }
}
