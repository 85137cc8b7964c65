import DesignFiles
import KitScreens

/// An input of components: the kit, a file of JSON cases, or a file in kit notation.
struct Document {
    enum Format: String, Encodable {
        case kit, notation, cases

        /// How far a number may be off unless the command line says otherwise, in points. The kit's pages
        /// round to hundredths; the frames of cases come from a browser that rounds (SEMANTICS 14.1).
        var tolerance: Double { self == .cases ? 0.1 : 0.005 }
    }

    /// How results call it.
    var name: String
    var format: Format
    /// The components as cases; only those of case files say more than the component.
    var cases: [Case]
    /// What is wrong with the cases that could not be read.
    var problems: [String] = []

    /// The documented components.
    static var kit: Document {
        Document(name: "kit", format: .kit, cases: KitScreens.components.map { Case($0) })
    }
}
