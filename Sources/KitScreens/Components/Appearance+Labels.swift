extension Appearance {
    /// The colour of titles and of segment labels.
    var primaryLabel: String {
        choose(light: "#000000 {Labels/Light/1 Primary}", dark: "#FFFFFF {Labels/Dark/1 Primary}")
    }

    /// The colour of messages, and of spinners and their label.
    var secondaryLabel: String {
        choose(light: "#3C3C43@60% {Labels/Light/2 Secondary}", dark: "#EBEBF5@60% {Labels/Dark/2 Secondary}")
    }
}
