import StackLayout

/// The members of one Sketch layer, as far as they say where things are: each read by type, and noted where it
/// is something that it cannot be.
struct SketchFields {
    /// How a layer lays out what is in it.
    enum Layout {
        case freeform, stack
        /// Spacing inferred from where layers stand, before there were stacks.
        case inferred(Axis)
    }

    var type = ""
    var id = ""
    var name = ""
    var isVisible = true
    var frame: Rect?
    /// In degrees, positive anticlockwise.
    var rotation = 0.0
    /// The record of the array of layers.
    var layers: Int?
    var layout = Layout.freeform
    var isVertical = false
    var distribution = Distribution.start
    var alignment = Alignment.start
    var lines = LineDistribution.start
    var gap = 0.0
    var crossGap = 0.0
    var wraps = false
    var padding = EdgeInsets.zero
    var paddingSelection = SketchCode.PaddingSelection.uniform
    var horizontalSizing = SketchCode.Sizing.fixed
    var verticalSizing = SketchCode.Sizing.fixed
    /// The parts of the parent's width and height that a relative size is.
    var fractions: [Double] = []
    var widthLimits = Limits.none
    var heightLimits = Limits.none
    var alignmentSelf: Alignment?
    var ignoresLayout = false
    var keepsSpace = false
    var corners = Corners.square
    var doubts: [Doubt] = []
}

extension SketchFields {
    /// Reads the members of a layer, its layout and its item.
    init(_ object: Int, of document: JSONDocument) {
        var fields = SketchFields()
        fields.read(object, of: document)
        self = fields
    }

    private mutating func read(_ object: Int, of document: JSONDocument) {
        document.forEachMember(of: object) { key, value in
            guard let known = SketchKey.all.key(key, of: document) else { return }
            let value = document.value(value)
            if !value.isNull { read(known, value) }
        }
    }

    private mutating func read(_ key: SketchKey, _ value: JSONValue) {
        switch key {
        case .objectClass: type = value.string ?? ""
        case .id: id = value.string ?? ""
        case .name: name = value.string ?? ""
        case .isVisible: isVisible = value.bool ?? true
        case .frame: readFrame(value)
        case .rotation: rotation = value.coordinate ?? 0
        case .layers:
            if value.array != nil { layers = value.index } else { note(key, value, .content) }
        case .groupLayout: readLayout(value)
        case .flexItem:
            if value.isObject { readInner(value) } else { note(key, value, .frame) }
        case .style: readCorners(value)
        case .horizontalSizing: readSizing(key, value, \.horizontalSizing, .width)
        case .verticalSizing: readSizing(key, value, \.verticalSizing, .height)
        case .percentageSize:
            fractions = (value.coordinate.map { [$0, $0] } ?? Self.pair(value) ?? []).map {
                $0 > 1 ? $0 / 100 : $0
            }
        case .minSize: readLimits(key, value) { $0.min = $1 }
        case .maxSize: readLimits(key, value) { $0.max = $1 }
        default: readStack(key, value)
        }
    }

    private mutating func readStack(_ key: SketchKey, _ value: JSONValue) {
        switch key {
        case .topPadding: readLength(key, value, \.padding.top)
        case .rightPadding: readLength(key, value, \.padding.right)
        case .bottomPadding: readLength(key, value, \.padding.bottom)
        case .leftPadding: readLength(key, value, \.padding.left)
        case .paddingSelection:
            guard let selection = value.code.flatMap(SketchCode.PaddingSelection.init) else {
                return note(key, value, .content)
            }
            paddingSelection = selection
        case .flexDirection:
            guard let code = value.code, 0...1 ~= code else { return note(key, value, .content) }
            isVertical = code == 1
        case .justifyContent: readCode(key, value, SketchCode.distributions, \.distribution)
        case .alignContent: readCode(key, value, SketchCode.lines, \.lines)
        case .alignItems:
            guard let known = value.code.flatMap(SketchCode.alignment) else {
                return note(key, value, .content)
            }
            alignment = known
        case .alignSelf:
            let code = value.code
            alignmentSelf = code.flatMap(SketchCode.alignment)
            if alignmentSelf == nil && code != SketchCode.none { note(key, value, .frame) }
        case .allGuttersGap:
            if let number = value.coordinate { gap = number } else { note(key, value, .content) }
        case .crossAxisGutterGap:
            if let number = value.coordinate { crossGap = number } else { note(key, value, .content) }
        case .wrappingEnabled: readFlag(key, value, \.wraps, .content)
        case .ignoreLayout: readFlag(key, value, \.ignoresLayout, .frame)
        case .preserveSpaceWhenHidden: readFlag(key, value, \.keepsSpace, .frame)
        case .bordersAffectLayout:
            if value.bool == true {
                doubts.append(Doubt(.borders, .content, isOverruledByAgreement: true))
            }
        default: break
        }
    }

