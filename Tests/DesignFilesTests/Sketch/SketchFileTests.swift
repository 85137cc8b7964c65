import DesignFiles
import Foundation
import KitScreens
import StackLayout
import Testing

/// The kit as a Sketch file, in every form that one can have.
@Suite struct SketchFileTests {
    /// The kit with the frames that its pages document.
    private static func kit() -> String {
        SketchWriter.page(KitScreens.components) { $0.parts.map(\.stored) }
    }

    /// The kit with the frames that the rules give.
    private static func solvedKit() throws -> String {
        try SketchWriter.page(KitScreens.components) { try $0.derivedFrames() }
    }

    /// Calls `body` with a folder that holds an unpacked file.
    private func withUnpacked(_ page: String, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "sketch-\(UUID().uuidString)")
        let pages = folder.appendingPathComponent("pages")
        try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(page.utf8).write(to: pages.appendingPathComponent("p.json"))
        let document =
            "{\"_class\":\"document\",\"pages\":[{\"_class\":\"MSJSONFileReference\",\"_ref\":\"pages/p\"}]}"
        try Data(document.utf8).write(to: folder.appendingPathComponent("document.json"))
        try Data("{\"app\":\"com.bohemiancoding.sketch3\"}".utf8)
            .write(to: folder.appendingPathComponent("meta.json"))
        try body(folder)
    }

    @Test func theKitAsASketchPageIsDerived() throws {
        guard case .document(let document) = try JSONFile.read(Data(Self.kit().utf8), name: "kit") else {
            Issue.record("not taken for a document")
            return
        }
        #expect(document.outermostComponents.count == 32)
        // The pages round to hundredths, so a sum of three of them may be a hundredth and a half off.
        let report = DocumentReport(of: document, tolerance: 0.015)
        #expect(report.tally.different == 0)
        #expect(report.tally.derived > 100)
    }

    @Test func theKitAsASketchPageAgreesFrameByFrame() throws {
        guard case .document(let document) = try JSONFile.read(Data(try Self.solvedKit().utf8), name: "kit")
        else {
            Issue.record("not taken for a document")
            return
        }
        let report = DocumentReport(of: document)
        #expect(report.tally.different == 0 && report.tally.notDecidable == 0)
        let names = Dictionary(uniqueKeysWithValues: KitScreens.components.map { ($0.name, $0) })
        for root in document.outermostComponents {
            let kit = try #require(names[document.nodes[root].name])
            let frames = try document.component(of: root).derivedFrames()
            let expected = try kit.derivedFrames()
            #expect(frames.count == expected.count)
            for (frame, expected) in zip(frames, expected) {
                guard let frame, let expected else {
                    #expect(frame == nil && expected == nil)
                    continue
                }
                for property in FrameProperty.allCases {
                    #expect((frame[property] - expected[property]).magnitude < 0.01, "\(kit.name)")
                }
            }
        }
    }

    @Test func foldersAndArchives() throws {
        try withUnpacked(try Self.solvedKit()) { folder in
            let unpacked = try SketchFile.read(folder: folder.path, name: "kit")
            #expect(unpacked.outermostComponents.count == 32)
            #expect(SketchFile.isUnpacked(folder.path))
            guard FileManager.default.isExecutableFile(atPath: "/usr/bin/unzip"),
                FileManager.default.isExecutableFile(atPath: "/usr/bin/zip")
            else { return }
            let zip = Process()
            zip.executableURL = URL(fileURLWithPath: "/usr/bin/zip")
            zip.currentDirectoryURL = folder
            zip.arguments = ["-qr", "kit.sketch", "document.json", "meta.json", "pages"]
            try zip.run()
            zip.waitUntilExit()
            let archive = try Data(contentsOf: folder.appendingPathComponent("kit.sketch"))
            #expect(SketchFile.isArchive(archive))
            #expect(try SketchFile.read(archive: archive, name: "kit").nodes.count == unpacked.nodes.count)
        }
    }

    @Test func damagedFilesAreErrors() throws {
        let damaged = Data([0x50, 0x4B, 0x03, 0x04, 1, 2, 3])
        #expect(throws: DocumentError.self) { try SketchFile.read(archive: damaged, name: "x") }
        #expect(throws: DocumentError.missingPart("pages/*.json")) {
            try SketchFile.read(folder: "/nonexistent", name: "x")
        }
        try withUnpacked("{\"_class\":\"page\",\"layers\":[") { folder in
            #expect(throws: DocumentError.self) { try SketchFile.read(folder: folder.path, name: "x") }
        }
    }
}
