// Page "Segmented Controls": the controls and their segments; `TouchGlass.swift` has the glass.

/// The sizes of segmented controls.
enum ControlSize: String, CaseIterable {
    case large = "Large"
    case small = "Small"

    /// The height of the track.
    var trackHeight: Int { self == .large ? 48 : 32 }
    /// The stored height of a segment.
    var segmentHeight: Int { self == .large ? 44 : 28 }
}

/// The states of a control as a whole.
enum ControlState: String, CaseIterable {
    case enabled = "1 - Enabled"
    case disabled = "4 - Disabled"
}

/// The states of a segment.
enum SegmentState: String, CaseIterable {
    case unselected = "1 - Unselected"
    case touch = "3 - Touch"
    case selected = "5 - Selected"
}

extension KitScreens {
    /// A track with five segments that share it; the first is selected.
    static func segmentedControl(
        _ size: ControlSize, _ state: ControlState, _ appearance: Appearance
    ) -> String {
        let name = "Segmented Controls/\(appearance.rawValue)/\(size.rawValue)/\(state.rawValue)"
        let fill = appearance.choose(
            light: "#767680@12% {Fills/Light/3 Tertiary}", dark: "#767680@24% {Fills/Dark/3 Tertiary}")
        let opacity = state == .disabled ? " opacity 50%" : ""
        let track = """
            COMPONENT "\(name)" 370 × \(size.trackHeight)
              | w370 h\(size.trackHeight) corners max stack h gap4 pad2,2,2,2 fill \(fill) + #FFFFFF\(opacity)
            """
        let storedXs = [2, 76, 150, 224, 298]
        let segments = storedXs.indices.map { index -> String in
            let number = index + 1
            let segment = appearance.choose(light: "Item \(number)", dark: "Button \(number)")
            let state = index == 0 ? SegmentState.selected : .unselected
            let corners = index == 0 ? " corners max" : ""
            let overrides = appearance.choose(
                light: "",
                dark: " override \"text\" \"Button \(number)\" override \"text\" \"Item \(number)\"")
            return """
                  instance "\(segment)" 70 × \(size.segmentHeight) @\(storedXs[index]),2 w fill h fill\(corners)
                    | → "Segmented Controls//\(appearance.rawValue)/\(state.rawValue)"\(overrides)
                """
        }
        return ([track] + segments).joined(separator: "\n")
    }

    /// The master of a segment. A touched one has the glass centred over it, larger than itself.
    static func segment(_ state: SegmentState, _ appearance: Appearance) -> String {
        let name = "Segmented Controls//\(appearance.rawValue)/\(state.rawValue)"
        // The label's text style is not bound, and black has no swatch here.
        let color = appearance.choose(light: "#000000", dark: appearance.primaryLabel)
        let isSelected = state == .selected
        let label = """
              text "Label" 72 × 18 @4,5 w fill h fill string "Label"\(isSelected ? " mask" : "")
                | font "SFPro-\(isSelected ? "Semibold" : "Medium")" 13.33/18 tracking-0.4 center
                | fill \(color)
            """
        let root = """
            COMPONENT "\(name)" 80 × 28 w80 h28 stack h gap0 pad5,4,5,4
              | \(segmentLook(state, appearance))
            """
        let glass = """
              instance "Glass" 100 × 42 @-10,-7 w100 h42 pin centerX0 centerY0 corners 50
                | → "Segmented Controls//Glass/\(appearance.rawValue)"
            """
        return ([root, label] + (state == .touch ? [glass] : [])).joined(separator: "\n")
    }

    private static func segmentLook(_ state: SegmentState, _ appearance: Appearance) -> String {
        guard state == .selected else { return "fill #5856D6" }
        return appearance.choose(
            light: "corners max fill #FFFFFF shadow x0 y2 blur20 spread0 #000000@6%",
            dark: "corners max fill #FFFFFF@27%")
    }
}
