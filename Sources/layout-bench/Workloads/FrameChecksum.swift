import StackLayout

/// Sums up frames in a number that tells whether two solves agree: FNV-1a over 64-bit words.
struct FrameChecksum {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    private mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x0000_0100_0000_01B3 }

    /// Adds a frame to a 1024th of a point, so that another order of calculation gives the same sum.
    mutating func addRounded(_ frame: Rect?) {
        guard let frame else { return add(.max) }
        for number in [frame.x, frame.y, frame.width, frame.height] {
            // Quotients of the inputs often lie on the middle between two 1024ths, hardly ever where this
            // offset puts the border.
            add(UInt64(bitPattern: Int64((number * 1024 + 0.3719).rounded(.down))))
        }
    }

    /// Adds a frame bit by bit.
    mutating func addExact(_ frame: Rect?) {
        guard let frame else { return add(.max) }
        for number in [frame.x, frame.y, frame.width, frame.height] { add((number + 0).bitPattern) }
    }

    /// The sum of the frames of these nodes, in this order, to a 1024th of a point.
    static func rounded(_ ids: [NodeID], in tree: LayoutTree) -> UInt64 {
        var sum = FrameChecksum()
        for id in ids { sum.addRounded(tree.frame(of: id)) }
        return sum.value
    }

    /// The sum of the frames of all nodes in document order, bit by bit.
    static func exact(_ tree: LayoutTree) throws(LayoutError) -> UInt64 {
        var sum = FrameChecksum()
        var open = Array(tree.roots.reversed())
        while let id = open.popLast() {
            sum.addExact(tree.frame(of: id))
            open.append(contentsOf: try tree.children(of: id).reversed())
        }
        return sum.value
    }
}
