/// What was wrong with a declaration, and with which node of it.
public struct DeclarationError: Error, Hashable, Sendable {
    /// The node, as ``Layout/subscript(_:)-(String)`` finds it; empty for the root.
    public let path: String
    /// What was wrong. Identifiers in it are those of the tree that was being made.
    public let reason: LayoutError
}

extension DeclarationError: CustomStringConvertible {
    /// One line: the path, the value, the remedy.
    public var description: String {
        let node = path.isEmpty ? "the root" : path
        switch reason {
        case .invalidValue(_, let property, let value):
            return "\(node): \(property.rawValue) is \(value); give \(property.remedy)"
        case .invalidMeasurement(_, let property, let value):
            return "\(node): the measurer answered \(property.rawValue) \(value); "
                + "it must answer \(property.remedy)"
        case .measurerMissing:
            return "\(node) has measured content; lay out with a measurer"
        case .rootSizeNotAbsolute(_, let axis):
            let size = axis == .horizontal ? "width" : "height"
            return "\(node): the \(size) depends on a parent that it does not have; make it fixed or hug"
        default:
            return "\(node): \(reason)"
        }
    }
}
