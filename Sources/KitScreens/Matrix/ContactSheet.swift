import StackLayout

/// All variants of the matrix as one HTML page that people can scan: for each subject rows of content sizes and
/// columns of devices, and what was found.
public struct ContactSheet: Sendable {
    private var symbols: [String: Int] = [:]
    private var definitions = ""
    /// By subject and variant: the number of the picture, and its width and height.
    private var pictures: [[Picture]] = []

    private struct Picture: Hashable {
        let symbol: Int
        let width: Double
        let height: Double
    }

    /// Creates an empty sheet.
    public init() {}

    /// Adds a solved screen; give every variant of a subject in the order of the matrix, subject by subject.
    ///
    /// Equal pictures are kept once.
    public mutating func add(_ check: ScreenCheck, subject: Int) {
        guard let root = check.frames[0] else { return }
        let elements = Thumbnail.elements(of: check)
        let size = "\(Thumbnail.short(root.width)) \(Thumbnail.short(root.height))"
        let key = size + elements
        let number: Int
        if let known = symbols[key] {
            number = known
        } else {
            number = symbols.count
            symbols[key] = number
            definitions += "<symbol id=\"t\(number)\" viewBox=\"0 0 \(size)\">\(elements)</symbol>\n"
        }
        while pictures.count <= subject { pictures.append([]) }
        pictures[subject].append(Picture(symbol: number, width: root.width, height: root.height))
    }

    /// The page.
    public func html(_ report: MatrixReport, matrix: Matrix) -> String {
        var page = """
            <!doctype html><html lang="en"><meta charset="utf-8">
            <meta name="viewport" content="width=device-width"><title>Contact sheet</title><style>
            body{font:13px sans-serif;margin:16px}details{overflow-x:auto}
            table{border-collapse:collapse}td,th{padding:2px;vertical-align:top;
            text-align:center;font-weight:normal;font-size:10px}svg{display:block;margin:auto;border:1px solid #CCC}
            .s{width:0;height:0;position:absolute;border:0}li{margin:2px}</style>
            <svg class="s">\(definitions)</svg>
            <h1>\(report.subjects.count) subjects, \(report.solveCount) variants, \(report.findingCount) findings</h1>
            <p>Texts are bars, parts that other components draw are grey, red outlines are findings.</p>

            """
        for (place, subject) in report.subjects.enumerated() where place < pictures.count {
            page += "<h2>\(Self.escaped(subject.name))</h2>\n<ul>"
            for finding in subject.findings {
                page += "<li>\(Self.escaped(finding.line(of: report)))</li>"
            }
            page += "</ul>\n" + tables(of: pictures[place], matrix)
        }
        return page + "</html>\n"
    }

    /// A table for each appearance and direction; all but the first are folded.
    private func tables(of pictures: [Picture], _ matrix: Matrix) -> String {
        let cells = matrix.contentSizes.count * matrix.devices.count
        var text = ""
        var start = 0
        for appearance in matrix.appearances {
            for direction in matrix.directions where start + cells <= pictures.count {
                let words = direction == .leftToRight ? "left to right" : "right to left"
                text +=
                    "<details\(start == 0 ? " open" : "")><summary>\(appearance.rawValue), \(words)</summary>"
                text += table(of: Array(pictures[start..<start + cells]), matrix) + "</details>\n"
                start += cells
            }
        }
        return text
    }

    private func table(of pictures: [Picture], _ matrix: Matrix) -> String {
        let columns = matrix.devices.count
        // Where the device does not matter one column says it all.
        let isSame = pictures.indices.allSatisfy { pictures[$0] == pictures[$0 - $0 % columns] }
        let names = isSame ? ["all devices"] : matrix.devices.map(\.name)
        var text = "<table><tr><th></th>" + names.map { "<th>\(Self.escaped($0))</th>" }.joined() + "</tr>\n"
        for (row, contentSize) in matrix.contentSizes.enumerated() {
            text += "<tr><th>\(contentSize.rawValue)</th>"
            for picture in pictures[row * columns..<row * columns + names.count] {
                let scale = picture.height > 500 ? 12.0 : 4
                let (width, height) = ((picture.width / scale).rounded(), (picture.height / scale).rounded())
                text +=
                    "<td><svg width=\"\(NumberText.number(width))\" height=\"\(NumberText.number(height))\">"
                text += "<use href=\"#t\(picture.symbol)\"/></svg></td>"
            }
            text += "</tr>\n"
        }
        return text + "</table>"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.append(character)
            }
        }
        return escaped
    }
}

extension SubjectReport.Finding {
    /// One line: rule, part, in how many variants, the worst.
    public func line(of report: MatrixReport) -> String {
        let parts = other.map { "\(path) and \($0)" } ?? path
        let worst = NumberText.number((worst * 100).rounded() / 100)
        return "\(rule.rawValue): \(parts): \(variants.count) of \(report.variants.count) variants, at worst "
            + "\(worst) \(rule.unit) (\(report.variants[worstVariant]))"
    }
}
