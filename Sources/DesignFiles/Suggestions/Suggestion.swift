import KitScreens
import StackLayout

/// A single change of one declaration that would make stored numbers agree with the rules, and break none.
public struct Suggestion: Hashable, Sendable {
    /// The layer or part whose declaration would change: its index in the document or the component.
    public let node: Int
    /// What would be declared.
    public let change: DeclarationChange
    /// What is declared now, in a word: `center`.
    public let was: String
    /// The numbers that would be derived as stored.
    public let cures: [Cure]

    /// A number that a change makes agree.
    public struct Cure: Hashable, Sendable {
        /// Index of the layer or part.
        public let node: Int
        public let property: FrameProperty
        /// What would be derived, in points.
        public let value: Double
    }
}

extension Suggestion: CustomStringConvertible {
    /// What would change and what that gives: `distribute start would give x 0 and 30`.
    public var description: String { "\(change) would give \(values)" }

    /// The numbers that the change gives: `x 0 and 30, width 70`.
    public var values: String {
        FrameProperty.allCases.compactMap { property in
            let values = cures.filter { $0.property == property }.map { JSONText.number($0.value.tidy) }
            guard let last = values.last else { return nil }
            let shown =
                values.count > Self.mostValues
                ? values.prefix(Self.mostValues - 1) + ["…"] : values.dropLast()
            let list = shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
            return "\(property.rawValue) \(list)"
        }.joined(separator: ", ")
    }

    private static let mostValues = 6
}

extension Double {
    /// The number for people: at most three decimals.
    var tidy: Double { magnitude < 1e12 ? (self * 1000).rounded() / 1000 + 0 : self }
}
