import DesignFiles
import Foundation
import KitScreens
import Testing

/// A hand-made Figma node: what it says, where it is, what is in it.
struct FigmaBox {
    private var members: [(String, String)]
    private var children: [FigmaBox] = []

    /// - Parameter frame: x, y, width, height on the canvas; `nil` for none.
    init(_ name: String, _ type: String = "FRAME", _ frame: [Double]?, _ members: String...) {
        self.members = [("name", "\"\(name)\""), ("id", "\"#\(name)\""), ("type", "\"\(type)\"")]
        if let frame {
            let box = "{\"x\":\(frame[0]),\"y\":\(frame[1]),\"width\":\(frame[2]),\"height\":\(frame[3])}"
            self.members.append(("absoluteBoundingBox", box))
        }
        for member in members {
            let halves = member.split(separator: ":", maxSplits: 1)
            self.members.append((String(halves[0]), String(halves[1])))
        }
    }

    func holding(_ children: FigmaBox...) -> FigmaBox { holding(children) }

    func holding(_ children: [FigmaBox]) -> FigmaBox {
        var copy = self
        copy.children = children
        return copy
    }

    var json: String {
        var members = members.map { "\"\($0.0)\":\($0.1)" }
        if !children.isEmpty {
            members.append("\"children\":[\(children.map(\.json).joined(separator: ","))]")
        }
        return "{\(members.joined(separator: ","))}"
    }

    /// The document that holds this node only, checked.
    func checked() throws -> DocumentReport {
        DocumentReport(of: try DesignDocument.readFigma(Data(json.utf8), name: "test"))
    }
}

extension FigmaBox {
    /// A row.
    static func row(_ name: String, _ frame: [Double]?, _ members: String...) -> FigmaBox {
        stack(name, frame, "HORIZONTAL", members)
    }

    /// A column.
    static func column(_ name: String, _ frame: [Double]?, _ members: String...) -> FigmaBox {
        stack(name, frame, "VERTICAL", members)
    }

    private static func stack(_ name: String, _ frame: [Double]?, _ mode: String, _ members: [String])
        -> FigmaBox
    {
        var box = FigmaBox(name, "FRAME", frame, "layoutMode:\"\(mode)\"")
        for member in members {
            let halves = member.split(separator: ":", maxSplits: 1)
            box.members.append((String(halves[0]), String(halves[1])))
        }
        return box
    }
}

/// Both sizes of a new export.
let fixed = "layoutSizingHorizontal:\"FIXED\",\"layoutSizingVertical\":\"FIXED\""
let hug = "layoutSizingHorizontal:\"HUG\",\"layoutSizingVertical\":\"HUG\""

extension DocumentReport {
    /// The verdicts of a layer's x, y, width and height, in short: `=`, `≠`, `given`, or the reason.
    func verdicts(_ name: String) -> [String] {
        guard let node = document.nodes.firstIndex(where: { $0.name == name }) else { return [] }
        return FrameProperty.allCases.map { number(node, $0).verdict.short }
    }

    /// The derived numbers of a layer, as far as there are some.
    func derived(_ name: String) -> [Double?] {
        guard let node = document.nodes.firstIndex(where: { $0.name == name }) else { return [] }
        return FrameProperty.allCases.map { number(node, $0).derived }
    }
}

extension Verdict {
    var short: String {
        switch self {
        case .equal: "="
        case .different: "≠"
        case .given(let reason): reason.rawValue
        case .notDecidable(let code): code.rawValue
        case .none: "none"
        }
    }
}
