import KitScreens

/// Stand-ins for components that the kit's screens show but its pages do not describe: drawn by this example,
/// in the kit notation like the rest.
enum StandIns {
    /// A stand-in for the component with this stored name; `nil` if there is none.
    static func component(for symbol: String) -> Component? {
        let label = symbol.contains("/Dark") ? "#FFFFFF" : "#000000"
        let family = symbol.prefix { $0 != "/" }
        let notation: String? =
            switch family {
            case "Status Bars": statusBar(label)
            case "Toolbars": toolbar(label)
            case "Buttons": button
            default: nil
            }
        // The text is part of the program.
        return notation.map { try! Notation.parse($0)[0] }
    }

    private static func statusBar(_ label: String) -> String {
        """
        COMPONENT "Status Bar" w402 h62 stack h pad8,34,0,50 align center distribute between
          text "Time" content 40 × 22 string "9:41" font "SFPro-Semibold" 17/22 center fill \(label)
          group "Island" w122 h36 pin centerX0 top14 corners max fill #000000
          group "Battery" w28 h13 stack h pad2,2,2,2 corners 4 fill \(label)@35%
            group "Charge" w fill h fill corners 2.5 fill \(label)
        """
    }

    private static func toolbar(_ label: String) -> String {
        """
        COMPONENT "Toolbar" w402 h105 free
          text "Title" content 300 × 41 pin left16 bottom6 string "Title"
            | font "SFPro-Bold" 34/41 left fill \(label)
          group "Buttons" h44 pin right16 top4 stack h gap20 pad0,14,0,14 align center corners max
            | fill #787880@16%
            text "Share" content 22 × 22 glyph U+100202 fill \(label)
            text "More" content 22 × 22 glyph U+100360 fill \(label)
        """
    }

    private static let button = """
        COMPONENT "Button" w334 h52 stack h align center distribute center corners max fill #0088FF
          text "Text" content 200 × 22 string "Button" font "SFPro-Semibold" 17/22 center fill #FFFFFF
        """
}
