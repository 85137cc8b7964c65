import StackLayout

/// Something that a reference page says and that is not a frame of a part, but follows from frames: a gap, a
/// centre, an inset, an overhang, a radius.
public struct Fact: Sendable {
    /// The page that says it.
    public let page: KitPage
    /// What the page says.
    public let sentence: String
    /// The stored name of the component that it says it about.
    public let component: String
    /// The number on the page: points, unless the sentence says otherwise.
    public let documented: Double
    /// The same number, from the derived frames of the component.
    let derive: @Sendable (DerivedComponent) -> Double

    /// The number from the derived frames, and whether it is the documented one.
    ///
    /// Throws what deriving throws. A part that is not there gives NaN, which nothing equals.
    ///
    /// - Complexity: O(parts of the component).
    public func check() throws(LayoutError) -> Result {
        let component = KitScreens.component(named: component)
        let derived = try component.map { component throws(LayoutError) in derive(try .init(component)) }
        return Result(fact: self, derived: derived ?? .nan)
    }

    /// A fact and what came out.
    public struct Result: Sendable {
        /// What the pages say.
        public let fact: Fact
        /// The number from the derived frames.
        public let derived: Double
        /// Whether the two numbers agree within 0.005, the precision of the pages.
        public var holds: Bool { abs(derived - fact.documented) <= 0.005 }
    }
}

extension Fact.Result: CustomStringConvertible {
    /// One line: `Empty States: Symbol → text gap; Examples/…/Large Symbol: 16.0, derived 16.0`.
    public var description: String {
        "\(fact.page.rawValue): \(fact.sentence); \(fact.component): \(fact.documented), derived \(derived)"
    }
}

/// The reference pages that describe components.
public enum KitPage: String, Sendable, CaseIterable {
    case emptyStates = "Empty States"
    case progressIndicators = "Progress Indicators"
    case segmentedControls = "Segmented Controls"
}

extension KitScreens {
    /// What the pages say beyond frames, page by page.
    public static let facts: [Fact] = emptyStateFacts + progressFacts + segmentedControlFacts
}

/// Collects the facts of one page.
struct FactList {
    let page: KitPage
    var facts: [Fact] = []

    /// Adds the same fact about several components.
    mutating func add(
        _ components: [String], _ sentence: String, _ documented: Double,
        derive: @escaping @Sendable (DerivedComponent) -> Double
    ) {
        facts += components.map {
            Fact(page: page, sentence: sentence, component: $0, documented: documented, derive: derive)
        }
    }
}
