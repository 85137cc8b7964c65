import DesignFiles
import KitScreens
import StackLayout

extension Command {
    /// Prints each input with the derived frames in place of the stored ones: in its own format, or in the one
    /// that the command line wants. Design documents are printed as kit notation.
    mutating func solve() throws(OutputError) {
        let isExact = options.isExact
        try forEachInput { (command, input) throws(OutputError) in
            var document: Document
            switch input {
            case .components(let components): document = components
            case .design(let design):
                document = Document(name: design.name, format: .notation, cases: [])
                document.cases = design.outermostComponents
                    .map { Case(design.component(of: $0)) }
            }
            let solved = try command.forEachCase(of: document) { item throws(LayoutError) in
                var item = item
                item.component = try item.component.solved(isExact: isExact)
                return item
            }
            let isCases = (command.options.format ?? document.format.output) == .cases
            try command.console.print(
                isCases ? CaseFile.write(solved) : Notation.print(solved.map(\.component)))
        }
    }
}

extension Document.Format {
    /// How `--solve` prints what is read in this format.
    fileprivate var output: Options.OutputFormat { self == .cases ? .cases : .notation }
}
