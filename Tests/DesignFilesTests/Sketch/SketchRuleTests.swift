import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

/// One rule of Sketch's documents each, in documents made by hand; some are the vendor's own examples.
@Suite struct SketchRuleTests {
    private func box(_ name: String, _ frame: [Double], _ members: [String: String] = [:]) -> SketchLayer {
        SketchLayer(name, "rectangle", frame, members)
    }

    private let fit = ["horizontalSizing": "1", "verticalSizing": "1"]

    @Test(arguments: [(10.0, 120.0), (20, 140)])
    func paddingAroundABox(padding: Double, side: Double) throws {
        let members = fit.merging(["topPadding": "\(padding)"]) { $1 }
        let report = try SketchLayer.stack(
            "S", [0, 0, side, side], members, holding: [box("A", [padding, padding, 100, 100])]
        )
        .checked()
        #expect(report.verdicts("S") == ["placed", "placed", "=", "="])
        #expect(report.verdicts("A") == ["first", "=", "fixed", "fixed"])
    }

    @Test func selectedPaddings() throws {
        func report(_ selection: Int, _ frame: [Double], _ inner: [Double]) throws -> DocumentReport {
            let paddings = [
                "topPadding": "1", "rightPadding": "2", "bottomPadding": "3", "leftPadding": "4",
                "paddingSelection": "\(selection)",
            ]
            return try SketchLayer.stack("S", frame, fit.merging(paddings) { $1 }, holding: [box("A", inner)])
                .checked()
        }
        #expect(try report(0, [0, 0, 12, 12], [1, 1, 10, 10]).tally.different == 0)
        #expect(try report(1, [0, 0, 18, 12], [4, 1, 10, 10]).tally.different == 0)
        #expect(try report(2, [0, 0, 16, 14], [4, 1, 10, 10]).tally.different == 0)
        #expect(try report(2, [0, 0, 18, 14], [4, 1, 10, 10]).tally.different == 1)
    }

    @Test func flowIsTheReverseOfTheLayers() throws {
        let stack = SketchLayer.stack(
            "S", [0, 0, 25, 10], layout: ["allGuttersGap": "5"], fit,
            holding: [box("A", [0, 0, 10, 10]), box("B", [15, 0, 10, 10])])
        let first = try #require(stack.json.range(of: "\"B\""))
        let last = try #require(stack.json.range(of: "\"A\""))
        #expect(first.lowerBound < last.lowerBound)
        #expect(try stack.checked().tally.different == 0)
    }

    @Test func hiddenItemsMayKeepTheirSpaceAndIgnoredOnesHaveNone() throws {
        func report(_ width: Double, _ item: [String: String]) throws -> DocumentReport {
            try SketchLayer.stack(
                "S", [0, 0, width, 10], fit,
                holding: [box("A", [0, 0, 10, 10]), box("B", [10, 0, 100, 10], item)]
            ).checked()
        }
        let keeping = [
            "isVisible": "false",
            "flexItem": "{\"_class\":\"MSImmutableFlexItem\",\"preserveSpaceWhenHidden\":true}",
        ]
        #expect(try report(110, keeping).verdicts("S")[2] == "=")
        #expect(try report(110, keeping).verdicts("B")[2] == "none")
        #expect(try report(10, ["isVisible": "false"]).verdicts("S")[2] == "=")
        let ignored = try report(10, ["flexItem": "{\"ignoreLayout\":true}"])
        #expect(ignored.verdicts("S")[2] == "=")
        #expect(ignored.verdicts("B") == ["placed", "placed", "fixed", "fixed"])
    }

    @Test(arguments: [(4, [20.0, 80, 140]), (5, [30, 80, 130]), (3, [0, 80, 160]), (1, [60, 80, 100])])
    func threeItemsInARowOf180(code: Int, xs: [Double]) throws {
        let report = try SketchLayer.stack(
            "S", [0, 0, 180, 10], layout: ["justifyContent": "\(code)"],
            holding: xs.enumerated().map { box("\($0.offset)", [$0.element, 0, 20, 10]) }
        ).checked()
        #expect(report.tally.different == 0 && report.tally.notDecidable == 0)
        #expect(report.verdicts("2")[0] == "=")
    }

    @Test func stretchedItemsFillAndAlignThemselves() throws {
        let report = try SketchLayer.stack(
            "S", [0, 0, 50, 30], layout: ["alignItems": "3"],
            holding: [
                SketchLayer("Text", "text", [0, 0, 20, 30], fit),
                box("End", [20, 20, 10, 10], ["flexItem": "{\"alignSelf\":2}"]),
                box("Inherits", [30, 0, 10, 10], ["flexItem": "{\"alignSelf\":5}"]),
            ]
        ).checked()
        #expect(report.verdicts("Text") == ["first", "=", "content", "="])
        #expect(report.verdicts("End")[1] == "=")
        #expect(report.verdicts("Inherits")[1] == "=")
    }

