import Foundation

/// Other programs, run to their end.
enum ChildProcess {
    /// What the program writes to its standard output. What it complains about is dropped.
    static func output(
        of program: URL, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw Failure.failed(
                "\(program.lastPathComponent) cannot be started: \(error.localizedDescription)")
        }
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let name = ([program.lastPathComponent] + arguments).joined(separator: " ")
            throw Failure.failed("\(name) ended with \(process.terminationStatus)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
