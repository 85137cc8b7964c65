/// The members of a JSON object, asked for by key and type; what does not fit is thrown as a ``Misfit``.
struct Members {
    let object: [String: Any]
    /// Put before keys in messages: `content.` for the members of `content`.
    let prefix: String

    init(_ object: [String: Any], prefix: String = "") {
        self.object = object
        self.prefix = prefix
    }

    /// The member, or `nil` if there is none.
    func optional<Value>(
        _ key: String, _ expected: @autoclosure () -> String, _ convert: (JSONValue) -> Value?
    ) throws(Misfit) -> Value? {
        guard let raw = object[key] else { return nil }
        let value = JSONValue(raw)
        guard let converted = convert(value) else {
            throw Misfit(property: prefix + key, found: value.excerpt, expected: expected())
        }
        return converted
    }

    /// The member, which must be there.
    func required<Value>(
        _ key: String, _ expected: @autoclosure () -> String, _ convert: (JSONValue) -> Value?
    ) throws(Misfit) -> Value {
        guard let value = try optional(key, expected(), convert) else {
            throw Misfit(property: prefix + key, found: "nothing", expected: expected())
        }
        return value
    }

    /// Any finite number.
    func finite(_ key: String) throws(Misfit) -> Double? {
        try optional(key, "a finite number", \.finite)
    }

    /// A finite number of at least 0.
    func length(_ key: String) throws(Misfit) -> Double? {
        try optional(key, "a finite number of at least 0", \.length)
    }

    /// One of the words of a vocabulary.
    func word<Value>(_ key: String, _ vocabulary: Vocabulary<Value>) throws(Misfit) -> Value? {
        try optional(key, vocabulary.list) { value in value.string.flatMap { vocabulary[$0] } }
    }

    /// Throws if there is a member other than these: most likely a typo.
    func refuseOthers(than known: Set<String>, listed: @autoclosure () -> [String]) throws(Misfit) {
        guard let unknown = object.keys.filter({ !known.contains($0) }).min() else { return }
        throw Misfit(
            property: prefix + unknown, found: "an unknown property",
            expected: "one of " + alternatives(listed()))
    }
}

extension JSONValue {
    /// A number that is finite.
    var finite: Double? { number.flatMap { $0.isFinite ? $0 : nil } }
    /// A finite number of at least 0.
    var length: Double? { finite.flatMap { $0 >= 0 ? $0 : nil } }

    /// An array whose elements all convert; `count` elements, if that is given.
    func list(count: Int? = nil, _ convert: (JSONValue) -> Double?) -> [Double]? {
        guard let array, count == nil || array.count == count else { return nil }
        var numbers: [Double] = []
        numbers.reserveCapacity(array.count)
        for element in array {
            guard let number = convert(JSONValue(element)) else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}
