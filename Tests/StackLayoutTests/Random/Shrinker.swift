@testable import StackLayout

/// Makes a failing tree small: takes subtrees and declarations away for as long as it still fails.
enum Shrinker {
    /// The smallest tree found, by greedy steps; at most `attempts` trees are tried.
    static func shrunk(_ root: TestNode, attempts: Int = 4000, fails: (TestNode) -> Bool) -> TestNode {
        var best = root
        var left = attempts
        var improved = true
        while improved {
            improved = false
            var path: [Int]? = []
            while let current = path, left > 0 {
                guard best.node(at: current) != nil else {
                    path = best.path(after: current)
                    continue
                }
                var changed = false
                for change in changes(of: best, at: current) where left > 0 {
                    left -= 1
                    guard let smaller = change(), fails(smaller) else { continue }
                    best = smaller
                    improved = true
                    changed = true
                    break
                }
                if !changed { path = best.path(after: current) }
            }
        }
        return best
    }

    /// Simpler trees that differ at one node, most rewarding first.
    private static func changes(of root: TestNode, at path: [Int]) -> [() -> TestNode?] {
        var changes: [() -> TestNode?] = []
        let node = root.node(at: path)!
        if path.isEmpty {
            for child in node.children { changes.append { child.asRoot } }
        } else {
            changes.append { root.removing(at: path) }
            for child in node.children { changes.append { root.replacing(at: path, with: child) } }
        }
        for simplify in simplifications {
            changes.append {
                var simpler = node
                simplify(&simpler)
                guard simpler.declarations != node.declarations else { return nil }
                return root.replacing(at: path, with: simpler)
            }
        }
        return changes
    }

    /// Every one leads towards fewer declarations, so that none can undo another for ever.
    private static let simplifications: [@Sendable (inout TestNode) -> Void] = [
        { $0.style.padding = .zero },
        { $0.style.widthLimits = .none },
        { $0.style.heightLimits = .none },
        { $0.style.widthLimits.min = 0 },
        { $0.style.heightLimits.min = 0 },
        { $0.style.gap = 0 },
        { $0.style.crossGap = 0 },
        { $0.style.wraps = false },
        { $0.style.lines = .start },
        { $0.style.alignment = .start },
        { $0.style.alignmentSelf = nil },
        { $0.style.distribution = .start },
        { $0.style.shrink = 0 },
        { $0.style.pins = nil },
        { $0.style.visibility = .visible },
        { $0.style.aspectRatio = nil },
        { $0.text = nil },
        { $0.style.content = .none },
        { $0.style.width = .hug },
        { $0.style.height = .hug },
        { if $0.style.width != .hug { $0.style.width = .fixed(10) } },
        { if $0.style.height != .hug { $0.style.height = .fixed(10) } },
        { _ = $0.text?.words.popLast() },
        { $0.style.pins = $0.style.pins.map { Pins(top: $0.top, bottom: $0.bottom, centerY: $0.centerY) } },
        { $0.style.pins = $0.style.pins.map { Pins(left: $0.left, right: $0.right, centerX: $0.centerX) } },
    ]
}

extension TestNode {
    func node(at path: [Int]) -> TestNode? {
        var node = self
        for index in path {
            guard node.children.indices.contains(index) else { return nil }
            node = node.children[index]
        }
        return node
    }

    /// The path of the next node in document order.
    fileprivate func path(after path: [Int]) -> [Int]? {
        if let node = node(at: path), !node.children.isEmpty { return path + [0] }
        var path = path
        while let last = path.popLast() {
            if let parent = node(at: path), last + 1 < parent.children.count { return path + [last + 1] }
        }
        return nil
    }

    func replacing(at path: [Int], with node: TestNode) -> TestNode {
        guard let first = path.first else { return node }
        var copy = self
        copy.children[first] = children[first].replacing(at: Array(path.dropFirst()), with: node)
        return copy
    }

    fileprivate func removing(at path: [Int]) -> TestNode {
        var copy = self
        if path.count == 1 {
            copy.children.remove(at: path[0])
        } else {
            copy.children[path[0]] = children[path[0]].removing(at: Array(path.dropFirst()))
        }
        return copy
    }

    /// The node as a root, if it can be one.
    fileprivate var asRoot: TestNode? {
        style.width.isRootSize && style.height.isRootSize ? self : nil
    }
}
