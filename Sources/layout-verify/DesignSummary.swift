import DesignFiles
import KitScreens

/// What checking a design document gave, for people: a line a component, the totals, the worst differences.
struct DesignSummary {
    private let report: DocumentReport
    private let document: DesignDocument

    /// How many components and how many differences are listed.
    private static let mostComponents = 40
    private static let mostDifferences = 50

    init(_ report: DocumentReport) {
        self.report = report
        document = report.document
    }

    var text: String { head + components + totals + differences + notes }

    private var head: String {
        let format = document.format == .figma ? "Figma" : "Sketch"
        let components = counted(report.components.count, "component")
        return
            "\(shown(document.name)): \(format), \(counted(document.nodes.count, "layer")) in \(components)\n"
    }

    // MARK: Components

    private var components: String {
        let ranked = report.components.filter { $0.tally.count > 0 }.enumerated().sorted {
            let (a, b) = ($0.element.tally, $1.element.tally)
            return (b.different, b.notDecidable, $0.offset) < (a.different, a.notDecidable, $1.offset)
        }.map(\.element)
        guard !ranked.isEmpty else { return "" }
        let columns = ["derived", "given", "undecided", "different"]
        let rows = ranked.prefix(Self.mostComponents).map { component in
            let tally = component.tally
            return (
                [tally.derived, tally.given, tally.notDecidable, tally.different].map(String.init),
                shown(document.label(of: component.node))
            )
        }
        var text = line(columns, "component")
        for (cells, name) in rows { text += line(cells, name) }
        let rest = ranked.count - rows.count
        return rest > 0 ? text + "  and \(counted(rest, "component")) more\n" : text
    }

    private func line(_ cells: [String], _ name: String) -> String {
        let padded = cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
        return "  \(padded.joined(separator: " "))  \(name)\n"
    }

    // MARK: Totals

    private var totals: String {
        let tally = report.tally
        var text = line(
            [tally.derived, tally.given, tally.notDecidable, tally.different].map(String.init), "in all")
        text += "  \(report.agreeingChildren) of \(report.children) children of stacks agree within "
        text += "\(numberText(report.tolerance)) pt (largest \(deviationText(report.largestDeviation)))\n"
        for (code, count) in report.reasons.sorted(by: {
            ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
        }) {
            text += "  not decidable, \(code.rawValue): \(counted(count, "number")) (\(code.reason))\n"
        }
        return text
    }

    // MARK: Differences

    private var differences: String {
        let differences = report.differences
        let worst = differences.sorted { $1.deviation < $0.deviation }
        let listed = worst.prefix(Self.mostDifferences).map { number in
            let place = "\(shown(document.path(of: number.node))) \(number.property.rawValue)"
            let stored = number.stored.map(numberText) ?? "none"
            return "  \(place): stored \(stored), derived \(report.derivationText(of: number) ?? "none")\n"
        }
        let rest = differences.count - listed.count
        return listed.joined()
            + (rest > 0 ? "  and \(counted(rest, "difference")) more; --json has all\n" : "")
    }

    private var notes: String { document.notes.map { "  note: \(shown($0))\n" }.joined() }
}

/// A deviation to thousandths, or finer if that hides it.
func deviationText(_ deviation: Double) -> String {
    let rounded = (deviation * 1000).rounded() / 1000
    return numberText(rounded == 0 ? deviation : rounded)
}

/// A name from a file as a terminal may show it: control characters are escaped.
func shown(_ name: String, keepsLines: Bool = false) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
        keepsLines && scalar == "\n" || !scalar.properties.generalCategory.isUnprintable
    }
    if name.unicodeScalars.allSatisfy(isShown) { return name }
    var text = ""
    for scalar in name.unicodeScalars {
        if !isShown(scalar) {
            text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
            text.unicodeScalars.append(scalar)
        }
    }
    return text
}

extension Unicode.GeneralCategory {
    /// Whether a character can change how a terminal shows those around it.
    fileprivate var isUnprintable: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
