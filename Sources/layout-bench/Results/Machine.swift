import Foundation

/// The machine that figures are from: what it is, not which.
struct Machine: Codable, Equatable {
    var system: String
    var processor: String
    var cores: Int
    var memoryBytes: UInt64

    /// This machine.
    static var current: Machine {
        let info = ProcessInfo.processInfo
        return Machine(
            system: systemName, processor: processorName, cores: info.activeProcessorCount,
            memoryBytes: info.physicalMemory)
    }

    var description: String {
        let memory = (Double(memoryBytes) / 1_073_741_824).rounded()
        return "\(processor), \(cores) cores, \(Int(memory)) GiB, \(system)"
    }

    private static var systemName: String {
        #if os(Linux)
            "Linux"
        #elseif os(macOS)
            "macOS \(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)"
        #else
            ProcessInfo.processInfo.operatingSystemVersionString
        #endif
    }

    private static var processorName: String {
        #if os(Linux)
            let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
            let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
            if let name = line?.split(separator: ":").last {
                return name.trimmingCharacters(in: .whitespaces)
            }
        #endif
        #if arch(arm64)
            return "arm64"
        #else
            return "x86_64"
        #endif
    }
}

/// What was built.
enum Build {
    /// The commit of the working folder; empty outside a repository.
    static var commit: String {
        guard let commit = git("rev-parse", "--short", "HEAD") else { return "" }
        return git("status", "--porcelain")?.isEmpty == false ? commit + "+" : commit
    }

    static var flags: String {
        #if compiler(>=6.4)
            let compiler = "Swift 6.4 or later"
        #elseif compiler(>=6.3)
            let compiler = "Swift 6.3"
        #else
            let compiler = "Swift 6.2"
        #endif
        return "\(compiler), release"
    }

    /// Whether this is a build without optimisation, whose times mean nothing.
    static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    private static func git(_ arguments: String...) -> String? {
        try? ChildProcess.output(
            of: URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments
        ).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