    @Test func wrapping() throws {
        let report = try SketchLayer.stack(
            "S", [0, 0, 25, 30],
            layout: [
                "wrappingEnabled": "true", "allGuttersGap": "5", "crossAxisGutterGap": "4",
                "alignContent": "2",
            ],
            holding: [box("A", [0, 6, 10, 10]), box("B", [15, 6, 10, 10]), box("C", [0, 20, 10, 10])]
        ).checked()
        #expect(report.tally.different == 0)
    }

    @Test func sizes() throws {
        let fill = ["horizontalSizing": "2", "verticalSizing": "2", "maxSize": "\"{30, 0}\""]
        let report = try SketchLayer.stack(
            "S", [0, 0, 100, 20],
            holding: [
                box("A", [0, 0, 30, 20], fill),
                box("B", [30, 0, 50, 20], ["horizontalSizing": "2", "verticalSizing": "2"]),
                box("C", [80, 0, 20, 5], ["horizontalSizing": "3", "percentageSize": "0.2"]),
            ]
        ).checked()
        #expect(report.verdicts("A") == ["first", "=", "=", "="])
        #expect(report.verdicts("B") == ["=", "=", "=", "="])
        #expect(report.verdicts("C") == ["=", "=", "=", "fixed"])
    }

    @Test func cornersAreKeptAsStored() throws {
        let corners = "{\"corners\":{\"radii\":[100],\"style\":0}}"
        let report = try box("A", [0, 0, 40, 20], ["style": corners]).checked()
        #expect(report.document.nodes[1].style.corners.resolved(in: Size(40, 20)) == CornerRadii(all: 10))
    }

    @Test func rotationIsAnticlockwiseAndChildrenAreInTheUnrotatedBox() throws {
        let report = try SketchLayer.stack(
            "S", [5, 5, 20, 10], ["rotation": "325"],
            holding: [box("A", [0, 0, 10, 10]), box("B", [10, 0, 10, 10])]
        ).checked()
        #expect(report.document.nodes[1].rotation == -325)
        #expect(report.verdicts("B") == ["=", "=", "fixed", "fixed"])
    }

    // MARK: What is not known

    @Test func openQuestionsAreNotDecided() throws {
        func reasons(
            _ layout: [String: String], _ members: [String: String] = [:], holding children: [SketchLayer]
        ) throws -> Set<Doubt.Code> {
            let report = try SketchLayer.stack(
                "S", [0, 0, 30, 10], layout: layout, members, holding: children
            ).checked()
            #expect(report.tally.different == 0)
            return Set(report.reasons.keys)
        }
        let one = box("A", [10, 0, 10, 10])
        for code in ["3", "4", "5"] {
            #expect(try reasons(["justifyContent": code], holding: [one]) == [.spreadOfOne])
        }
        let wide = [box("A", [-3, 0, 20, 10]), box("B", [11, 0, 20, 10])]
        for code in ["1", "2", "3"] {
            #expect(try reasons(["justifyContent": code], holding: wide) == [.negativeSpace])
        }
        let filling = box("A", [0, 0, 10, 10], ["horizontalSizing": "2"])
        #expect(
            try reasons([:], fit.merging(["verticalSizing": "0"]) { $1 }, holding: [filling]) == [.fillInFit])
        let turned = box("A", [3, 0, 10, 5], ["rotation": "45"])
        #expect(try reasons([:], holding: [turned]) == [.rotatedItem])
        #expect(try reasons(["bordersAffectLayout": "true"], holding: [one]) == [.borders])
        #expect(try reasons(["justifyContent": "9"], holding: [one]) == [.unknownValue])
        #expect(
            try reasons([:], holding: [box("A", [0, 0, 7, 10], ["horizontalSizing": "3"])]) == [.relativeSize]
        )
    }

    @Test func inferredLayoutsAreNotDecided() throws {
        let layout = "{\"_class\":\"MSImmutableInferredGroupLayout\",\"axis\":1,\"layoutAnchor\":1}"
        var group = SketchLayer("G", "group", [0, 0, 10, 30], ["groupLayout": layout])
        group.children = [box("A", [0, 7, 10, 10])]
        let report = try group.checked()
        #expect(report.verdicts("A") == ["placed", "inferred-layout", "fixed", "fixed"])
        #expect(report.verdicts("G") == ["placed", "placed", "fixed", "inferred-layout"])
    }

    @Test func freeGroupsPlaceNothing() throws {
        var group = SketchLayer("G", "group", [0, 0, 10, 30])
        group.children = [box("A", [3, 7, 5, 5], ["horizontalPins": "5", "verticalPins": "1"])]
        #expect(try group.checked().verdicts("A") == ["placed", "placed", "fixed", "fixed"])
    }
}
