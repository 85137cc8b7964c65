import StackLayout

/// A screen solved in one variant, and what is wrong with it.
public struct ScreenCheck: Sendable {
    public let screen: MeasuredScreen
    /// The frames relative to the root, by the index of the part; `nil` for parts that are hidden.
    public let frames: [Rect?]
    public private(set) var findings: [VariantFinding] = []

    /// What may be off without being a finding, in points.
    private static let tolerance = 0.5

    /// Solves a screen and checks it.
    ///
    /// - Throws: What `LayoutTree` throws for a declaration that it refuses.
    /// - Complexity: O(parts + characters), and overlaps in O(k log k + pairs that share a height) for k texts,
    ///   symbols, controls and bars.
    public init(_ screen: MeasuredScreen) throws(LayoutError) {
        self.screen = screen
        var frames = try screen.derivedFrames()
        for (index, part) in screen.component.parts.enumerated() {
            guard let parent = part.parent, let origin = frames[parent] else { continue }
            frames[index]?.x += origin.x
            frames[index]?.y += origin.y
        }
        self.frames = frames
        for index in screen.component.parts.indices { check(index) }
        checkOverlaps()
    }

    private mutating func add(_ rule: MatrixRule, _ part: Int, _ amount: Double, other: Int? = nil) {
        findings.append(VariantFinding(rule: rule, part: part, other: other, amount: amount))
    }

    private mutating func check(_ index: Int) {
        guard let frame = frames[index], let root = frames[0] else { return }
        let part = screen.component.parts[index]
        if let text = screen.text(of: index) {
            let padding = part.style.padding
            let width = frame.width - padding.left - padding.right
            let room = frame.height - padding.top - padding.bottom
            let layout = text.layout(in: max(width, 0))
            // Half a line may be missing before letters are cut: boxes are higher than letters.
            if layout.truncation != nil || layout.height > room + text.lineHeight / 4 {
                add(.truncation, index, max(layout.height - room, 0))
            }
            if text.longestWordWidth > width + Self.tolerance {
                add(.brokenWord, index, text.longestWordWidth - width)
            }
        }
        let isText = part.look.string != nil || !part.look.glyphs.isEmpty && part.look.layer == .text
        if part.parent != nil, isText || part.isControl {
            let beyond = max(
                -frame.x, -frame.y, frame.x + frame.width - root.width, frame.y + frame.height - root.height)
            if beyond > Self.tolerance { add(.overflow, index, beyond) }
        }
        if part.isControl, min(frame.width, frame.height) < 44 {
            add(.smallTarget, index, min(frame.width, frame.height))
        }
        if part.look.string != nil, let colors = screen.component.colors(of: index) {
            let contrast = colors.text.contrast(with: colors.background)
            if contrast < 4.5 { add(.lowContrast, index, contrast) }
        }
    }

    /// Looks for parts that lie over each other: sorted by their upper edges, each against those that begin
    /// before it ends.
    private mutating func checkOverlaps() {
        let parts = screen.component.parts
        let boxes = parts.indices.filter {
            parts[$0].takesRoom && parts[$0].parent != nil && frames[$0] != nil
        }
        .sorted { (frames[$0]?.y ?? 0, $0) < (frames[$1]?.y ?? 0, $1) }
        for (place, first) in boxes.enumerated() {
            guard let upper = frames[first] else { continue }
            for second in boxes[(place + 1)...] {
                guard let lower = frames[second], lower.y < upper.y + upper.height - Self.tolerance else {
                    break
                }
                let across = min(upper.x + upper.width, lower.x + lower.width) - max(upper.x, lower.x)
                let down = min(upper.y + upper.height, lower.y + lower.height) - lower.y
                guard across > Self.tolerance, down > Self.tolerance, !isInside(first, second) else {
                    continue
                }
                add(.overlap, max(first, second), min(across, down), other: min(first, second))
            }
        }
    }

    /// Whether one part holds the other.
    private func isInside(_ one: Int, _ other: Int) -> Bool {
        var current = screen.component.parts[max(one, other)].parent
        while let index = current {
            if index == min(one, other) { return true }
            current = screen.component.parts[index].parent
        }
        return false
    }
}

extension Part {
    /// Whether the part shows a button or a segment, which fingers are to hit.
    var isControl: Bool {
        guard let symbol = look.symbol else { return false }
        return symbol.hasPrefix("Buttons/")
            || symbol.hasPrefix("Segmented Controls//") && !symbol.contains("/Glass/")
    }

    /// Whether other parts should keep off: texts, symbols, controls and bars. What floats over a control, such
    /// as its glass, may lie over things.
    var takesRoom: Bool {
        if look.layer == .text { return true }
        return look.layer == .instance && look.symbol?.contains("/Glass/") != true
    }
}
