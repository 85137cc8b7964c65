/// Which words mean one thing, so that screens should use one of them.
public struct Glossary: Hashable, Sendable {
    /// Nouns and the like: each group names one thing.
    public var terms: [[String]]
    /// Verbs of buttons: each group does one thing to what follows, so “Add link” and “Create link” disagree.
    public var verbs: [[String]]

    /// Creates a glossary; upper and lower case do not matter.
    public init(terms: [[String]] = [], verbs: [[String]] = []) {
        self.terms = terms.map { $0.map { $0.lowercased() } }
        self.verbs = verbs.map { $0.map { $0.lowercased() } }
    }

    /// The examples of the guidelines: link, URL, website; save, add, create.
    public static let guidelines = Glossary(
        terms: [["link", "url", "website"]], verbs: [["save", "add", "create", "new"]])
}
