/// What the rules say about the content of screens.
public struct ContentCheck: Hashable, Sendable {
    /// The breaches, screen by screen, in reading order; those about terms, which concern several screens, last.
    public private(set) var findings: [ContentFinding] = []
    /// The rules that did not run on a screen because of its language.
    public private(set) var skipped: [Skipped] = []

    /// A rule that did not run.
    public struct Skipped: Hashable, Sendable {
        public let rule: ContentRule
        public let screen: String
        /// The language that the rule does not know.
        public let language: String
    }

    /// Checks screens, one by one and beside each other.
    ///
    /// - Complexity: O(length of the texts × words that the rules know).
    public init(_ screens: [ScreenContent], glossary: Glossary = .guidelines) {
        for screen in screens {
            if !screen.isEnglish {
                skipped += ContentRule.allCases.filter(\.isEnglishOnly).map {
                    Skipped(rule: $0, screen: screen.name, language: screen.language)
                }
            }
            for item in screen.items { check(item, in: screen) }
            if screen.isEmptyState { checkGuidance(of: screen) }
        }
        findings += TermUse.findings(in: screens, glossary)
    }

    private mutating func add(
        _ rule: ContentRule, _ item: ScreenContent.Item, _ screen: ScreenContent, _ message: String,
        severity: ContentSeverity? = nil
    ) {
        findings.append(
            ContentFinding(
                rule: rule, severity: severity ?? rule.severity, screen: screen.name, path: item.path,
                message: message))
    }

    private mutating func check(_ item: ScreenContent.Item, in screen: ScreenContent) {
        if item.text.first?.isWhitespace == true || item.text.last?.isWhitespace == true {
            add(.strayWhitespace, item, screen, "“\(item.text)” begins or ends with a space")
        }
        if item.kind == .symbol, item.text.allSatisfy(\.isWhitespace), !item.isDecorative {
            add(.unlabelledSymbol, item, screen, "a symbol that nothing reads out")
        }
        if let font = item.font, item.kind != .symbol { checkSize(of: font, item, screen) }
        guard screen.isEnglish else { return }
        let words = ContentWords.words(of: item.text)
        if item.kind == .button, EnglishWords.vague.contains(words.joined(separator: " ")) {
            add(.vagueLabel, item, screen, "“\(item.text)” does not say what happens")
        }
        checkPlaceholder(item, words, screen)
        guard item.kind == .error || item.kind == .message && Self.tellsOfFailure(words) else { return }
        if !Self.hasNextStep(item.text) {
            add(.errorWithoutNextStep, item, screen, "“\(item.text)” does not say what to do next")
        }
        if let phrase = EnglishWords.blame.first(where: { ContentWords.contains($0, in: words) }) {
            add(.blame, item, screen, "“\(item.text)” blames the reader: “\(phrase)”")
        }
    }

    private mutating func checkSize(of font: Font, _ item: ScreenContent.Item, _ screen: ScreenContent) {
        guard let style = font.textStyle else {
            return add(
                .hardCodedSize, item, screen,
                "“\(item.text)” is set in \(NumberText.number(font.size)) without a style")
        }
        for case .size(let stored, let expected) in font.deviations {
            add(
                .hardCodedSize, item, screen,
                "“\(item.text)” is set in \(NumberText.number(stored)), and “\(style)” is "
                    + NumberText.number(expected))
        }
    }

    private mutating func checkPlaceholder(
        _ item: ScreenContent.Item, _ words: [String], _ screen: ScreenContent
    ) {
        guard !words.contains(where: EnglishWords.samples.contains) else { return }
        let known = EnglishWords.placeholders.first { ContentWords.contains($0, in: words) }
        guard known != nil || item.isPlaceholder && !words.isEmpty else { return }
        add(.placeholderLooksReal, item, screen, "“\(item.text)” does not say that it is a sample")
    }

    private mutating func checkGuidance(of screen: ScreenContent) {
        let messages = screen.items.filter { $0.kind == .message }
        let sentences = messages.flatMap { ContentWords.sentences(of: $0.text) }
        if let first = messages.first, sentences.count > 1 {
            add(.tooMuchGuidance, first, screen, "\(sentences.count) sentences")
        }
        let buttons = screen.items.filter { $0.kind == .button }
        if buttons.count > 1 {
            add(.tooMuchGuidance, buttons[1], screen, "\(buttons.count) actions")
        }
    }

    private static func tellsOfFailure(_ words: [String]) -> Bool {
        EnglishWords.failures.contains { ContentWords.contains($0, in: words) }
    }

    /// Whether a sentence, or a part of one behind a comma, colon or “to”, begins with a verb that tells what
    /// to do.
    private static func hasNextStep(_ text: String) -> Bool {
        ContentWords.sentences(of: text).contains { sentence in
            let clauses = sentence.split(whereSeparator: { ",;:–—".contains($0) })
            return clauses.contains { clause in
                let words = ContentWords.words(of: String(clause)).drop { $0 == "please" || $0 == "then" }
                return words.first.map(EnglishWords.steps.contains) ?? false
            }
        }
    }
}
