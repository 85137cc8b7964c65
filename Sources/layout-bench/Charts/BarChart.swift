/// Bars of one size of tree: a group for each workload, a bar for each engine or commit.
struct BarChart {
    let data: ChartData
    let title: String
    let size: Int
    let isEdit: Bool

    private static let barHeight = 15.0
    private static let left = 92.0
    private static let right = 84.0
    private static let width = 760.0

    private struct Bar {
        let line: Int
        let value: Double
    }

    /// The picture.
    var svg: String {
        var canvas = SVGCanvas()
        let groups = data.workloads.map { workload in
            (workload: workload, bars: bars(of: workload))
        }.filter { !$0.bars.isEmpty }
        let values = groups.flatMap { $0.bars.map(\.value) }
        canvas.text(title, at: (12, 20), class: "h")
        let legend =
            data.lines.count > 1 ? canvas.legend(data.lines, at: (12, 42), width: Self.width - 24) : 0
        let top = 36 + legend
        let heights = groups.map { Double($0.bars.count) * Self.barHeight + 10 }
        let bottom = top + heights.reduce(0, +)
        let place = drawScale(values, from: top, to: bottom, on: &canvas)
        var y = top + 5
        for (group, height) in zip(groups, heights) {
            canvas.text(group.workload, at: (Self.left - 10, y + height / 2 - 1), anchor: .end)
            for (index, bar) in group.bars.enumerated() {
                let barTop = y + Double(index) * Self.barHeight
                let end = place(bar.value)
                canvas.bar(
                    x: Self.left, y: barTop, width: max(1, end - Self.left), height: Self.barHeight - 2,
                    color: bar.line)
                canvas.text(text(bar.value), at: (end + 5, barTop + 10.5))
            }
            y += height
        }
        return canvas.document(width: Self.width, height: bottom + 26, title: title)
    }

    private func bars(of workload: String) -> [Bar] {
        data.lines.enumerated().compactMap { index, line in
            data.points(workload, line).first { $0.size == size }.map { Bar(line: index, value: $0.value) }
        }
    }

    private func text(_ value: Double) -> String {
        isEdit ? Figure.text(value / 1000) + " µs" : Figure.text(value) + " ns"
    }

    /// A round value: 1 ns, 0.5 µs.
    private func tick(_ value: Double) -> String {
        let value = isEdit ? value / 1000 : value
        let isWhole = value == value.rounded()
        return (isWhole ? Figure.grouped(Int(value)) : "\(value)") + (isEdit ? " µs" : " ns")
    }

    /// Draws the scale; returns where a value goes. Values far apart go by powers of ten.
    private func drawScale(
        _ values: [Double], from top: Double, to bottom: Double, on canvas: inout SVGCanvas
    ) -> (Double) -> Double {
        let end = Self.width - Self.right
        let most = values.max() ?? 1
        let isWide = most > 20 * (values.min() ?? 1)
        // From below the least value, so that its bar does not vanish.
        let axis = LogAxis(values + [(values.min() ?? 1) / 2], from: Self.left, to: end, isTight: true)
        let step = Self.step(most)
        let linear = (0...Int((most / step).rounded(.up))).map { Double($0) * step }
        let last = linear.last!
        let place: (Double) -> Double = { value in
            isWide ? axis.place(value) : Self.left + (end - Self.left) * value / last
        }
        for value in isWide ? axis.ticks.map(\.value) : linear {
            canvas.line(from: (place(value), top), to: (place(value), bottom), class: "grid")
            canvas.text(tick(value), at: (place(value), bottom + 16), anchor: .middle, class: "m")
        }
        canvas.line(from: (Self.left, top), to: (Self.left, bottom), class: "axis")
        return place
    }

    /// A round step that makes four to eight of them reach this far.
    private static func step(_ most: Double) -> Double {
        var step = 1.0
        while step * 8 < most { step *= 10 }
        while step * 4 > most { step /= 2 }
        return step
    }
}
