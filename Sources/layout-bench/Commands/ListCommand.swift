/// Lists what can be measured, and checks the frames of the workloads.
enum ListCommand: Subcommand {
    static let name = "list"
    static let summary = "list workloads and measures; check the workloads' frames"
    static var usage: String {
        """
        Lists workloads and measures.

        usage: layout-bench list [options]

        \(table.help)
        """
    }

    private struct Options {
        var checks = false
        var printsChecksums = false
        var largest = 100_000
    }

    private static var table: OptionTable<Options> {
        var table = OptionTable<Options>()
        table.flag("--check", "solve every workload and compare its frames with those expected") {
            $0.checks = true
        }
        table.flag("--checksums", "print the table of expected checksums anew, from the frames of this build")
        {
            $0.printsChecksums = true
        }
        table.value("--largest", "N", "with either: the largest size to solve (1e5)") { options, value in
            options.largest = try OptionValue.count(value, atLeast: 1, for: "--largest")
        }
        return table
    }

    static func run(_ arguments: ArraySlice<String>) async throws {
        var options = Options()
        if let first = try table.parse(arguments, into: &options).first {
            throw Failure.usage("unexpected \(first)")
        }
        if options.printsChecksums { return try printChecksums(upTo: options.largest) }
        if options.checks { return try check(upTo: options.largest) }
        try Console.print(text)
    }

    private static var text: String {
        var workloads = Table(["workload", "tree"], leftColumns: 2)
        for workload in Workload.allCases { workloads.add([workload.rawValue, workload.summary]) }
        var groups = Table(["measures", "what is timed or counted"], leftColumns: 2)
        for group in MeasureGroup.allCases { groups.add([group.rawValue, group.summary]) }
        var edits = Table(["edit", "what is changed before the solve"], leftColumns: 2)
        for edit in Measure.allCases where edit.isEdit { edits.add([edit.rawValue, edit.summary]) }
        return [workloads.text, groups.text, edits.text].joined(separator: "\n")
    }

    private static func check(upTo largest: Int) throws {
        var wrong: [String] = []
        var count = 0
        for workload in Workload.allCases {
            for size in Checksums.sizes(of: workload) where size <= largest {
                guard let expected = Checksums.expected(workload, size: size, seed: Checksums.seed) else {
                    wrong.append("\(workload.rawValue) \(Figure.size(size)): no checksum is stored")
                    continue
                }
                Console.progress("\(workload.rawValue) \(Figure.size(size))")
                count += 1
                let checksum = try checksum(workload, size)
                if checksum == expected { continue }
                wrong.append(
                    "\(workload.rawValue) \(Figure.size(size)): \(checksum.hex) instead of \(expected.hex)")
            }
        }
        Console.clearProgress()
        if !wrong.isEmpty {
            throw Failure.failed("frames are not those expected:\n" + wrong.joined(separator: "\n"))
        }
        try Console.print("\(count) trees have the frames expected\n")
    }

    private static func printChecksums(upTo largest: Int) throws {
        for workload in Workload.allCases {
            try Console.print("        .\(workload.rawValue): [\n")
            for size in Checksums.sizes(of: workload) where size <= largest {
                let digits = String(size).reversed()
                let groups = stride(from: 0, to: digits.count, by: 3)
                    .map { String(digits.dropFirst($0).prefix(3).reversed()) }.reversed()
                let number = size < 10_000 ? String(size) : groups.joined(separator: "_")
                try Console.print("            \(number): \(try checksum(workload, size).hex),\n")
            }
            try Console.print("        ],\n")
        }
    }

    private static func checksum(_ workload: Workload, _ size: Int) throws -> UInt64 {
        var subject = try Subject(workload.blueprint(size: size, seed: Checksums.seed))
        try subject.solve()
        return subject.checksum
    }
}
