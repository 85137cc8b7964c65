/// Something about a node that is allowed, but may not be what was meant: a declaration that has no effect, or
/// children that do not fit.
public struct Diagnostic: Hashable, Sendable {
    /// The node that it is about.
    public let node: NodeID
    /// What it is.
    public let code: Code
    /// The axis that it is about; `nil` if it is about both.
    public let axis: Axis?
    /// The numbers that belong to the code, in points unless the code says otherwise.
    public let values: [Double]
}

extension Diagnostic: CustomStringConvertible {
    /// One line: the node, what is the case, the remedy.
    public var description: String { text { $0.description } }

    /// One line with the node's name.
    ///
    /// - Parameter name: The name of a node, such as its path.
    public func text(naming name: (NodeID) -> String) -> String { "\(name(node)): \(finding); \(remedy)" }

    /// `width` or `height`.
    private var size: String { axis == .vertical ? "height" : "width" }

    private func number(_ index: Int) -> String { numberText(values[index]) }

    private var finding: String {
        switch code {
        case .minimumAboveMaximum: "min \(size) \(number(0)) is above max \(size) \(number(1)), so min wins"
        case .fixedOutsideLimits:
            "\(size) is fixed at \(number(0)), but limits or padding make it \(number(1))"
        case .aspectRatioIgnored: "aspect ratio \(number(0)) is ignored, since width and height are declared"
        case .aspectRatioWithoutHeight:
            "aspect ratio \(number(0)) gives no width, since the height is known only after widths"
        case .edgeIgnored: "\(pins.center) \(number(0)) wins over \(pins.edges)"
        case .pinMissing: "no pin on the \(pins.axis) axis, so it is at the near edge"
        case .fractionHugs:
            "\(size) is a fraction (\(number(0))) of a parent whose \(size) is not definite, so it hugs"
        case .fillHugs: "fill across the columns of a wrapping stack counts as hug"
        case .shrinkIgnored: "shrink \(number(0)) has no effect here"
        case .fillWithoutWeight: "\(size) fills with weight 0, so it gets no share and is \(number(0))"
        case .minimumAboveAvailable:
            "\(size) is at least \(number(0)), but only \(number(1)) is available"
        case .contentOverflow: "content is larger than its content box, by \(number(0)) in \(size)"
        case .productTooLarge: "\(size) would be more than \(number(0)) points, so it is that"
        case .fillWithoutRoom:
            "\(size) fills, but its siblings leave nothing to share, so it is \(number(1))"
        case .childrenOverflow: "children stick out of its content box \(amounts)"
        }
    }

    private var remedy: String {
        switch code {
        case .minimumAboveMaximum: "raise the max or lower the min"
        case .fixedOutsideLimits: "change the fixed size, the limits or the padding"
        case .aspectRatioIgnored: "let one of them hug"
        case .aspectRatioWithoutHeight: "fix the height, or declare the width instead"
        case .edgeIgnored: "remove one or the other"
        case .pinMissing: "pin an edge or the centre"
        case .fractionHugs: "fix the parent's \(size) or let it fill a definite one, or let this \(size) hug"
        case .fillHugs: "fix the width, or let it hug"
        case .shrinkIgnored:
            "it counts on the main axis of a stack, for sizes that are fixed, hug or are fractions"
        case .fillWithoutWeight: "give a weight above 0, or let it hug"
        case .minimumAboveAvailable: "lower the min or the padding, or make the parent larger"
        case .contentOverflow: "give it more room, or less content"
        case .productTooLarge: "give smaller fractions, a ratio nearer to 1, or smaller sizes"
        case .fillWithoutRoom: "make the parent larger, or give siblings shrink"
        case .childrenOverflow: "make it larger, make children smaller, or give them shrink"
        }
    }

    private var pins: (axis: String, center: String, edges: String) {
        axis == .vertical
            ? ("vertical", "centerY", "top and bottom") : ("horizontal", "centerX", "left and right")
    }

    private var amounts: String {
        let edges = axis == .vertical ? ["top", "bottom"] : ["left", "right"]
        let parts = values.indices.filter { values[$0] > 0 }.map { "by \(number($0)) at the \(edges[$0])" }
        return parts.joined(separator: " and ")
    }
}
