import StackLayout

extension FigmaFields {
    /// Reads the members of a node. The children are left for later: they may be anywhere in the text.
    init(_ object: Int, of document: JSONDocument) {
        var fields = FigmaFields()
        document.forEachMember(of: object) { key, value in
            if let known = FigmaKey.all.key(key, of: document) {
                fields.read(known, document.value(value))
            } else {
                fields.noteUnknown(key, document.value(value))
            }
        }
        if fields.padding == .zero {
            fields.padding = .horizontal(fields.horizontalPadding) + .vertical(fields.verticalPadding)
        }
        self = fields
    }

    /// A key that begins like a declaration, and is not known, may change how things stand.
    private mutating func noteUnknown(_ key: Int, _ value: JSONValue) {
        let range = value.document.range(key)
        let bytes = value.document.bytes[range.lowerBound + 1..<range.upperBound - 1]
        guard FigmaKey.declarationPrefixes.contains(where: { bytes.starts(with: $0) }), !value.isNull else {
            return
        }
        let detail = "\(value.document.string(key)) \(value.excerpt)"
        doubts.append(Doubt(.unknownKey, [.frame, .content], detail, isOverruledByAgreement: true))
    }

    private mutating func read(_ key: FigmaKey, _ value: JSONValue) {
        if value.isNull { return }
        switch key {
        case .id: id = value.string ?? ""
        case .name: name = value.string ?? ""
        case .type: type = value.string ?? ""
        case .children:
            if value.array != nil { children = value.index } else { note(key, value, .content) }
        case .visible:
            if let visible = value.bool { isVisible = visible } else { noteForParent(key, value) }
        case .rotation: read(key, value, .frame, \.rotation)
        case .absoluteBoundingBox: readBox(value)
        case .constraints: readConstraints(value)
        case .cornerRadius: cornerRadius = value.extent ?? 0
        case .rectangleCornerRadii:
            let radii = value.array.map { $0.prefix(5).map { $0.extent ?? 0 } } ?? []
            if radii.count == 4 {
                cornerRadii = CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
            }
        case .style:
            if let object = value.object.map({ _ in value.index }),
                let resize = value.document.member("textAutoResize", of: object)
            {
                textResize = value.document.value(resize).string.flatMap(FigmaWord.TextResize.init)
            }
        case .itemReverseZIndex, .layoutGrids, .layoutVersion: break
        default: readLayout(key, value)
        }
    }

    private mutating func readLayout(_ key: FigmaKey, _ value: JSONValue) {
        switch key {
        case .layoutMode: read(key, value, .content, \.layoutMode)
        case .layoutWrap: read(key, value, .content, \.wrap)
        case .itemSpacing: read(key, value, .content, \.itemSpacing)
        case .counterAxisSpacing:
            if let spacing = value.coordinate {
                counterAxisSpacing = spacing
            } else {
                note(key, value, .content)
            }
        case .horizontalPadding: readLength(key, value, .content, \.horizontalPadding)
        case .verticalPadding: readLength(key, value, .content, \.verticalPadding)
        case .paddingTop: readLength(key, value, .content, \.padding.top)
        case .paddingRight: readLength(key, value, .content, \.padding.right)
        case .paddingBottom: readLength(key, value, .content, \.padding.bottom)
        case .paddingLeft: readLength(key, value, .content, \.padding.left)
        case .primaryAxisAlignItems: read(key, value, .content, \.mainAlign)
        case .counterAxisAlignItems: read(key, value, .content, \.crossAlign)
        case .counterAxisAlignContent: read(key, value, .content, \.content)
        case .primaryAxisSizingMode: read(key, value, [.width, .height], \.mainSizingMode)
        case .counterAxisSizingMode: read(key, value, [.width, .height], \.crossSizingMode)
        case .layoutSizingHorizontal: read(key, value, .width, \.horizontalSizing)
        case .layoutSizingVertical: read(key, value, .height, \.verticalSizing)
        case .layoutGrow:
            if let growth = value.coordinate { grows = growth > 0 } else { note(key, value, .frame) }
        case .layoutAlign: read(key, value, .frame, \.selfAlign)
        case .layoutPositioning:
            guard let word = value.string.flatMap(FigmaWord.Positioning.init) else {
                return noteForParent(key, value)
            }
            positioning = word
        case .minWidth: readLength(key, value, .width, \.widthLimits.min)
        case .maxWidth: readLength(key, value, .width, \.widthLimits.max)
        case .minHeight: readLength(key, value, .height, \.heightLimits.min)
        case .maxHeight: readLength(key, value, .height, \.heightLimits.max)
        default: readStrokes(key, value)
        }
    }

