import DesignFiles
import Foundation
import KitScreens

/// One input, read: components, or a design document.
enum Input {
    case components(Document)
    case design(DesignDocument)

    /// Reads a file, an unpacked Sketch file, or the standard input if the path is `-`.
    static func read(_ path: String) throws(InputError) -> Input {
        let name = path == "-" ? "standard input" : path
        if path != "-", isFolder(path) {
            guard SketchFile.isUnpacked(path) else {
                throw InputError("\(name): is a folder; give a file, or an unpacked Sketch file")
            }
            return .design(
                try named(name) { () throws(DocumentError) in
                    try SketchFile.read(folder: path, name: name)
                })
        }
        let data = try contents(of: path, name: name)
        if SketchFile.isArchive(data) {
            return .design(
                try named(name) { () throws(DocumentError) in
                    try SketchFile.read(archive: data, name: name)
                })
        }
        guard firstByte(of: data).map(jsonStarts.contains) == true else {
            return .components(try readNotation(data, name: name))
        }
        switch try named(name, { () throws(DocumentError) in try JSONFile.read(data, name: name) }) {
        case .document(let document): return .design(document)
        case .cases(let entries):
            var document = Document(name: name, format: .cases, cases: [])
            for entry in entries {
                switch entry {
                case .success(let item): document.cases.append(item)
                case .failure(let error): document.problems.append("\(name): \(error)")
                }
            }
            return .components(document)
        }
    }

    /// The one component that is called so, or the layer that is referred to so; `nil` if there is none.
    func limited(to name: String) -> Input? {
        switch self {
        case .components(var document):
            document.cases = document.cases.filter { $0.component.name == name }
            return document.cases.isEmpty ? nil : .components(document)
        case .design(let document):
            let layers = document.layers(named: name)
            return layers.isEmpty ? nil : .design(document.cut(to: layers))
        }
    }

    /// Runs `body` and says of an error in which input it is.
    private static func named<Value>(
        _ name: String, _ body: () throws(DocumentError) -> Value
    ) throws(InputError) -> Value {
        do {
            return try body()
        } catch {
            throw InputError("\(name): \(error)")
        }
    }

    /// Whether a file is so large that reading it takes a while.
    static func isLong(_ path: String) -> Bool {
        let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.fileSizeKey])
        return (values?.fileSize ?? 0) > 10_000_000
    }

    private static func isFolder(_ path: String) -> Bool {
        let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
        return values?.isDirectory == true
    }

    private static func contents(of path: String, name: String) throws(InputError) -> Data {
        guard path != "-" else {
            guard let data = try? FileHandle.standardInput.readToEnd() else { return Data() }
            return data
        }
        guard FileManager.default.fileExists(atPath: path) else {
            throw InputError("\(name): there is no such file")
        }
        // Read to the end, whatever its size is said to be: pipes and devices have none.
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw InputError("\(name): the file may not be read; check its permissions")
        }
        do {
            return try file.readToEnd() ?? Data()
        } catch {
            throw InputError("\(name): cannot be read: \(error.localizedDescription)")
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let jsonStarts: [UInt8] = [UInt8(ascii: "["), UInt8(ascii: "{")]

    /// The first byte that is neither blank nor part of a byte-order mark.
    private static func firstByte(of data: Data) -> UInt8? {
        let start = data.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        return data.dropFirst(start).first { !" \t\r\n".utf8.contains($0) }
    }

    private static func readNotation(_ data: Data, name: String) throws(InputError) -> Document {
        let start = data.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        guard let text = String(validating: data.dropFirst(start), as: UTF8.self) else {
            throw InputError(
                "\(name): not UTF-8 text; give kit notation, JSON cases, a Figma document or a Sketch file")
        }
        do throws(NotationError) {
            let components = try Notation.parse(text)
            return Document(name: name, format: .notation, cases: components.map { Case($0) })
        } catch {
            throw InputError("\(name): \(error)")
        }
    }
}

/// Why an input cannot be read: one line that names it.
struct InputError: Error {
    let problem: String
    init(_ problem: String) { self.problem = problem }
}
