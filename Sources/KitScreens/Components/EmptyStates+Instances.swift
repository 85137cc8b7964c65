import StackLayout

extension KitScreens {
    /// What the stored empty state of a layout and an appearance says, as data that can be built anew for any
    /// screen. In the environment of the pages it gives the stored component.
    public static func emptyState(
        _ layout: ContentUnavailable.Layout, _ appearance: Appearance
    ) -> ContentUnavailable {
        switch layout {
        case .largeSymbol: largeSymbol(appearance)
        case .symbolInCircle: symbolInCircle(appearance)
        case .titleAndSubtitle: titleAndSubtitle(appearance)
        }
    }

    private static func largeSymbol(_ appearance: Appearance) -> ContentUnavailable {
        let light = Color(0xFFCC00, swatch: "System Colors/Light/3 Yellow")
        let dark = Color(0xFFD600, swatch: "System Colors/Dark/3 Yellow")
        return ContentUnavailable(
            "VIP",
            symbol: .init(
                ["\u{1002C3}"], size: Size(52, 41), paint: Paint(appearance.choose(light: light, dark: dark))),
            description: .init("Quickly access mail from important people in your VIP mailbox.", lines: 3),
            actions: [
                .init("Add VIP", trailingInset: 32, colors: [("color:fill", light), ("color:fill", dark)])
            ],
            layout: .largeSymbol)
    }

    private static func symbolInCircle(_ appearance: Appearance) -> ContentUnavailable {
        let light = Color(0xFF2D55, swatch: "System Colors/Light/11 Pink")
        let dark = Color(0xFF375F, swatch: "System Colors/Dark/11 Pink")
        let buttons = appearance.choose(light: "44pt", dark: "48pt")
        return ContentUnavailable(
            "No Reminders",
            symbol: .init(
                ["\u{100185}"], size: Size(24, 22),
                paint: Paint(appearance.choose(light: Color(0xFF0000), dark: dark))),
            description: "You’ve completed all tasks.",
            actions: [
                .init(
                    "New Reminder", trailingInset: 32,
                    colors: [("color:fill", light), ("color:shadow", light), ("color:fill", dark)])
            ],
            layout: .symbolInCircle,
            bar: .init(
                "Work", glyphs: ["\u{100202}", "\u{100360}"],
                buttons: "…/Buttons/\(buttons)/Active/Horizontal Group - Symbol 2"))
    }

    private static func titleAndSubtitle(_ appearance: Appearance) -> ContentUnavailable {
        let light = [
            Color(0x0088FF, swatch: "System Colors/Light/8 Blue"),
            Color(0xFFCC00, swatch: "System Colors/Light/3 Yellow"),
        ]
        let dark = [Color(0x0091FF, swatch: "System Colors/Dark/8 Blue")]
        let colors = appearance.choose(light: light, dark: dark)
        return ContentUnavailable(
            "No Notes", description: "Start by adding a note.",
            // The space at the end is stored.
            actions: [.init("Create Note ", colors: colors.map { ("color:fill", $0) })],
            layout: .titleAndSubtitle, bar: .init("Notes"))
    }
}