    private mutating func readStrokes(_ key: FigmaKey, _ value: JSONValue) {
        switch key {
        case .strokes:
            hasStrokes =
                value.array?.contains { paint in
                    paint.isObject
                        && paint.document.member("visible", of: paint.index)
                            .flatMap { paint.document.value($0).bool } != false
                } ?? false
        case .strokeWeight: readLength(key, value, .content, \.strokeWeight)
        case .strokeAlign: read(key, value, .content, \.strokeAlign)
        case .individualStrokeWeights:
            guard value.isObject else { return note(key, value, .content) }
            func side(_ name: String) -> Double {
                value.document.member(name, of: value.index).flatMap { value.document.value($0).extent } ?? 0
            }
            strokeWeights = EdgeInsets(
                top: side("top"), right: side("right"), bottom: side("bottom"), left: side("left"))
        case .strokesIncludedInLayout:
            if let included = value.bool { strokesAreInLayout = included } else { note(key, value, .content) }
        default: break
        }
    }

    private mutating func readBox(_ value: JSONValue) {
        guard value.isObject else { return note(.absoluteBoundingBox, value, .frame) }
        func number(_ name: String) -> Double? {
            value.document.member(name, of: value.index).flatMap { value.document.value($0).coordinate }
        }
        guard let x = number("x"), let y = number("y"), let width = number("width"),
            let height = number("height"), width >= 0, height >= 0
        else { return note(.absoluteBoundingBox, value, .frame) }
        box = Rect(x: x, y: y, width: width, height: height)
    }

    private mutating func readConstraints(_ value: JSONValue) {
        guard value.isObject else { return }
        func word(_ name: String) -> String? {
            value.document.member(name, of: value.index).flatMap { value.document.value($0).string }
        }
        horizontalConstraint = word("horizontal").flatMap(FigmaWord.Horizontal.init) ?? .left
        verticalConstraint = word("vertical").flatMap(FigmaWord.Vertical.init) ?? .top
    }

    // MARK: Values by type

    private mutating func read<Word: RawRepresentable<String>>(
        _ key: FigmaKey, _ value: JSONValue, _ scope: Doubt.Scope, _ field: WritableKeyPath<FigmaFields, Word>
    ) {
        if let word = value.string.flatMap(Word.init) {
            self[keyPath: field] = word
        } else {
            note(key, value, scope)
        }
    }

    private mutating func read<Word: RawRepresentable<String>>(
        _ key: FigmaKey, _ value: JSONValue, _ scope: Doubt.Scope,
        _ field: WritableKeyPath<FigmaFields, Word?>
    ) {
        if let word = value.string.flatMap(Word.init) {
            self[keyPath: field] = word
        } else {
            note(key, value, scope)
        }
    }

    private mutating func read(
        _ key: FigmaKey, _ value: JSONValue, _ scope: Doubt.Scope,
        _ field: WritableKeyPath<FigmaFields, Double>
    ) {
        if let number = value.coordinate { self[keyPath: field] = number } else { note(key, value, scope) }
    }

    private mutating func readLength(
        _ key: FigmaKey, _ value: JSONValue, _ scope: Doubt.Scope,
        _ field: WritableKeyPath<FigmaFields, Double>
    ) {
        if let number = value.extent { self[keyPath: field] = number } else { note(key, value, scope) }
    }

    /// Notes a value that is not known or cannot be; the default stands, and numbers that rest on it agree with
    /// it or are not decidable.
    private mutating func note(_ key: FigmaKey, _ value: JSONValue, _ scope: Doubt.Scope) {
        doubts.append(Self.doubt(key, value, scope))
    }

    private mutating func noteForParent(_ key: FigmaKey, _ value: JSONValue) {
        doubts.append(Self.doubt(key, value, .frame))
        doubtsOfParent.append(Self.doubt(key, value, .content))
    }

    private static func doubt(_ key: FigmaKey, _ value: JSONValue, _ scope: Doubt.Scope) -> Doubt {
        let code: Doubt.Code = value.string == nil || key.takesNumber ? .invalidValue : .unknownValue
        return Doubt(code, scope, "\(key.rawValue) \(value.excerpt)", isOverruledByAgreement: true)
    }
}

extension FigmaKey {
    /// Whether values are numbers, so that a word is wrong rather than new.
    fileprivate var takesNumber: Bool {
        switch self {
        case .itemSpacing, .counterAxisSpacing, .paddingTop, .paddingRight, .paddingBottom, .paddingLeft,
            .minWidth, .maxWidth, .minHeight, .maxHeight, .rotation, .layoutGrow, .strokeWeight,
            .absoluteBoundingBox, .strokesIncludedInLayout, .visible, .children:
            true
        default: false
        }
    }
}

extension JSONValue {
    var isNull: Bool { document.firstByte(index) == UInt8(ascii: "n") }

    /// The number, if a layout can take it.
    var coordinate: Double? { number.flatMap { $0.magnitude <= 1e9 ? $0 : nil } }

    /// The number, if it can be a length.
    var extent: Double? { coordinate.flatMap { $0 >= 0 ? $0 : nil } }
}
