import CStackLayout
import StackLayout

// C values are fixed by the header, whatever order Swift's cases have.

extension Kind {
    init(_ value: sl_kind) throws(Failure) {
        switch value {
        case SL_KIND_LEAF: self = .leaf
        case SL_KIND_HORIZONTAL: self = .horizontal
        case SL_KIND_VERTICAL: self = .vertical
        case SL_KIND_OVERLAY: self = .overlay
        case SL_KIND_FREE: self = .free
        default: throw Failure.enumeration("kind", value.rawValue)
        }
    }

    var inC: sl_kind {
        switch self {
        case .leaf: SL_KIND_LEAF
        case .horizontal: SL_KIND_HORIZONTAL
        case .vertical: SL_KIND_VERTICAL
        case .overlay: SL_KIND_OVERLAY
        case .free: SL_KIND_FREE
        }
    }
}

extension Alignment {
    init(_ value: sl_alignment, _ name: StaticString) throws(Failure) {
        switch value {
        case SL_ALIGN_START: self = .start
        case SL_ALIGN_CENTER: self = .center
        case SL_ALIGN_END: self = .end
        case SL_ALIGN_STRETCH: self = .stretch
        case SL_ALIGN_BASELINE: self = .baseline
        default: throw Failure.enumeration("\(name)", value.rawValue)
        }
    }

    var inC: sl_alignment {
        switch self {
        case .start: SL_ALIGN_START
        case .center: SL_ALIGN_CENTER
        case .end: SL_ALIGN_END
        case .stretch: SL_ALIGN_STRETCH
        case .baseline: SL_ALIGN_BASELINE
        }
    }
}

extension Distribution {
    init(_ value: sl_distribution) throws(Failure) {
        switch value {
        case SL_DISTRIBUTE_START: self = .start
        case SL_DISTRIBUTE_CENTER: self = .center
        case SL_DISTRIBUTE_END: self = .end
        case SL_DISTRIBUTE_SPACE_BETWEEN: self = .spaceBetween
        case SL_DISTRIBUTE_SPACE_AROUND: self = .spaceAround
        case SL_DISTRIBUTE_SPACE_EVENLY: self = .spaceEvenly
        default: throw Failure.enumeration("distribution", value.rawValue)
        }
    }

    var inC: sl_distribution {
        switch self {
        case .start: SL_DISTRIBUTE_START
        case .center: SL_DISTRIBUTE_CENTER
        case .end: SL_DISTRIBUTE_END
        case .spaceBetween: SL_DISTRIBUTE_SPACE_BETWEEN
        case .spaceAround: SL_DISTRIBUTE_SPACE_AROUND
        case .spaceEvenly: SL_DISTRIBUTE_SPACE_EVENLY
        }
    }
}

extension LineDistribution {
    init(_ value: sl_distribution) throws(Failure) {
        switch value {
        case SL_DISTRIBUTE_START: self = .start
        case SL_DISTRIBUTE_CENTER: self = .center
        case SL_DISTRIBUTE_END: self = .end
        case SL_DISTRIBUTE_SPACE_BETWEEN: self = .spaceBetween
        case SL_DISTRIBUTE_SPACE_AROUND: self = .spaceAround
        case SL_DISTRIBUTE_SPACE_EVENLY: self = .spaceEvenly
        case SL_DISTRIBUTE_STRETCH: self = .stretch
        default: throw Failure.enumeration("lines", value.rawValue)
        }
    }

    var inC: sl_distribution {
        switch self {
        case .start: SL_DISTRIBUTE_START
        case .center: SL_DISTRIBUTE_CENTER
        case .end: SL_DISTRIBUTE_END
        case .spaceBetween: SL_DISTRIBUTE_SPACE_BETWEEN
        case .spaceAround: SL_DISTRIBUTE_SPACE_AROUND
        case .spaceEvenly: SL_DISTRIBUTE_SPACE_EVENLY
        case .stretch: SL_DISTRIBUTE_STRETCH
        }
    }
}

extension Visibility {
    init(_ value: sl_visibility) throws(Failure) {
        switch value {
        case SL_VISIBLE: self = .visible
        case SL_HIDDEN: self = .hidden
        case SL_HIDDEN_KEEPING_SPACE: self = .hiddenKeepingSpace
        default: throw Failure.enumeration("visibility", value.rawValue)
        }
    }

    var inC: sl_visibility {
        switch self {
        case .visible: SL_VISIBLE
        case .hidden: SL_HIDDEN
        case .hiddenKeepingSpace: SL_HIDDEN_KEEPING_SPACE
        }
    }
}

extension LayoutDirection {
    init(_ value: sl_direction) throws(Failure) {
        switch value {
        case SL_LEFT_TO_RIGHT: self = .leftToRight
        case SL_RIGHT_TO_LEFT: self = .rightToLeft
        default: throw Failure.enumeration("direction", value.rawValue)
        }
    }

    var inC: sl_direction { self == .leftToRight ? SL_LEFT_TO_RIGHT : SL_RIGHT_TO_LEFT }
}
