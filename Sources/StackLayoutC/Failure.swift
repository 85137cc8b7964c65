import CStackLayout
import StackLayout

/// Why a call failed: a status, what it is about, and a line that says so and what to do.
struct Failure: Error {
    let status: sl_status
    var node: NodeID?
    var property = SL_PROPERTY_NONE
    var value = Double.nan
    let text: String

    init(_ status: sl_status, node: NodeID? = nil, value: Double = .nan, _ text: String) {
        self.status = status
        self.node = node
        self.value = value
        self.text = text
    }
}

/// Misuse that only C is capable of.
extension Failure {
    static let busy = Failure(
        SL_ERROR_BUSY,
        "the tree is being solved; call for it after sl_tree_solve, not from the measure callback")

    static func null(_ argument: String) -> Failure {
        Failure(SL_ERROR_NULL_ARGUMENT, "\(argument) is null; pass a pointer to memory for it")
    }

    static func structSize(_ size: Int, known: Int) -> Failure {
        let remedy =
            size > known ? "use a library as new as the header" : "initialise the struct, as by sl_style_make"
        return Failure(
            SL_ERROR_STRUCT_SIZE, value: Double(size), "struct_size is \(size), known is \(known); \(remedy)")
    }

    static func enumeration(_ name: String, _ value: UInt32) -> Failure {
        Failure(
            SL_ERROR_INVALID_ENUM, value: Double(value),
            "\(name) is \(value); use one of the constants of its type")
    }

    static func tooSmall(_ needed: Int, _ capacity: Int, _ what: String) -> Failure {
        Failure(
            SL_ERROR_BUFFER_TOO_SMALL, value: Double(needed),
            "there are \(needed) \(what) and room for \(capacity); make room for \(needed)")
    }

    static func measuring(_ node: NodeID, _ status: sl_status) -> Failure {
        Failure(
            SL_ERROR_MEASURE_FAILED, node: node, value: Double(status.rawValue),
            "\(node): the measure callback returned status \(status.rawValue); it returns SL_OK when it has answered"
        )
    }
}

extension Failure {
    /// What the engine refused.
    init(_ error: LayoutError) {
        let text = error.description
        switch error {
        case .invalidValue(let site, let property, let value):
            self.init(SL_ERROR_INVALID_VALUE, node: site.node, value: value, text)
            self.property = property.inC
        case .unknownNode(let id): self.init(SL_ERROR_UNKNOWN_NODE, node: id, text)
        case .leafCannotHoldChildren(let id):
            self.init(SL_ERROR_LEAF_CANNOT_HOLD_CHILDREN, node: id, text)
        case .movedIntoItself(let id, _): self.init(SL_ERROR_MOVED_INTO_ITSELF, node: id, text)
        case .childIndexOutOfRange(let parent, let index, _):
            self.init(SL_ERROR_CHILD_INDEX_OUT_OF_RANGE, node: parent, value: Double(index), text)
        case .rootIndexOutOfRange(let index, _):
            self.init(SL_ERROR_ROOT_INDEX_OUT_OF_RANGE, value: Double(index), text)
        case .rootSizeNotAbsolute(let site, let axis):
            self.init(SL_ERROR_ROOT_SIZE_NOT_ABSOLUTE, node: site.node, text)
            property = axis == .horizontal ? SL_PROPERTY_WIDTH : SL_PROPERTY_HEIGHT
        case .kindChanged(let id, _, let to):
            self.init(SL_ERROR_KIND_CHANGED, node: id, value: Double(to.inC.rawValue), text)
        case .measurerMissing(let id): self.init(SL_ERROR_MEASURER_MISSING, node: id, text)
        case .invalidMeasurement(let id, let property, let value):
            self.init(SL_ERROR_INVALID_MEASUREMENT, node: id, value: value, text)
            self.property = property.inC
        case .treeFull(let limit): self.init(SL_ERROR_TREE_FULL, value: Double(limit), text)
        }
    }
}

/// Calls the engine; what it refuses becomes what C is told.
@inline(__always)
func engine<Result>(_ call: @autoclosure () throws(LayoutError) -> Result) throws(Failure) -> Result {
    do throws(LayoutError) {
        return try call()
    } catch {
        throw Failure(error)
    }
}

extension LayoutError.Site {
    fileprivate var node: NodeID? {
        switch self {
        case .node(let id), .newChild(let id): id
        case .newRoot: nil
        }
    }
}
