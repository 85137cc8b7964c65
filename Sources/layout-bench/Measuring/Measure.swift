/// What is measured of a tree.
enum Measure: String, CaseIterable, Codable {
    case solve, copy, alone, concurrent, whole, dealt, first, build, rebuild, declare, parse, read
    // Each an edit and the solve after it.
    case nothing, still, leaf, pin, style, insert, remove, move
    // The same for rows of a feed.
    case scroll
    case resizeFirst = "resize-first"
    case resizeMiddle = "resize-middle"
    case resizeLast = "resize-last"
    case insertFirst = "insert-first"
    case insertMiddle = "insert-middle"
    case insertLast = "insert-last"
    case removeFirst = "remove-first"
    case removeMiddle = "remove-middle"
    case removeLast = "remove-last"

    /// Whether this is an edit: told in microseconds for each, not in nanoseconds a node.
    var isEdit: Bool {
        switch self {
        case .solve, .copy, .alone, .concurrent, .whole, .dealt, .first, .build, .rebuild, .declare, .parse,
            .read:
            false
        default: true
        }
    }

    /// Whether the edit needs a column of rows.
    var needsRows: Bool { isEdit && (self == .scroll || rawValue.contains("-")) }

    /// What is timed, in one line.
    var summary: String {
        switch self {
        case .solve: "a full solve of a kept tree: all sizes and positions again, all texts measured again"
        case .copy: "copying 64 bytes a node, between the solves: what the limit ratio divides by"
        case .alone: "a full solve on one thread, in turn with those on two"
        case .concurrent: "a full solve on two threads, of trees of at least 20,000 nodes"
        case .whole: "the processor time of a full solve"
        case .dealt: "of that, what cannot be dealt out and the share of the busier of two threads"
        case .first: "the first solve after building: also what is decided from declarations only"
        case .build: "making the tree node by node, in document order, its size announced"
        case .rebuild: "the same in a tree that was emptied, whose memory is there already"
        case .declare: "making a declaration of the same tree, and the tree from it"
        case .parse: "reading the tree in kit notation"
        case .read: "reading the frames of all nodes in document order"
        case .nothing: "a solve when nothing changed"
        case .leaf: "a random leaf's size on both axes"
        case .still: "a leaf's size across its line, where nobody else is resized"
        case .pin: "another place for a random child that ignores the stack"
        case .style: "the gap of a random stack"
        case .insert: "a leaf inserted at a random place of a random stack"
        case .remove: "that leaf removed"
        case .move: "a random leaf moved to another place of its stack"
        case .scroll: "the first row removed and one appended"
        case .resizeFirst: "the icon of the first row made larger or smaller"
        case .resizeMiddle: "the same in the middle"
        case .resizeLast: "the same at the end"
        case .insertFirst: "a row of six nodes inserted before all others"
        case .insertMiddle: "the same in the middle"
        case .insertLast: "the same at the end"
        case .removeFirst: "such a row removed from the front"
        case .removeMiddle: "the same from the middle"
        case .removeLast: "the same from the end"
        }
    }
}

/// Measures that are asked for together.
enum MeasureGroup: String, CaseIterable {
    case solve, concurrent, first, build, rebuild, declare, parse, read, edit, counts

    var summary: String {
        switch self {
        case .edit: "every edit that the tree has room for, and the solve after it"
        case .counts: "measure calls, allocations of a warm solve, resident bytes a node (in a process apart)"
        default: Measure(rawValue: rawValue)?.summary ?? ""
        }
    }
}
