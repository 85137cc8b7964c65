extension KitScreens {
    /// Page "Progress Indicators".
    static let progressFacts: [Fact] = {
        let names = { (kind: String) in ["Light", "Dark"].map { "Progress Indicators/\($0)/\(kind)" } }
        let rows = names("Table View Row")
        let labels = names("Indeterminate Spinner with Label")
        var facts = FactList(page: .progressIndicators)
        facts.add(rows, "16 left of the row", 16) { $0["Stack"].x }
        facts.add(rows, "16 right of the row", 16) {
            $0.root.width - $0["Stack"].right
        }
        facts.add(rows, "Track 20 from the top", 20) { $0["Stack/Stack"].y }
        facts.add(rows, "44 − 20 − 4 = 20 below", 20) {
            $0["Stack"].height - $0["Stack/Stack"].bottom
        }
        facts.add(rows, "185 / 370 = 50%", 0.5) {
            $0["Stack/Stack/Fill"].width / $0["Stack/Stack"].width
        }
        facts.add(rows, "Track corners max", 2) { $0.radius("Stack/Stack") }
        facts.add(rows, "Fill corners max", 2) { $0.radius("Stack/Stack/Fill") }
        for size in SpinnerSize.allCases {
            facts.facts += spinnerFacts(size, names("Indeterminate Spinner - \(size.rawValue)"))
        }
        facts.add(labels, "The group is centred", 201) { $0["Label"].centerX }
        facts.add(labels, "Spinner-to-text gap 8", 8) {
            $0["Label/Text"].x - $0["Label/Spinner"].right
        }
        facts.add(labels, "Spinner and text have one centre line", 0) {
            $0["Label/Text"].centerY - $0["Label/Spinner"].centerY
        }
        return facts.facts
    }()

    private static func spinnerFacts(_ size: SpinnerSize, _ names: [String]) -> [Fact] {
        let angles = [0, 45, 90, 135, 180, 225, 270, 325]
        var facts = FactList(page: .progressIndicators)
        facts.add(names, "Spokes corners max", size.spokeWidth / 2) { $0.radius("0") }
        facts.add(names, "The spoke at 0 touches the edge", 0) { $0["0"].y }
        for (angle, opposite) in zip(angles, angles.dropFirst(4)) {
            let sentence = "The spokes \(angle) and \(opposite) lie opposite each other"
            facts.add(names, sentence + ", across", size.side / 2) {
                ($0["\(angle)"].centerX + $0["\(opposite)"].centerX) / 2
            }
            facts.add(names, sentence + ", down", size.side / 2) {
                ($0["\(angle)"].centerY + $0["\(opposite)"].centerY) / 2
            }
        }
        return facts.facts
    }
}
