import KitScreens

/// What checking came to as JUnit's XML, which build servers show: a suite a component, a case a layer.
///
/// A layer of which every number is given has no case: nothing about it was tested. One with a number that
/// differs fails; one with a number that is not decidable is skipped, or fails if that is wanted.
public enum JUnitReport {
    /// The file.
    ///
    /// - Parameters:
    ///   - isStrict: Whether layers with numbers that are not decidable fail.
    ///   - problems: What could not be read, one line each: an error each.
    /// - Complexity: O(layers + findings).
    public static func document(
        _ inputs: [CheckedInput], isStrict: Bool = false, problems: [String] = []
    ) -> String {
        var total = Suite(name: "")
        var text = ""
        for input in inputs {
            for component in input.components where component.isShown {
                let suite = suite(component, of: input, isStrict: isStrict)
                guard suite.tests > 0 else { continue }
                total.add(suite)
                text += suite.text
            }
        }
        if !problems.isEmpty {
            var suite = Suite(name: "reading")
            for problem in problems {
                suite.addCase("input", class: "reading", [("error", "cannot be read", problem)])
            }
            total.add(suite)
            text += suite.text
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="layout-verify" \(total.counts)>
            \(text)</testsuites>

            """
    }

    private static func suite(_ component: CheckedComponent, of input: CheckedInput, isStrict: Bool) -> Suite
    {
        let name = [input.name, component.page, component.name].filter { !$0.isEmpty }
        var suite = Suite(name: name.joined(separator: ": "))
        var findings = component.findings[...]
        while let finding = findings.first, finding.layer == nil {
            suite.addCase(finding.path, class: suite.name, [("failure", "hidden", finding.reason)])
            findings.removeFirst()
        }
        for (index, layer) in component.layers.enumerated() {
            let own = findings.prefix { $0.layer == index }
            findings.removeFirst(own.count)
            guard !own.isEmpty || layer.has({ $0 == .equal }) else { continue }
            let failing = own.filter { isStrict || !$0.verdict.isUndecided }
            let outcomes: [Outcome] =
                failing.isEmpty
                ? own.prefix(1).map { _ in ("skipped", own.map(line).joined(separator: "; "), "") }
                : [("failure", failing.map(line).joined(separator: "; "), text(failing))]
            let name = layer.id.isEmpty ? layer.path : "\(layer.path) (\(layer.id))"
            suite.addCase(name, class: suite.name, outcomes)
        }
        return suite
    }

    private typealias Outcome = (element: String, message: String, text: String)

    private static func line(_ finding: CheckedComponent.Finding) -> String {
        let property = finding.property?.rawValue ?? "frame"
        if finding.verdict.isUndecided { return "\(property): \(finding.reason)" }
        let derived = Markup.points(finding.derived)
        return "\(property): stored \(Markup.points(finding.stored)), derived \(derived)"
    }

    private static func text(_ findings: [CheckedComponent.Finding]) -> String {
        findings.map { finding in
            let suggestion = finding.suggestion.isEmpty ? "" : "\n  \(Markup.visible(finding.suggestion))"
            let reason = finding.verdict.isUndecided ? "" : "\n  \(Markup.visible(finding.reason))"
            return line(finding) + reason + suggestion
        }.joined(separator: "\n")
    }

    /// One suite as it grows.
    private struct Suite {
        let name: String
        private(set) var tests = 0
        private var (failures, skipped, errors) = (0, 0, 0)
        private var cases = ""

        init(name: String) { self.name = name }

        mutating func addCase(_ name: String, class group: String, _ outcomes: [Outcome]) {
            tests += 1
            let start = "<testcase name=\"\(Markup.escaped(name))\" classname=\"\(Markup.escaped(group))\""
            cases += "    \(start)" + (outcomes.isEmpty ? "/>\n" : ">\n")
            for (element, message, text) in outcomes {
                switch element {
                case "failure": failures += 1
                case "skipped": skipped += 1
                default: errors += 1
                }
                cases += "      <\(element) message=\"\(Markup.escaped(message))\""
                let lines = text.split(separator: "\n").map { Markup.escaped(String($0)) }
                cases += text.isEmpty ? "/>\n" : ">\(lines.joined(separator: "\n"))</\(element)>\n"
            }
            if !outcomes.isEmpty { cases += "    </testcase>\n" }
        }

        mutating func add(_ other: Suite) {
            tests += other.tests
            failures += other.failures
            skipped += other.skipped
            errors += other.errors
        }

        var counts: String {
            "tests=\"\(tests)\" failures=\"\(failures)\" skipped=\"\(skipped)\" errors=\"\(errors)\""
        }

        var text: String {
            "  <testsuite name=\"\(Markup.escaped(name))\" \(counts)>\n\(cases)  </testsuite>\n"
        }
    }
}
