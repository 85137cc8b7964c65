import StackLayout

/// A component's stored frames beside those that the rules give.
///
/// Every number of every stored frame is compared: x, y, width and height. Parts without a stored frame are
/// derived but not compared, so they can neither agree nor differ.
public struct Verification: Equatable, Sendable {
    /// The component that was verified.
    public let component: Component
    /// The frames that the rules give, by the index of the part; `nil` for parts that are hidden.
    public let derived: [Rect?]
    /// How far a number may be off, in points.
    public let tolerance: Double
    /// How many parts have a stored frame.
    public private(set) var storedCount = 0
    /// The numbers that are off by more than the tolerance: part by part, then x, y, width, height.
    public private(set) var differences: [Difference] = []
    /// The parts that have a stored frame although they are hidden, so that the rules give none.
    public private(set) var storedButHidden: [Int] = []
    /// How many stored frames differ: those with a number that is off, and those of hidden parts.
    public private(set) var differingCount = 0
    /// The largest distance between a stored and a derived number, in points, within the tolerance or not.
    public private(set) var largestDeviation = 0.0

    /// Derives the frames of a component and compares them with those that it stores.
    ///
    /// A number may be off by exactly the tolerance: one that was rounded to hundredths is half a hundredth
    /// off at worst, and is within 0.005.
    ///
    /// - Parameters:
    ///   - component: What is verified.
    ///   - tolerance: How far a number may be off, in points, at least 0.
    /// - Throws: What `LayoutTree` throws for a declaration that it refuses.
    /// - Complexity: O(parts + words), as SEMANTICS 16; the paths of parts that differ come on top.
    public init(of component: Component, tolerance: Double) throws(LayoutError) {
        self.component = component
        self.tolerance = tolerance
        derived = try component.derivedFrames()
        compare()
    }

    /// What the comparison itself may lose to rounding when a number is off by exactly the tolerance.
    private static let roundingSlack = 1e-9

    private mutating func compare() {
        // Paths cost more than the comparison; most components need none.
        var paths: PathTable?
        for (index, part) in component.parts.enumerated() {
            guard let stored = part.stored else { continue }
            storedCount += 1
            guard let derived = derived[index] else {
                storedButHidden.append(index)
                differingCount += 1
                continue
            }
            let before = differences.count
            var path: String?
            for property in FrameProperty.allCases {
                let deviation = abs(stored[property] - derived[property])
                largestDeviation = max(largestDeviation, deviation)
                if deviation <= tolerance + Self.roundingSlack { continue }
                let known = paths ?? PathTable(component)
                paths = known
                let name = path ?? known.path(of: index)
                path = name
                differences.append(
                    Difference(
                        part: index, path: name, property: property,
                        stored: stored[property],
                        derived: derived[property]))
            }
            if differences.count > before { differingCount += 1 }
        }
    }
}

/// One number of one part where a document and the rules part ways.
public struct Difference: Hashable, Sendable {
    /// Index of the part in ``Component/parts``.
    public let part: Int
    /// The part's path, as ``PathTable`` has it.
    public let path: String
    /// Which number of the frame it is.
    public let property: FrameProperty
    /// What the document says, in points.
    public let stored: Double
    /// What the rules give, in points.
    public let derived: Double
}

/// One of the four numbers of a frame, in the order of case files (SEMANTICS 1.6).
public enum FrameProperty: String, Hashable, Sendable, CaseIterable {
    case x, y, width, height
}

extension Rect {
    /// One of the rectangle's four numbers, in points.
    public subscript(property: FrameProperty) -> Double {
        switch property {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
