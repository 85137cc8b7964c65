import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

@Suite struct CaseWritingTests {
    /// Cases that use every property, as the writer writes them.
    static let canonical = """
        [
        {"name":"a \\"quoted\\" \\\\ name\\n\\u0001é","rtl":true,"source":"rule","seen":[1,{"b":null}],\
        "url":"x/y","root":{"name":"Row","stack":"h","w":402,"h":0.1,"minW":1,"maxW":2,"minH":3,"maxH":4.25,\
        "pad":[1,2,3,4],"gap":-5,"crossGap":6,"wrap":true,"lines":"stretch","align":"center",\
        "distribute":"between","corners":8,"children":[{},{"w":{"fill":2},"h":{"fraction":0.5},"shrink":3,\
        "alignSelf":"baseline","content":{"w":7,"h":8,"baseline":9},"corners":"max","frame":[1,2,3,4.125]},\
        {"stack":"free","absolute":{"left":1,"centerY":-2},"hidden":"keep","children":[{"hidden":true}]},\
        {"words":[1,2.5],"lineHeight":8,"baseline":6},{"words":[3],"lineHeight":9},{"w":4,"aspect":1.5},\
        {"absolute":{},"corners":[1,2,3,4]}],"frame":[0,0,402,3]}},
        {"name":"b","root":{"stack":"z","children":[]}}
        ]

        """

    @Test func membersStandInOrderAndNumbersAreShort() throws {
        #expect(CaseFile.write(try CaseFile.read(Data(Self.canonical.utf8))) == Self.canonical)
    }

    @Test func whatIsWrittenReadsAsTheSame() throws {
        let cases = try CaseFile.read(Data(Self.canonical.utf8))
        #expect(try CaseFile.read(Data(CaseFile.write(cases).utf8)) == cases)
    }

    @Test func defaultsAreLeftOut() throws {
        let text = """
            {"name":"a","rtl":false,"root":{"name":"","stack":"h","w":"hug","h":"hug","minW":0,
            "pad":[0,0,0,0],"gap":0,"crossGap":0,"wrap":false,"lines":"start","align":"start",
            "distribute":"start","hidden":false,"shrink":0,
            "children":[{"words":[1],"lineHeight":2,"baseline":2,"corners":0}]}}
            """
        let expected = """
            [
            {"name":"a","root":{"stack":"h","children":[{"words":[1],"lineHeight":2}]}}
            ]

            """
        #expect(CaseFile.write(try CaseFile.read(Data(text.utf8))) == expected)
    }

    @Test func numbersReadAsTheSame() throws {
        let numbers = [
            0.1 + 0.2, 1.0 / 3, 1e22, 123_456_789.125, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0,
        ]
        for number in numbers {
            let component = Component(
                name: "a", parts: [Part(name: "", parent: nil, style: .leaf.sized(.fixed(number)))])
            let text = CaseFile.write([Case(component)])
            #expect(try CaseFile.read(Data(text.utf8)) == [Case(component)], "\(number)")
        }
    }

    @Test func noCases() throws {
        #expect(try CaseFile.read(Data(CaseFile.write([]).utf8)).isEmpty)
    }
}
