import Foundation

/// A run of the command as its users start it: arguments and input in, exit status and output out.
struct LayoutVerify {
    let status: Int32
    let output: String
    let complaints: String

    /// Runs the command in a folder of its own that holds `files`, by name.
    init(
        _ arguments: [String], files: [String: String] = [:], input: String = "",
        environment: [String: String]? = nil
    ) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("layout-verify-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        try Data(input.utf8).write(to: folder.appendingPathComponent(".input"))

        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.currentDirectoryURL = folder
        // Files instead of pipes: neither side can wait for the other, however long the output.
        process.standardInput = try FileHandle(forReadingFrom: folder.appendingPathComponent(".input"))
        process.standardOutput = try Self.newFile(folder.appendingPathComponent(".output"))
        process.standardError = try Self.newFile(folder.appendingPathComponent(".complaints"))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: folder.appendingPathComponent(".output"), encoding: .utf8)
        complaints = try String(contentsOf: folder.appendingPathComponent(".complaints"), encoding: .utf8)
    }

    /// The lines of the output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    private static func newFile(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }

    /// The command beside the tests: in the folder of the test executable, or of the test bundle.
    private static var executable: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appendingPathComponent("layout-verify")
    }
}
