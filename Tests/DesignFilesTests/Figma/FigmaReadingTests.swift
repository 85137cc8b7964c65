import DesignFiles
import Foundation
import Testing

@Suite struct FigmaReadingTests {
    private static let node = """
        {"type":"FRAME","name":"A","layoutMode":"VERTICAL","absoluteBoundingBox":{"x":0,"y":0,"width":5,"height":5},\
        "children":[{"type":"RECTANGLE","name":"B","absoluteBoundingBox":{"x":0,"y":0,"width":5,"height":5}}]}
        """

    @Test(arguments: [
        node, "\u{FEFF}\(node)", "[\(node),null]", "{\"document\":\(node)}",
        "{\"nodes\":{\"1:2\":{\"document\":\(node)},\"1:3\":null}}", "[{\"document\":\(node)}]",
        "{\"nodes\":{\"1:2\":\(node)}}",
    ])
    func filesOfEveryShape(text: String) throws {
        let report = DocumentReport(of: try DesignDocument.readFigma(Data(text.utf8), name: "x"))
        #expect(report.document.nodes.map(\.name) == ["A", "B"])
        #expect(report.children == 1 && report.agreeingChildren == 1)
    }

    @Test func pagesSectionsAndSetsGroupComponents() throws {
        let text = """
            {"document":{"type":"DOCUMENT","children":[{"type":"CANVAS","name":"Page","children":[
            {"type":"SECTION","name":"Section","absoluteBoundingBox":{"x":0,"y":0,"width":9,"height":9},
            "children":[\(Self.node)]},\(Self.node)]}]}}
            """
        let document = try DesignDocument.readFigma(Data(text.utf8), name: "x")
        #expect(document.components.map { document.nodes[$0].name } == ["Page", "Section", "A", "A"])
        #expect(document.outermostComponents.map { document.nodes[$0].name } == ["A", "A"])
        #expect(document.path(of: 3) == "A/B")
    }

    @Test func whatIsNoLayerIsNotedAndLeftOut() throws {
        let text = "{\"type\":\"FRAME\",\"children\":[7,null,{\"type\":\"RECTANGLE\",\"name\":\"B\"},\"x\"]}"
        let document = try DesignDocument.readFigma(Data(text.utf8), name: "x")
        #expect(document.nodes.count == 2)
        #expect(document.notes.count == 3)
    }

    @Test func missingBoxesAreNotDecidable() throws {
        let report = try FigmaBox.row("Row", [0, 0, 20, 10], hug).holding(
            FigmaBox("A", "RECTANGLE", nil, "absoluteBoundingBox:null"),
            FigmaBox("B", "RECTANGLE", [10, 0, 10, 10], fixed)
        ).checked()
        #expect(report.verdicts("A") == [String](repeating: "missing-frame", count: 4))
        #expect(report.verdicts("B") == ["missing-frame", "missing-frame", "fixed", "fixed"])
        #expect(report.verdicts("Row")[2] == "missing-frame")
    }

    /// A value that is not known leaves what agrees with the default, and decides nothing else.
    @Test(arguments: [
        ("primaryAxisAlignItems:\"SPIRAL\"", "unknown-value"), ("itemSpacing:\"8\"", "invalid-value"),
        ("itemSpacing:1e999", "invalid-value"), ("layoutWrap:7", "invalid-value"),
        ("paddingLeft:-3", "invalid-value"), ("layoutSpiral:true", "unknown-key"),
    ])
    func valuesThatAreNotKnownAreNotCalledWrong(member: String, code: String) throws {
        func row(_ x: Double) throws -> DocumentReport {
            try FigmaBox.row("Row", [0, 0, 30, 10], fixed, member).holding(
                FigmaBox("A", "RECTANGLE", [0, 0, 10, 10], fixed),
                FigmaBox("B", "RECTANGLE", [x, 0, 10, 10], fixed)
            ).checked()
        }
        #expect(try row(10).verdicts("B") == ["=", "=", "fixed", "fixed"])
        #expect(try row(15).verdicts("B") == [code, "=", "fixed", "fixed"])
        let report = try row(15)
        let finding = try #require(report.numbers { $0.short == code }.first)
        #expect(report.doubt(finding)?.contains(member.split(separator: ":")[0]) == true)
    }

    @Test func numbersFarFromTheCornerOfTheCanvasAreAsExactAsTheyAreStored() throws {
        // 32-bit floats are 1/64 apart there.
        let far = 200_000.0
        let report = try FigmaBox.row("Row", [far, 0, 30, 10], fixed, "itemSpacing:0.3").holding(
            FigmaBox("A", "RECTANGLE", [far, 0, 10, 10], fixed),
            FigmaBox("B", "RECTANGLE", [far + 10.3125, 0, 10, 10], fixed)
        ).checked()
        #expect(report.verdicts("B")[0] == "=")
    }

    @Test func anyDepthIsRead() throws {
        let depth = 50_000
        let open = """
            {"type":"FRAME","layoutMode":"VERTICAL","absoluteBoundingBox":{"x":0,"y":0,"width":1,"height":1},"children":[
            """
        let leaf =
            "{\"type\":\"RECTANGLE\",\"absoluteBoundingBox\":{\"x\":0,\"y\":0,\"width\":1,\"height\":1}}"
        let text = String(repeating: open, count: depth) + leaf + String(repeating: "]}", count: depth)
        let report = DocumentReport(of: try DesignDocument.readFigma(Data(text.utf8), name: "deep"))
        #expect(report.children == depth && report.agreeingChildren == depth)
        #expect(report.document.path(of: depth).hasPrefix("frame/…/frame"))
    }

    @Test func documentsAreToldFromCases() throws {
        func isDocument(_ text: String) throws -> Bool {
            if case .document = try JSONFile.read(Data(text.utf8), name: "x") { true } else { false }
        }
        #expect(try isDocument(Self.node))
        #expect(try isDocument("{\"_class\":\"page\",\"layers\":[]}"))
        #expect(try !isDocument("[{\"name\":\"a\",\"root\":{\"w\":1}}]"))
        #expect(try !isDocument("{\"name\":\"a\",\"root\":{\"w\":1}}"))
        #expect(try !isDocument("[]"))
    }

    @Test func cuttingOutALayer() throws {
        let document = try RealDocument.order.read()
        let layers = document.layers(named: "Frame 57/Frame 48/Frame 46")
        #expect(layers.count == 1)
        let part = document.cut(to: layers)
        #expect(part.nodes[0].name == "Frame 46" && part.nodes[0].parent == nil)
        #expect(part.components == [0])
        #expect(document.layers(named: document.nodes[layers[0]].id) == layers)
        #expect(document.layers(named: "nothing of this name").isEmpty)
        #expect(DocumentReport(of: part).reasons == [.staleInstance: 14])
    }
}
