import DesignFiles
import Foundation
import KitScreens
import StackLayout

/// A Sketch layer made by hand: members as JSON, and what is in it in the order of the flow.
struct SketchLayer {
    var members: [(String, String)]
    var children: [SketchLayer] = []

    /// - Parameter frame: x and y in the parent, width, height.
    init(_ name: String, _ type: String = "rectangle", _ frame: [Double], _ members: [String: String] = [:]) {
        self.members = [
            ("_class", "\"\(type)\""), ("do_objectID", "\"\(name)-ID\""), ("name", Self.quoted(name)),
            (
                "frame",
                "{\"_class\":\"rect\",\"x\":\(frame[0]),\"y\":\(frame[1]),\"width\":\(frame[2]),\"height\":\(frame[3])}"
            ),
        ]
        for (key, value) in members.sorted(by: { $0.key < $1.key }) { self.members.append((key, value)) }
    }

    /// A layer with a Stack.
    static func stack(
        _ name: String, _ frame: [Double], layout: [String: String] = [:], _ members: [String: String] = [:],
        type: String = "group",
        holding children: [SketchLayer]
    ) -> SketchLayer {
        var members = members
        let inner = layout.sorted { $0.key < $1.key }.map { ",\"\($0.key)\":\($0.value)" }.joined()
        members["groupLayout"] = "{\"_class\":\"MSImmutableFlexGroupLayout\"\(inner)}"
        var layer = SketchLayer(name, type, frame, members)
        layer.children = children
        return layer
    }

    /// The layer as the file has it: layers in it are in reverse order of the flow.
    var json: String {
        var members = members.map { "\"\($0.0)\":\($0.1)" }
        if !children.isEmpty {
            members.append("\"layers\":[\(children.reversed().map(\.json).joined(separator: ","))]")
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// The page that holds this layer.
    var page: String {
        "{\"_class\":\"page\",\"do_objectID\":\"page\",\"name\":\"Page 1\",\"layers\":[\(json)]}"
    }

    func checked() throws -> DocumentReport {
        guard case .document(let document) = try JSONFile.read(Data(page.utf8), name: "test") else {
            throw CocoaError(.coderInvalidValue)
        }
        return DocumentReport(of: document)
    }

    static func quoted(_ text: String) -> String {
        guard let data = try? JSONEncoder().encode(text) else { return "\"\"" }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Writes components as Sketch files.
enum SketchWriter {
    /// A page with a symbol for each component.
    static func page(_ components: [Component], frames: (Component) throws -> [Rect?]) rethrows -> String {
        let layers = try components.map { component in
            symbol(component, try frames(component)).json
        }
        return
            "{\"_class\":\"page\",\"do_objectID\":\"p\",\"name\":\"Kit\",\"layers\":[\(layers.joined(separator: ","))]}"
    }

    private static func symbol(_ component: Component, _ frames: [Rect?]) -> SketchLayer {
        var layers = component.parts.enumerated().map { layer($0.element, frames[$0.offset], in: component) }
        // Parts stand after their parents: the last are inside no later ones.
        for index in component.parts.indices.reversed() {
            if let parent = component.parts[index].parent {
                layers[parent].children.insert(layers[index], at: 0)
            }
        }
        return layers[0]
    }

    private static func layer(_ part: Part, _ frame: Rect?, in component: Component) -> SketchLayer {
        let frame = frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let style = part.style
        var members: [String: String] = [
            "horizontalSizing": sizing(style.width), "verticalSizing": sizing(style.height),
            "rotation": "\(-part.look.angle)", "style": "{\"corners\":{\"radii\":\(radii(style.corners))}}",
        ]
        if case .fraction(let fraction) = style.width { members["percentageSize"] = "\(fraction)" }
        if style.pins != nil {
            members["flexItem"] = "{\"_class\":\"MSImmutableFlexItem\",\"ignoreLayout\":true}"
        }
        let type =
            part.parent == nil
            ? "symbolMaster"
            : part.look.layer == .text ? "text" : style.kind == .leaf ? "rectangle" : "group"
        if style.kind != .leaf { members["layers"] = "[]" }
        guard style.kind == .horizontal || style.kind == .vertical else {
            return SketchLayer(
                name(part, component), type, [frame.x, frame.y, frame.width, frame.height], members
            )
            .withoutEmptyList
        }
        members["paddingSelection"] = "2"
        members["topPadding"] = "\(style.padding.top)"
        members["rightPadding"] = "\(style.padding.right)"
        members["bottomPadding"] = "\(style.padding.bottom)"
        members["leftPadding"] = "\(style.padding.left)"
        members["layers"] = nil
        let alignments: [Alignment] = [.start, .center, .end, .stretch]
        let distributions: [Distribution] = [
            .start, .center, .end, .spaceBetween, .spaceAround, .spaceEvenly,
        ]
        return .stack(
            name(part, component), [frame.x, frame.y, frame.width, frame.height],
            layout: [
                "flexDirection": style.kind == .vertical ? "1" : "0", "allGuttersGap": "\(style.gap)",
                "alignItems": "\(alignments.firstIndex(of: style.alignment) ?? 0)",
                "justifyContent": "\(distributions.firstIndex(of: style.distribution) ?? 0)",
            ], members, type: type, holding: [])
    }

    private static func name(_ part: Part, _ component: Component) -> String {
        part.parent == nil ? component.name : part.name
    }

    private static func sizing(_ sizing: Sizing) -> String {
        switch sizing {
        case .fixed: "0"
        case .hug: "1"
        case .fill: "2"
        case .fraction: "3"
        }
    }

    private static func radii(_ corners: Corners) -> String {
        switch corners {
        case .max: "[100]"
        case .radii(let radii):
            "[\(radii.topLeft),\(radii.topRight),\(radii.bottomRight),\(radii.bottomLeft)]"
        }
    }
}

extension SketchLayer {
    /// The layer without its `layers` member, which `json` adds where there are some.
    fileprivate var withoutEmptyList: SketchLayer {
        var layer = self
        layer.members.removeAll { $0.0 == "layers" }
        return layer
    }
}
