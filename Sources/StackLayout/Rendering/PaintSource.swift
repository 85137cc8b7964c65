/// What a walk reads: the tree, and where things are in it.
struct PaintSource {
    let core: TreeCore
    /// `nil` where all has to be looked at anyway, or the tree is not solved.
    let index: PaintIndex?

    /// The next child of a level, as they stand, that may be seen, or something inside it; `nil` behind the last.
    @inline(__always)
    func next(_ level: inout PaintLevel) -> Int? {
        while level.next >= 0, level.next < level.count {
            if level.groups != PaintLevel.none, !skipHiddenGroups(&level) { break }
            let slot = level.first + level.next
            level.next += level.isBackward ? -1 : 1
            if core.isPainted(slot), mayBeSeen(slot, level.query) { return slot }
        }
        level.next = PaintLevel.none
        return nil
    }

    /// Whether a child, or something inside it, may be seen.
    @inline(__always)
    private func mayBeSeen(_ slot: Int, _ query: SIMD4<Double>) -> Bool {
        let position = core.position(of: slot)
        if PaintBox.touch(PaintBox.box(position, core.size[slot]), query) { return true }
        let container = core.links[slot].container
        guard container != NodeLinks.none, !core.declaration[slot].clipsContent else { return false }
        return mayBeSeen(insideOf: Int(container), at: position, query)
    }

    /// Whether something inside a container may be seen.
    @inline(__always)
    func mayBeSeen(insideOf container: Int, at position: SIMD2<Double>, _ query: SIMD4<Double>) -> Bool {
        guard let index else { return true }
        return PaintBox.touch(PaintBox.moved(index.content[container], by: position), query)
    }

    // MARK: Groups

    /// Goes past groups that are out of sight; false if nothing is left.
    private func skipHiddenGroups(_ level: inout PaintLevel) -> Bool {
        let mask = PaintIndex.groupSize - 1
        if level.isBackward {
            guard level.next == level.count - 1 || level.next & mask == mask else { return true }
            while level.next >= 0, let size = hiddenGroup(level) {
                level.next = (level.next >> size) << size - 1
            }
            return level.next >= 0
        }
        guard level.next & mask == 0 else { return true }
        while level.next < level.count, let size = hiddenGroup(level) {
            level.next = ((level.next >> size) + 1) << size
        }
        return level.next < level.count
    }

    /// The largest group that begins with the next child, or ends with it if the level goes backward, and is out
    /// of sight: how many children it has, as a power of two.
    private func hiddenGroup(_ level: PaintLevel) -> Int? {
        guard let index else { return nil }
        var first = level.groups
        var count = level.count
        var size = 0
        var found: Int?
        while count > PaintIndex.groupSize {
            size += PaintIndex.shift
            count = PaintIndex.parents(count)
            let group = level.next >> size
            let edge = level.isBackward ? min((group + 1) << size, level.count) - 1 : group << size
            guard level.next == edge else { return found }
            var box = index.groups[first + group]
            if size == PaintIndex.shift, level.firstChunk != PaintLevel.none {
                box = PaintBox.moved(box, by: core.shift[level.firstChunk + group])
            }
            // A larger group holds this one.
            if PaintBox.touch(box, level.query) { return found }
            found = size
            first += count
        }
        return found
    }
}
