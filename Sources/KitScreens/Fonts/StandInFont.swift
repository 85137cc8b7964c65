/// Advances that are there without any font file: those of Liberation Sans Regular, which are Helvetica's, for
/// Latin, Greek and Cyrillic letters.
///
/// It stands in for a font whose file is not at hand, such as the system's SF Pro, whose letters are a little
/// different in width: what is close to a limit is to be checked with the font itself.
public struct StandInFont: FontMetrics, Hashable {
    public let ascent = 1854.0 / 2048
    public let descent = 434.0 / 2048
    public let lineGap = 67.0 / 2048

    /// Creates the font.
    public init() {}

    public func advance(of scalar: Unicode.Scalar) -> Double? {
        for run in Self.runs where scalar.value >= run.first {
            let place = Int(scalar.value - run.first)
            guard place < run.advances.count else { continue }
            return run.advances[place] == 0 ? nil : Double(run.advances[place]) / 2048
        }
        return nil
    }
}
