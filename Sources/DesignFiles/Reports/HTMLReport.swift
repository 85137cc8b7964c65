import KitScreens

/// What checking came to as one page: it needs no network, and shows nothing before it is asked to.
public enum HTMLReport {
    /// How many findings and how many layers of an input the page holds; its totals count all.
    static let mostFindings = 20_000
    static let mostLayers = 60_000

    /// The page.
    ///
    /// - Parameter problems: What could not be read, one line each.
    /// - Complexity: O(layers + findings).
    public static func page(_ inputs: [CheckedInput], problems: [String] = []) -> String {
        let title = inputs.count == 1 ? inputs[0].name : "\(inputs.count) files"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'">
            <title>Layout report: \(Markup.escaped(title))</title>
            <style>
            \(styleSheet)
            \(ComponentPicture.styleSheet)
            </style>
            </head>
            <body>
            <header>
            <h1>Layout report</h1>
            \(inputs.map(totals).joined(separator: "\n"))
            \(list(problems, title: "Could not be read"))
            </header>
            <main>
            \(controls)
            <p id="status" role="status"></p>
            <div id="components"></div>
            <button id="more" type="button" hidden>Show more components</button>
            <noscript><p>The totals are above; the list of components needs scripts.</p></noscript>
            </main>
            <script type="application/json" id="data">\(data(inputs))</script>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    private static func totals(_ input: CheckedInput) -> String {
        let cells = [
            ("different", input.tally.different), ("undecided", input.tally.notDecidable),
            ("derived", input.tally.derived), ("given", input.tally.given),
        ].map { "<div class=\"\($0.0)\"><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }.joined()
        let count = input.components.filter(\.isShown).count
        return """
            <section><h2>\(Markup.escaped(input.name))</h2>
            <p class="quiet">\(Markup.escaped(input.kind)), \(count) component\(count == 1 ? "" : "s"), \
            numbers within \(Markup.points(input.tolerance)) pt</p>
            <dl class="totals">\(cells)</dl>\(list(input.notes, title: "Notes"))</section>
            """
    }

    private static func list(_ lines: [String], title: String) -> String {
        guard !lines.isEmpty else { return "" }
        let items = lines.map { "<li>\(Markup.escaped($0))</li>" }.joined()
        return "<details><summary>\(title) (\(lines.count))</summary><ul>\(items)</ul></details>"
    }

    private static let controls = """
        <form id="filter" role="search">
        <label for="text">Search</label>
        <input id="text" type="search" placeholder="layer, component, reason" autocomplete="off">
        <label for="verdict">Verdict</label>
        <select id="verdict"><option value="">any</option><option value="d">different</option>\
        <option value="u">undecided</option><option value="e">derived</option>\
        <option value="g">given</option></select>
        <label for="page">Page</label>
        <select id="page"><option value="">any</option></select>
        </form>
        """
}

// MARK: Data

extension HTMLReport {
    /// The components as JSON that may stand in a script element: no `<` in it.
    static func data(_ inputs: [CheckedInput]) -> String {
        let components = inputs.flatMap { input -> [String] in
            var (findings, layers) = (mostFindings, mostLayers)
            return input.components.filter(\.isShown).map { component in
                json(component, of: inputs.count > 1 ? input.name : "", &findings, &layers)
            }
        }
        let reasons = Doubt.Code.allCases.map { "\(quoted($0.rawValue)):\(quoted($0.reason))" }
        let text =
            "{\"reasons\":{\(reasons.joined(separator: ","))},\"components\":[\n"
            + components.joined(separator: ",\n") + "]}"
        return text.replacing("<", with: "\\u003c")
    }

    private static func json(
        _ component: CheckedComponent, of input: String, _ findings: inout Int, _ layers: inout Int
    ) -> String {
        let picture = ComponentPicture(component)
        let marks = ComponentPicture.marks(of: component)
        let shownFindings = component.findings.prefix(findings)
        let shownLayers = component.layers.prefix(layers)
        findings -= shownFindings.count
        layers -= shownLayers.count
        let tally = component.tally
        let page = [input, component.page].filter { !$0.isEmpty }.joined(separator: ": ")
        let members = [
            "\"name\":\(quoted(component.name))", "\"id\":\(quoted(component.id))",
            "\"page\":\(quoted(page))",
            "\"d\":\(tally.different)", "\"u\":\(tally.notDecidable)", "\"e\":\(tally.derived)",
            "\"g\":\(tally.given)",
            "\"size\":\(component.layers.count)", "\"found\":\(component.findings.count)",
            "\"unlabelled\":\(picture.labelsLeftOut)", "\"undrawn\":\(picture.layersLeftOut)",
            "\"svg\":\(quoted(picture.element()))",
            "\"findings\":[\(shownFindings.map { json($0, marks) }.joined(separator: ","))]",
            "\"layers\":[\(shownLayers.map(json).joined(separator: ","))]",
        ]
        return "{\(members.joined(separator: ","))}"
    }

    /// Mark, path, property, verdict or reason, stored, derived, why, suggestion.
    private static func json(_ finding: CheckedComponent.Finding, _ marks: [Int: Int]) -> String {
        var code = ""
        if case .notDecidable(let doubt) = finding.verdict { code = doubt.rawValue }
        let mark = finding.layer.flatMap { marks[$0] } ?? 0
        let texts = [
            finding.path, finding.property?.rawValue ?? "frame", code, Markup.points(finding.stored),
            Markup.points(finding.derived), finding.reason, finding.suggestion,
        ]
        return "[\(mark),\(texts.map(quoted).joined(separator: ","))]"
    }

    /// Depth, name, identifier, four verdicts, four numbers.
    private static func json(_ layer: CheckedLayer) -> String {
        let numbers = FrameProperty.allCases.map { property in
            layer.frame.map { Markup.number($0[property]) } ?? "null"
        }
        let verdicts = String(layer.verdicts.map(\.letter))
        return "[\(layer.depth),\(quoted(layer.name)),\(quoted(layer.id)),\"\(verdicts)\","
            + "\(numbers.joined(separator: ","))]"
    }

    private static func quoted(_ text: String) -> String { JSONText.quoted(Markup.visible(text)) }
}
