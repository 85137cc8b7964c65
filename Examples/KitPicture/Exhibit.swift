import KitScreens
import StackLayout

/// One component in the picture, and what is written below it.
struct Exhibit {
    /// The title below it.
    let title: String
    let component: Component
    /// The component's size in the picture: its own, scaled.
    let size: Size
    let scale: Double
    /// Where the picture cuts the component's corners off, in the component's points: screens are round.
    let corners: Double
    /// Why a number of one of its parts is what it is: `Button width 334 = 402 − left 36 − right 32`.
    let reason: String

    /// Looks a component up and asks the engine about one of its parts.
    ///
    /// - Precondition: The kit has the component, and the component has the part.
    init(
        _ title: String, _ name: String, scale: Double = 1, corners: Double = 0,
        why property: Derivation.Property,
        of path: String
    ) throws(LayoutError) {
        let component = KitScreens.component(named: name)!
        var (tree, ids) = try component.makeTree()
        var measurer = WordMeasurer(texts: component.texts)
        try tree.solve(measuring: &measurer)
        let frame = tree.frame(of: ids[0])!
        let part = component.index(ofPath: path)!
        let partName = part == 0 ? "" : component.parts[part].name + " "
        self.title = title
        self.component = component
        self.scale = scale
        self.corners = corners
        size = Size(frame.width * scale, frame.height * scale)
        reason = partName + tree.derivation(of: ids[part], property)!.text
    }
}
