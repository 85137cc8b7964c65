import StackLayout
import Testing

/// All lengths times a power of two give all frames times that power, to the bit.
@Suite struct ScaleLawTests {
    private static let withoutLines = Profile.all.filter { $0.features.isDisjoint(with: [.text, .wrap]) }
    private static let withLines = Profile.all.filter { !$0.features.isDisjoint(with: [.text, .wrap]) }

    @Test(arguments: withoutLines) func framesScaleWithTheirLengths(_ profile: Profile) {
        Law.check(profile) { item, random in
            let factor = Double(sign: .plus, exponent: random.int(-40...40), significand: 1)
            return try complaint(item, factor)
        }
    }

    /// The slack of line breaking does not scale (SEMANTICS 8.5, 9.2). Among lengths so large that it is next
    /// to nothing, and still much larger than rounding, the law holds for lines too.
    @Test(arguments: withLines) func framesWithLinesScaleTooButForTheSlack(_ profile: Profile) {
        Law.check(profile) { item, random in
            let large = item.with(item.root.scaled(by: 0x1p20))
            return try complaint(large, Double(sign: .plus, exponent: random.int(1...4), significand: 1))
        }
    }

    private func complaint(_ item: TestCase, _ factor: Double) throws -> String? {
        let scaled = item.with(item.root.scaled(by: factor))
        let expected = try item.frames().map { frame in
            frame.map {
                Rect(
                    x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
            }
        }
        return scaled.report(expected: expected, derived: try scaled.frames(), .exact)
    }
}

extension TestNode {
    /// All lengths times a factor; weights, fractions and ratios stay.
    fileprivate func scaled(by factor: Double) -> TestNode {
        mapped { node in
            for axis in Axis.allCases {
                if case .fixed(let points) = node.style.sizing(axis) {
                    node.style.setSizing(.fixed(points * factor), axis)
                }
            }
            node.style.widthLimits.scale(by: factor)
            node.style.heightLimits.scale(by: factor)
            let padding = node.style.padding
            node.style.padding = EdgeInsets(
                top: padding.top * factor, right: padding.right * factor, bottom: padding.bottom * factor,
                left: padding.left * factor)
            node.style.gap *= factor
            node.style.crossGap *= factor
            node.style.pins = node.style.pins.map { pins in
                func scaled(_ pin: Double?) -> Double? { pin.map { $0 * factor } }
                return Pins(
                    left: scaled(pins.left), right: scaled(pins.right), top: scaled(pins.top),
                    bottom: scaled(pins.bottom), centerX: scaled(pins.centerX), centerY: scaled(pins.centerY))
            }
            if case .size(let size, let baseline) = node.style.content {
                node.style.content = .size(
                    Size(size.width * factor, size.height * factor), baseline: baseline.map { $0 * factor })
            }
            node.text = node.text.map { text in
                WordText(
                    words: text.words.map { $0 * factor }, lineHeight: text.lineHeight * factor,
                    baseline: text.baseline * factor)
            }
        }
    }
}

extension Limits {
    fileprivate mutating func scale(by factor: Double) {
        min *= factor
        max *= factor
    }
}
