import KitScreens
import StackLayout
import Testing

@Suite("Parametric parts")
struct PartTests {
    /// Without the frames that documents state.
    static func bare(_ component: Component) -> Component {
        var bare = component
        for index in bare.parts.indices { bare.parts[index].stored = nil }
        return bare
    }

    @Test("the stored progress rows are instances at one half", arguments: Appearance.allCases)
    func storedRows(appearance: Appearance) throws {
        let row = ProgressRow(0.5, appearance).component
        let stored = try #require(KitScreens.component(named: row.name))
        #expect(row == Self.bare(stored))
    }

    @Test("a bar is as long as its fraction says", arguments: [0, 0.25, 1, -3, 7, .nan] as [Double])
    func fractions(fraction: Double) throws {
        let frames = try ProgressRow(fraction, width: 320).component.derivedFrames()
        let expected = fraction.isNaN ? 0 : 288 * min(max(fraction, 0), 1)
        #expect(frames[3]?.width == expected)
    }

    @Test("the stored spinners are instances", arguments: Appearance.allCases)
    func storedSpinners(appearance: Appearance) throws {
        for spinner in [Spinner.large, .regular, .small] {
            let component = spinner.component(appearance)
            let stored = try #require(KitScreens.component(named: component.name))
            #expect(component == Self.bare(stored))
        }
    }

    @Test("spokes of any size lie inside their square, opposite each other", arguments: [7, 17, 20, 28, 70])
    func spinnersOfAnySize(side: Double) throws {
        let spinner = Spinner(side: side)
        let frames = try spinner.component().derivedFrames().compactMap { $0 }
        for turn in 0..<4 {
            let (one, other) = (frames[1 + turn], frames[5 + turn])
            #expect(abs(one.x + one.width / 2 + other.x + other.width / 2 - side) < 1e-9)
            #expect(abs(one.y + one.height / 2 + other.y + other.height / 2 - side) < 1e-9)
        }
        #expect(abs(frames[1].y) < 1e-9)
        #expect(spinner.spokeLength < side / 2)
    }

    @Test("a size of the kit has the kit's spokes; one between two lies between them")
    func spokesFollow() {
        for known in [Spinner.large, .regular, .small] {
            let spinner = Spinner(side: known.side)
            #expect(abs(spinner.spokeWidth - known.spokeWidth) < 1e-12)
            #expect(abs(spinner.spokeLength - known.spokeLength) < 1e-12)
        }
        let between = (Spinner.small.spokeLength + Spinner.regular.spokeLength) / 2
        #expect(Spinner(side: 17).spokeLength == between)
        #expect(Spinner(side: 70).spokeLength == 26)
        #expect(Spinner(side: 7).spokeWidth == 1)
    }

    @Test("the stored segmented controls are instances with five segments", arguments: Appearance.allCases)
    func storedControls(appearance: Appearance) throws {
        let segments = (1...5).map { number in
            appearance.choose(
                light: SegmentedControl.Segment("Item \(number)"),
                dark: .init("Button \(number)", texts: ["Button \(number)", "Item \(number)"]))
        }
        for (size, height) in [("Large", 48.0), ("Small", 32)] {
            for (state, isEnabled) in [("1 - Enabled", true), ("4 - Disabled", false)] {
                let name = "Segmented Controls/\(appearance.rawValue)/\(size)/\(state)"
                let control = SegmentedControl(
                    segments, height: height, isEnabled: isEnabled, appearance: appearance)
                let stored = try #require(KitScreens.component(named: name))
                #expect(control.component(named: name) == Self.bare(stored))
            }
        }
    }

    @Test("any number of segments share the track", arguments: [0, 1, 2, 3, 7, 40])
    func segments(count: Int) throws {
        let control = SegmentedControl(titles: (0..<count).map { "\($0)" }, selected: count - 1)
        let frames = try control.component(named: "Control").derivedFrames().compactMap { $0 }
        #expect(frames.count == count + 1)
        let share = (366 - 4 * Double(count - 1)) / Double(count)
        for (index, frame) in frames.dropFirst().enumerated() {
            #expect(abs(frame.width - share) < 1e-9)
            #expect(abs(frame.x - (2 + Double(index) * (share + 4))) < 1e-9)
        }
        let rounded = control.component(named: "Control").parts.dropFirst().filter {
            $0.style.corners == .max
        }
        #expect(rounded.map(\.name) == (count > 0 ? ["\(count - 1)"] : []))
    }
}
