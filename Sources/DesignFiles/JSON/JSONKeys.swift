/// The keys that a reader knows, found by their bytes: no string is made for a key that is only passed over.
struct JSONKeys<Key: RawRepresentable & CaseIterable & Sendable>: Sendable where Key.RawValue == String {
    /// A hash table with open addressing; half of it stays empty.
    private var slots: [(spelling: [UInt8], key: Key)?]
    private let mask: Int

    init() {
        var size = 16
        while size < Key.allCases.count * 2 { size *= 2 }
        slots = Array(repeating: nil, count: size)
        mask = size - 1
        for key in Key.allCases {
            let spelling = Array(key.rawValue.utf8)
            var slot = Self.hash(spelling[...]) & mask
            while slots[slot] != nil { slot = (slot + 1) & mask }
            slots[slot] = (spelling, key)
        }
    }

    /// The key that a record of a document spells; `nil` if it is none of them. An escaped spelling is none.
    func key(_ index: Int, of document: JSONDocument) -> Key? {
        let range = document.range(index)
        let bytes = document.bytes[range.lowerBound + 1..<range.upperBound - 1]
        var slot = Self.hash(bytes) & mask
        while let entry = slots[slot] {
            if entry.spelling.count == bytes.count && bytes.elementsEqual(entry.spelling) { return entry.key }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Length and some letters tell the few keys apart; whoever writes a file cannot make the table slow, since
    /// it holds the reader's own keys only.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        let middle = bytes[bytes.startIndex + bytes.count / 2]
        return Int(first) &* 31 &+ Int(last) &* 17 &+ Int(middle) &* 7 &+ bytes.count &* 101
    }
}

extension JSONDocument {
    /// Calls `body` with the records of each key and value of an object.
    func forEachMember(of object: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
        var index = object + 1
        let end = Int(records[object].link)
        while index < end {
            body(index, index + 1)
            index = indexBehind(index + 1)
        }
    }

    /// The value of a member, found by going through the object.
    func member(_ name: String, of object: Int) -> Int? {
        guard firstByte(object) == JSONScanner.openBrace else { return nil }
        var found: Int?
        let spelling = Array(name.utf8)
        forEachMember(of: object) { key, value in
            let range = range(key)
            if bytes[range.lowerBound + 1..<range.upperBound - 1].elementsEqual(spelling) { found = value }
        }
        return found
    }

    /// A value, to be asked for by type.
    func value(_ index: Int) -> JSONValue { JSONValue(document: self, index: index) }
}
