import DesignFiles
import KitScreens
import StackLayout

extension Command {
    /// Prints each input in its own format, with the derived frames in place of the stored ones.
    mutating func solve() throws(OutputError) {
        try forEachDocument { (command, document) throws(OutputError) in
            let solved = try command.forEachCase(of: document) { item throws(LayoutError) in
                var item = item
                item.component = try item.component.solved()
                return item
            }
            let isCases = document.format == .cases
            try command.console.print(
                isCases ? CaseFile.write(solved) : Notation.print(solved.map(\.component)))
        }
    }
}
