/// The test by which words and children go on in another line.
enum LineBreaking {
    /// How far a line may be overfull, in points: an exact fit stays in spite of rounding (SEMANTICS 8.5, 9.2).
    static let slack = 0.01
}
