import KitScreens
import StackLayout

/// All that verifying gave: what `--json` prints.
struct Report: Encodable {
    let documents: [InputResult]
    /// What could not be read, one line each.
    let problems: [String]
}

/// What verifying one input gave, of either kind.
enum InputResult: Encodable {
    case components(DocumentResult)
    case design(DesignResult)

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .components(let result): try result.encode(to: encoder)
        case .design(let result): try result.encode(to: encoder)
        }
    }
}

/// What verifying one input of components gave.
struct DocumentResult: Encodable {
    let name: String
    /// How far a number may be off, in points.
    let tolerance: Double
    let format: Document.Format
    let components: [ComponentResult]
    /// How many frames are stored.
    let frames: Int
    /// How many of them differ.
    let differ: Int
    /// The largest deviation of a number, in points.
    let largest: Double
    /// How many components could not be read.
    let invalid: Int

    init(
        name: String, tolerance: Double, format: Document.Format, components: [ComponentResult], invalid: Int
    ) {
        self.name = name
        self.tolerance = tolerance
        self.format = format
        self.components = components
        self.invalid = invalid
        frames = components.reduce(0) { $0 + $1.frames }
        differ = components.reduce(0) { $0 + $1.differ }
        largest = components.reduce(0) { max($0, $1.largest) }
    }
}

/// What verifying one component gave.
struct ComponentResult: Encodable {
    let name: String
    /// How many frames are stored.
    let frames: Int
    /// How many of them differ.
    let differ: Int
    /// The largest deviation of a number, in points.
    let largest: Double
    let differences: [DifferenceResult]

    init(_ verification: Verification) {
        let component = verification.component
        let origins = Origins(verification: verification)
        name = component.name
        frames = verification.storedCount
        differ = verification.differingCount
        largest = verification.largestDeviation
        differences =
            verification.storedButHidden.map { DifferenceResult(hidden: component.path(of: $0)) }
            + verification.differences.map { difference in
                DifferenceResult(difference, origins.line(difference.property, of: difference.part))
            }
    }
}

/// One number that differs; or, without a property, a part that has a stored frame although it is hidden.
struct DifferenceResult: Encodable {
    let part: String
    var property: FrameProperty?
    var stored: Double?
    var derived: Double?
    /// How the derived number comes about, on one line.
    var derivation: String?
    var isHidden: Bool?

    init(hidden part: String) {
        self.part = part
        isHidden = true
    }

    init(_ difference: Difference, _ derivation: String) {
        part = difference.path
        property = difference.property
        stored = difference.stored
        derived = difference.derived
        self.derivation = derivation
    }

    /// The difference on one line, behind the component's name.
    func line(of component: String) -> String {
        guard let property, let stored, let derivation else {
            return "  \(shown("\(component)/\(part)")): has a stored frame, but is hidden\n"
        }
        return
            "  \(shown("\(component)/\(part)")) \(property): stored \(numberText(stored)), derived \(derivation)\n"
    }
}

extension FrameProperty: Encodable {}
