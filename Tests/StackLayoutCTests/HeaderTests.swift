import CStackLayout
import Foundation
import StackLayoutC
import Testing

/// The header says what the programs call, and what the library has.
struct HeaderTests {
    private static func text(in folder: URL, _ ending: String) throws -> String {
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var text = ""
        for case let file as URL in files where file.pathExtension == ending {
            text += try String(contentsOf: file, encoding: .utf8)
        }
        return text
    }

    /// The functions that the headers declare, without those that they define.
    private static func functions() throws -> Set<String> {
        let headers = try text(in: Toolchain.headers, "h")
        let declarations = headers.matches(
            of: /(?m)^(?:sl_status|uint32_t|bool|const char \*) ?(sl_\w+)\(/)
        return Set(declarations.map { String($0.output.1) })
    }

    @Test func everyFunctionIsCalledByTheCheckingProgram() throws {
        let functions = try Self.functions()
        #expect(functions.count > 50)
        let program = try Self.text(in: Toolchain.programs, "c")
        let called = Set(program.matches(of: /\b(sl_\w+)[(,]/).map { String($0.output.1) })
        #expect(functions.subtracting(called).sorted() == [])
    }

    @Test func everyFunctionIsImplementedInSwift() throws {
        let sources = try Self.text(in: Toolchain.package.appending(path: "Sources/StackLayoutC"), "swift")
        let implemented = sources.matches(of: /@c @implementation\npublic func (sl_\w+)/)
        #expect(Set(implemented.map { String($0.output.1) }) == (try Self.functions()))
    }

    @Test func versionIsThatOfTheHeader() {
        #expect(
            sl_version() == UInt32(SL_VERSION_MAJOR * 1_000_000 + SL_VERSION_MINOR * 1_000 + SL_VERSION_PATCH)
        )
    }
}
