extension JSONScanner {
    /// Up to how many keys are compared each with each other.
    private static let fewKeys = 8

    /// Throws if two members of an object have the same key.
    mutating func refuseRepeatedKeys(of object: Int) throws(JSONError) {
        keys.removeAll(keepingCapacity: true)
        var index = object + 1
        while index < records.count {
            keys.append(index)
            index = indexBehind(index + 1)
        }
        guard let (first, second) = keys.count <= Self.fewKeys ? repeatedOfFew() : repeatedOfMany() else {
            return
        }
        let key = String(decoding: spelling(second), as: UTF8.self)
        throw .repeatedKey(key, at: place(of: start(second)), first: place(of: start(first)))
    }

    /// The record behind a value and all that is in it.
    private func indexBehind(_ index: Int) -> Int {
        let record = records[index]
        let byte = bytes[Int(record.start)]
        return byte | 0x20 == Self.openBrace ? Int(record.link) : index + 1
    }

    private func repeatedOfFew() -> (first: Int, second: Int)? {
        for position in keys.indices.dropFirst() {
            for earlier in keys[..<position] where isSame(earlier, keys[position]) {
                return (earlier, keys[position])
            }
        }
        return nil
    }

    /// Equal keys are neighbours once they are sorted. Hashing them would be faster, but whoever writes a file
    /// could choose keys whose hashes collide.
    private mutating func repeatedOfMany() -> (first: Int, second: Int)? {
        var sorted = keys
        keys = []
        if hasEscapedKeys && sorted.contains(where: isEscaped) {
            let spellings = sorted.map { (key: $0, spelling: spelling($0)) }
            sorted = spellings.sorted {
                $0.spelling == $1.spelling
                    ? $0.key < $1.key : $0.spelling.lexicographicallyPrecedes($1.spelling)
            }.map(\.key)
        } else {
            sorted.sort(by: precedes)
        }
        var found: (first: Int, second: Int)?
        for position in sorted.indices.dropFirst() where isSame(sorted[position - 1], sorted[position]) {
            if sorted[position] < found?.second ?? .max { found = (sorted[position - 1], sorted[position]) }
        }
        return found
    }

    private func isSame(_ a: Int, _ b: Int) -> Bool {
        if hasEscapedKeys && (isEscaped(a) || isEscaped(b)) { return spelling(a) == spelling(b) }
        var (left, right) = (start(a), start(b))
        let end = Int(records[a].link)
        guard end - left == Int(records[b].link) - right else { return false }
        while left < end {
            if bytes[left] != bytes[right] { return false }
            left += 1
            right += 1
        }
        return true
    }

    /// The order of keys without escapes: by their bytes, equal ones as they stand.
    private func precedes(_ a: Int, _ b: Int) -> Bool {
        // Both end with a quote, which neither has inside, so they differ before the shorter one is over.
        var (left, right) = (start(a), start(b))
        let end = Int(records[a].link)
        while left < end && bytes[left] == bytes[right] {
            left += 1
            right += 1
        }
        return left == end ? a < b : bytes[left] < bytes[right]
    }

    private func start(_ key: Int) -> Int { Int(records[key].start) }

    private func content(_ key: Int) -> ArraySlice<UInt8> {
        bytes[start(key) + 1..<Int(records[key].link) - 1]
    }

    private func isEscaped(_ key: Int) -> Bool { content(key).contains(Self.backslash) }

    private func spelling(_ key: Int) -> [UInt8] { JSONString.unescaped(content(key)) }
}
