import Foundation

/// The compilers and the library that the tests of the C interface need; `nil` where something is missing.
struct Toolchain {
    let c: String
    let cpp: String
    let library: URL
    /// The folder of the package.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let programs = package.appending(path: "Tests/StackLayoutCTests/Programs")
    static let headers = package.appending(path: "Sources/CStackLayout/include")

    /// Why the programs cannot be compiled; `nil` if they can.
    static var obstacle: String? { found == nil ? missing : nil }

    static let found: Toolchain? = {
        guard let c = compiler(["clang", "cc"]), let cpp = compiler(["clang++", "c++"]), let library else {
            return nil
        }
        return Toolchain(c: c, cpp: cpp, library: library)
    }()

    private static var missing: String {
        if library == nil { return "the shared library StackLayoutC is not built" }
        return "there is no C compiler, neither beside swiftc nor in PATH"
    }

    /// The first of these in the folders of PATH that hold `swiftc`, then in all of PATH.
    private static func compiler(_ names: [String]) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = path.split(separator: ":").map { URL(filePath: String($0)) }
        let manager = FileManager.default
        func holds(_ folder: URL, _ name: String) -> Bool {
            manager.isExecutableFile(atPath: folder.appending(path: name).path)
        }
        let swift = folders.filter { holds($0, "swiftc") }.map {
            $0.appending(path: "swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
        }
        for name in names {
            for folder in swift + folders where holds(folder, name) {
                return folder.appending(path: name).path
            }
        }
        return nil
    }

    /// The shared library, beside the program that runs the tests, or above its bundle.
    private static let library: URL? = {
        var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
        for name in ["libStackLayoutC.so", "libStackLayoutC.dylib"] {
            let file = folder.appending(path: name)
            if FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return nil
    }()
}

extension Toolchain {
    /// Compiles a program, with warnings as errors, and runs it.
    func run(_ sources: [URL], _ standard: String, name: String) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "StackLayoutC-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: name)
        let libraries = library.deletingLastPathComponent().path
        let compiler = standard.hasPrefix("c++") ? cpp : c
        let compiled = try Outcome(
            compiler,
            ["-std=\(standard)", "-Wall", "-Wextra", "-pedantic", "-Werror", "-I", Self.headers.path]
                + sources.map(\.path)
                + [
                    "-L", libraries, "-lStackLayoutC", "-lm", "-lpthread", "-Wl,-rpath,\(libraries)", "-o",
                    program.path,
                ])
        guard compiled.status == 0 else { return compiled }
        return try Outcome(program.path, [])
    }
}

/// What a process printed, and how it ended.
struct Outcome {
    let status: Int32
    let output: String

    init(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: data, as: UTF8.self)
    }
}
