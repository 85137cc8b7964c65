import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

/// The documents beside these tests; their README says where they come from.
enum RealDocument: String, CaseIterable {
    case booking = "booking-app"
    case cart, profile, order
    case cashChange = "cash-change"

    var url: URL {
        let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return folder.appendingPathComponent("RealDocuments/\(rawValue).figma.json")
    }

    func data() throws -> Data { try Data(contentsOf: url) }

    func read() throws -> DesignDocument { try DesignDocument.readFigma(try data(), name: rawValue) }
}

@Suite struct RealDocumentTests {
    @Test(arguments: [
        (RealDocument.booking, 2292, 2292), (.cart, 240, 240), (.profile, 120, 120), (.cashChange, 104, 104),
        (.order, 106, 119),
    ])
    func childrenAgree(document: RealDocument, agreeing: Int, children: Int) throws {
        let report = DocumentReport(of: try document.read())
        #expect(report.children == children)
        #expect(report.agreeingChildren == agreeing)
        #expect(report.tally.different == 0)
        #expect(report.largestDeviation < 0.0011)
    }

    @Test func halfOfTheNumbersProveSomething() throws {
        let tally = DocumentReport(of: try RealDocument.booking.read()).tally
        #expect(tally.derived == 6039 && tally.given == 9061)
    }

    @Test func whatDoesNotAgreeIsAnInstanceThatWasNotLaidOutAgain() throws {
        let report = DocumentReport(of: try RealDocument.order.read())
        #expect(report.reasons == [.staleInstance: 14])
    }

    @Test func everyLayerHasAVerdictOrIsHidden() throws {
        for document in RealDocument.allCases {
            let report = DocumentReport(of: try document.read())
            for (index, node) in report.document.nodes.enumerated() where node.isVisible && node.role != .page
            {
                for property in FrameProperty.allCases {
                    #expect(report.number(index, property).verdict != .none, "\(document) \(node.id)")
                }
            }
        }
    }

    /// The whole tree, derived from its root alone, comes out where the document has it.
    @Test(arguments: [RealDocument.booking, .cart, .profile, .cashChange])
    func convertedComponentsAreDerivedAsStored(document: RealDocument) throws {
        let document = try document.read()
        for root in document.outermostComponents {
            let component = document.component(of: root)
            let verification = try Verification(of: component, tolerance: 0.02)
            #expect(verification.differences.isEmpty, "\(component.name)")
        }
    }

    @Test func convertedComponentsSurviveBothFormats() throws {
        let document = try RealDocument.cart.read()
        let component = document.component(of: 0)
        #expect(try Notation.parse(Notation.print([component])).first?.parts.count == component.parts.count)
        let cases = try CaseFile.read(Data(CaseFile.write([Case(component)]).utf8))
        #expect(try cases.first?.component.derivedFrames() == component.derivedFrames())
    }

    @Test func derivationsGiveTheNumbers() throws {
        let report = DocumentReport(of: try RealDocument.profile.read())
        var count = 0
        for number in report.numbers(where: { $0 == .equal }) {
            guard report.document.nodes[number.node].margin == .zero else { continue }
            let derivation = try #require(report.derivation(of: number.node, number.property))
            #expect((derivation.formula.value - (number.derived ?? 0)).magnitude < 1e-6)
            count += 1
        }
        #expect(count == 300)
    }
}
