import Foundation

/// Measures trees and tells the results.
enum RunCommand: Subcommand {
    static let name = "run"
    static let summary = "measure"
    static var usage: String {
        """
        Measures trees made from a seed, after comparing their frames with those expected.

        usage: layout-bench run [options]

        \(RunOptions.table.help)
        """
    }

    static func run(_ arguments: ArraySlice<String>) async throws {
        let options = try RunOptions(arguments)
        guard !Build.isDebug else {
            throw Failure.failed(
                "this is a debug build, whose times mean nothing; build with `swift build -c release`")
        }
        let thresholds = try options.thresholds.map(Thresholds.read)
        var runner = Runner(options: options)
        if let path = options.tree {
            try runner.measure(
                ExchangeFormat.read(path), named: TreeName.name(of: path), frames: options.frames)
        } else {
            for workload in options.workloads {
                for size in options.chosenSizes { try runner.measure(workload, size: size) }
            }
        }
        Console.clearProgress()
        let file = runner.resultFile
        if let path = options.output { try file.write(to: path) }
        try Console.print(
            options.isJSON ? String(decoding: try file.encoded(), as: UTF8.self) : Report(file: file).text)
        if let path = options.newThresholds { try Thresholds(of: file).write(to: path) }
        if let thresholds { try check(file, thresholds, isJSON: options.isJSON) }
    }

    private static func check(_ file: ResultFile, _ thresholds: Thresholds, isJSON: Bool) throws {
        let verdict = thresholds.verdict(on: file)
        if !isJSON { try Console.print("\n" + verdict.text) }
        if !verdict.broken.isEmpty {
            throw Failure.failed(
                "counts differ from the thresholds:\n" + verdict.broken.joined(separator: "\n"))
        }
    }
}

/// What a tree from a file is called: `balanced-1e5.ltr1` is `balanced`.
enum TreeName {
    static func name(of path: String) -> String {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return String(name.split(separator: "-").first ?? "tree")
    }
}
