import Foundation
import Testing

/// Programs in C11 and C++17 include the header without a warning, link the shared library, and run.
@Suite(.enabled(if: Toolchain.obstacle == nil, Comment(rawValue: Toolchain.obstacle ?? "")))
struct ProgramTests {
    let toolchain = Toolchain.found!

    private static func sources(_ ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: Toolchain.programs, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }

    @Test func everyFunctionDoesWhatTheHeaderSays() throws {
        let outcome = try toolchain.run(Self.sources("c"), "c11", name: "checks")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.hasSuffix(" checks, 0 failed\n"), "\(outcome.output)")
    }

    @Test func headerIsOneForCPlusPlus() throws {
        let outcome = try toolchain.run(Self.sources("cpp"), "c++17", name: "use")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output == "100 x 72 @ 0, 0\n100 x 20 @ 0, 0\n100 x 44 @ 0, 28\n")
    }

    /// The example of the page, and what the page says that it prints.
    @Test func examplePrintsWhatThePageSays() throws {
        let page = try String(
            contentsOf: Toolchain.package.appending(path: "Documentation/C.md"), encoding: .utf8)
        let program = try #require(page.block("c"))
        let printed = try #require(page.block("text"))
        let file = FileManager.default.temporaryDirectory.appending(path: "stacklayout-\(UUID()).c")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let outcome = try toolchain.run([file], "c11", name: "page")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output == printed)
    }
}

extension String {
    /// The first block of code in a language.
    fileprivate func block(_ language: String) -> String? {
        guard let start = range(of: "```\(language)\n"),
            let end = range(of: "```\n", range: start.upperBound..<endIndex)
        else { return nil }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
