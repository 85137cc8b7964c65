import CStackLayout
import StackLayout

extension Style {
    init(_ style: sl_style) throws(Failure) {
        self.init(try Kind(style.kind))
        width = try Sizing(style.width, "width.mode")
        height = try Sizing(style.height, "height.mode")
        widthLimits = Limits(min: style.min_width, max: style.max_width)
        heightLimits = Limits(min: style.min_height, max: style.max_height)
        if style.aspect_ratio != 0 { aspectRatio = style.aspect_ratio }
        padding = EdgeInsets(style.padding)
        gap = style.gap
        crossGap = style.cross_gap
        wraps = style.wraps != 0
        lines = try LineDistribution(style.lines)
        alignment = try Alignment(style.alignment, "alignment")
        distribution = try Distribution(style.distribution)
        if style.alignment_self != SL_ALIGN_INHERIT {
            alignmentSelf = try Alignment(style.alignment_self, "alignment_self")
        }
        visibility = try Visibility(style.visibility)
        shrink = style.shrink
        pins = try Pins(style.pins)
        corners = style.corners.are_max != 0 ? .max : .radii(CornerRadii(style.corners.radii))
        clipsContent = style.clips_content != 0
        paintsInReverse = style.paints_in_reverse != 0
        zOrder = Int(truncatingIfNeeded: style.z_order)
        content = try Content(style.content)
    }

    var inC: sl_style {
        var style = sl_style()
        style.struct_size = UInt32(MemoryLayout<sl_style>.size)
        style.kind = kind.inC
        style.width = width.inC
        style.height = height.inC
        (style.min_width, style.max_width) = (widthLimits.min, widthLimits.max)
        (style.min_height, style.max_height) = (heightLimits.min, heightLimits.max)
        style.aspect_ratio = aspectRatio ?? 0
        style.padding = padding.inC
        style.gap = gap
        style.cross_gap = crossGap
        style.wraps = wraps ? 1 : 0
        style.lines = lines.inC
        style.alignment = alignment.inC
        style.distribution = distribution.inC
        style.alignment_self = alignmentSelf?.inC ?? SL_ALIGN_INHERIT
        style.visibility = visibility.inC
        style.shrink = shrink
        if let pins { style.pins = pins.inC }
        switch corners {
        case .max: style.corners.are_max = 1
        case .radii(let radii): style.corners.radii = radii.inC
        }
        style.clips_content = clipsContent ? 1 : 0
        style.paints_in_reverse = paintsInReverse ? 1 : 0
        style.z_order = Int64(zOrder)
        style.content = content.inC
        return style
    }
}

/// The size that C passed, if it did.
func sizing(_ sizing: UnsafePointer<sl_sizing>?, _ name: StaticString) throws(Failure) -> Sizing? {
    guard let sizing = unsafe sizing else { return nil }
    return try unsafe Sizing(sizing.pointee, name)
}

extension Sizing {
    init(_ sizing: sl_sizing, _ name: StaticString) throws(Failure) {
        switch sizing.mode {
        case SL_HUG: self = .hug
        case SL_FIXED: self = .fixed(sizing.value)
        case SL_FILL: self = .fill(weight: sizing.value)
        case SL_FRACTION: self = .fraction(sizing.value)
        default: throw Failure.enumeration("\(name)", sizing.mode.rawValue)
        }
    }

    var inC: sl_sizing {
        switch self {
        case .hug: sl_sizing(mode: SL_HUG, value: 0)
        case .fixed(let points): sl_sizing(mode: SL_FIXED, value: points)
        case .fill(let weight): sl_sizing(mode: SL_FILL, value: weight)
        case .fraction(let part): sl_sizing(mode: SL_FRACTION, value: part)
        }
    }
}

extension Pins {
    /// `nil` if no bit says that there are pins.
    init?(_ pins: sl_pins) throws(Failure) {
        if pins.given == 0 { return nil }
        guard pins.given < 128 else { throw Failure.enumeration("pins.given", pins.given) }
        func pin(_ bit: Int, _ value: Double) -> Double? { pins.given & UInt32(bit) != 0 ? value : nil }
        self.init(
            left: pin(SL_PIN_LEFT, pins.left), right: pin(SL_PIN_RIGHT, pins.right),
            top: pin(SL_PIN_TOP, pins.top), bottom: pin(SL_PIN_BOTTOM, pins.bottom),
            centerX: pin(SL_PIN_CENTER_X, pins.center_x), centerY: pin(SL_PIN_CENTER_Y, pins.center_y))
    }

    var inC: sl_pins {
        var given = SL_PIN_NOTHING
        func pin(_ bit: Int, _ value: Double?) -> Double {
            if value != nil { given |= bit }
            return value ?? 0
        }
        var pins = sl_pins()
        pins.left = pin(SL_PIN_LEFT, left)
        pins.right = pin(SL_PIN_RIGHT, right)
        pins.top = pin(SL_PIN_TOP, top)
        pins.bottom = pin(SL_PIN_BOTTOM, bottom)
        pins.center_x = pin(SL_PIN_CENTER_X, centerX)
        pins.center_y = pin(SL_PIN_CENTER_Y, centerY)
        pins.given = UInt32(given)
        return pins
    }
}

extension Content {
    init(_ content: sl_content) throws(Failure) {
        switch content.kind {
        case SL_CONTENT_NONE: self = .none
        case SL_CONTENT_SIZE:
            self = .size(
                Size(content.size.width, content.size.height),
                baseline: content.has_baseline != 0 ? content.baseline : nil)
        case SL_CONTENT_MEASURED: self = .measured(tag: Int(truncatingIfNeeded: content.tag))
        default: throw Failure.enumeration("content.kind", content.kind.rawValue)
        }
    }

    var inC: sl_content {
        var content = sl_content()
        switch self {
        case .none: break
        case .size(let size, let baseline):
            content.kind = SL_CONTENT_SIZE
            content.size = sl_size(width: size.width, height: size.height)
            content.has_baseline = baseline == nil ? 0 : 1
            content.baseline = baseline ?? 0
        case .measured(let tag):
            content.kind = SL_CONTENT_MEASURED
            content.tag = Int64(tag)
        }
        return content
    }
}
