import StackLayout

/// A rectangle of character cells.
struct Canvas {
    let width: Int
    let height: Int
    private var cells: [Character]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        cells = Array(repeating: " ", count: width * height)
    }

    /// The cells as lines, without the spaces at their ends.
    var lines: [String] {
        (0..<height).map { row in
            var line = String(cells[row * width..<(row + 1) * width])
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Sets a cell, if it is on the canvas and inside of the clip.
    mutating func set(_ character: Character, _ x: Int, _ y: Int, clip: Rect?) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return }
        if let clip, !clip.contains(Point(Double(x), Double(y))) { return }
        cells[y * width + x] = character
    }

    mutating func write(_ text: some Sequence<Character>, _ x: Int, _ y: Int, clip: Rect?) {
        for (offset, character) in text.enumerated() { set(character, x + offset, y, clip: clip) }
    }

    /// Draws a box around a frame of whole cells, and empties it.
    mutating func box(_ frame: Rect, isRound: Bool, clip: Rect?) {
        let (left, top) = (Int(frame.x), Int(frame.y))
        let (right, bottom) = (left + Int(frame.width) - 1, top + Int(frame.height) - 1)
        guard right > left, bottom > top else { return }
        for y in top...bottom {
            for x in left...right { set(" ", x, y, clip: clip) }
            set("│", left, y, clip: clip)
            set("│", right, y, clip: clip)
        }
        for x in left...right {
            set("─", x, top, clip: clip)
            set("─", x, bottom, clip: clip)
        }
        set(isRound ? "╭" : "┌", left, top, clip: clip)
        set(isRound ? "╮" : "┐", right, top, clip: clip)
        set(isRound ? "╰" : "└", left, bottom, clip: clip)
        set(isRound ? "╯" : "┘", right, bottom, clip: clip)
    }
}
