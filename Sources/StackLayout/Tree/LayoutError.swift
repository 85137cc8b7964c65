/// What was wrong with an argument. The tree is unchanged when one is thrown.
public enum LayoutError: Error, Hashable, Sendable {
    /// A number that a property cannot take: not finite, of a magnitude above 1e100, or
    /// negative where that has no meaning (SEMANTICS 19.4).
    case invalidValue(Site, property: Property, value: Double)
    /// A node that was removed, or that belongs to another tree.
    case unknownNode(NodeID)
    /// Children were to be added to a leaf.
    case leafCannotHoldChildren(NodeID)
    /// A node was to be moved into itself or below itself.
    case movedIntoItself(NodeID, newParent: NodeID)
    /// A position among children that is not in `0...count`.
    case childIndexOutOfRange(parent: NodeID, index: Int, count: Int)
    /// A position among roots that is not in `0...count`.
    case rootIndexOutOfRange(index: Int, count: Int)
    /// A root that is neither fixed nor hugs on an axis (SEMANTICS 2.1).
    case rootSizeNotAbsolute(Site, Axis)
    /// The kind of an existing node was to be changed.
    case kindChanged(NodeID, from: Kind, to: Kind)
    /// A solve met measured content and was given no measurer.
    case measurerMissing(NodeID)
    /// A measurer answered with a number that is not finite, or with a negative size.
    case invalidMeasurement(NodeID, property: Property, value: Double)
    /// More nodes than a tree can hold: 268,435,456, or 16,777,216 if they are made from a ``Declaration``, of which
    /// few parts, used again and again, declare more nodes than there is memory for.
    case treeFull(limit: Int)

    /// Where an invalid value was about to enter.
    public enum Site: Hashable, Sendable {
        /// An existing node.
        case node(NodeID)
        /// A node about to be added to this parent.
        case newChild(of: NodeID)
        /// A root about to be added.
        case newRoot
    }

    /// A property of a style, or of a measurement.
    public enum Property: String, Hashable, Sendable {
        case width, height, minWidth, maxWidth, minHeight, maxHeight, aspectRatio
        case paddingTop, paddingRight, paddingBottom, paddingLeft
        case gap, crossGap, shrink, fillWeight, fraction
        case left, right, top, bottom, centerX, centerY
        case cornerRadius, contentWidth, contentHeight, baseline
    }
}

extension LayoutError: CustomStringConvertible {
    /// One line: the node, the value, the remedy.
    public var description: String {
        switch self {
        case .invalidValue(let site, let property, let value):
            "\(site): \(property.rawValue) is \(value); give \(property.remedy)"
        case .unknownNode(let id):
            "\(id) is not in this tree: it was removed, or belongs to another tree; use an id that this tree gave out"
        case .leafCannotHoldChildren(let id):
            "\(id) is a leaf and cannot hold children; add them to a container"
        case .movedIntoItself(let id, let parent):
            "\(id) cannot move into \(parent), which is itself or inside it; choose a parent outside of it"
        case .childIndexOutOfRange(let parent, let index, let count):
            "\(parent) has \(count) children, so there is no place \(index); give an index from 0 to \(count)"
        case .rootIndexOutOfRange(let index, let count):
            "there are \(count) other roots, so there is no place \(index); give an index from 0 to \(count)"
        case .rootSizeNotAbsolute(let site, let axis):
            "\(site): the \(axis == .horizontal ? "width" : "height") of a root depends on a parent; make it fixed or hug"
        case .kindChanged(let id, let from, let to):
            "\(id) is \(from) and cannot become \(to); remove it and add another node"
        case .measurerMissing(let id):
            "\(id) has measured content; solve with a measurer"
        case .invalidMeasurement(let id, let property, let value):
            "\(id): the measurer answered \(property.rawValue) \(value); it must answer \(property.remedy)"
        case .treeFull(let limit):
            "a tree holds at most \(limit) nodes; split it into several trees"
        }
    }
}

extension LayoutError.Site: CustomStringConvertible {
    /// The node in words: `node 3`, `new child of node 3`, `new root`.
    public var description: String {
        switch self {
        case .node(let id): "\(id)"
        case .newChild(let parent): "new child of \(parent)"
        case .newRoot: "new root"
        }
    }
}

extension LayoutError.Property {
    /// What the property can be.
    var remedy: String {
        switch self {
        case .gap, .crossGap, .left, .right, .top, .bottom, .centerX, .centerY, .baseline:
            "a finite number, at most 1e100 in magnitude"
        case .aspectRatio: "a finite number above 0, at most 1e100"
        case .maxWidth, .maxHeight: "a number from 0 to 1e100, or infinity for no limit"
        default: "a finite number of at least 0, at most 1e100"
        }
    }
}
