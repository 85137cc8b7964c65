import DesignFiles
import KitScreens

extension Explanation {
    /// Where the four numbers of a layer of a design document come from.
    init(_ report: DocumentReport, layer: Int) {
        part = report.document.path(of: layer)
        numbers = FrameProperty.allCases.map { property in
            let number = report.number(layer, property)
            return Number(
                property: property.rawValue, stored: number.stored, derived: number.derived,
                derivation: Self.lines(number, of: report), verdict: number.verdict.words)
        }
    }

    private static func lines(_ number: CheckedNumber, of report: DocumentReport) -> [String] {
        guard let text = report.derivationText(of: number) else {
            return report.doubt(number).map { [$0] } ?? []
        }
        return [text] + report.derivationChain(of: number) + (report.doubt(number).map { [$0] } ?? [])
    }
}

extension Verdict {
    /// The verdict in a few words.
    var words: String {
        switch self {
        case .equal: "derived and equal"
        case .different: "derived and different"
        case .given(.fixed): "given: a fixed size"
        case .given(.content): "given: the size of its content"
        case .given(.empty): "given: it hugs and has nothing in it"
        case .given(.first): "given: first of its stack"
        case .given(.placed): "given: no stack decides it"
        case .notDecidable(let code): "not decidable: \(code.rawValue)"
        case .none: "not checked: hidden, or a page"
        }
    }
}
