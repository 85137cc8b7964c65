import StackLayout

/// Screens solved over devices, content sizes, directions and appearances.
public struct Matrix: Sendable {
    public var devices = Device.all
    public var contentSizes = ContentSizeCategory.allCases
    public var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
    public var appearances = Appearance.allCases
    /// Measures the texts.
    public var shaping: any TextShaping

    /// Creates a matrix over everything that is known: 15 × 12 × 2 × 2 variants.
    public init(shaping: any TextShaping) { self.shaping = shaping }

    /// All variants: device by device inside of content sizes inside of directions inside of appearances.
    public var variants: [MatrixVariant] {
        appearances.flatMap { appearance in
            directions.flatMap { direction in
                contentSizes.flatMap { contentSize in
                    devices.map { device in
                        MatrixVariant(
                            device: device, contentSize: contentSize, direction: direction,
                            appearance: appearance)
                    }
                }
            }
        }
    }

    /// Solves subjects in all variants and gathers what is wrong.
    ///
    /// - Parameters:
    ///   - subjects: The screens to solve.
    ///   - visit: Gets every solved screen: the index of the subject, that of the variant, the screen.
    /// - Throws: What `LayoutTree` throws for a declaration that it refuses.
    /// - Complexity: O(subjects × variants × (parts + characters)).
    public func run(
        _ subjects: [MatrixSubject], visit: (Int, Int, ScreenCheck) -> Void = { _, _, _ in }
    ) throws(LayoutError) -> MatrixReport {
        let variants = self.variants
        var report = MatrixReport(variants: variants)
        for (place, subject) in subjects.enumerated() {
            var gathered = SubjectReport(name: subject.name)
            for (index, variant) in variants.enumerated() {
                let check = try ScreenCheck(subject.screen(in: variant.environment(shaping: shaping)))
                gathered.add(check, variant: index)
                visit(place, index, check)
            }
            report.subjects.append(gathered)
        }
        return report
    }
}

/// What the matrix found.
public struct MatrixReport: Hashable, Sendable {
    /// The variants; findings refer to them by index.
    public let variants: [MatrixVariant]
    public internal(set) var subjects: [SubjectReport] = []

    /// How many screens were solved.
    public var solveCount: Int { variants.count * subjects.count }
    /// How many different findings there are.
    public var findingCount: Int { subjects.reduce(0) { $0 + $1.findings.count } }
}

/// What was found about one subject: each finding once, with the variants that have it.
public struct SubjectReport: Hashable, Sendable {
    public let name: String
    /// In the order in which they were met.
    public private(set) var findings: [Finding] = []
    private var places: [Key: Int] = [:]

    init(name: String) { self.name = name }

    /// The same thing wrong in some variants.
    public struct Finding: Hashable, Sendable {
        public let rule: MatrixRule
        /// The part, and the other one of an overlap, as ``Component/paths`` has them. Light and dark halves of
        /// a subject may name a part differently; each then has findings of its own.
        public let path: String
        public let other: String?
        /// The variants, by index, rising.
        public fileprivate(set) var variants: [Int]
        /// The worst amount, in the rule's unit, and the variant that has it.
        public fileprivate(set) var worst: Double
        public fileprivate(set) var worstVariant: Int
    }

    private struct Key: Hashable {
        let rule: MatrixRule
        let path: String
        let other: String?
    }

    fileprivate mutating func add(_ check: ScreenCheck, variant: Int) {
        guard !check.findings.isEmpty else { return }
        let paths = check.screen.component.paths
        for finding in check.findings {
            let key = Key(
                rule: finding.rule, path: paths[finding.part], other: finding.other.map { paths[$0] })
            guard let place = places[key] else {
                places[key] = findings.count
                findings.append(
                    Finding(
                        rule: key.rule, path: key.path, other: key.other, variants: [variant],
                        worst: finding.amount, worstVariant: variant))
                continue
            }
            findings[place].variants.append(variant)
            let isWorse =
                finding.rule.isWorseWhenSmaller
                ? finding.amount < findings[place].worst : finding.amount > findings[place].worst
            if isWorse {
                findings[place].worst = finding.amount
                findings[place].worstVariant = variant
            }
        }
    }
}
