import Foundation

/// Draws result files.
enum ChartCommand: Subcommand {
    static let name = "chart"
    static let summary = "draw result files as SVG"
    static var usage: String {
        """
        Draws time against nodes (FOLDER/MEASURE-time.svg) and bars of one size (FOLDER/MEASURE-bars.svg).

        usage: layout-bench chart FILE... --out FOLDER [options]

        \(table.help)
        """
    }

    private struct Options {
        var output: String?
        var measure = Measure.solve
        var grouping = ChartData.Grouping.engine
        var size: Int?
        var title: String?
    }

    private static var table: OptionTable<Options> {
        var table = OptionTable<Options>()
        table.value("--out", "FOLDER", "where to write the pictures") { $0.output = $1 }
        table.value("--measure", "NAME", "what to draw (solve)") { options, value in
            guard let measure = Measure(rawValue: value) else {
                throw Failure.usage("--measure: unknown \(value); `layout-bench list` tells the measures")
            }
            options.measure = measure
        }
        let groupings = ChartData.Grouping.allCases.map(\.rawValue)
        table.value("--by", "WHAT", "a line for each \(groupings.joined(separator: " or ")) (engine)") {
            options, value in
            guard let grouping = ChartData.Grouping(rawValue: value) else {
                throw Failure.usage("--by \(value): give \(groupings.joined(separator: " or "))")
            }
            options.grouping = grouping
        }
        table.value("--size", "N", "the size of the bars (the largest that most workloads have)") {
            options, value in
            options.size = try OptionValue.count(value, atLeast: 1, for: "--size")
        }
        table.value("--title", "TEXT", "what to write above") { $0.title = $1 }
        return table
    }

    static func run(_ arguments: ArraySlice<String>) async throws {
        var options = Options()
        let paths = try table.parse(arguments, into: &options)
        guard !paths.isEmpty else { throw Failure.usage("give at least one result file") }
        guard let output = options.output else { throw Failure.usage("--out is missing") }
        let measure = options.measure
        let data = ChartData(try paths.map(ResultFile.read), measure: measure, by: options.grouping)
        guard let size = options.size ?? data.commonSize else {
            throw Failure.badInput("the files do not have the measure \(measure.rawValue)")
        }
        let what = options.title ?? (measure == .solve ? "Full layout" : measure.rawValue.capitalized)
        let unit = measure.isEdit ? "each" : "a node"
        let pictures = [
            "time": TimeChart(data: data, title: what, isEdit: measure.isEdit).svg,
            "bars": BarChart(
                data: data, title: "\(what), time \(unit), \(Figure.size(size)) nodes", size: size,
                isEdit: measure.isEdit
            ).svg,
        ]
        for (name, picture) in pictures {
            try Output.write(Data(picture.utf8), to: "\(output)/\(measure.rawValue)-\(name).svg")
        }
    }
}
