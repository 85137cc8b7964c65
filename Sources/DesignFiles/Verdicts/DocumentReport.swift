import KitScreens
import StackLayout

/// A document's stored frames beside those that the rules give: every number classified.
///
/// Each stack is checked by itself, between the numbers that the file stores: a wrong number makes no others
/// wrong. ``derivation(of:_:)`` says how a number comes about.
public struct DocumentReport: Sendable {
    /// The document that was checked.
    public let document: DesignDocument
    /// How far a number may be off, in points.
    public let tolerance: Double
    /// All numbers.
    public private(set) var tally = Tally()
    /// The numbers of each of ``DesignDocument/components``, what is inside it included, in that order.
    public private(set) var components: [ComponentTally] = []
    /// Children in the flow of visible stacks: how many there are, and how many have no number that is
    /// different or not decidable. Those of something that is turned obliquely are left out: nothing says where
    /// they are.
    public private(set) var children = 0
    public private(set) var agreeingChildren = 0
    /// How many numbers are not decidable, by reason.
    public private(set) var reasons: [Doubt.Code: Int] = [:]
    /// The largest distance between a stored number and the one that the rules give, where both are compared.
    public private(set) var largestDeviation = 0.0

    let forest: CheckForest
    /// Four a layer, in the order of a frame.
    let verdicts: [Verdict]
    private let derived: [Double]

    /// The numbers of one component.
    public struct ComponentTally: Hashable, Sendable {
        /// The component's layer.
        public let node: Int
        public var tally = Tally()
        /// How many layers it has, itself and hidden ones included.
        public var layers = 0
        /// The largest distance of a number that differs, in points.
        public var largest = 0.0
    }

    /// Derives the frames of a document and compares them with those that it stores.
    ///
    /// - Parameter tolerance: How far a number may be off, in points, at least 0.
    /// - Complexity: O(layers).
    public init(of document: DesignDocument, tolerance: Double = 0.01) {
        self.document = document
        self.tolerance = tolerance
        forest = CheckForest(document)
        var classifier = Classifier(document, forest, tolerance)
        classifier.run()
        verdicts = classifier.verdicts
        derived = classifier.derived
        count()
    }

    /// One number of a layer.
    ///
    /// - Complexity: O(1).
    public func number(_ node: Int, _ property: FrameProperty) -> CheckedNumber {
        let place = 4 * node + property.place
        return CheckedNumber(
            node: node, property: property, stored: document.nodes[node].stored.map { $0[property] },
            derived: derived[place].isNaN ? nil : derived[place], verdict: verdicts[place])
    }

    /// The frame that the rules give a layer, given numbers as stored; `nil` for hidden layers and pages.
    public func derivedFrame(_ node: Int) -> Rect? {
        guard var frame = document.nodes[node].stored, document.nodes[node].isVisible else { return nil }
        let place = 4 * node
        if !derived[place].isNaN { frame.x = derived[place] }
        if !derived[place + 1].isNaN { frame.y = derived[place + 1] }
        if !derived[place + 2].isNaN { frame.width = derived[place + 2] }
        if !derived[place + 3].isNaN { frame.height = derived[place + 3] }
        return frame
    }

    /// The numbers with verdicts that `isWanted` picks, layer by layer.
    ///
    /// - Complexity: O(layers).
    public func numbers(where isWanted: (Verdict) -> Bool) -> [CheckedNumber] {
        var numbers: [CheckedNumber] = []
        for (place, verdict) in verdicts.enumerated() where isWanted(verdict) {
            numbers.append(number(place / 4, FrameProperty.allCases[place % 4]))
        }
        return numbers
    }

    /// The numbers that differ, layer by layer.
    public var differences: [CheckedNumber] { numbers { $0 == .different } }

    /// Why a number is not decidable, in words; `nil` if it is.
    public func doubt(_ number: CheckedNumber) -> String? {
        guard case .notDecidable(let code) = number.verdict else { return nil }
        let own = document.nodes[number.node].doubts + (forest.doubts[number.node] ?? [])
        let around = document.nodes[number.node].parent.map {
            document.nodes[$0].doubts + (forest.doubts[$0] ?? [])
        }
        let detail = (own + (around ?? [])).first { $0.code == code && !$0.detail.isEmpty }?.detail
        return code.reason + (detail.map { ": \($0)" } ?? "")
    }

    private mutating func count() {
        var places: [Int: Int] = [:]
        for (index, node) in document.nodes.enumerated() {
            if node.component == index, node.role != .page {
                places[index] = components.count
                components.append(ComponentTally(node: index))
            }
            guard let place = places[node.component] else { continue }
            components[place].layers += 1
            var isAgreeing = true
            for number in FrameProperty.allCases.map({ number(index, $0) }) {
                tally.add(number.verdict)
                components[place].tally.add(number.verdict)
                if case .notDecidable(let code) = number.verdict { reasons[code, default: 0] += 1 }
                if case .given = number.verdict { continue }
                if number.verdict == .equal || number.verdict == .none {
                    largestDeviation = max(largestDeviation, number.deviation)
                    continue
                }
                isAgreeing = false
                guard number.verdict == .different else { continue }
                largestDeviation = max(largestDeviation, number.deviation)
                components[place].largest = max(components[place].largest, number.deviation)
            }
            guard node.isVisible, node.isInFlow, let parent = node.parent,
                document.nodes[parent].role == .stack
            else { continue }
            if verdicts[4 * index] == .notDecidable(.rotatedParent),
                verdicts[4 * index + 1] == .notDecidable(.rotatedParent)
            {
                continue
            }
            children += 1
            if isAgreeing { agreeingChildren += 1 }
        }
    }
}

extension CheckedNumber {
    /// How far the stored number is from the derived one, in points; 0 where one is missing.
    public var deviation: Double {
        guard let stored, let derived else { return 0 }
        return (stored - derived).magnitude
    }
}
