/// How the children of a line share free space, or give way when there is none (SEMANTICS 6.3–6.8).
extension Solver {
    /// Gives the children of a line their main sizes; returns how many there are and what they add up to.
    func share(
        _ line: Range<Int>, _ box: ContainerRecord, _ axis: Axis, _ space: Double
    ) -> (count: Int, sum: Double) {
        var count = 0
        var sum = 0.0
        for child in line where plan[child].isInFlow {
            let least = least(child, axis)
            size[child, axis] = least
            sum += least
            count += 1
        }
        let room = space - box.gap * Double(max(0, count - 1))
        if sum < room, box.plan.contains(.hasFills) {
            sum = settle(line, axis, room, Contest.grow)
        } else if sum > room, box.plan.contains(.hasShrinking) {
            sum = settle(line, axis, room, Contest.shrink)
        }
        return (count, sum)
    }

    /// Who takes part in a freeze loop: fills that grow from nothing, or children that give way.
    enum Contest { case grow, shrink }

    /// Where a child starts, and how strongly it grows or gives way; a rate of 0 takes no part.
    @inline(__always)
    func entry(_ child: Int, _ axis: Axis, _ contest: Contest) -> (start: Double, rate: Double) {
        switch contest {
        case .grow:
            return plan[child][mode: axis] == .fill ? (0, declared[child, axis]) : (0, 0)
        case .shrink:
            guard plan[child].shrinks else { return (0, 0) }
            let record = rare[Int(links[child].rare)]
            let padding = padding(child, axis)
            let base = max(padding, record.hug[axis.rawValue])
            return (base, record.shrink * (base - padding))
        }
    }

    /// The freeze loop (6.6, 6.8). Children start at their least; returns what all add up to in the end.
    ///
    /// Rates are taken relative to the largest that is open, so that weights of any magnitude stay finite.
    private func settle(_ line: Range<Int>, _ axis: Axis, _ room: Double, _ contest: Contest) -> Double {
        for child in line where plan[child].isInFlow {
            scratch.isOpen[child] = entry(child, axis, contest).rate > 0
        }
        var rounds = 0
        var hasFrozen = true
        while hasFrozen {
            hasFrozen = false
            rounds += 1
            var largest = 0.0
            for child in line where plan[child].isInFlow && scratch.isOpen[child] {
                largest = max(largest, entry(child, axis, contest).rate)
            }
            guard largest > 0 else { break }
            if rounds == Self.longestFreezeLoop {
                settleByBisection(line, axis, room, contest, largestRate: largest)
            }
            // a. What the frozen children leave to the open ones.
            var taken = 0.0
            var rates = 0.0
            for child in line where plan[child].isInFlow {
                guard scratch.isOpen[child] else {
                    taken += size[child, axis]
                    continue
                }
                let (start, rate) = entry(child, axis, contest)
                taken += start
                rates += rate / largest
            }
            guard rates > 0 else { break }
            let free = contest == .grow ? max(0, room - taken) : room - taken
            // b. What each wants and gets.
            let step = free / rates
            var violation = 0.0
            for child in line where plan[child].isInFlow && scratch.isOpen[child] {
                let (start, rate) = entry(child, axis, contest)
                let want = start + step * (rate / largest)
                let got = clamp(child, axis, want)
                size[child, axis] = got
                violation += got - want
            }
            // c. Freeze those that broke out on the side that weighs more.
            if violation == 0 { break }
            for child in line where plan[child].isInFlow && scratch.isOpen[child] {
                let (start, rate) = entry(child, axis, contest)
                let want = start + step * (rate / largest)
                let got = size[child, axis]
                if violation > 0 ? got > want : got < want {
                    scratch.isOpen[child] = false
                    hasFrozen = true
                }
            }
        }
        var sum = 0.0
        for child in line where plan[child].isInFlow { sum += size[child, axis] }
        return sum
    }
}
