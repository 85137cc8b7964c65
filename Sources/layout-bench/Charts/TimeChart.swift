/// Time against nodes, both by powers of ten: a panel for each workload, a line for each engine or commit.
struct TimeChart {
    let data: ChartData
    let title: String
    let isEdit: Bool

    private static let panel = (width: 300.0, height: 230.0)
    private static let margin = (left: 56.0, top: 30.0, right: 14.0, bottom: 36.0)

    /// The picture.
    var svg: String {
        var canvas = SVGCanvas()
        let workloads = data.workloads.filter { !curves(of: $0).allSatisfy(\.isEmpty) }
        let columns = max(1, min(workloads.count, 3))
        // A single panel still needs room for the title.
        let width = max(Double(columns) * Self.panel.width, 520)
        canvas.text(title, at: (12, 20), class: "h")
        let legend = data.lines.count > 1 ? canvas.legend(data.lines, at: (12, 42), width: width - 24) : 0
        let top = 32 + legend
        for (index, workload) in workloads.enumerated() {
            let origin = (
                x: Double(index % columns) * Self.panel.width,
                y: top + Double(index / columns) * Self.panel.height
            )
            draw(workload, at: origin, on: &canvas)
        }
        let rows = (workloads.count + columns - 1) / columns
        return canvas.document(
            width: width, height: top + Double(rows) * Self.panel.height + 4, title: title)
    }

    private func draw(_ workload: String, at origin: (x: Double, y: Double), on canvas: inout SVGCanvas) {
        let left = origin.x + Self.margin.left
        let right = origin.x + Self.panel.width - Self.margin.right
        let top = origin.y + Self.margin.top
        let bottom = origin.y + Self.panel.height - Self.margin.bottom
        let curves = curves(of: workload)
        // All panels have the same axes, so that they can be compared.
        let all = data.workloads.flatMap(self.curves).flatMap { $0 }
        let across = LogAxis(all.map(\.x), from: left, to: right)
        let up = LogAxis(all.map(\.y), from: bottom, to: top)
        canvas.text(workload, at: (left, origin.y + 20), class: "h")
        for (value, y) in up.ticks {
            canvas.line(from: (left, y), to: (right, y), class: "grid")
            canvas.text(Self.duration(value), at: (left - 9, y + 4), anchor: .end, class: "m")
        }
        for (value, x) in across.ticks {
            canvas.line(from: (x, top), to: (x, bottom), class: "grid")
            canvas.text(Figure.size(Int(value)), at: (x, bottom + 15), anchor: .middle, class: "m")
        }
        canvas.line(from: (left, bottom), to: (right, bottom), class: "axis")
        canvas.line(from: (left, top), to: (left, bottom), class: "axis")
        canvas.text("nodes", at: ((left + right) / 2, bottom + 29), anchor: .middle, class: "m")
        for (index, curve) in curves.enumerated() where !curve.isEmpty {
            canvas.curve(curve.map { (across.place($0.x), up.place($0.y)) }, color: index)
        }
    }

    /// The points of each line; none for a line of a single point.
    private func curves(of workload: String) -> [[(x: Double, y: Double)]] {
        data.lines.map { line in
            let points = data.points(workload, line)
            return points.count < 2 ? [] : points.map { (x: Double($0.nodes), y: time($0)) }
        }
    }

    /// How long the whole takes, in nanoseconds.
    private func time(_ point: ChartData.Point) -> Double {
        isEdit ? point.value : point.value * Double(point.nodes)
    }

    /// A power of ten in nanoseconds, in the unit that makes it short.
    private static func duration(_ nanoseconds: Double) -> String {
        let units = [(1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns")]
        let unit = units.first { nanoseconds > $0.0 * 0.99 } ?? units[3]
        let count = nanoseconds / unit.0
        return (count < 0.99 ? Figure.text(count) : Figure.grouped(Int(count.rounded()))) + " " + unit.1
    }
}
