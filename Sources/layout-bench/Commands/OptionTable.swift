/// The options of a subcommand: how each is written, what it is for, and what it does to the settings.
struct OptionTable<Settings> {
    struct Option {
        let name: String
        /// What stands for its value in the help; `nil` if it takes none.
        let placeholder: String?
        let help: String
        let apply: (inout Settings, String) throws -> Void
    }

    private var options: [Option] = []

    /// Adds an option that takes a value.
    mutating func value(
        _ name: String, _ placeholder: String, _ help: String,
        _ apply: @escaping (inout Settings, String) throws -> Void
    ) {
        options.append(Option(name: name, placeholder: placeholder, help: help, apply: apply))
    }

    /// Adds an option without a value.
    mutating func flag(_ name: String, _ help: String, _ apply: @escaping (inout Settings) -> Void) {
        options.append(Option(name: name, placeholder: nil, help: help) { settings, _ in apply(&settings) })
    }

    /// Applies what the command line says; returns the arguments that are no options.
    func parse(_ arguments: ArraySlice<String>, into settings: inout Settings) throws -> [String] {
        var operands: [String] = []
        var rest = arguments
        while let argument = rest.popFirst() {
            if argument == "--" { return operands + rest }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let halves = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = options.first(where: { $0.name == halves[0] }) else {
                throw Failure.usage("unknown option \(halves[0])")
            }
            let attached = halves.count > 1 ? String(halves[1]) : nil
            guard let placeholder = option.placeholder else {
                if attached != nil { throw Failure.usage("\(option.name) takes no value") }
                try option.apply(&settings, "")
                continue
            }
            guard let value = attached ?? rest.popFirst() else {
                throw Failure.usage("\(option.name) needs \(placeholder)")
            }
            try option.apply(&settings, value)
        }
        return operands
    }

    /// The options as the help shows them.
    var help: String {
        let names = options.map { $0.name + ($0.placeholder.map { " " + $0 } ?? "") } + ["--help"]
        let helps = options.map(\.help) + ["print this"]
        let width = (names.map(\.count).max() ?? 0) + 2
        return zip(names, helps).map { "  " + $0.padded(to: width) + $1 + "\n" }.joined()
    }
}

/// Values of options.
enum OptionValue {
    /// A whole number of at least `least`; `1e5` is one too.
    static func count(_ text: some StringProtocol, atLeast least: Int, for option: String) throws -> Int {
        guard let value = Double(text), let count = Int(exactly: value), count >= least else {
            throw Failure.usage("\(option) \(text): give a whole number of at least \(least)")
        }
        return count
    }

    /// Words from a list, separated by commas.
    static func list<Item>(
        _ text: String, for option: String, among names: [String], _ item: (String) -> Item?
    ) throws -> [Item] {
        try text.split(separator: ",").map { word in
            guard let item = item(String(word)) else {
                throw Failure.usage(
                    "\(option): unknown \(word); give some of \(names.joined(separator: ", "))")
            }
            return item
        }
    }
}
