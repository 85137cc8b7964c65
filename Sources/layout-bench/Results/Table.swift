/// Rows of text in aligned columns: the first ones to the left, numbers to the right.
struct Table {
    private let head: [String]
    private let leftColumns: Int
    private var rows: [[String]] = []

    init(_ head: [String], leftColumns: Int = 1) {
        self.head = head
        self.leftColumns = leftColumns
    }

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// The table, with a line under its head.
    var text: String {
        let all = [head] + rows
        let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        func line(_ row: [String]) -> String {
            let cells = row.indices.map { row[$0].padded(to: widths[$0], right: $0 >= leftColumns) }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }
        return ([line(head), line(widths.map { String(repeating: "─", count: $0) })] + rows.map(line))
            .joined(separator: "\n") + "\n"
    }
}

/// Numbers as tables and charts show them.
enum Figure {
    /// Three digits that count: 0.842, 8.42, 84.2, 842, 8,420.
    static func text(_ value: Double?) -> String {
        guard let value, value.isFinite else { return "–" }
        let digits = value.magnitude >= 100 ? 0 : value.magnitude >= 10 ? 1 : value.magnitude >= 1 ? 2 : 3
        return decimal(value, digits)
    }

    /// A number with this many digits behind the point.
    static func decimal(_ value: Double, _ digits: Int) -> String {
        let scale = [1.0, 10, 100, 1000][digits]
        let whole = Int((value.magnitude * scale).rounded())
        let sign = value < 0 && whole > 0 ? "-" : ""
        let fraction = digits == 0 ? "" : ".\(String(whole % Int(scale) + Int(scale)).dropFirst())"
        return sign + grouped(whole / Int(scale)) + fraction
    }

    /// A count with a comma between thousands.
    static func grouped(_ count: Int) -> String {
        let digits = String(count)
        return digits.indices.reduce(into: "") { text, index in
            let behind = digits.distance(from: index, to: digits.endIndex)
            if index != digits.startIndex && behind % 3 == 0 { text += "," }
            text.append(digits[index])
        }
    }

    /// A size as it is asked for: 1e5, or 578 where that is shorter.
    static func size(_ size: Int) -> String {
        let digits = String(size)
        let isPower = digits.dropFirst().allSatisfy { $0 == "0" } && size >= 100
        return isPower ? "\(digits.prefix(1))e\(digits.count - 1)" : grouped(size)
    }
}
