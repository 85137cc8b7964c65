import StackLayout

/// A documented component: a tree of parts with what a document stores about each.
///
/// The tree is flat: `parts` holds the parts depth first, every part after its parent and before its later
/// siblings; the first is the root. Nothing here recurses, however deep the tree.
public struct Component: Equatable, Sendable {
    /// The full name, as stored: `Segmented Controls//Light/5 - Selected`.
    public var name: String
    /// The direction in which all parts are laid out (SEMANTICS 15).
    public var direction: LayoutDirection = .leftToRight
    /// The parts, depth first; never empty.
    public var parts: [Part]
    /// The texts of measured leaves; a leaf's tag is an index into it.
    public var texts: [WordText] = []

    /// Creates a component from its parts.
    public init(
        name: String, direction: LayoutDirection = .leftToRight, parts: [Part], texts: [WordText] = []
    ) {
        self.name = name
        self.direction = direction
        self.parts = parts
        self.texts = texts
    }
}

/// One node of a component: what is declared, and what a document stores.
public struct Part: Equatable, Sendable {
    /// The layer's name, as stored; may be empty in files that do not name their nodes.
    public var name: String
    /// Index of the parent in ``Component/parts``; `nil` for the root.
    public var parent: Int?
    /// What is declared.
    public var style: Style
    /// The frame that the document stores, if it does.
    public var stored: Rect?
    /// How the part is painted.
    public var look: Look
    /// The line of the file that the part was read from, counted from 1.
    public var line: Int?

    /// Creates a part.
    public init(
        name: String, parent: Int?, style: Style, stored: Rect? = nil, look: Look = Look(), line: Int? = nil
    ) {
        self.name = name
        self.parent = parent
        self.style = style
        self.stored = stored
        self.look = look
        self.line = line
    }
}
