import Foundation
import StackLayout

/// The files in which trees and frames go from engine to engine ("LTR1", described in Benchmarks/Comparisons).
///
/// They hold what every engine can express: leaves of a size, rows, columns; fixed, hug and fill; gap, padding,
/// three alignments and three distributions.
enum ExchangeFormat {
    static let magic: UInt32 = 0x3152_544C
    static let version: UInt32 = 1
    static let headerSize = 16
    static let recordSize = 44

    // What the numbers in a record mean.
    static let kinds: [Kind] = [.leaf, .horizontal, .vertical]
    static let alignments: [Alignment] = [.start, .center, .stretch]
    static let distributions: [Distribution] = [.start, .center, .spaceBetween]

    /// Reads a tree.
    static func read(_ path: String) throws -> Blueprint {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure.badInput("\(path) cannot be read: \(error.localizedDescription)")
        }
        do {
            return try blueprint(of: [UInt8](data))
        } catch let failure as Failure {
            throw Failure.badInput("\(path): \(failure.problem)")
        }
    }

    /// Frames in document order, 4 × Float each; zeros for a node without one.
    static func frames(_ frames: [Rect?]) -> Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(frames.count * 16)
        for frame in frames {
            for number in [frame?.x, frame?.y, frame?.width, frame?.height] {
                bytes.append(littleEndian: Float(number ?? 0).bitPattern)
            }
        }
        return Data(bytes)
    }

    private static func blueprint(of bytes: [UInt8]) throws -> Blueprint {
        guard bytes.count >= headerSize, bytes.word(at: 0) == magic else {
            throw Failure.badInput("this is not a tree in the exchange format")
        }
        let count = Int(bytes.word(at: 8))
        guard bytes.word(at: 4) == version, bytes.word(at: 12) == recordSize else {
            throw Failure.badInput("only version 1 with records of \(recordSize) bytes can be read")
        }
        guard count > 0, bytes.count == headerSize + count * recordSize else {
            throw Failure.badInput("the file is \(bytes.count) bytes long, not as long as \(count) nodes are")
        }
        var builder = BlueprintBuilder()
        for index in 0..<count {
            let record = Record(bytes[(headerSize + index * recordSize)...].prefix(recordSize))
            guard index == 0 ? record.parent == Blueprint.none : Int(record.parent) < index else {
                throw Failure.badInput("node \(index): its parent does not come before it")
            }
            guard let style = record.style else {
                throw Failure.badInput("node \(index): a number has no meaning, or is negative or not finite")
            }
            builder.add(
                builder.style(style), width: record.width, height: record.height,
                to: index == 0 ? nil : Int(record.parent))
        }
        let blueprint = builder.finish()
        do {
            _ = try blueprint.makeTree()
        } catch {
            throw Failure.badInput("the tree is refused: \(error)")
        }
        return blueprint
    }

    /// One node as the file has it.
    private struct Record {
        let parent: UInt32
        /// The style without fixed sizes; `nil` where a number has no meaning.
        let style: Style?
        let width: Double?
        let height: Double?

        init(_ bytes: ArraySlice<UInt8>) {
            let bytes = Array(bytes)
            func number(_ offset: Int) -> Double { Double(Float(bitPattern: bytes.word(at: offset))) }
            parent = bytes.word(at: 0)
            width = bytes[11] == 0 ? number(16) : nil
            height = bytes[12] == 0 ? number(20) : nil
            let sizings: [Sizing] = [.hug, .hug, .fill]
            guard bytes[8] < 3, bytes[9] < 3, bytes[10] < 3, bytes[11] < 3, bytes[12] < 3,
                [16, 20, 24, 28, 32, 36, 40].allSatisfy({ number($0).isFinite && number($0) >= 0 })
            else {
                style = nil
                return
            }
            var style = Style(kinds[Int(bytes[8])])
            style.width = sizings[Int(bytes[11])]
            style.height = sizings[Int(bytes[12])]
            style.padding = EdgeInsets(
                top: number(28), right: number(32), bottom: number(36), left: number(40))
            if style.kind != .leaf {
                style.alignment = alignments[Int(bytes[9])]
                style.distribution = distributions[Int(bytes[10])]
                style.gap = number(24)
            }
            self.style = style
        }
    }
}

extension [UInt8] {
    /// Four bytes as a number.
    fileprivate func word(at offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(self[offset + $1]) << UInt32(8 * $1) }
    }

    /// Adds a number as four bytes.
    mutating func append(littleEndian word: UInt32) {
        for shift in stride(from: 0, to: 32, by: 8) {
            append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
        }
    }
}
