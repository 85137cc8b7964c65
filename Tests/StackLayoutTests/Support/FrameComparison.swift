import StackLayout

/// How far two frames may be apart.
enum Tolerance {
    /// Chromium rounds at every step (SEMANTICS 14.1); in points.
    case browser
    /// The same formulas in another order; relative to the largest number of the tree, at least to 1 point.
    case arithmetic
    /// The same numbers, added up along another way; relative to the largest number, at least to 1 point.
    case rounding
    /// To the bit, but for the sign of 0.
    case exact

    func allows(_ difference: Double, scale: Double) -> Bool {
        switch self {
        case .browser: difference <= 0.1
        case .arithmetic: difference <= 1e-6 * max(1, scale)
        case .rounding: difference <= 1e-9 * max(1, scale)
        case .exact: difference == 0
        }
    }
}

/// The indices at which frames differ. A NaN differs from everything.
func differences(_ expected: [Rect?], _ derived: [Rect?], _ tolerance: Tolerance) -> [Int] {
    precondition(expected.count == derived.count)
    let scale = expected.reduce(0) { max($0, $1?.extent ?? 0) }
    return expected.indices.filter { index in
        switch (expected[index], derived[index]) {
        case (nil, nil): false
        case (let expected?, let derived?):
            !tolerance.allows(expected.distance(to: derived), scale: scale)
        default: true
        }
    }
}

extension Rect {
    /// The largest number of the frame, without sign.
    fileprivate var extent: Double { max(abs(x), abs(y), width, height) }

    /// The largest difference of two numbers.
    func distance(to other: Rect) -> Double {
        let differences = [x - other.x, y - other.y, width - other.width, height - other.height].map(abs)
        return differences.contains(where: \.isNaN) ? .infinity : differences.max()!
    }
}

extension TestCase {
    /// The expected frames in document order.
    var expectedFrames: [Rect?] {
        var frames: [Rect?] = []
        root.forEach { node, _, _ in frames.append(node.expected) }
        return frames
    }

    /// A report of the first difference and of the whole tree, or `nil` if all frames are as expected.
    func report(expected: [Rect?], derived: [Rect?], _ tolerance: Tolerance) -> String? {
        let wrong = differences(expected, derived, tolerance)
        guard let first = wrong.first else { return nil }
        var path = ""
        var number = 0
        root.forEach { _, indices, _ in
            if number == first { path = indices.map(String.init).joined(separator: "/") }
            number += 1
        }
        return """
            \(name) (\(direction)): \(wrong.count) frames differ, first at \(path.isEmpty ? "the root" : path)
            \(root.described(expected: expected, derived: derived, wrong: Set(wrong)))
            """
    }
}
