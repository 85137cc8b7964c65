/// Collects the elements of an SVG picture that reads well on light and on dark pages.
struct SVGCanvas {
    enum Anchor: String { case start, middle, end }

    /// About how wide a character is, in points: enough for labels not to touch.
    static let characterWidth = 6.6

    private var elements: [String] = []

    /// Adds a straight line of a class of the style sheet.
    mutating func line(from: (Double, Double), to: (Double, Double), class name: String) {
        elements.append(
            """
            <line class="\(name)" x1="\(number(from.0))" y1="\(number(from.1))" x2="\(number(to.0))" y2="\(number(to.1))"/>
            """)
    }

    /// Adds a line through points, with a dot at each.
    mutating func curve(_ points: [(Double, Double)], color: Int) {
        let path = points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
        elements.append("<polyline class=\"curve s\(color % Self.colors.count)\" points=\"\(path)\"/>")
        for (x, y) in points {
            elements.append(
                "<circle class=\"f\(color % Self.colors.count)\" cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"2.5\"/>"
            )
        }
    }

    /// Adds a filled rectangle.
    mutating func bar(x: Double, y: Double, width: Double, height: Double, color: Int) {
        elements.append(
            """
            <rect class="f\(color % Self.colors.count)" x="\(number(x))" y="\(number(y))" \
            width="\(number(width))" height="\(number(height))"/>
            """)
    }

    /// Adds a text whose base line starts, ends or has its middle at a point.
    mutating func text(
        _ text: String, at point: (Double, Double), anchor: Anchor = .start, class name: String = "t"
    ) {
        elements.append(
            """
            <text class="\(name)" x="\(number(point.0))" y="\(number(point.1))" \
            text-anchor="\(anchor.rawValue)">\(escaped(text))</text>
            """)
    }

    /// Adds the names of colours, from left to right and over as many lines as they need; returns their height.
    mutating func legend(_ names: [String], at origin: (Double, Double), width: Double) -> Double {
        var (x, y) = origin
        for (index, name) in names.enumerated() {
            let needed = 14 + Double(name.count) * Self.characterWidth + 18
            if x > origin.0 && x + needed > origin.0 + width { (x, y) = (origin.0, y + 18) }
            bar(x: x, y: y - 9, width: 10, height: 10, color: index)
            text(name, at: (x + 15, y))
            x += needed
        }
        return y - origin.1 + 18
    }

    /// The picture.
    func document(width: Double, height: Double, title: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
        viewBox="0 0 \(number(width)) \(number(height))" role="img" aria-label="\(escaped(title))">
        <title>\(escaped(title))</title>
        <style>
        \(Self.styleSheet)
        </style>
        \(elements.joined(separator: "\n"))
        </svg>

        """
    }

    /// Of even lightness, between that of white and of black pages; apart from each other also for people who
    /// do not tell red from green.
    private static let colors = [
        "#2F7FD6", "#D9822B", "#2AA198", "#B0559E", "#8C7A00", "#6C71C4", "#C94A4A", "#5B8C3A",
    ]

    private static var styleSheet: String {
        var lines = [
            "text { font: 11px -apple-system, \"Segoe UI\", \"DejaVu Sans\", sans-serif; fill: #24292F; }",
            ".h { font-weight: 600; font-size: 13px; }",
            ".m { fill: #57606A; }",
            ".grid { stroke: #D0D7DE; stroke-width: 1; }",
            ".axis { stroke: #8C959F; stroke-width: 1; }",
            ".curve { fill: none; stroke-width: 2; stroke-linejoin: round; }",
        ]
        for (index, color) in colors.enumerated() {
            lines.append(".s\(index) { stroke: \(color); } .f\(index) { fill: \(color); }")
        }
        lines += [
            "@media (prefers-color-scheme: dark) {",
            "text { fill: #E6EDF3; } .m { fill: #9DA7B3; } .grid { stroke: #30363D; } .axis { stroke: #6E7681; }",
            "}",
        ]
        return lines.joined(separator: "\n")
    }

    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        let rest = tenths.magnitude % 10
        return "\(sign)\(tenths.magnitude / 10)" + (rest == 0 ? "" : ".\(rest)")
    }

    private func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}
