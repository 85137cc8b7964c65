/// A tree in pieces that do not depend on each other: some subtrees each, of about the same size together, below
/// a top that all of them hang on.
///
/// Cutting lasts until containers are added or moved, or stand in another order; moved blocks and removed
/// containers do not matter.
final class Pieces: Sendable {
    /// Containers in runs of consecutive ones, parents before children.
    typealias Runs = [Range<Int>]

    /// The containers above the subtrees, without the forest.
    let top: Runs
    let pieces: [Runs]
    /// Where in a stream with room for every container each piece may begin to use as many as it has.
    let offsets: [Int]

    /// Enough that several threads end at about the same time, whoever is slower.
    static let most = 32
    /// Trees of fewer slots cost more to deal out than to solve.
    static let smallestTree = 16_384

    /// Cuts where the longest stretch of work for one of two threads is shortest; into no pieces at all if the tree
    /// is not worth it, or one path holds most of it.
    ///
    /// - Complexity: O(containers).
    init(_ core: TreeCore, smallestTree: Int) {
        var runs: [Runs] = []
        if core.slotCount >= smallestTree {
            let outline = Outline(core)
            if let depth = outline.bestCut {
                runs = outline.runs(of: outline.labels(cutAt: depth), core)
            }
        }
        top = runs.first ?? []
        pieces = Array(runs.dropFirst())
        var offset = 0
        offsets = pieces.map { runs in
            defer { offset += runs.reduce(0) { $0 + $1.count } }
            return offset
        }
    }
}

/// What cutting needs to know of each container; what it says of removed ones does not matter.
private struct Outline {
    private var parents: [UInt32] = []
    private var depths: [UInt32] = []
    /// Containers and children in the container's subtree.
    private var sizes: [UInt32] = []

    init(_ core: TreeCore) {
        parents.reserveCapacity(core.containerCount)
        depths.reserveCapacity(core.containerCount)
        sizes.reserveCapacity(core.containerCount)
        for index in 0..<core.containerCount {
            let box = core.containers[index]
            let isAttached = index > 0 && box.isLive
            let parent = isAttached ? core.links[Int(box.node)].parent : 0
            parents.append(parent)
            depths.append(isAttached ? depths[Int(parent)] + 1 : 0)
            sizes.append(box.isLive ? 1 + box.count : 0)
        }
        for index in stride(from: core.containerCount - 1, to: 0, by: -1) {
            sizes[Int(parents[index])] += sizes[index]
        }
    }

    /// The depth at which subtrees are to begin; `nil` if one thread would do most of the work anyway.
    var bestCut: Int? {
        let count = Int(depths.max() ?? 0) + 1
        var totals = [Int](repeating: 0, count: count)
        var largest = [Int](repeating: 0, count: count)
        for (depth, size) in zip(depths, sizes) {
            totals[Int(depth)] += Int(size)
            largest[Int(depth)] = max(largest[Int(depth)], Int(size))
        }
        let all = totals[0]
        // The top's work, and of what is below it a half or the largest subtree.
        let lengths = (0..<count).map { all - totals[$0] + max(largest[$0], totals[$0] / 2) }
        guard let least = lengths.min(), least < all / 8 * 7 else { return nil }
        return lengths.firstIndex(of: least)
    }

    /// Each container's piece, counted from 1; 0 for the top.
    func labels(cutAt cut: Int) -> [UInt8] {
        let all = zip(depths, sizes).reduce(0) { $0 + ($1.0 == UInt32(cut) ? Int($1.1) : 0) }
        var labels = [UInt8](repeating: 0, count: depths.count)
        var taken = 0
        for index in depths.indices where Int(depths[index]) >= cut {
            if Int(depths[index]) > cut {
                labels[index] = labels[Int(parents[index])]
            } else {
                labels[index] = UInt8(1 + min(Pieces.most - 1, taken * Pieces.most / all))
                taken += Int(sizes[index])
            }
        }
        return labels
    }

    /// The runs of containers of each label.
    func runs(of labels: [UInt8], _ core: TreeCore) -> [Pieces.Runs] {
        var runs = [Pieces.Runs](repeating: [], count: Pieces.most + 1)
        var start = 1
        for index in labels.indices.dropFirst() {
            let ends = index + 1 == labels.count || labels[index + 1] != labels[index]
            guard ends else { continue }
            runs[Int(labels[index])].append(start..<index + 1)
            start = index + 1
        }
        return [runs[0]] + runs.dropFirst().filter { !$0.isEmpty }
    }
}
