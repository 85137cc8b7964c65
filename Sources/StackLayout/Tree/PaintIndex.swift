/// Where things are inside of containers, so that visits of a part of the picture skip what is elsewhere.
///
/// Boxes are ``PaintBox``es relative to the container, never too small: they are rounded outwards. The index is
/// made by the first visit that needs it and brought up to date by the first after a solve.
struct PaintIndex: Sendable {
    /// The state of the ``PlacedLog`` that the index reflects.
    var epoch = -1
    var consumed = 0
    /// Per container: what all that is inside covers.
    var content: [SIMD4<Double>] = []
    /// Per container: the groups of its children.
    var grouping: [Grouping] = []
    /// What 64 children in a row cover, then what 64 groups cover, and so on; for one container after the other.
    /// The first of a long stack are relative to its chunks, which are its groups.
    var groups: [SIMD4<Double>] = []
    /// Groups of children that have to be looked at.
    var staleGroups: [Bool] = []
    /// Groups that no container points to any more.
    var wastedGroups = 0

    /// The groups of one container.
    struct Grouping {
        /// Where they start; ``none`` if the children are few.
        var first = none
        /// The slots that they cover.
        var slots: UInt32 = 0
        /// They are the chunks of a long stack.
        var isDivided = false

        @inline(__always) static var none: UInt32 { NodeLinks.none }
    }

    /// Children in a group, and groups in a group of groups, as a power of two.
    static let shift = 6
    static let groupSize = 1 << shift

    /// How many groups there are of so many children, or groups.
    @inline(__always)
    static func parents(_ count: Int) -> Int { (count + groupSize - 1) >> shift }

    /// How many groups there are at all levels for so many children.
    static func groupCount(_ children: Int) -> Int {
        var (total, level) = (0, children)
        while level > groupSize {
            level = parents(level)
            total += level
        }
        return total
    }
}
