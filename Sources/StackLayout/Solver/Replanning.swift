/// The plan after edits: only what was declared anew is decided again, and what depends on it.
extension TreeCore {
    /// Brings the plan up to date, and queues the containers whose natural sizes are to be computed again.
    ///
    /// - Complexity: O(children of the containers that hold edited nodes), and more only where an edit makes
    ///   children definite, or no longer so.
    mutating func replanEdited() {
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
        let before = plan[slot]
        planChild(slot, of: index, box)
        let own = Int(links[slot].container)
        guard own != NodeLinks.none else { return awaitMeasuring(slot) }
        awaitNaturalSize(own)
        if !plan[slot].meansTheSameInside(as: before) { containers[own].plan.insert(.replansChildren) }
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
}

extension NodePlan {
    /// Whether children of the node are planned the same way as before.
    fileprivate func meansTheSameInside(as other: NodePlan) -> Bool {
        guard exists == other.exists else { return false }
        return Axis.allCases.allSatisfy {
            self[definite: $0] == other[definite: $0] && self[hugs: $0] == other[hugs: $0]
        }
    }
}
