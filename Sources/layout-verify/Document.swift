import DesignFiles
import Foundation
import KitScreens

/// One input: the kit, a file of JSON cases, or a file in kit notation.
struct Document {
    enum Format: String, Encodable {
        case kit, notation, cases

        /// How far a number may be off unless the command line says otherwise, in points. The kit's pages
        /// round to hundredths; the frames of cases come from a browser that rounds (SEMANTICS 14.1).
        var tolerance: Double { self == .cases ? 0.1 : 0.005 }
    }

    /// How results call it.
    var name: String
    var format: Format
    /// The components as cases; only those of case files say more than the component.
    var cases: [Case]
    /// What is wrong with the cases that could not be read.
    var problems: [String] = []

    /// The documented components.
    static var kit: Document {
        Document(name: "kit", format: .kit, cases: KitScreens.components.map { Case($0) })
    }

    /// Reads a file, or the standard input if the path is `-`.
    static func read(_ path: String) throws(InputError) -> Document {
        let name = path == "-" ? "standard input" : path
        let data = try contents(of: path, name: name)
        return firstByte(of: data).map(jsonStarts.contains) == true
            ? try readCases(data, name: name) : try readNotation(data, name: name)
    }

    private static func contents(of path: String, name: String) throws(InputError) -> Data {
        do {
            return path == "-"
                ? try FileHandle.standardInput.readToEnd() ?? Data()
                : try Data(contentsOf: URL(fileURLWithPath: path))
        } catch CocoaError.fileReadNoSuchFile {
            throw InputError("\(name): there is no such file")
        } catch CocoaError.fileReadNoPermission {
            throw InputError("\(name): the file may not be read; check its permissions")
        } catch {
            let isFolder = (try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey]))?
                .isDirectory
            throw InputError("\(name): \(isFolder == true ? "is a folder; give a file" : "cannot be read")")
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let jsonStarts: [UInt8] = [UInt8(ascii: "["), UInt8(ascii: "{")]

    /// The first byte that is neither blank nor part of a byte-order mark.
    private static func firstByte(of data: Data) -> UInt8? {
        let start = data.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        return data.dropFirst(start).first { !" \t\r\n".utf8.contains($0) }
    }

    private static func readCases(_ data: Data, name: String) throws(InputError) -> Document {
        var document = Document(name: name, format: .cases, cases: [])
        do throws(CaseError) {
            for entry in try CaseFile.entries(data) {
                switch entry {
                case .success(let item): document.cases.append(item)
                case .failure(let error): document.problems.append("\(name): \(error)")
                }
            }
        } catch {
            throw InputError("\(name): \(error)")
        }
        return document
    }

    private static func readNotation(_ data: Data, name: String) throws(InputError) -> Document {
        let start = data.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        guard let text = String(validating: data.dropFirst(start), as: UTF8.self) else {
            throw InputError("\(name): not UTF-8 text; give JSON cases or kit notation")
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