    private mutating func readLayout(_ value: JSONValue) {
        guard value.isObject else { return note(.groupLayout, value, .content) }
        switch value.member("_class")?.string ?? "" {
        case "MSImmutableFreeformGroupLayout", "MSFreeformGroupLayout", "": break
        case "MSImmutableFlexGroupLayout", "MSFlexGroupLayout":
            layout = .stack
            readInner(value)
        case "MSImmutableInferredGroupLayout", "MSInferredGroupLayout":
            layout = .inferred(value.member("axis")?.code == 1 ? .vertical : .horizontal)
        default: note(.groupLayout, value, [.content, .width, .height])
        }
    }

    /// Reads the members of a layer's layout or item, whose class and identifier are not the layer's.
    private mutating func readInner(_ value: JSONValue) {
        let layer = (type, id, name)
        read(value.index, of: value.document)
        (type, id, name) = layer
    }

    private mutating func readFrame(_ value: JSONValue) {
        func number(_ name: String) -> Double? { value.member(name)?.coordinate }
        guard let x = number("x"), let y = number("y"), let width = number("width"),
            let height = number("height"), width >= 0, height >= 0
        else { return note(.frame, value, .frame) }
        frame = Rect(x: x, y: y, width: width, height: height)
    }

    /// Radii: none, one, or four from the top left clockwise. Larger ones than fit are made smaller.
    private mutating func readCorners(_ value: JSONValue) {
        guard let radii = value.member("corners")?.member("radii")?.array?.prefix(5).map({ $0.extent ?? 0 })
        else { return }
        switch radii.count {
        case 1: corners = .radius(radii[0])
        case 4:
            corners = .radii(
                CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
        default: break
        }
    }

    // MARK: Values by type

    private mutating func readSizing(
        _ key: SketchKey, _ value: JSONValue, _ field: WritableKeyPath<SketchFields, SketchCode.Sizing>,
        _ scope: Doubt.Scope
    ) {
        if let sizing = value.code.flatMap(SketchCode.Sizing.init) {
            self[keyPath: field] = sizing
        } else {
            note(key, value, scope)
        }
    }

    private mutating func readCode<Value>(
        _ key: SketchKey, _ value: JSONValue, _ table: [Value], _ field: WritableKeyPath<SketchFields, Value>
    ) {
        if let code = value.code, table.indices.contains(code) {
            self[keyPath: field] = table[code]
        } else {
            note(key, value, .content)
        }
    }

    private mutating func readFlag(
        _ key: SketchKey, _ value: JSONValue, _ field: WritableKeyPath<SketchFields, Bool>,
        _ scope: Doubt.Scope
    ) {
        if let flag = value.bool { self[keyPath: field] = flag } else { note(key, value, scope) }
    }

    private mutating func readLength(
        _ key: SketchKey, _ value: JSONValue, _ field: WritableKeyPath<SketchFields, Double>
    ) {
        if let length = value.extent { self[keyPath: field] = length } else { note(key, value, .content) }
    }

    private mutating func readLimits(
        _ key: SketchKey, _ value: JSONValue, _ set: (inout Limits, Double) -> Void
    ) {
        guard let pair = Self.pair(value) else { return note(key, value, [.width, .height]) }
        // 0 is no limit.
        if pair[0] > 0 { set(&widthLimits, pair[0]) }
        if pair[1] > 0 { set(&heightLimits, pair[1]) }
    }

    /// Two numbers in a string: `{100, 0}`.
    private static func pair(_ value: JSONValue) -> [Double]? {
        guard let string = value.string else { return nil }
        let parts = string.split(separator: ",", maxSplits: 2).map { part in
            Double(String(part.filter { !" {}".contains($0) }))
        }
        guard parts.count == 2, let first = parts[0], let second = parts[1], first.magnitude <= 1e9,
            second.magnitude <= 1e9
        else { return nil }
        return [first, second]
    }

    private mutating func note(_ key: SketchKey, _ value: JSONValue, _ scope: Doubt.Scope) {
        let code: Doubt.Code = value.code == nil ? .invalidValue : .unknownValue
        doubts.append(Doubt(code, scope, "\(key.rawValue) \(value.excerpt)", isOverruledByAgreement: true))
    }
}

extension JSONValue {
    /// A whole number that stands for something.
    var code: Int? { number.flatMap { Int(exactly: $0) } }

    /// The value of a member, if this is an object that has it.
    func member(_ name: String) -> JSONValue? {
        isObject ? document.member(name, of: index).map { document.value($0) } : nil
    }
}
