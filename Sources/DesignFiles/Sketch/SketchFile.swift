import Foundation

/// Sketch files: zip archives, or folders with what is in one.
public enum SketchFile {
    /// Whether data is a zip archive.
    public static func isArchive(_ data: Data) -> Bool { data.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    /// Whether a folder holds what a Sketch file does.
    public static func isUnpacked(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/pages")
            || FileManager.default.fileExists(atPath: path + "/document.json")
    }

    /// Reads an archive, which the system's `unzip` unpacks into a temporary folder.
    ///
    /// - Throws: ``DocumentError/notUnpacked(_:)`` if there is no `unzip`, or it cannot read the archive, or what
    ///   is in it takes more than 1 GiB.
    public static func read(archive: Data, name: String) throws(DocumentError) -> DesignDocument {
        try read(archive: archive, name: name, limit: largestContent)
    }

    /// What an archive may hold, in bytes: a small one can be packed so that it unpacks to more than any disk.
    private static let largestContent = 1 << 30

    static func read(archive: Data, name: String, limit: Int) throws(DocumentError) -> DesignDocument {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layout-verify-sketch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try unpack(archive, into: folder, limit: limit)
        return try read(folder: folder.appendingPathComponent("files").path, name: name)
    }

    /// Reads a folder with what is in a Sketch file: the pages in the order of `document.json`, or by name
    /// where it does not list them.
    public static func read(folder: String, name: String) throws(DocumentError) -> DesignDocument {
        let files = try pageFiles(in: folder)
        var reader = SketchReader(name: name)
        for file in files {
            let path = folder + "/" + file
            guard isOrdinary(path), let data = FileManager.default.contents(atPath: path) else {
                throw .missingPart(file)
            }
            do {
                reader.add(page: try JSONScanner.scan(data))
            } catch {
                throw DocumentError(error, file: file)
            }
        }
        return reader.finished()
    }

    private static func pageFiles(in folder: String) throws(DocumentError) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/pages")) ?? []
        let stored = names.filter { $0.hasSuffix(".json") }.sorted().map { "pages/\($0)" }
        guard !stored.isEmpty else { throw .missingPart("pages/*.json") }
        let document = folder + "/document.json"
        guard isOrdinary(document), let data = FileManager.default.contents(atPath: document),
            let json = try? JSONScanner.scan(data), let pages = json.member("pages", of: 0),
            let list = json.value(pages).array
        else { return stored }
        let listed = list.compactMap { page in
            page.isObject
                ? json.member("_ref", of: page.index).flatMap { json.value($0).string.map { $0 + ".json" } }
                : nil
        }
        let present = Set(stored)
        let known = listed.filter(present.contains)
        let taken = Set(known)
        return known + stored.filter { !taken.contains($0) }
    }

    /// Whether a path leads to a file: a pipe or a device, which a link may lead to, may be without an end.
    private static func isOrdinary(_ path: String) -> Bool {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }

    // MARK: Unpacking

    private static func unpack(_ archive: Data, into folder: URL, limit: Int) throws(DocumentError) {
        guard let unzip = executable("unzip") else {
            throw .notUnpacked(
                "a Sketch file is a zip archive, and there is no unzip to unpack it; install unzip "
                    + "(apt-get install unzip), or give the unpacked folder")
        }
        let file = folder.appendingPathComponent("archive.zip")
        let target = folder.appendingPathComponent("files")
        let process = Process()
        do {
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            try archive.write(to: file)
            process.executableURL = unzip
            process.arguments = ["-qq", "-o", file.path, "*.json", "-d", target.path]
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardInput = FileHandle.nullDevice
            try process.run()
        } catch {
            throw .notUnpacked("cannot be unpacked: \(error.localizedDescription)")
        }
        try wait(for: process, unpackingInto: target, limit: limit)
        // 1 warns of something that did not stop it.
        guard process.terminationStatus <= 1 else {
            throw .notUnpacked(
                "cannot be unpacked: unzip failed with status \(process.terminationStatus); the archive is "
                    + "damaged or holds no JSON")
        }
        try? FileManager.default.removeItem(at: file)
    }

    /// Waits until an archive is unpacked, and stops it once it has become too large.
    private static func wait(
        for process: Process, unpackingInto folder: URL, limit: Int
    ) throws(DocumentError) {
        while true {
            let isRunning = process.isRunning
            guard contentSize(of: folder) <= limit else {
                if isRunning { process.terminate() }
                process.waitUntilExit()
                throw .notUnpacked(
                    "cannot be unpacked: its JSON takes more than \(limit) bytes; give the unpacked folder, if it "
                        + "is to be trusted")
            }
            guard isRunning else { break }
            Thread.sleep(forTimeInterval: 0.005)
        }
        process.waitUntilExit()
    }

    private static func contentSize(of folder: URL) -> Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        var size = 0
        while let file = files?.nextObject() as? URL {
            size += (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        }
        return size
    }

    private static func executable(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
