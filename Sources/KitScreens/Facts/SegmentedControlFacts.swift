extension KitScreens {
    /// Page "Segmented Controls".
    static let segmentedControlFacts: [Fact] = Appearance.allCases.flatMap { appearance in
        ControlSize.allCases.flatMap { controlFacts($0, appearance) } + segmentFacts(appearance)
            + glassFacts(appearance)
    }

    private static func controlFacts(_ size: ControlSize, _ appearance: Appearance) -> [Fact] {
        let names = ControlState.allCases.map {
            "Segmented Controls/\(appearance.rawValue)/\(size.rawValue)/\($0.rawValue)"
        }
        let word = appearance.choose(light: "Item", dark: "Button")
        let segments = (1...5).map { "\(word) \($0)" }
        let trackHeight = Double(size.trackHeight)
        var facts = FactList(page: .segmentedControls)
        facts.add(names, "5 × 70 + 4 × 4 + 2 × 2 = 370", 370) { control in
            let gap = control[segments[1]].x - control[segments[0]].right
            let widths = segments.map { control[$0].width }.reduce(0, +)
            return widths + 4 * gap + 2 * control[segments[0]].x
        }
        for (segment, next) in zip(segments, segments.dropFirst()) {
            facts.add(names, "Gap 4 before \(next)", 4) {
                $0[next].x - $0[segment].right
            }
        }
        facts.add(names, "Padding 2 at the left", 2) { $0[segments[0]].x }
        facts.add(names, "Padding 2 at the right", 2) {
            $0.root.width - $0[segments[4]].right
        }
        facts.add(names, "Padding 2 below", 2) {
            $0.root.height - $0[segments[0]].bottom
        }
        facts.add(names, "Segment height = track height − 4", trackHeight - 4) {
            $0[segments[0]].height
        }
        facts.add(names, "Track corners max", trackHeight / 2) { $0.radius(".") }
        facts.add(names, "Selected segment corners max", trackHeight / 2 - 2) {
            $0.radius(segments[0])
        }
        return facts.facts
    }

    private static func segmentFacts(_ appearance: Appearance) -> [Fact] {
        let names = SegmentState.allCases.map { "Segmented Controls//\(appearance.rawValue)/\($0.rawValue)" }
        let touched = [names[1]]
        var facts = FactList(page: .segmentedControls)
        facts.add(names, "Label inset 4 left", 4) { $0["Label"].x }
        facts.add(names, "Label inset 4 right", 4) {
            $0.root.width - $0["Label"].right
        }
        facts.add(names, "28 − 18 = 10", 10) { $0.root.height - $0["Label"].height }
        facts.add(names, "Label inset 5 above", 5) { $0["Label"].y }
        facts.add(names, "Label inset 5 below", 5) {
            $0.root.height - $0["Label"].bottom
        }
        facts.add([names[2]], "Selected: corners max", 14) { $0.radius(".") }
        facts.add(touched, "Glass overhangs by 10 at the left", 10) { -$0["Glass"].x }
        facts.add(touched, "Glass overhangs by 10 at the right", 10) {
            $0["Glass"].right - $0.root.width
        }
        facts.add(touched, "Glass overhangs by 7 above", 7) { -$0["Glass"].y }
        facts.add(touched, "Glass overhangs by 7 below", 7) {
            $0["Glass"].bottom - $0.root.height
        }
        // 50 is more than half of 42: the corners meet.
        facts.add(touched, "Placed glass: corners 50 in 100 × 42", 21) {
            $0.radius("Glass")
        }
        return facts.facts
    }

    private static func glassFacts(_ appearance: Appearance) -> [Fact] {
        let names = ["Segmented Controls//Glass/\(appearance.rawValue)"]
        var facts = FactList(page: .segmentedControls)
        facts.add(names, "Knob: corners 50 in 59 × 37", 18.5) { $0.radius("Knob") }
        facts.add(names, "Knob Shadow corners max", 18) { $0.radius("Knob Shadow") }
        facts.add(names, "Knob Shadow is centred across", 29.5) {
            $0["Knob Shadow"].centerX
        }
        return facts.facts
    }
}
