extension KitScreens {
    /// Page "Empty States", the table of sizes.
    static let emptyStateFacts: [Fact] = {
        let names = { (layout: String) in ["", "Light/"].map { "Examples/Empty State/\($0)\(layout)" } }
        let symbol = names("Large Symbol")
        let circle = names("Symbol in Circle")
        let title = names("Title and Subtitle")
        let textColumns: [(components: [String], text: String)] = [
            (symbol, "Content/Stack"), (circle, "Content/Stack"), (title, "Content/No Notes"),
        ]
        var facts = FactList(page: .emptyStates)
        facts.add(symbol + circle, "Symbol → text gap 16", 16) {
            $0["Content/Stack"].y - $0["Content/Symbol"].bottom
        }
        facts.add(symbol, "Title → message gap 2", 2) {
            $0["Content/Stack/Quickly access mail"].y - $0["Content/Stack/VIP"].bottom
        }
        facts.add(circle, "Title → message gap 2", 2) {
            $0["Content/Stack/You’ve completed all"].y - $0["Content/Stack/No Reminders"].bottom
        }
        facts.add(title, "Title → message gap 2", 2) {
            $0["Content/Start by adding a no"].y - $0["Content/No Notes"].bottom
        }
        facts.add(symbol, "Block vertical centre 362 = 724 / 2", 362) {
            ($0["Content/Symbol"].y + $0["Content/Stack"].bottom) / 2
        }
        facts.add(circle, "Block vertical centre 309.5 = 619 / 2", 309.5) {
            ($0["Content/Symbol"].y + $0["Content/Stack"].bottom) / 2
        }
        facts.add(title, "Block vertical centre 309.5 = 619 / 2", 309.5) {
            ($0["Content/No Notes"].y + $0["Content/Start by adding a no"].bottom) / 2
        }
        for (components, text) in textColumns {
            facts.add(components, "Text column 32 from the left edge", 32) {
                $0["Content"].x + $0[text].x
            }
            facts.add(components, "Text column 32 from the right edge", 32) {
                $0.root.width - $0["Content"].x - $0[text].right
            }
        }
        facts.add(circle, "Glyph inset 13", 13) { $0["Content/Symbol/Symbol"].x }
        facts.add(circle, "The group behind the glyph is a circle", 25) {
            $0.radius("Content/Symbol")
        }
        let all = symbol + circle + title
        facts.add(all, "Button 36 from the left", 36) { $0["Button"].x }
        facts.add(symbol + circle, "Button 32 from the right", 32) {
            $0.root.width - $0["Button"].right
        }
        facts.add(title, "Button 36 from the right", 36) {
            $0.root.width - $0["Button"].right
        }
        facts.add(all, "786 + 52 = 838", 838) { $0["Button"].bottom }
        facts.add(all, "Button bottom 36 above the screen bottom", 36) {
            $0.root.height - $0["Button"].bottom
        }
        facts.add(all, "Bottom padding 88", 88) {
            $0.root.height - $0["Content"].bottom
        }
        return facts.facts
    }()
}
