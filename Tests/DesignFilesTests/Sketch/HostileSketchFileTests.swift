import Foundation
import Testing

@testable import DesignFiles

/// Sketch files that were made to do harm.
@Suite struct HostileSketchFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "sketch-\(UUID().uuidString)")

    /// Calls `body` with a folder that holds an empty folder `pages`.
    private func withFolder(_ body: (_ pages: URL) throws -> Void) throws {
        let pages = folder.appendingPathComponent("pages")
        try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(pages)
    }

    @Test func aSmallArchiveOfMuchIsNotUnpackedToItsEnd() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip"),
            FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")
        else { return }
        try withFolder { pages in
            let page = Data("[".utf8) + Data(repeating: 0x20, count: 1 << 22) + Data("]".utf8)
            try page.write(to: pages.appendingPathComponent("p.json"))
            let zip = Process()
            zip.executableURL = URL(fileURLWithPath: "/usr/bin/zip")
            zip.currentDirectoryURL = folder
            zip.arguments = ["-qr", "bomb.sketch", "pages"]
            try zip.run()
            zip.waitUntilExit()
            let archive = try Data(contentsOf: folder.appendingPathComponent("bomb.sketch"))
            #expect(archive.count < 10_000)
            let expected = DocumentError.notUnpacked(
                "cannot be unpacked: its JSON takes more than 1000000 bytes; give the unpacked folder, if it is to be trusted"
            )
            #expect(throws: expected) { try SketchFile.read(archive: archive, name: "x", limit: 1_000_000) }
            // With room for it, what is wrong with it is another thing.
            #expect(throws: Never.self) {
                try SketchFile.read(archive: archive, name: "x", limit: 10_000_000)
            }
        }
    }

    /// Whoever reads a device to its end never comes back.
    @Test func linksToDevicesAreNotRead() throws {
        try withFolder { pages in
            let page = pages.appendingPathComponent("a.json")
            try FileManager.default.createSymbolicLink(
                at: page, withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
            #expect(throws: DocumentError.missingPart("pages/a.json")) {
                try SketchFile.read(folder: folder.path, name: "x")
            }
            try FileManager.default.removeItem(at: page)
            // A link to a file is as good as the file.
            let file = folder.appendingPathComponent("page.json")
            try Data("{\"_class\":\"page\",\"layers\":[]}".utf8).write(to: file)
            try FileManager.default.createSymbolicLink(at: page, withDestinationURL: file)
            try FileManager.default.createSymbolicLink(
                at: folder.appendingPathComponent("document.json"),
                withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
            #expect(throws: Never.self) { try SketchFile.read(folder: folder.path, name: "x") }
        }
    }
}
