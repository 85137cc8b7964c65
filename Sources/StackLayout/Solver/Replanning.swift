/// The plan after edits: only what was declared anew is decided again, and what depends on it.
extension TreeCore {
    /// Brings the plan up to date, and queues the containers whose natural sizes are to be computed again.
    ///
    /// - Complexity: O(children of the containers that hold edited nodes), and more only where an edit makes
    ///   children definite, or no longer so.
    mutating func replanEdited() {
        for id in edits.alone {
            guard let slot = existingSlot(of: id), plan[slot].isEdited else { continue }
            let parent = Int(links[slot].parent)
            replanChild(slot, of: parent, containers[parent])
        }
        replanContainers()
        // Planning may have moved nodes to other slots.
        for id in edits.alone {
            if let slot = existingSlot(of: id), ignoresStack(slot) { awaitPlacingAlone(slot) }
        }
        edits.alone.removeAll(keepingCapacity: true)
    }

    private mutating func replanContainers() {
        while let index = edits.toPlan.pop() {
            let all = containers[index].plan.contains(.replansChildren)
            containers[index].plan.subtract([.isEdited, .replansChildren])
            guard containers[index].isLive else { continue }
            if all { containers[index].plan.formIntersection([.own, .waiting, .followsWidths]) }
            let box = containers[index]
            if box.isDivided {
                replanChunks(of: index, box, all: all)
            } else {
                for slot in box.children where all || plan[slot].isEdited {
                    replanChild(slot, of: index, box)
                }
            }
            finishPlan(of: index)
            awaitNaturalSize(index)
        }
    }

    /// Edited nodes are in chunks that are stale.
    private mutating func replanChunks(of index: Int, _ box: ContainerRecord, all: Bool) {
        for chunk in box.chunks where all || !chunks[chunk].stale.isEmpty {
            if all { chunks[chunk].stale = .all }
            let start = chunk * Chunk.size
            for slot in start..<start + Int(chunks[chunk].count) where all || plan[slot].isEdited {
                replanChild(slot, of: index, box)
            }
        }
    }

    private mutating func replanChild(_ slot: Int, of index: Int, _ box: ContainerRecord) {
        let (before, naturalBefore) = (plan[slot], natural[slot])
        planChild(slot, of: index, box)
        let own = Int(links[slot].container)
        guard own != NodeLinks.none else { return awaitMeasuring(slot) }
        let isSameInside = plan[slot].meansTheSameInside(as: before)
        if isSameInside, !containers[own].plan.contains(.replansChildren) {
            for axis in Axis.allCases where plan[slot][hugs: axis] {
                natural[slot, axis] = naturalBefore[axis.rawValue]
            }
            return
        }
        awaitNaturalSize(own)
        if !isSameInside { containers[own].plan.insert(.replansChildren) }
        if containers[own].plan.contains(.replansChildren), !containers[own].plan.contains(.isEdited) {
            containers[own].plan.insert(.isEdited)
            edits.toPlan.push(own)
        }
    }

    /// Queues a leaf, if its content is measured or its height follows its width.
    mutating func awaitMeasuring(_ slot: Int) {
        let index = links[slot].rare
        guard index != NodeLinks.none else { return }
        if rare[Int(index)].isMeasured || plan[slot].derivesHeight { edits.leaves.append(index) }
    }

    mutating func awaitNaturalSize(_ index: Int) {
        guard !containers[index].plan.contains(.awaitsNaturalSize) else { return }
        containers[index].plan.insert(.awaitsNaturalSize)
        edits.toMeasure.push(index)
    }

    mutating func awaitPlacing(_ index: Int) {
        guard !containers[index].plan.contains(.awaitsPlacing) else { return }
        containers[index].plan.insert(.awaitsPlacing)
        edits.toPlace.push(index)
    }

    /// Queues a child that ignores the stack: its siblings and its parent's natural size do not depend on it.
    mutating func awaitPlacingAlone(_ slot: Int) {
        edits.toPlaceAlone.push(UInt64(links[slot].parent) << 32 | UInt64(slot))
    }
}

extension NodePlan {
    /// Whether children of the node are planned the same way as before.
    fileprivate func meansTheSameInside(as other: NodePlan) -> Bool {
        // What shrinks keeps its hug size, which is made anew.
        guard exists == other.exists, !shrinks, !other.shrinks else { return false }
        return Axis.allCases.allSatisfy {
            self[definite: $0] == other[definite: $0] && self[hugs: $0] == other[hugs: $0]
        }
    }
}
