/// What measuring needs of a font. All lengths are parts of the em: multiply by the font size to get points.
public protocol FontMetrics: Sendable {
    /// How far letters reach above the baseline.
    var ascent: Double { get }
    /// How far they reach below it, as a positive length.
    var descent: Double { get }
    /// Space that the font wants between lines besides.
    var lineGap: Double { get }
    /// How far a character moves the pen, alone and unshaped; `nil` if the font does not have it.
    func advance(of scalar: Unicode.Scalar) -> Double?
    /// The advance of what is drawn for a character that the font does not have.
    var missingAdvance: Double { get }
}

extension FontMetrics {
    /// Half an em, if the font says nothing.
    public var missingAdvance: Double { 0.5 }
}
