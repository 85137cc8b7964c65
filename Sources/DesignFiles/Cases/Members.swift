/// The keys that an object of the format may have, in the order in which messages list them.
protocol MemberKey: RawRepresentable<String>, CaseIterable, Sendable {
    /// The keys by their names.
    static var named: [String: Self] { get }
}

extension MemberKey {
    /// What ``named`` must be; a stored one is faster.
    static var all: [String: Self] { Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }) }
}

/// The members of a JSON object, asked for by key and type; what does not fit is thrown as a ``Misfit``.
struct Members<Key: MemberKey> {
    private let document: JSONDocument
    /// The members of the format that are there, in the order of the text; values by index, since keeping a
    /// document for each of them would take longer than reading it.
    private var known: [(key: Key, value: Int)] = []
    /// The other members.
    private(set) var others: [(key: String, value: JSONValue)] = []
    /// Put before keys in messages: `content.` for the members of `content`.
    private let prefix: String

    init(_ object: JSONMembers, prefix: String = "") {
        document = object.document
        self.prefix = prefix
        known.reserveCapacity(8)
        for (name, value) in object {
            if let key = Key.named[name] {
                known.append((key, value))
            } else {
                others.append((name, JSONValue(document: document, index: value)))
            }
        }
    }

    /// The member as it is, or `nil` if there is none.
    subscript(key: Key) -> JSONValue? {
        for member in known where member.key == key {
            return JSONValue(document: document, index: member.value)
        }
        return nil
    }

    /// The member, or `nil` if there is none.
    func optional<Value>(
        _ key: Key, _ expected: @autoclosure () -> String, _ convert: (JSONValue) -> Value?
    ) throws(Misfit) -> Value? {
        guard let value = self[key] else { return nil }
        guard let converted = convert(value) else {
            throw Misfit(property: prefix + key.rawValue, found: value.excerpt, expected: expected())
        }
        return converted
    }

    /// The member, which must be there.
    func required<Value>(
        _ key: Key, _ expected: @autoclosure () -> String, _ convert: (JSONValue) -> Value?
    ) throws(Misfit) -> Value {
        guard let value = try optional(key, expected(), convert) else {
            throw Misfit(property: prefix + key.rawValue, found: "nothing", expected: expected())
        }
        return value
    }

    /// Any finite number.
    func finite(_ key: Key) throws(Misfit) -> Double? {
        try optional(key, "a finite number", \.finite)
    }

    /// A finite number of at least 0.
    func length(_ key: Key) throws(Misfit) -> Double? {
        try optional(key, "a finite number of at least 0", \.length)
    }

    /// One of the words of a vocabulary.
    func word<Value>(_ key: Key, _ vocabulary: Vocabulary<Value>) throws(Misfit) -> Value? {
        try optional(key, vocabulary.list) { value in value.string.flatMap { vocabulary[$0] } }
    }

    /// Throws if there is a member that the format does not know: most likely a typo.
    func refuseOthers() throws(Misfit) {
        guard let unknown = others.first else { return }
        throw Misfit(
            property: prefix + unknown.key, found: "an unknown property",
            expected: "one of " + alternatives(Key.allCases.map(\.rawValue)))
    }
}

extension JSONValue {
    /// A number that is finite.
    var finite: Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    /// A finite number of at least 0.
    var length: Double? { finite.flatMap { $0 >= 0 ? $0 : nil } }

    /// An array whose elements all convert; `count` elements, if that is given.
    func list(count: Int? = nil, _ convert: (JSONValue) -> Double?) -> [Double]? {
        guard let array else { return nil }
        var numbers: [Double] = []
        if let count { numbers.reserveCapacity(count) }
        for element in array {
            guard numbers.count != count, let number = convert(element) else { return nil }
            numbers.append(number)
        }
        return count == nil || numbers.count == count ? numbers : nil
    }
}
