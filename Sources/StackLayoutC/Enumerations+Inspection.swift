import CStackLayout
import StackLayout

extension LayoutError.Property {
    var inC: sl_property {
        switch self {
        case .width: SL_PROPERTY_WIDTH
        case .height: SL_PROPERTY_HEIGHT
        case .minWidth: SL_PROPERTY_MIN_WIDTH
        case .maxWidth: SL_PROPERTY_MAX_WIDTH
        case .minHeight: SL_PROPERTY_MIN_HEIGHT
        case .maxHeight: SL_PROPERTY_MAX_HEIGHT
        case .aspectRatio: SL_PROPERTY_ASPECT_RATIO
        case .paddingTop: SL_PROPERTY_PADDING_TOP
        case .paddingRight: SL_PROPERTY_PADDING_RIGHT
        case .paddingBottom: SL_PROPERTY_PADDING_BOTTOM
        case .paddingLeft: SL_PROPERTY_PADDING_LEFT
        case .gap: SL_PROPERTY_GAP
        case .crossGap: SL_PROPERTY_CROSS_GAP
        case .shrink: SL_PROPERTY_SHRINK
        case .fillWeight: SL_PROPERTY_FILL_WEIGHT
        case .fraction: SL_PROPERTY_FRACTION
        case .left: SL_PROPERTY_LEFT
        case .right: SL_PROPERTY_RIGHT
        case .top: SL_PROPERTY_TOP
        case .bottom: SL_PROPERTY_BOTTOM
        case .centerX: SL_PROPERTY_CENTER_X
        case .centerY: SL_PROPERTY_CENTER_Y
        case .cornerRadius: SL_PROPERTY_CORNER_RADIUS
        case .contentWidth: SL_PROPERTY_CONTENT_WIDTH
        case .contentHeight: SL_PROPERTY_CONTENT_HEIGHT
        case .baseline: SL_PROPERTY_BASELINE
        }
    }
}

extension Diagnostic.Code {
    var inC: sl_diagnostic_code {
        switch self {
        case .minimumAboveMaximum: SL_DIAGNOSTIC_MINIMUM_ABOVE_MAXIMUM
        case .fixedOutsideLimits: SL_DIAGNOSTIC_FIXED_OUTSIDE_LIMITS
        case .aspectRatioIgnored: SL_DIAGNOSTIC_ASPECT_RATIO_IGNORED
        case .aspectRatioWithoutHeight: SL_DIAGNOSTIC_ASPECT_RATIO_WITHOUT_HEIGHT
        case .edgeIgnored: SL_DIAGNOSTIC_EDGE_IGNORED
        case .pinMissing: SL_DIAGNOSTIC_PIN_MISSING
        case .fractionHugs: SL_DIAGNOSTIC_FRACTION_HUGS
        case .fillHugs: SL_DIAGNOSTIC_FILL_HUGS
        case .shrinkIgnored: SL_DIAGNOSTIC_SHRINK_IGNORED
        case .fillWithoutRoom: SL_DIAGNOSTIC_FILL_WITHOUT_ROOM
        case .childrenOverflow: SL_DIAGNOSTIC_CHILDREN_OVERFLOW
        case .fillWithoutWeight: SL_DIAGNOSTIC_FILL_WITHOUT_WEIGHT
        case .minimumAboveAvailable: SL_DIAGNOSTIC_MINIMUM_ABOVE_AVAILABLE
        case .productTooLarge: SL_DIAGNOSTIC_PRODUCT_TOO_LARGE
        case .contentOverflow: SL_DIAGNOSTIC_CONTENT_OVERFLOW
        }
    }
}

extension Derivation.Property {
    init(_ value: sl_number) throws(Failure) {
        switch value {
        case SL_NUMBER_X: self = .x
        case SL_NUMBER_Y: self = .y
        case SL_NUMBER_WIDTH: self = .width
        case SL_NUMBER_HEIGHT: self = .height
        case SL_NUMBER_NATURAL_WIDTH: self = .natural(.horizontal)
        case SL_NUMBER_NATURAL_HEIGHT: self = .natural(.vertical)
        case SL_NUMBER_INNER_WIDTH: self = .inner(.horizontal)
        case SL_NUMBER_INNER_HEIGHT: self = .inner(.vertical)
        case SL_NUMBER_BASELINE: self = .baseline
        default: throw Failure.enumeration("number", value.rawValue)
        }
    }
}
