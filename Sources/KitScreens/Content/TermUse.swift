/// Where screens call one thing by several names.
enum TermUse {
    private struct Use {
        let term: String
        let item: ScreenContent.Item
        let screen: String
    }

    static func findings(in screens: [ScreenContent], _ glossary: Glossary) -> [ContentFinding] {
        var findings: [ContentFinding] = []
        for group in glossary.terms {
            let uses = screens.flatMap { screen in
                screen.items.flatMap { item in
                    let words = ContentWords.words(of: item.text).map { singular($0, in: group) }
                    return group.filter { ContentWords.contains($0, in: words) }.map {
                        Use(term: $0, item: item, screen: screen.name)
                    }
                }
            }
            findings += disagreements(uses, group)
        }
        for group in glossary.verbs {
            // Buttons that do something to the same thing, by the words behind the verb.
            var uses: [String: [Use]] = [:]
            var order: [String] = []
            for screen in screens {
                for item in screen.items where item.kind == .button {
                    let words = ContentWords.words(of: item.text)
                    guard let verb = words.first, group.contains(verb), words.count > 1 else { continue }
                    let object = words.dropFirst().joined(separator: " ")
                    if uses[object] == nil { order.append(object) }
                    uses[object, default: []].append(Use(term: verb, item: item, screen: screen.name))
                }
            }
            for object in order { findings += disagreements(uses[object] ?? [], group) }
        }
        return findings
    }

    /// A finding for every use of another term than the most frequent one; the earlier of the group wins a tie.
    private static func disagreements(_ uses: [Use], _ group: [String]) -> [ContentFinding] {
        let counts = group.map { term in uses.count { $0.term == term } }
        guard counts.count(where: { $0 > 0 }) > 1, let most = counts.max(),
            let place = counts.firstIndex(of: most)
        else { return [] }
        return uses.filter { $0.term != group[place] }.map { use in
            ContentFinding(
                rule: .inconsistentTerm, severity: ContentRule.inconsistentTerm.severity, screen: use.screen,
                path: use.item.path,
                message: "“\(use.item.text)” says “\(use.term)”, and most say “\(group[place])”")
        }
    }

    /// A word without a plural s, if that is a term of the group.
    private static func singular(_ word: String, in group: [String]) -> String {
        word.last == "s" && group.contains(String(word.dropLast())) ? String(word.dropLast()) : word
    }
}
