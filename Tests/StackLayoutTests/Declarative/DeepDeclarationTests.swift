@testable import StackLayout
import Testing

/// Deep values are made, converted and freed without recursion, in linear time.
@Suite struct DeepDeclarationTests {
    private func chain(_ depth: Int) -> Declaration {
        var chain = Leaf("Innermost", 8, 4).declaration
        for level in 0..<depth {
            let inner = chain
            chain = Stack(level.isMultiple(of: 2) ? .horizontal : .vertical) { inner }.declaration
        }
        return chain
    }

    @Test func aMillionNestedStacks() throws {
        let depth = 1_000_000
        let chain = chain(depth)
        #expect(chain.nodeCount == depth + 1)
        let layout = try chain.layout()
        #expect(layout.count == depth + 1)
        #expect(layout.root?.frame.size == Size(8, 4))
        #expect(layout.last?.name == "Innermost" && layout.last?.depth == depth)
    }

    /// The deep child comes second: an array copied at every level would take quadratic time.
    @Test func deepLastChildren() throws {
        var chain = Leaf(1, 1).declaration
        for _ in 0..<100_000 {
            let inner = chain
            chain =
                Stack(.vertical) {
                    Leaf(1, 1)
                    inner
                }.declaration
        }
        #expect(try chain.layout().root?.frame.height == 100_001)
    }

    @Test func aPartKeptOutlivesTheWhole() throws {
        var whole: Declaration? = chain(100_000)
        let copy = whole
        let inside = Stack(.vertical) { whole }.declaration
        whole = nil
        #expect(try copy?.layout().count == 100_001)
        #expect(inside.nodeCount == 100_002)
    }

    @Test func deepErrorsAreFound() throws {
        var chain = Leaf("Bad", -1, 4).declaration
        for _ in 0..<10_000 {
            let inner = chain
            chain = Stack(.vertical) { inner }.declaration
        }
        do throws(DeclarationError) {
            _ = try chain.layout()
            Issue.record("no error")
        } catch {
            #expect(error.path.hasSuffix("#1/#1/Bad"))
        }
    }
}
