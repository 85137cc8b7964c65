/// A rule about what screens say, from the content guidelines.
public enum ContentRule: String, Hashable, Sendable, CaseIterable {
    case vagueLabel = "vague-label"
    case errorWithoutNextStep = "error-without-next-step"
    case blame = "blame"
    case inconsistentTerm = "inconsistent-term"
    case tooMuchGuidance = "too-much-guidance"
    case placeholderLooksReal = "placeholder-looks-real"
    case hardCodedSize = "hard-coded-size"
    case strayWhitespace = "stray-whitespace"
    case unlabelledSymbol = "unlabelled-symbol"

    /// Whether the rule knows English words only. On screens in other languages it does not run.
    public var isEnglishOnly: Bool {
        switch self {
        case .vagueLabel, .errorWithoutNextStep, .blame, .placeholderLooksReal: true
        case .inconsistentTerm, .tooMuchGuidance, .hardCodedSize, .strayWhitespace, .unlabelledSymbol: false
        }
    }

    /// How bad a breach is, unless a finding says otherwise.
    public var severity: ContentSeverity {
        switch self {
        case .errorWithoutNextStep, .blame, .vagueLabel, .unlabelledSymbol: .error
        case .inconsistentTerm, .tooMuchGuidance, .placeholderLooksReal, .hardCodedSize: .warning
        case .strayWhitespace: .warning
        }
    }

    /// Where in the guidelines the rule stands: chapter, section.
    public var place: String {
        switch self {
        case .vagueLabel: "Writing and Labels, Writing Guidelines: Button Labels"
        case .errorWithoutNextStep: "Writing and Labels, Writing Guidelines: Error Messages"
        case .blame: "Writing and Labels, Critical Rules: without blame"
        case .inconsistentTerm: "Writing and Labels, Writing Guidelines: Terminology Consistency"
        case .tooMuchGuidance: "Empty States, Critical Rules: one sentence and a primary action"
        case .placeholderLooksReal: "Empty States, Critical Rules: placeholder content"
        case .hardCodedSize: "Typography and Dynamic Type, Critical Rules: Dynamic Type styles"
        case .strayWhitespace: "Writing and Labels, Critical Rules: plain language and short phrases"
        case .unlabelledSymbol: "Empty States, Examples: a symbol comes with a label"
        }
    }

    /// What to do about a breach.
    public var remedy: String {
        switch self {
        case .vagueLabel: "name the action: “Save”, “Add link”, “Delete”"
        case .errorWithoutNextStep: "say what the reader can do next: “Check your connection and try again.”"
        case .blame: "say what happened, not who did it"
        case .inconsistentTerm: "choose one term and use it throughout"
        case .tooMuchGuidance: "keep one sentence and one action; explain the rest where it is needed"
        case .placeholderLooksReal: "make it obvious that the content is a sample"
        case .hardCodedSize: "bind a text style and drop the stored size"
        case .strayWhitespace: "remove the space"
        case .unlabelledSymbol: "give the symbol a label, or mark it as decorative"
        }
    }
}

/// How bad a finding is.
public enum ContentSeverity: String, Hashable, Sendable, CaseIterable {
    /// Readers are stopped or misled.
    case error
    /// Readers are slowed down.
    case warning
    /// Worth a look; may be meant.
    case note
}

/// A breach of a rule.
public struct ContentFinding: Hashable, Sendable {
    public let rule: ContentRule
    public let severity: ContentSeverity
    /// The screen, and the part as ``Component/paths`` has it.
    public let screen: String
    public let path: String
    /// What is wrong, with the words in question.
    public let message: String
}

extension ContentFinding: CustomStringConvertible {
    /// One line: severity, code, place, what is wrong, the remedy.
    public var description: String {
        "\(severity.rawValue) \(rule.rawValue): \(screen): \(path): \(message); \(rule.remedy)"
    }
}
