@testable import StackLayout

extension RandomTree {
    /// A number of the range, on a grid of 1/4 unless the profile is off it.
    mutating func number(_ range: ClosedRange<Double>) -> Double {
        let number = random.double(range)
        if profile.has(.offGrid), random.chance(0.8) { return number }
        let onGrid = random.chance(0.7) ? number.rounded() : (number * 4).rounded() / 4
        return min(max(onGrid, range.lowerBound), range.upperBound)
    }

    mutating func padding() -> EdgeInsets {
        let most = profile.has(.overflow) && random.chance(0.3) ? 40.0 : 12
        if random.chance(0.3) { return .all(number(0...most)) }
        return EdgeInsets(
            top: number(0...most), right: number(0...most), bottom: number(0...most), left: number(0...most))
    }

    mutating func alignment() -> Alignment {
        var alignments: [Alignment] = [.start, .center, .end, .stretch, .stretch]
        if profile.has(.baseline) { alignments += [.baseline, .baseline, .baseline, .baseline] }
        return random.pick(alignments)
    }

    mutating func size(_ style: inout Style, _ axis: Axis, isContainer: Bool) {
        if profile.has(.fraction), random.chance(profile.features.count < 5 ? 0.35 : 0.12) {
            style.setSizing(.fraction(random.pick([0, 0.25, 0.5, 0.5, 0.75, 1, 1, 0.2, 0.4, 1.5])), axis)
            return
        }
        switch random.double(0...1) {
        case ..<(isContainer ? 0.25 : 0.4):
            let most = profile.has(.overflow) ? 60.0 : isContainer ? 300 : 80
            style.setSizing(.fixed(random.chance(0.1) ? 0 : number(0...most)), axis)
        case ..<0.65: break
        default:
            let extreme = profile.has(.extremes) && random.chance(0.3)
            let weights = extreme ? [0, 0, 1e-12, 1e-6, 1e6, 1e12] : [1, 1, 1, 1, 2, 3, 0.5, 0, 1.5]
            style.setSizing(.fill(weight: random.pick(weights)), axis)
        }
    }

    mutating func limit(_ style: inout Style) {
        guard profile.has(.limits) else { return }
        let isContainer = style.kind != .leaf
        for axis in Axis.allCases {
            if random.chance(0.25) { style.setMin(number(0...(isContainer ? 160 : 80)), axis) }
            if random.chance(0.25) { style.setMax(number(0...(isContainer ? 200 : 80)), axis) }
            if profile.has(.extremes), random.chance(0.1) {
                style.setMin(number(50...120), axis)
                style.setMax(number(0...50), axis)
            }
        }
    }

    mutating func pins() -> Pins {
        var pins = Pins()
        for axis in Axis.allCases {
            let loose = profile.has(.looseEnds)
            switch random.int(0...(loose ? 6 : 3)) {
            case 0: pins.set(axis, center: random.chance(0.4) ? 0 : number(-20...20))
            case 1: pins.set(axis, near: number(-20...60))
            case 2: pins.set(axis, far: number(-20...60))
            case 3: pins.set(axis, near: number(-10...40), far: number(-10...40))
            case 4: break
            case 5: pins.set(axis, near: number(-20...60), center: number(-20...20))
            default: pins.set(axis, near: number(-20...60), far: number(-20...60), center: number(-20...20))
            }
        }
        return pins
    }
}

extension Pins {
    fileprivate mutating func set(
        _ axis: Axis, near: Double? = nil, far: Double? = nil, center: Double? = nil
    ) {
        if axis == .horizontal {
            (left, right, centerX) = (near, far, center)
        } else {
            (top, bottom, centerY) = (near, far, center)
        }
    }
}
