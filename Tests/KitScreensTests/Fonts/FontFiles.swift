import Foundation

/// Fonts that tests read: one that is part of the tests, and those of Debian packages, if installed.
enum FontFiles {
    /// The font that is always there.
    static let testSans = "test-sans.ttf"
    /// Those of `fonts-dejavu-core` and `fonts-liberation`.
    static let installed = [
        "dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf", "dejavu/DejaVuSerif.ttf",
        "dejavu/DejaVuSansMono.ttf", "liberation/LiberationSans-Regular.ttf",
        "liberation/LiberationSans-Bold.ttf", "liberation/LiberationSerif-Italic.ttf",
        "liberation/LiberationMono-Regular.ttf",
    ]

    static func bytes(_ path: String) -> [UInt8]? {
        let url =
            path == testSans
            ? data(path) : URL(fileURLWithPath: "/usr/share/fonts/truetype").appending(path: path)
        return (try? Data(contentsOf: url)).map { [UInt8]($0) }
    }

    /// A file of the folder `FontData`.
    static func data(_ name: String) -> URL {
        Bundle.module.resourceURL!.appending(path: "FontData").appending(path: name)
    }

    /// The rows of a table in the folder `FontData`, by the name of the font in their first column.
    static func rows(_ name: String) throws -> [String: [[String]]] {
        let text = try String(contentsOf: data(name), encoding: .utf8)
        let rows = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        return Dictionary(grouping: rows) { $0[0] }
    }

    /// FNV-1a, 32 bits, in hexadecimal, as the tables have it.
    static func sum(_ bytes: [UInt8]) -> String {
        var value: UInt32 = 0x811C_9DC5
        for byte in bytes { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
