import StackLayout

/// The members of a layer of a Sketch page, and of its `groupLayout` and `flexItem`, that say where things are.
enum SketchKey: String, CaseIterable, Sendable {
    case objectClass = "_class"
    case id = "do_objectID"
    case name, isVisible, frame, rotation, layers, groupLayout, flexItem, style
    case horizontalSizing, verticalSizing, percentageSize, minSize, maxSize
    case topPadding, rightPadding, bottomPadding, leftPadding, paddingSelection
    // Of a layout.
    case flexDirection, justifyContent, alignItems, alignContent, allGuttersGap, crossAxisGutterGap
    case wrappingEnabled, bordersAffectLayout, axis, layoutAnchor
    // Of an item.
    case alignSelf, ignoreLayout, preserveSpaceWhenHidden

    static let all = JSONKeys<SketchKey>()
}

/// The numbers that Sketch uses for values.
enum SketchCode {
    static let distributions: [Distribution] = [
        .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly,
    ]
    static let lines: [LineDistribution] = [.start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly]

    /// Alignments; 5 is none, or what the parent says.
    static func alignment(_ code: Int) -> Alignment? {
        switch code {
        case 0: .start
        case 1: .center
        case 2: .end
        case 3: .stretch
        default: nil
        }
    }

    static let none = 5

    enum Sizing: Int { case fixed, fit, fill, relative }
    enum PaddingSelection: Int { case uniform, paired, individual }
}
