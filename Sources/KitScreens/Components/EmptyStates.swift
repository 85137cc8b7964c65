/// Page "Empty States": three layouts, each a whole screen.
enum EmptyState: CaseIterable {
    case largeSymbol, symbolInCircle, titleAndSubtitle

    /// The layout as drawn in an appearance.
    func notation(_ appearance: Appearance) -> String {
        switch self {
        case .largeSymbol: EmptyState.largeSymbol(appearance)
        case .symbolInCircle: EmptyState.symbolInCircle(appearance)
        case .titleAndSubtitle: EmptyState.titleAndSubtitle(appearance)
        }
    }

    private static func largeSymbol(_ appearance: Appearance) -> String {
        let symbol = appearance.choose(
            light: "#FFCC00 {System Colors/Light/3 Yellow}", dark: "#FFD600 {System Colors/Dark/3 Yellow}")
        return """
            \(screen("Large Symbol", appearance))
              group "Content" 402 × 724 @0,62
                | w fill h fill stack v gap16 pad0,16,0,16 align center distribute center
                text "Symbol" 52 × 41 @175,277.5 content 52 × 41
                  | glyph U+1002C3 font "SFPro-Regular" 40/41 left style "01 LargeTitle/1 Default"
                  | fill \(symbol)
                group "Stack" 338 × 112 @32,334.5 stack v gap2
                  text "VIP" 338 × 26 @0,0 \(column(lines: 1, of: 26)) string "VIP"
                    | font "SFPro-Bold" 22 center style "06 Body/1 Default"
                    | fill \(appearance.primaryLabel)
                  text "Quickly access mail" 338 × 84 @0,28 \(column(lines: 3, of: 28))
                    | string "Quickly access mail from important people in your VIP mailbox."
                    | font "SFPro-Medium" 22/28 center style "06 Body/1 Default"
                    | fill \(appearance.secondaryLabel)
            \(button("Add VIP", 334, right: 32, appearance))
                | override "color:fill" #FFCC00 {System Colors/Light/3 Yellow}
                | override "color:fill" #FFD600 {System Colors/Dark/3 Yellow}
            """
    }

    private static func symbolInCircle(_ appearance: Appearance) -> String {
        let circle = appearance.choose(light: "#FF0000", dark: "#FF375F {System Colors/Dark/11 Pink}")
        let buttons = appearance.choose(light: "44pt", dark: "48pt")
        // The page calls the 50 × 50 group a circle and lists no corners: `max` is ours.
        return """
            \(screen("Symbol in Circle", appearance))
            \(navigationBar("Work", appearance))
                | glyph U+100202 U+100360
                | override "buttons" → "…/Buttons/\(buttons)/Active/Horizontal Group - Symbol 2"
              group "Content" 402 × 619 @0,167
                | w fill h fill stack v gap16 pad0,16,0,16 align center distribute center
                group "Symbol" 50 × 50 @176,249.5
                  | w50 h50 stack v gap0 pad13,13,13,13 align center distribute center
                  | corners max fill \(circle)
                  oval "Oval" 50.08 × 50 @0,0 w50.08 pin left0 top0 bottom0 fill #D8D8D8 opacity 15%
                  text "Symbol" 24 × 22 @13,14 content 24 × 22
                    | glyph U+100185 font "SFPro-Semibold" 21/22 center
                    | fill #3C3C43@60% {Labels/Light/2 Secondary}
                group "Stack" 338 × 54 @32,315.5 stack v gap2
                  text "No Reminders" 338 × 26 @0,0 \(column(lines: 1, of: 26))
                    | string "No Reminders" font "SFPro-Bold" 22 center
                    | fill \(appearance.primaryLabel)
                  text "You’ve completed all" 338 × 26 @0,28 \(column(lines: 1, of: 26))
                    | string "You’ve completed all tasks." font "SFPro-Medium" 22 center
                    | fill \(appearance.secondaryLabel)
            \(button("New Reminder", 334, right: 32, appearance))
                | override "color:fill" #FF2D55 {System Colors/Light/11 Pink}
                | override "color:shadow" #FF2D55 {System Colors/Light/11 Pink}
                | override "color:fill" #FF375F {System Colors/Dark/11 Pink}
            """
    }

    private static func titleAndSubtitle(_ appearance: Appearance) -> String {
        let tint = appearance.choose(
            light: """
                    | override "color:fill" #0088FF {System Colors/Light/8 Blue}
                    | override "color:fill" #FFCC00 {System Colors/Light/3 Yellow}
                """,
            dark: """
                    | override "color:fill" #0091FF {System Colors/Dark/8 Blue}
                """)
        // The title has the colour of the message here, as stored.
        return """
            \(screen("Title and Subtitle", appearance))
            \(navigationBar("Notes", appearance))
              group "Content" 402 × 619 @0,167
                | w fill h fill stack v gap2 pad0,16,0,16 align center distribute center
                text "No Notes" 338 × 26 @32,282.5 \(column(lines: 1, of: 26)) string "No Notes"
                  | font "SFPro-Bold" 22 center style "06 Body/1 Default"
                  | fill \(appearance.secondaryLabel)
                text "Start by adding a no" 338 × 26 @32,310.5 \(column(lines: 1, of: 26))
                  | string "Start by adding a note."
                  | font "SFPro-Medium" 22 center style "06 Body/1 Default"
                  | fill \(appearance.secondaryLabel)
            \(button("Create Note ", 330, right: 36, appearance))
            \(tint)
            """
    }
}

// MARK: Parts of all screens

extension EmptyState {
    /// The root and the status bar. The names of the dark screens say `Light/`, those of the light ones
    /// nothing.
    private static func screen(_ name: String, _ appearance: Appearance) -> String {
        let level = appearance.choose(light: "", dark: "Light/")
        let fill = appearance.choose(
            light: "#FFFFFF {Backgrounds/Light/Primary}", dark: "#000000 {Backgrounds/Dark - Base/Primary}")
        return """
            COMPONENT "Examples/Empty State/\(level)\(name)" 402 × 874
              | w402 h874 stack v gap0 pad62,0,88,0 fill \(fill)
              instance "Status Bar" 402 × 62 @0,0 h62 pin left0 right0 top0
                | → "Status Bars/iPhone 17 Pro/\(appearance.rawValue) Background"
            """
    }

    private static func navigationBar(_ title: String, _ appearance: Appearance) -> String {
        """
          instance "Navigation Bar" 402 × 105 @0,62 w fill h105
            | → "Toolbars/\(appearance.rawValue)/iPhone/Top - Standard/Large" override "title" "\(title)"
        """
    }

    /// The button keeps its distance to three edges of the screen.
    private static func button(
        _ text: String, _ storedWidth: Int, right: Int, _ appearance: Appearance
    ) -> String {
        """
          instance "Button" \(storedWidth) × 52 @36,786 h52 pin left36 right\(right) bottom36
            | → "Buttons/\(appearance.rawValue)/Large/Glass Prominent/Default" override "text" "\(text)"
        """
    }

    /// A text in the 338 column. The kit gives its lines, not the widths of its words: each line counts as
    /// one word as wide as the column.
    private static func column(lines: Int, of lineHeight: Int) -> String {
        let words = [String](repeating: "338", count: lines).joined(separator: ",")
        return "w338 words \(words) line\(lineHeight)"
    }
}
