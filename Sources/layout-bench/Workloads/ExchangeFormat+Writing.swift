import Foundation
import StackLayout

extension ExchangeFormat {
    /// A tree as a file.
    ///
    /// Fails for a tree with a property that the format does not have.
    static func data(of blueprint: Blueprint) throws -> Data {
        let counts = blueprint.childCounts()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(headerSize + recordSize * counts.count)
        for word in [magic, version, UInt32(counts.count), UInt32(recordSize)] {
            bytes.append(littleEndian: word)
        }
        for (node, count) in zip(blueprint.nodes, counts) {
            let style = blueprint.style(of: node)
            guard let kind = kinds.firstIndex(of: style.kind),
                let alignment = alignments.firstIndex(of: style.alignment),
                let distribution = distributions.firstIndex(of: style.distribution),
                let width = Size(style.width), let height = Size(style.height), style.isExchangeable
            else { throw Failure.badInput("the exchange format cannot hold all that this tree declares") }
            bytes.append(littleEndian: node.parent)
            bytes.append(littleEndian: count)
            bytes += [UInt8(kind), UInt8(alignment), UInt8(distribution), width.code, height.code, 0, 0, 0]
            let padding = style.padding
            for number in [
                width.points, height.points, style.gap, padding.top, padding.right, padding.bottom,
                padding.left,
            ] { bytes.append(littleEndian: Float(number).bitPattern) }
        }
        return Data(bytes)
    }

    /// A declared size as a record has it.
    private struct Size {
        let code: UInt8
        var points = 0.0

        init?(_ sizing: Sizing) {
            switch sizing {
            case .fixed(let points): (code, self.points) = (0, points)
            case .hug: code = 1
            case .fill(weight: 1): code = 2
            case .fill, .fraction: return nil
            }
        }
    }
}

extension Style {
    /// Whether all else that is declared is at its default.
    fileprivate var isExchangeable: Bool {
        var plain = Style(kind)
        plain.width = width
        plain.height = height
        plain.padding = padding
        plain.gap = gap
        plain.alignment = alignment
        plain.distribution = distribution
        return plain == self
    }
}
