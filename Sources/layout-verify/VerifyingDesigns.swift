import DesignFiles
import KitScreens

extension Command {
    /// Checks every number of a design document, and prints what came of it unless that is for machines.
    mutating func verified(_ document: DesignDocument) throws(OutputError) -> DesignResult {
        console.progress(
            "checking \(document.nodes.count) layers of \(document.name)",
            isLong: document.nodes.count > DesignResult.manyLayers)
        let report = DocumentReport(of: document, tolerance: options.tolerance ?? DesignResult.tolerance)
        reporting.add(report)
        if report.tally.different > 0 { differs = true }
        if options.isStrict && report.tally.notDecidable > 0 { differs = true }
        if !options.isJSON { try console.print(DesignSummary(report).text) }
        return DesignResult(report)
    }
}

/// What checking a design document gave: what `--json` prints.
struct DesignResult: Encodable {
    /// How far a number may be off unless the command line says otherwise, in points.
    static let tolerance = 0.01

    /// How many layers take a while to check.
    static let manyLayers = 50_000

    let name: String
    let format: DesignDocument.Format
    /// How far a number may be off, in points.
    let tolerance: Double
    /// How many layers there are, hidden ones included.
    let layers: Int
    let numbers: Tally
    /// Visible children in the flow of stacks.
    let children: Int
    /// How many of them have no number that is different or not decidable.
    let agreeingChildren: Int
    /// The largest distance between a stored number and the one that the rules give, in points.
    let largest: Double
    /// How many numbers are not decidable, by reason.
    let notDecidable: [String: Int]
    let components: [Component]
    /// The numbers that differ, and those that are not decidable, layer by layer.
    let findings: [Finding]
    /// What was left out of the file, one line each.
    let notes: [String]

    struct Component: Encodable {
        let name: String
        let id: String
        let layers: Int
        let numbers: Tally
        let largest: Double
    }

    /// A number that is not derived as stored.
    struct Finding: Encodable {
        let layer: String
        let id: String
        let property: FrameProperty
        /// `different` or `not-decidable`.
        let verdict: String
        var reason: String?
        var detail: String?
        let stored: Double?
        let derived: Double?
        /// How the derived number comes about, on one line.
        var derivation: String?
    }

    init(_ report: DocumentReport) {
        let document = report.document
        name = document.name
        format = document.format
        tolerance = report.tolerance
        layers = document.nodes.count
        numbers = report.tally
        children = report.children
        agreeingChildren = report.agreeingChildren
        largest = report.largestDeviation
        notDecidable = Dictionary(
            uniqueKeysWithValues: report.reasons.map { ($0.key.rawValue, $0.value) })
        components = report.components.map {
            Component(
                name: document.label(of: $0.node), id: document.nodes[$0.node].id, layers: $0.layers,
                numbers: $0.tally, largest: $0.largest)
        }
        var budget = DerivationBudget()
        findings = report.numbers { $0.isFinding }.map { Finding($0, of: report, within: &budget) }
        notes = document.notes
    }
}

extension DesignResult.Finding {
    fileprivate init(
        _ number: CheckedNumber, of report: DocumentReport, within budget: inout DerivationBudget
    ) {
        let document = report.document
        layer = document.path(of: number.node)
        id = document.nodes[number.node].id
        property = number.property
        stored = number.stored
        derived = number.derived
        guard case .notDecidable(let code) = number.verdict else {
            verdict = "different"
            if budget.spend(report.derivationCost(of: number)) {
                derivation = report.derivationText(of: number)
            }
            return
        }
        verdict = "not-decidable"
        reason = code.rawValue
        detail = report.doubt(number)
    }
}

extension Verdict {
    /// Whether a number with this verdict is listed by itself.
    var isFinding: Bool {
        switch self {
        case .different, .notDecidable: true
        case .equal, .given, .none: false
        }
    }
}
