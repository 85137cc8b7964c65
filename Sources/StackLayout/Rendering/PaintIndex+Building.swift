extension LayoutTree {
    /// The index of a solved tree, brought up to date.
    var paintIndex: PaintIndex { storage.index { $0.update(storage.core) } }
}

extension PaintIndex {
    /// Brings the index up to date with the frames of a solved tree.
    ///
    /// - Complexity: O(nodes) after a full solve, else O(children that the solves since placed, and siblings of
    ///   their ancestors as far as boxes changed; in long stacks, and where only a box inside changed, 64 and a
    ///   step for each 64 others).
    mutating func update(_ core: TreeCore) {
        let log = core.placed
        if epoch != log.epoch || wastedGroups > max(1024, groups.count / 2) {
            makeAnew(core)
        } else {
            grow(to: core.containerCount)
            var waiting = IndexQueue(largestFirst: true)
            for entry in log.entries[consumed...] { note(entry, core, &waiting) }
            var last = -1
            // Children before parents: containers stand behind their parents.
            while let index = waiting.pop() {
                guard index != last else { continue }
                last = index
                let before = content[index]
                refresh(index, core)
                guard index != 0, content[index] != before else { continue }
                let slot = Int(core.containers[index].node)
                let parent = Int(core.links[slot].parent)
                markGroup(of: slot, in: parent, core.containers[parent])
                waiting.push(parent)
            }
        }
        epoch = log.epoch
        consumed = log.entries.count
    }

    private mutating func makeAnew(_ core: TreeCore) {
        content.removeAll(keepingCapacity: true)
        grouping.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        staleGroups.removeAll(keepingCapacity: true)
        wastedGroups = 0
        grow(to: core.containerCount)
        for index in stride(from: core.containerCount - 1, through: 0, by: -1) { refresh(index, core) }
    }

    private mutating func grow(to count: Int) {
        guard content.count < count else { return }
        let added = count - content.count
        content.append(contentsOf: repeatElement(PaintBox.empty, count: added))
        grouping.append(contentsOf: repeatElement(Grouping(), count: added))
    }

    // MARK: What is to be looked at

    private mutating func note(_ entry: PlacedLog.Entry, _ core: TreeCore, _ waiting: inout IndexQueue) {
        let index = Int(entry.container)
        waiting.push(index)
        let record = core.containers[index]
        guard record.isLive else { return }
        makeRoomForGroups(of: index, record)
        let count = Self.parents(Int(grouping[index].slots))
        guard grouping[index].first != Grouping.none else { return }
        let first = Int(grouping[index].first)
        if Int(entry.chunk) == PlacedLog.allChunks {
            for group in 0..<count { staleGroups[first + group] = true }
        } else if Int(entry.chunk) < count {
            staleGroups[first + Int(entry.chunk)] = true
        }
    }

    private mutating func markGroup(of slot: Int, in index: Int, _ record: ContainerRecord) {
        guard grouping[index].first != Grouping.none else { return }
        staleGroups[Int(grouping[index].first) + (slot - Int(record.first)) >> Self.shift] = true
    }

    /// Makes sure that a container has the groups that its children need; those that are new are stale.
    private mutating func makeRoomForGroups(of index: Int, _ record: ContainerRecord) {
        let old = grouping[index]
        guard old.slots != record.count || old.isDivided != record.isDivided else { return }
        let needed = Self.groupCount(Int(record.count))
        wastedGroups += old.first == Grouping.none ? 0 : Self.groupCount(Int(old.slots))
        grouping[index] = Grouping(
            first: needed == 0 ? Grouping.none : UInt32(groups.count), slots: record.count,
            isDivided: record.isDivided)
        let first = groups.count
        groups.append(contentsOf: repeatElement(PaintBox.empty, count: needed))
        staleGroups.append(contentsOf: repeatElement(true, count: needed))
        // The chunks of a stack that grows or moves stay what they are.
        guard needed > 0, old.first != Grouping.none, old.isDivided, record.isDivided else { return }
        for group in 0..<min(Self.parents(Int(old.slots)), Self.parents(Int(record.count))) {
            groups[first + group] = groups[Int(old.first) + group]
            staleGroups[first + group] = staleGroups[Int(old.first) + group]
        }
    }

    // MARK: Boxes

    /// Computes what is inside a container from what is inside its children.
    private mutating func refresh(_ index: Int, _ core: TreeCore) {
        let record = core.containers[index]
        guard record.isLive, !record.plan.contains(.absent) else { return }
        makeRoomForGroups(of: index, record)
        if grouping[index].first == Grouping.none {
            content[index] = covered(by: record.children, isInChunk: false, core)
        } else {
            content[index] = PaintBox.widened(refreshGroups(Int(grouping[index].first), record, core))
        }
    }

    /// Computes the stale groups of a container, then those of groups; returns what they cover together.
    private mutating func refreshGroups(
        _ first: Int, _ record: ContainerRecord, _ core: TreeCore
    ) -> SIMD4<Double> {
        let slots = record.children
        var first = first
        var size = Self.parents(slots.count)
        for group in 0..<size where staleGroups[first + group] {
            let start = slots.lowerBound + group << Self.shift
            let end = min(start + Self.groupSize, slots.upperBound)
            groups[first + group] = covered(by: start..<end, isInChunk: record.isDivided, core)
            staleGroups[first + group] = false
        }
        var firstChunk = record.isDivided ? slots.lowerBound >> Self.shift : nil
        while size > Self.groupSize {
            let (below, count) = (first, size)
            first += size
            size = Self.parents(size)
            for group in 0..<size {
                let start = group << Self.shift
                let range = start..<min(start + Self.groupSize, count)
                groups[first + group] = union(below, range, firstChunk, core)
            }
            firstChunk = nil
        }
        return union(first, 0..<size, firstChunk, core)
    }

    /// What some groups cover, those of a long stack where its chunks are.
    private func union(
        _ first: Int, _ range: Range<Int>, _ firstChunk: Int?, _ core: TreeCore
    ) -> SIMD4<Double> {
        var box = PaintBox.empty
        guard let firstChunk else {
            for group in range { box = pointwiseMin(box, groups[first + group]) }
            return box
        }
        for group in range {
            let shift = core.shift[firstChunk + group]
            box = pointwiseMin(box, PaintBox.moved(groups[first + group], by: shift))
        }
        return PaintBox.widened(box)
    }

    /// What children and all that is inside them cover, relative to their container or to their chunk.
    private func covered(by slots: Range<Int>, isInChunk: Bool, _ core: TreeCore) -> SIMD4<Double> {
        var box = PaintBox.empty
        for slot in slots where core.isPainted(slot) {
            let position = isInChunk ? core.position[slot] : core.position(of: slot)
            box = pointwiseMin(box, PaintBox.box(position, core.size[slot]))
            let own = core.links[slot].container
            if own != NodeLinks.none, !core.declaration[slot].clipsContent {
                box = pointwiseMin(box, PaintBox.moved(content[Int(own)], by: position))
            }
        }
        return PaintBox.widened(box)
    }
}
