import KitScreens
import Testing

@Suite("Content checks")
struct ContentCheckTests {
    typealias Item = ScreenContent.Item

    static func rules(_ items: [Item], isEmptyState: Bool = false, language: String = "en") -> [ContentRule] {
        let screen = ScreenContent(name: "S", language: language, isEmptyState: isEmptyState, items: items)
        return ContentCheck([screen]).findings.map(\.rule)
    }

    @Test("vague labels of buttons", arguments: ["OK", "Yes", "No", "ok", "OK!"])
    func vagueLabels(text: String) { #expect(Self.rules([Item(.button, text)]) == [.vagueLabel]) }

    @Test("labels that name the action", arguments: ["Delete", "Save", "Add link", "No, keep it", "Okayama"])
    func clearLabels(text: String) { #expect(Self.rules([Item(.button, text)]) == []) }

    @Test("vague words elsewhere are not buttons")
    func vagueElsewhere() { #expect(Self.rules([Item(.label, "OK"), Item(.title, "No")]) == []) }

    @Test(
        "errors without a next step", arguments: ["Error: Save failed", "Error code 404", "Could not load."])
    func errorsWithoutStep(text: String) {
        #expect(Self.rules([Item(.error, text)]) == [.errorWithoutNextStep])
        #expect(Self.rules([Item(.message, text)]) == [.errorWithoutNextStep])
    }

    @Test(
        "errors with a next step",
        arguments: [
            "Could not save link. Check your connection and try again.",
            "Could not load items. Pull to refresh.",
            "Can’t connect: turn on Wi-Fi.",
        ])
    func errorsWithStep(text: String) { #expect(Self.rules([Item(.error, text)]) == []) }

    @Test("a message that tells of no failure needs no step")
    func otherMessages() { #expect(Self.rules([Item(.message, "You’ve completed all tasks.")]) == []) }

    @Test("blame")
    func blame() {
        #expect(Self.rules([Item(.error, "You forgot your password. Try again.")]) == [.blame])
        #expect(Self.rules([Item(.error, "You didn’t save. Try again.")]) == [.blame])
        #expect(Self.rules([Item(.error, "The password does not match. Try again.")]) == [])
    }

    @Test("one thing by two names, on different screens")
    func terms() {
        let screen = { (name: String, text: String) in
            ScreenContent(name: name, items: [Item(.button, text, path: "Button")])
        }
        let check = ContentCheck([
            screen("A", "Open link"), screen("B", "Copy links"), screen("C", "Share URL"),
        ])
        #expect(check.findings.map(\.screen) == ["C"])
        #expect(check.findings.map(\.rule) == [.inconsistentTerm])
        #expect(ContentCheck([screen("A", "Open link"), screen("B", "Copy links")]).findings.isEmpty)
        // Verbs count for the same object only.
        #expect(
            ContentCheck([screen("A", "Add link"), screen("B", "Create link")]).findings.map(\.screen) == [
                "B"
            ])
        #expect(ContentCheck([screen("A", "Add VIP"), screen("B", "Create note")]).findings.isEmpty)
        let german = Glossary(terms: [["Notiz", "Memo"]])
        let pages = ["Notiz teilen", "Memo löschen"].map {
            ScreenContent(name: $0, language: "de", items: [Item(.button, $0)])
        }
        #expect(ContentCheck(pages, glossary: german).findings.map(\.screen) == ["Memo löschen"])
    }

    @Test("more than one sentence or more than one action in an empty state")
    func guidance() {
        let title = Item(.title, "No links yet")
        let long = Item(.message, "Save links to find them. Tap the star. Then open Bookmarks.")
        let short = Item(.message, "Save links, e.g. from Safari 17.5, to find them quickly later.")
        let action = Item(.button, "Add link")
        #expect(Self.rules([title, long, action], isEmptyState: true) == [.tooMuchGuidance])
        #expect(Self.rules([title, short, action], isEmptyState: true) == [])
        #expect(
            Self.rules([title, short, action, Item(.button, "Import")], isEmptyState: true) == [
                .tooMuchGuidance
            ])
        #expect(Self.rules([title, long, action]) == [])
        #expect(
            Self.rules([title, Item(.message, "链接在这里。点按加号。")], isEmptyState: true, language: "zh")
                == [.tooMuchGuidance])
    }

    @Test("placeholder content that looks real")
    func placeholders() {
        #expect(Self.rules([Item(.label, "John Doe")]) == [.placeholderLooksReal])
        #expect(Self.rules([Item(.label, "Lorem ipsum dolor sit amet")]) == [.placeholderLooksReal])
        #expect(Self.rules([Item(.label, "Sample: John Doe")]) == [])
        #expect(Self.rules([Item(.label, "Johnny Cash")]) == [])
        var item = Item(.label, "Dinner with Ana")
        #expect(Self.rules([item]) == [])
        item.isPlaceholder = true
        #expect(Self.rules([item]) == [.placeholderLooksReal])
        item.text = "Demo: dinner with Ana"
        #expect(Self.rules([item]) == [])
    }

    @Test("hard-coded sizes: no style, or another size than the style's")
    func sizes() {
        let free = Font("SFPro-Regular", size: 14)
        let bound = Font("SFPro-Regular", size: 17, lineHeight: 22, textStyle: "06 Body/1 Default")
        var other = bound
        other.size = 22
        #expect(Self.rules([Item(.label, "A", font: free)]) == [.hardCodedSize])
        #expect(Self.rules([Item(.label, "A", font: other)]) == [.hardCodedSize])
        #expect(Self.rules([Item(.label, "A", font: bound)]) == [])
        #expect(Self.rules([Item(.label, "A")]) == [])
    }

    @Test("spaces at the ends", arguments: ["Create Note ", " Save", "Save\n"])
    func spaces(text: String) {
        #expect(Self.rules([Item(.button, text)]) == [.strayWhitespace])
        #expect(Self.rules([Item(.button, "Add link")]) == [])
    }

    @Test("symbols that nothing reads out")
    func symbols() {
        var symbol = Item(.symbol, "")
        #expect(Self.rules([symbol]) == [.unlabelledSymbol])
        symbol.isDecorative = true
        #expect(Self.rules([symbol]) == [])
        #expect(Self.rules([Item(.symbol, "Share")]) == [])
    }

    @Test("in other languages only language-free rules run, and it says which did not")
    func languages() {
        let items = [Item(.button, "OK"), Item(.error, "Error"), Item(.button, "Speichern ")]
        #expect(Self.rules(items, language: "de-AT") == [.strayWhitespace])
        let check = ContentCheck([ScreenContent(name: "S", language: "de-AT", items: items)])
        #expect(
            check.skipped.map(\.rule) == [.vagueLabel, .errorWithoutNextStep, .blame, .placeholderLooksReal])
        #expect(check.skipped.allSatisfy { $0.language == "de-AT" })
        #expect(ContentCheck([ScreenContent(name: "S", language: "en-GB", items: items)]).skipped.isEmpty)
    }

    @Test("the kit's findings are those that its pages point out")
    func kit() {
        let check = ContentCheck(KitScreens.components.map { ScreenContent($0) })
        let count = { (rule: ContentRule) in check.findings.count { $0.rule == rule } }
        // “Create Note ” on two screens.
        #expect(count(.strayWhitespace) == 2)
        // Title and message of six screens, the labels of six segments; the spinners' labels follow their style.
        #expect(count(.hardCodedSize) == 6 * 2 + 6)
        // The bar of Symbol in Circle shows two glyphs, on two screens.
        #expect(count(.unlabelledSymbol) == 2)
        #expect(check.findings.count == 22)
        #expect(check.skipped.isEmpty)
        for finding in check.findings {
            #expect(finding.description.contains(finding.rule.remedy) && !finding.rule.place.isEmpty)
        }
    }
}
