import KitScreens
import StackLayout

/// Reads the properties of one node (SEMANTICS 1.1). Every value that is accepted here is one that the layout
/// tree takes (19.4).
struct NodeReader {
    private let members: Members<NodeKey>
    private let isRoot: Bool
    /// The children, not read yet.
    private(set) var children: JSONChildren?

    init(_ object: JSONMembers, isRoot: Bool) {
        members = Members(object)
        self.isRoot = isRoot
    }

    /// The part that the node declares; its text, if it has one, is added to `texts`.
    mutating func part(parent: Int?, texts: inout [WordText]) throws(Misfit) -> Part {
        try members.refuseOthers()
        var style = Style(try members.word(.stack, Words.stack) ?? .leaf)
        try readSize(into: &style)
        try readContainer(into: &style)
        try readChild(into: &style)
        style.corners = try members.optional(.corners, Self.cornersExpected, Self.corners) ?? .square
        style.content = try content(texts: &texts)
        children = try members.optional(.children, "an array of nodes", \.array)
        if style.kind == .leaf, let children, !children.isEmpty {
            let count = children.reduce(0) { count, _ in count + 1 }
            throw Misfit(
                property: "children", found: "\(count) children in a node without stack",
                expected: "\"stack\": \(Words.stack.list), or no children")
        }
        let frame = try members.optional(.frame, "[x, y, width, height], four finite numbers") {
            $0.list(count: 4, \.finite)
        }
        return Part(
            name: try members.optional(.name, "a string", \.string) ?? "", parent: parent, style: style,
            stored: frame.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
    }

    private func readSize(into style: inout Style) throws(Misfit) {
        style.width = try sizing(.w)
        style.height = try sizing(.h)
        style.widthLimits = try limits(.minW, .maxW)
        style.heightLimits = try limits(.minH, .maxH)
        style.aspectRatio = try members.optional(.aspect, "width divided by height, a number above 0") {
            $0.finite.flatMap { $0 > 0 ? $0 : nil }
        }
        let padding = try members.optional(.pad, "[top, right, bottom, left], four numbers of at least 0") {
            $0.list(count: 4, \.length)
        }
        if let padding {
            style.padding = EdgeInsets(
                top: padding[0], right: padding[1], bottom: padding[2], left: padding[3])
        }
    }

    private func readContainer(into style: inout Style) throws(Misfit) {
        style.gap = try members.finite(.gap) ?? 0
        style.crossGap = try members.finite(.crossGap) ?? 0
        style.wraps = try members.optional(.wrap, "true or false", \.bool) ?? false
        style.lines = try members.word(.lines, Words.lines) ?? .start
        style.alignment = try members.word(.align, Words.alignment) ?? .start
        style.distribution = try members.word(.distribute, Words.distribution) ?? .start
    }

    private func readChild(into style: inout Style) throws(Misfit) {
        style.alignmentSelf = try members.word(.alignSelf, Words.alignment)
        style.shrink = try members.length(.shrink) ?? 0
        if let object = try members.optional(.absolute, "an object with pins, maybe empty", \.object) {
            let members = Members<PinKey>(object, prefix: "absolute.")
            try members.refuseOthers()
            var pins = Pins()
            for key in PinKey.allCases { pins[keyPath: key.pin] = try members.finite(key) }
            style.pins = pins
        }
        style.visibility =
            try members.optional(.hidden, "true, false or \"keep\"") { value -> Visibility? in
                if let isHidden = value.bool { return isHidden ? .hidden : .visible }
                return value.string == "keep" ? .hiddenKeepingSpace : nil
            } ?? .visible
    }

    private func sizing(_ key: NodeKey) throws(Misfit) -> Sizing {
        let sizing = try members.optional(key, Self.sizingExpected(isRoot: isRoot), Self.sizing) ?? .hug
        switch sizing {
        case .fill where isRoot, .fraction where isRoot:
            throw Misfit(
                property: key.rawValue, found: members[key]?.excerpt ?? "",
                expected: Self.sizingExpected(isRoot: true))
        default:
            return sizing
        }
    }

    private static func sizing(_ value: JSONValue) -> Sizing? {
        if let points = value.length { return .fixed(points) }
        if value.string == "hug" { return .hug }
        guard var object = value.object, let (key, value) = object.next(), object.next() == nil else {
            return nil
        }
        guard let number = JSONValue(document: object.document, index: value).length else { return nil }
        switch key {
        case "fill": return .fill(weight: number)
        case "fraction": return .fraction(number)
        default: return nil
        }
    }

    private static func sizingExpected(isRoot: Bool) -> String {
        isRoot
            ? "a number of at least 0 or \"hug\", since a root has no parent"
            : "a number of at least 0, \"hug\", {\"fill\": weight} or {\"fraction\": part of the parent}"
    }

    private func limits(_ min: NodeKey, _ max: NodeKey) throws(Misfit) -> Limits {
        Limits(min: try members.length(min) ?? 0, max: try members.length(max) ?? .infinity)
    }

    private func content(texts: inout [WordText]) throws(Misfit) -> Content {
        let words = try members.optional(.words, "widths of words, numbers of at least 0") {
            $0.list(\.length)
        }
        guard let words else {
            for key in [NodeKey.lineHeight, .baseline] {
                try refuse(key, expected: "words beside it, or no \(key.rawValue)")
            }
            return try sizedContent()
        }
        try refuse(.content, expected: "no content beside words")
        let lineHeight = try members.required(.lineHeight, "a number of at least 0, beside words", \.length)
        texts.append(WordText(words: words, lineHeight: lineHeight, baseline: try members.finite(.baseline)))
        return .measured(tag: texts.count - 1)
    }

    private func sizedContent() throws(Misfit) -> Content {
        let object = try members.optional(.content, "an object with w, h and maybe baseline", \.object)
        guard let object else { return .none }
        let content = Members<ContentKey>(object, prefix: "content.")
        try content.refuseOthers()
        let width = try content.required(.w, "a finite number of at least 0", \.length)
        let height = try content.required(.h, "a finite number of at least 0", \.length)
        return .size(Size(width, height), baseline: try content.finite(.baseline))
    }

    /// Throws if there is such a property.
    private func refuse(_ key: NodeKey, expected: String) throws(Misfit) {
        guard let value = members[key] else { return }
        throw Misfit(property: key.rawValue, found: value.excerpt, expected: expected)
    }

    private static let cornersExpected =
        "a radius of at least 0, four of them clockwise from the top left, or \"max\""

    private static func corners(_ value: JSONValue) -> Corners? {
        if value.string == "max" { return .max }
        if let radius = value.length { return .radius(radius) }
        guard let radii = value.list(count: 4, \.length) else { return nil }
        return .radii(
            CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
    }
}
