import KitScreens
import StackLayout
import Testing

@Suite("Paths of parts")
struct PathTests {
    @Test("names from the root down; unnamed parts by place; equal siblings by number")
    func paths() throws {
        let component = try Notation.parse(
            """
            COMPONENT "Screen" stack v
              group "Row" stack h
                text
                text "1"
                text
              group "Row" stack h
                text "A"
              group "Row#2"
              group "Row"
              group
            """)[0]
        #expect(
            component.paths == [
                ".", "Row", "Row/0", "Row/1", "Row/2", "Row#2", "Row#2/A", "Row#2#2", "Row#3", "4",
            ])
        expectPathsToResolve(in: component)
    }

    @Test("an unnamed part does not take the path of one that has its place as a name")
    func placesAndNames() throws {
        let component = try Notation.parse(
            """
            COMPONENT "Screen" free
              group "1"
              group
            """)[0]
        #expect(component.paths == [".", "1", "1#2"])
        expectPathsToResolve(in: component)
    }

    @Test("slashes, backslashes and dots in names are escaped")
    func escapes() throws {
        let component = try Notation.parse(
            """
            COMPONENT "Screen" free
              group "a/b" free
                group "."
              group "a" free
                group "b"
              group "\\\\"
            """)[0]
        #expect(component.paths == [".", "a\\/b", "a\\/b/\\.", "a", "a/b", "\\\\"])
        expectPathsToResolve(in: component)
    }

    @Test("a path that leads nowhere has no part", arguments: ["", "X", "Content/", "Content/X", "/Content"])
    func missingPaths(path: String) throws {
        let component = try #require(KitScreens.component(named: "Examples/Empty State/Large Symbol"))
        #expect(component.index(ofPath: path) == nil)
    }

    private func expectPathsToResolve(in component: Component) {
        for (index, path) in component.paths.enumerated() {
            #expect(component.index(ofPath: path) == index)
            #expect(component.path(of: index) == path)
        }
    }
}
