import Foundation
import StackLayout
import Testing

@testable import layout_bench

@Suite struct ExchangeFormatTests {
    private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ltr1")
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path)
    }

    @Test(arguments: Workload.allCases.filter(\.isExchangeable))
    func whatIsWrittenIsReadBack(_ workload: Workload) throws {
        let blueprint = workload.blueprint(size: 500, seed: 1)
        try withFile(try ExchangeFormat.data(of: blueprint)) { path in
            let read = try ExchangeFormat.read(path)
            #expect(read.nodes.map(read.style) == blueprint.nodes.map(blueprint.style))
            #expect(read.nodes.map(\.parent) == blueprint.nodes.map(\.parent))
        }
    }

    @Test(arguments: Workload.allCases.filter { !$0.isExchangeable })
    func whatTheFormatCannotHoldIsRefused(_ workload: Workload) {
        #expect(throws: Failure.self) {
            _ = try ExchangeFormat.data(of: workload.blueprint(size: 500, seed: 1))
        }
    }

    @Test func aRecordHasTheBytesThatTheFormatDescribes() throws {
        var builder = BlueprintBuilder()
        let root = builder.add(
            builder.style(.horizontal(gap: 3, padding: EdgeInsets(top: 1, left: 2), alignment: .center)),
            width: 100, to: nil)
        builder.add(builder.style(Style.leaf.sized(.fill)), height: 20, to: root)
        let bytes = [UInt8](try ExchangeFormat.data(of: builder.finish()))
        #expect(bytes.count == 16 + 2 * 44)
        #expect(Array(bytes[0..<16]) == Array("LTR1".utf8) + [1, 0, 0, 0, 2, 0, 0, 0, 44, 0, 0, 0])
        #expect(Array(bytes[16..<32]) == [255, 255, 255, 255, 1, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0])
        #expect(Array(bytes[60..<76]) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0])
    }

    @Test(arguments: [
        (offset: 0, byte: 0), (offset: 4, byte: 2), (offset: 8, byte: 9), (offset: 24, byte: 3),
        (offset: 16, byte: 0), (offset: 47, byte: 0xFF),
    ])
    func aBrokenFileIsBadInput(offset: Int, byte: Int) throws {
        var data = try ExchangeFormat.data(of: Workload.feed.blueprint(size: 7, seed: 1))
        data[offset] = UInt8(byte)
        try withFile(data) { path in
            #expect { try ExchangeFormat.read(path) } throws: { ($0 as? Failure)?.code == .badInput }
        }
    }
}
