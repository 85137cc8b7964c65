import KitScreens

/// One case of a case file: a tree, and what the file says beside it (SEMANTICS 20).
public struct Case: Equatable, Sendable {
    /// The tree with the frames that the file expects; its name is the case's name.
    public var component: Component
    /// Where the expected frames come from: `rule` if they were worked out by hand.
    public var source: String?
    /// Members of the case that the format does not know, each as JSON text. They are kept and written again.
    public var extras: [String: String]

    /// Creates a case.
    public init(_ component: Component, source: String? = nil, extras: [String: String] = [:]) {
        self.component = component
        self.source = source
        self.extras = extras
    }
}
