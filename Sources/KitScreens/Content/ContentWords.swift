/// The words of a text, and where its sentences end.
enum ContentWords {
    /// The words in lower case, without punctuation at their ends; apostrophes are straight.
    static func words(of text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { word in
            var word = word[...]
            while let last = word.last, !last.isLetter && !last.isNumber { word.removeLast() }
            while let first = word.first, !first.isLetter && !first.isNumber { word.removeFirst() }
            return String(word.lowercased().map { $0 == "’" ? "'" : $0 })
        }.filter { !$0.isEmpty }
    }

    /// The sentences: they end at a full stop and the like before a space or at the end, unless a small
    /// letter or a digit goes on.
    static func sentences(of text: String) -> [String] {
        let characters = Array(text)
        var sentences: [String] = []
        var start = 0
        for (index, character) in characters.enumerated() {
            guard ".!?。！？…".contains(character) else { continue }
            let isFullWidth = "。！？".contains(character)
            let rest = characters[(index + 1)...]
            guard isFullWidth || rest.isEmpty || rest.first?.isWhitespace == true else { continue }
            let next = rest.first { !$0.isWhitespace }
            if let next, !isFullWidth, next.isLowercase || next.isNumber { continue }
            append(characters[start...index], to: &sentences)
            start = index + 1
        }
        append(characters[start...], to: &sentences)
        return sentences
    }

    private static func append(_ characters: ArraySlice<Character>, to sentences: inout [String]) {
        if characters.contains(where: { $0.isLetter || $0.isNumber }) { sentences.append(String(characters)) }
    }

    /// Whether words follow each other somewhere in a text.
    static func contains(_ phrase: String, in words: [String]) -> Bool {
        let phrase = phrase.split(separator: " ").map(String.init)
        guard !phrase.isEmpty, phrase.count <= words.count else { return false }
        return (0...(words.count - phrase.count)).contains { Array(words[$0..<$0 + phrase.count]) == phrase }
    }
}

/// English words that the rules know.
enum EnglishWords {
    /// Button labels that name no action.
    static let vague: Set<String> = [
        "ok", "okay", "yes", "no", "submit", "click here", "here", "go", "confirm",
    ]

    /// What errors begin with or contain.
    static let failures = [
        "error", "failed", "failure", "could not", "couldn't", "cannot", "can't", "unable to", "went wrong",
    ]

    /// Verbs that tell a reader what to do next.
    static let steps: Set<String> = [
        "add", "allow", "ask", "change", "check", "choose", "close", "connect", "contact", "delete",
        "download",
        "enter", "free", "go", "grant", "install", "move", "open", "pick", "pull", "reconnect", "reload",
        "remove", "rename", "restart", "retry", "select", "sign", "swipe", "tap", "try", "turn", "update",
        "use", "wait",
    ]

    /// Words that put a reader in the wrong.
    static let blame = [
        "you forgot", "you failed", "you entered", "you typed", "you didn't", "you did not", "you must",
        "you should have", "your fault", "your mistake", "your error", "illegal", "you are not allowed",
        "you're not allowed",
    ]

    /// Content that is known to be made up and looks real.
    static let placeholders = [
        "lorem ipsum", "john doe", "jane doe", "john appleseed", "johnny appleseed", "john smith",
        "jane smith",
        "foo bar", "asdf", "user@example.com", "test@test.com", "123 main street", "555-1234",
    ]

    /// What makes it obvious that content is a sample.
    static let samples: Set<String> = ["sample", "example", "demo", "placeholder", "preview"]
}
