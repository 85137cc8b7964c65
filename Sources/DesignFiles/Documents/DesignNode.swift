import StackLayout

/// One layer of a ``DesignDocument``.
public struct DesignNode: Sendable {
    /// What the layer is to the layout of what is inside it.
    public enum Role: UInt8, Sendable {
        /// A page: it holds components and has no frame.
        case page
        /// Children stand where they were put; also groups, sections and sets of components.
        case free
        /// A row or column; ``DesignNode/style`` says which.
        case stack
        /// A grid: a leaf for its parent, and nothing about its children can be decided.
        case grid
        /// Shapes, images, instances without children.
        case leaf
        /// A text, whose size depends on fonts that are not here.
        case text
    }

    /// The identifier that the file gives the layer; empty if it gives none.
    public var id: String
    /// The layer's name, as stored; may be empty.
    public var name: String
    /// What the file calls this kind of layer: `FRAME`, `symbolMaster`.
    public var type: String
    /// Index of the parent in ``DesignDocument/nodes``; `nil` for pages and for layers that stand in none.
    public var parent: Int?
    /// Index of the layer that reports list this one under; see ``DesignDocument/components``. A page is its
    /// own, and so is a section or a set of components.
    public var component: Int
    public var role: Role
    /// The frame that the file stores, relative to the parent's top left corner, in points; `nil` if the file
    /// has none. Of a rotated Figma layer: its axis-aligned bounding box.
    public var stored: Rect?
    /// How far the position may be off because of how the file stores it, in points: Figma's numbers have 24
    /// bits and count from the corner of the canvas.
    public var grain: Double = 0
    /// What is declared, as the rules name it. A leaf that hugs has no content here: its stored size is given.
    public var style: Style
    /// Rotation about the centre, in degrees clockwise.
    public var rotation: Double = 0
    /// Whether positions inside may be mirrored: the layer, or something around it, is turned by quarter turns,
    /// and the file does not say in which direction, or whether it is flipped.
    public var isOrientationUnknown = false
    /// What the layer's outer strokes add to it in its parent's layout, in points.
    public var margin: EdgeInsets = .zero
    /// Whether the layer, and every layer that it is in, is visible. Frames of hidden layers go stale.
    public var isVisible = true
    /// The outermost instance of a component that the layer is, or is inside of.
    public var instance: Int?
    /// What cannot be known about the layer.
    public var doubts: [Doubt] = []

    /// Creates a layer.
    public init(
        id: String = "", name: String, type: String, parent: Int?, component: Int, role: Role, stored: Rect?,
        style: Style
    ) {
        self.id = id
        self.name = name
        self.type = type
        self.parent = parent
        self.component = component
        self.role = role
        self.stored = stored
        self.style = style
    }

    /// Whether the layer takes part in its parent's flow, if the parent is a visible stack.
    public var isInFlow: Bool {
        style.pins == nil && (isVisible || style.visibility == .hiddenKeepingSpace)
    }

    /// Whether the layer is turned by more than rounding.
    public var isRotated: Bool { rotation.magnitude > 1e-4 }

    /// Whether the layer lies on its side: turned by one or three quarter turns.
    public var isOnItsSide: Bool {
        let quarters = rotation / 90
        return (quarters - quarters.rounded()).magnitude < 1e-4 && Int(quarters.rounded()) % 2 != 0
    }

    /// The size of the box that children stand in: the stored one, turned upright.
    public var uprightSize: Size? {
        stored.map { isOnItsSide ? Size($0.height, $0.width) : $0.size }
    }

    /// How the size on an axis is declared.
    public func sizing(_ axis: Axis) -> Sizing { axis == .horizontal ? style.width : style.height }
}
