import DesignFiles
import Foundation

// Any bytes as a file of cases: read or refused, and what was read is written and read again as the same.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: start, count: count)
    let cases: [Case]
    do {
        cases = try CaseFile.read(data)
    } catch {
        if "\(error)".isEmpty { fatalError("an error without a text") }
        return 0
    }
    let written = CaseFile.write(cases)
    guard let again = try? CaseFile.read(Data(written.utf8)) else { fatalError("not read again: \(written)") }
    if CaseFile.write(again) != written { fatalError("written otherwise: \(written)") }
    return 0
}
