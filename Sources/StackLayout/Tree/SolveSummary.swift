/// What the last solve did.
public struct SolveSummary: Hashable, Sendable {
    /// Only what edits had changed was solved again.
    public let isIncremental: Bool
    /// How many nodes were looked at; each node counts once for each time that its container was measured or
    /// placed in an incremental solve, once in all in a full one.
    public let visitedNodes: Int
}
