/// Sharing where the freeze loop would take a round for every few children (SEMANTICS 16.4).
extension Solver {
    /// The freeze loop gives up after so many rounds; nearly every line needs one or two.
    static let longestFreezeLoop = 8

    /// Gives the children of a line that are still open clamp(start ± t · rate), with the one t at which the
    /// sizes add up to what the frozen ones leave (the one-line form of 6.6 and 6.8).
    ///
    /// The sum only grows, or only falls, with t, so t is found by bisection: at most 64 looks at the line,
    /// however many limits bind. Which limits bind is known then, and the rest is shared exactly.
    func settleByBisection(
        _ line: Range<Int>, _ axis: Axis, _ room: Double, _ contest: Contest, largestRate: Double
    ) {
        var target = room
        var end = 0.0
        for child in line where plan[child].isInFlow {
            guard scratch.isOpen[child] else {
                target -= size[child, axis]
                continue
            }
            let (start, rate) = entry(child, axis, contest)
            let furthest = contest == .grow ? clamp(child, axis, room) : start
            let share = rate / largestRate
            if share > 0 { end = max(end, furthest / share) }
        }
        end = min(end, .greatestFiniteMagnitude)
        // Halving the distance in bit patterns finds a number of any magnitude; those of doubles of at least 0
        // are in the order of the numbers.
        var begin = 0.0
        while end.bitPattern - begin.bitPattern > 1 {
            let middle = Double(bitPattern: begin.bitPattern + (end.bitPattern - begin.bitPattern) / 2)
            var sum = 0.0
            for child in line where plan[child].isInFlow && scratch.isOpen[child] {
                sum += clamp(child, axis, want(child, axis, contest, largestRate, middle))
            }
            if (sum < target) == (contest == .grow) { begin = middle } else { end = middle }
        }
        freezeWhatBinds(line, axis, contest, largestRate, at: end)
    }

    /// Freezes the children that a limit binds at `step`; the freeze loop's next round shares the rest.
    private func freezeWhatBinds(
        _ line: Range<Int>, _ axis: Axis, _ contest: Contest, _ largestRate: Double, at step: Double
    ) {
        for child in line where plan[child].isInFlow && scratch.isOpen[child] {
            let want = want(child, axis, contest, largestRate, step)
            let got = clamp(child, axis, want)
            guard got != want else { continue }
            size[child, axis] = got
            scratch.isOpen[child] = false
        }
    }

    private func want(
        _ child: Int, _ axis: Axis, _ contest: Contest, _ largestRate: Double, _ step: Double
    ) -> Double {
        let (start, rate) = entry(child, axis, contest)
        return start + (contest == .grow ? step : -step) * (rate / largestRate)
    }
}
