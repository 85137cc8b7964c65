import StackLayout

extension Component {
    /// The same component with the frames that the rules give as its stored frames; hidden parts have none.
    ///
    /// - Parameter isExact: Whether to keep every digit. If not, numbers are rounded to thousandths of a point, so
    ///   that people can read them.
    /// - Throws: What `LayoutTree` throws for a declaration that it refuses.
    /// - Complexity: O(parts + words), as SEMANTICS 16.
    public func solved(isExact: Bool = false) throws(LayoutError) -> Component {
        var solved = self
        for (index, frame) in try derivedFrames().enumerated() {
            solved.parts[index].stored = isExact ? frame : frame?.rounded()
        }
        return solved
    }
}

extension Rect {
    /// The rectangle with each number at the nearest thousandth.
    fileprivate func rounded() -> Rect {
        Rect(
            x: x.roundedToThousandths, y: y.roundedToThousandths, width: width.roundedToThousandths,
            height: height.roundedToThousandths)
    }
}

extension Double {
    /// The nearest thousandth; a number too large to have thousandths stays as it is, and -0 becomes 0.
    fileprivate var roundedToThousandths: Double {
        magnitude < 1e12 ? (self * 1000).rounded() / 1000 + 0 : self
    }
}
