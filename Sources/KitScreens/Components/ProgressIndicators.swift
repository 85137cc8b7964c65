// Page "Progress Indicators": the bar row and the spinner with a label; `Spinners.swift` has the spinners.

extension KitScreens {
    /// A bar in a table row, at half.
    static func progressRow(_ appearance: Appearance) -> String {
        let row = appearance.choose(light: "#FFFFFF@0% blend multiply", dark: "#000000@0% blend screen")
        let separator = appearance.choose(
            light: "#C6C6C8 {Separators/Light/Opaque}", dark: "#38383A {Separators/Dark/Opaque}")
        let track = appearance.choose(
            light: "#787878@20% {Fills/Light/1 Primary}", dark: "#787880@36% {Fills/Dark/1 Primary}")
        let bar = appearance.choose(
            light: "#0088FF {System Colors/Light/8 Blue}", dark: "#0091FF {System Colors/Dark/8 Blue}")
        return """
            COMPONENT "Progress Indicators/\(appearance.rawValue)/Table View Row" 402 × 44
              | w402 h44 stack h gap0 pad0,16,0,16
              group "Stack" 370 × 44 @16,0 w fill h fill stack v gap3 pad20,0,20,0
                | fill \(row) shadow x0 y0.5 blur0 spread0 \(separator)
                group "Stack" 370 × 4 @0,20 w fill h fill stack h gap0 corners max fill \(track)
                  group "Fill" 185 × 4 @0,0 w 50% h fill corners max fill \(bar)
            """
    }

    /// A spinner and what it waits for. Light centres the two in their group, Dark starts them.
    static func spinnerWithLabel(_ appearance: Appearance) -> String {
        let name = "Progress Indicators/\(appearance.rawValue)/Indeterminate Spinner"
        let distribution = appearance.choose(light: "distribute center", dark: "distribute start")
        let spinner = appearance.choose(light: "20 × 20 @5,21 w20 h20", dark: "22 × 22 @0,20 w22 h22")
        let text = appearance.choose(light: "171 × 22 @33,20", dark: "171 × 22 @30,20")
        return """
            COMPONENT "\(name) with Label" 402 × 62 w402 h62 stack h gap0 distribute center
              group "Label" 209 × 62 @96.5,0 w209 h fill stack h gap8 align center \(distribution)
                instance "Spinner" \(spinner) → "\(name) - Regular"
                text "Text" \(text) content 171 × 22 string "Checking for Update…"
                  | font "SFPro-Regular" 17/22 left style "06 Body/1 Default"
                  | fill \(appearance.secondaryLabel)
            """
    }
}
