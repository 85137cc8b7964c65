// Page "Segmented Controls": the glass that a touched segment shows, also the pressed knob of toggles and
// sliders.

extension KitScreens {
    /// The glass: the knob and its glow fill it, the shadow hangs 6 below it.
    static func touchGlass(_ appearance: Appearance) -> String {
        let style = "Controls/\(appearance.rawValue)/Knobs - Toggle/03 - Clicked"
        let shadow = appearance.choose(
            light: "59 × 36 @0,7 h36 pin left0 right0 bottom-6 opacity 70%",
            dark: "57 × 36 @1,7 h36 pin left1 right1 bottom-6")
        let glow = appearance.choose(
            light: """
                | border 1 outside #D9D9D9 blend plus-darker border 0.5 outside #FFFFFF@45%
                """,
            dark: """
                | border 1 outside #000000@20% blend plus-darker
                """)
        let glass = appearance.choose(
            light: "glass radius0 saturation1 brightness1 distortion0.07 depth0.4 chromatic0",
            dark: "glass radius0 saturation1 brightness1.2 distortion0.08 depth0.4 chromatic0.4")
        return """
            COMPONENT "Segmented Controls//Glass/\(appearance.rawValue)" 59 × 37 w59 h37 free
              rect "Knob Shadow" \(shadow)
                | corners max border 1 inside #000000 blur gaussian radius3
                | layerStyle "\(style) - Shadow"
              rect "Knob Glow" 59 × 37 @0,0 pin left0 right0 top0 bottom0 corners 50
                \(glow)
                | layerStyle "\(style) - Glow"
              rect "Knob" 59 × 37 @0,0 pin left0 right0 top0 bottom0 corners 50
                | inner x0 y-4 blur0.5 spread-4 #666666 blend plus-lighter
                | inner x0 y4 blur0.5 spread-4 #666666 blend plus-lighter
                | inner x0 y-1 blur0 spread-0.25 #171717 blend plus-lighter
                | inner x0 y1 blur0 spread-0.25 #171717 blend plus-lighter
                | inner x0 y20 blur20 spread-20 #F2F2F2 blend plus-darker
                | inner x0 y-40 blur10 spread-40 #333333 blend plus-lighter
                | inner x0 y40 blur10 spread-40 #333333 blend plus-lighter
                | blur \(glass)
            """
    }
}
