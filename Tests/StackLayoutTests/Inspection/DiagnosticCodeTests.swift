import Foundation
import StackLayout
import Testing

/// Every code is described, and has a tree that it is reported for and a like one that it is not.
@Suite struct DiagnosticCodeTests {
    /// A tree that has one child in a container of 100 × 50, where something may be wrong, or not.
    private struct Example {
        var container = Style.horizontal(alignment: .start).sized(100, 50)
        var sibling: Style?
        let child: (_ wrong: Bool) -> Style

        func codes(wrong: Bool) throws -> Set<Diagnostic.Code> {
            var tree = LayoutTree()
            let root = try tree.addRoot(.vertical(), width: 200, height: 200)
            let box = try tree.add(container, to: root)
            if let sibling { try tree.add(sibling, to: box) }
            try tree.add(child(wrong), to: box)
            try tree.solve()
            return Set(tree.diagnostics().map(\.code))
        }
    }

    private static func example(_ code: Diagnostic.Code) -> Example {
        let leaf = Style.leaf.sized(10, 10)
        switch code {
        case .minimumAboveMaximum:
            return Example { wrong in
                Style.leaf.with { $0.widthLimits = Limits(min: wrong ? 30 : 20, max: 20) }
            }
        case .fixedOutsideLimits:
            return Example { wrong in leaf.with { $0.widthLimits.min = wrong ? 11 : 10 } }
        case .aspectRatioIgnored:
            return Example { wrong in leaf.sized(10, wrong ? 10 : .hug).with { $0.aspectRatio = 2 } }
        case .aspectRatioWithoutHeight:
            return Example(container: .vertical().sized(.hug, .fill)) { wrong in
                Style.leaf.sized(.hug, wrong ? .fill : 10).with { $0.aspectRatio = 1.5 }
            }
        case .edgeIgnored:
            return Example { wrong in leaf.pinned(Pins(left: wrong ? 3 : nil, top: 0, centerX: 1)) }
        case .pinMissing: return Example { wrong in leaf.pinned(Pins(left: wrong ? nil : 3, top: 0)) }
        case .fractionHugs:
            return Example(container: .horizontal()) { wrong in
                Style.leaf.sized(wrong ? .fraction(0.5) : .hug, 10)
            }
        case .fillHugs:
            return Example(container: Style.vertical().sized(100, 50).with { $0.wraps = true }) { wrong in
                Style.leaf.sized(wrong ? .fill : .hug, 10)
            }
        case .shrinkIgnored:
            return Example { wrong in Style.leaf.sized(wrong ? .fill : 10, 10).with { $0.shrink = 1 } }
        case .fillWithoutWeight:
            return Example { wrong in Style.leaf.sized(.fill(weight: wrong ? 0 : 0.01), 10) }
        case .fillWithoutRoom:
            return Example(sibling: Style.leaf.sized(100, 10)) { wrong in
                Style.leaf.sized(wrong ? .fill : 0, 10)
            }
        case .minimumAboveAvailable:
            return Example(sibling: Style.leaf.sized(70, 10)) { wrong in
                Style.leaf.sized(.fill, 10).with { $0.widthLimits.min = wrong ? 31 : 30 }
            }
        case .productTooLarge:
            return Example { wrong in Style.leaf.sized(.fraction(wrong ? 1e99 : 1e97), 10) }
        case .childrenOverflow: return Example { wrong in Style.leaf.sized(wrong ? 101 : 100, 10) }
        case .contentOverflow:
            return Example { wrong in Style.leaf(Size(90, 10)).with { $0.widthLimits.max = wrong ? 89 : 90 } }
        }
    }

    @Test(arguments: Diagnostic.Code.allCases) func firesForOneTreeAndNotForALikeOne(_ code: Diagnostic.Code)
        throws
    {
        let example = Self.example(code)
        #expect(try example.codes(wrong: true).contains(code))
        #expect(try !example.codes(wrong: false).contains(code))
    }

    @Test func everyCodeIsDescribed() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Diagnostics.md").standardized
        let described = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| `") }.map { $0.dropFirst(3).prefix { $0 != "`" } }
        #expect(described.map(String.init).sorted() == Diagnostic.Code.allCases.map(\.rawValue).sorted())
    }
}
